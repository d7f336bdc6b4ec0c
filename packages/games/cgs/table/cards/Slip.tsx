/** A card as a slip of paper: its emblem, its name and what counts. Hold it, or press the space bar, to see it large. */
import { packEmblem } from '@hortus/cards/pack-face';
import { useEffect, useMemo } from 'preact/hooks';
import type { Design } from '../../src/index.ts';
import { type Desk, titleOf } from '../desk.ts';
import { walkSlips } from '../motion/walk.ts';
import { linesOf, slipWords } from '../says/explain.ts';
import { said } from '../says/say.ts';
import { useCard } from './use-card.ts';

interface Props {
  readonly desk: Desk;
  readonly design: Design;
  /** In the reader's own hand. */
  readonly face?: number;
  readonly count?: number;
  readonly isLit?: boolean;
  readonly isChosen?: boolean;
  /** A hint points to this one. */
  readonly isHinted?: boolean;
  readonly isBarred?: boolean;
  readonly mark?: string | undefined;
  press?(anchor: Element): void;
}

/** Playable only after something else. */
const hasGate = ({ card }: Design): boolean =>
  [...card.attributes.conditions.keys()].some((name) => name.startsWith('PlayIfBuildsite'));

export function Slip(props: Props) {
  const { desk, design, face, count = 1, isLit, isChosen, isHinted, isBarred, press } = props;
  const mark = props.mark ?? (isLit && hasGate(design) ? said('gate.met') : undefined);
  const { button, held, show, on } = useCard(desk, design.index, face);
  const emblem = useMemo(() => packEmblem(design.card), [design]);
  const role = design.card.attributes.globals.get('Roleplay');
  const names = [
    'cgs-slip',
    design.isAdventure ? 'adventure' : 'support',
    design.card.gold ? 'gold' : '',
    isLit ? 'lit' : '',
    isChosen ? 'chosen' : '',
    isHinted ? 'hinted' : '',
    isBarred ? 'barred' : '',
  ];
  useEffect(() => {
    if (isHinted) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHinted]);
  const copies = count > 1 ? said('copies', { count }) : '';
  return (
    <button
      ref={button}
      type="button"
      class={names.filter(Boolean).join(' ')}
      aria-label={[slipWords(design), copies, mark].filter(Boolean).join('. ')}
      aria-pressed={isChosen}
      data-card={design.index}
      {...on}
      onKeyDown={(event) => {
        if (event.key !== ' ') return walkSlips(event);
        event.preventDefault();
        show();
      }}
      onClick={(event) => {
        if (held.current) return;
        if (press === undefined) show();
        else press(event.currentTarget);
      }}
    >
      <span
        class="cgs-slip-emblem"
        aria-hidden="true"
        // Drawn from the card's identity, without any text that people wrote.
        dangerouslySetInnerHTML={{ __html: emblem }}
      />
      <span class="cgs-slip-title">
        {titleOf(design)}
        {count > 1 ? <b class="cgs-slip-count"> ×{count}</b> : null}
      </span>
      {role === undefined ? null : <span class="cgs-slip-role">{said(`role.${role}`)}</span>}
      {linesOf(design).map(({ kind, text }) => (
        <span key={kind} class={`cgs-slip-line ${kind}`}>
          {kind === 'covers' || kind === 'trick' || kind === 'own-words' ? null : (
            <small>{said(`short.${kind === 'costs' && !design.isAdventure ? 'adds' : kind}`)} </small>
          )}
          {text}
        </span>
      ))}
      {mark === undefined ? null : <span class="cgs-slip-mark">{mark}</span>}
    </button>
  );
}
