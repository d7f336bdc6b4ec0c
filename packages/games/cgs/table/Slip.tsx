/** A card as a slip of paper: its name and what counts. Held or with the space bar it is shown large. */
import { usePress } from '@hortus/frame/parts/use-press.ts';
import type { Design } from '../src/index.ts';
import { titleOf } from './desk.ts';
import { linesOf, said, slipWords } from './names.ts';

interface Props {
  readonly design: Design;
  readonly count?: number;
  readonly isLit?: boolean;
  readonly isChosen?: boolean;
  readonly isBarred?: boolean;
  readonly mark?: string | undefined;
  press?(anchor: Element): void;
  point?(on: boolean): void;
  show(): void;
}

export function Slip({ design, count = 1, isLit, isChosen, isBarred, mark, press, point, show }: Props) {
  const { held, on } = usePress({
    hold: (held) => {
      if (held) show();
    },
    point: () => point?.(true),
  });
  const role = design.card.attributes.globals.get('Roleplay');
  const names = [
    'cgs-slip',
    design.isAdventure ? 'adventure' : 'support',
    isLit ? 'lit' : '',
    isChosen ? 'chosen' : '',
    isBarred ? 'barred' : '',
  ];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      aria-label={`${slipWords(design)}${count > 1 ? `. ${said('copies', { count })}` : ''}${mark === undefined ? '' : `. ${mark}`}`}
      aria-pressed={isChosen}
      {...on}
      onPointerLeave={() => {
        on.onPointerLeave();
        point?.(false);
      }}
      onFocus={() => point?.(true)}
      onBlur={() => point?.(false)}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        show();
      }}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onClick={(event) => {
        if (held.current) return;
        if (press === undefined) show();
        else press(event.currentTarget);
      }}
    >
      <span class="cgs-slip-title">
        {titleOf(design)}
        {count > 1 ? <b class="cgs-slip-count">×{count}</b> : null}
      </span>
      {role === undefined ? null : <span class="cgs-slip-role">{String(role)}</span>}
      {linesOf(design).map(({ kind, text }) => (
        <span key={kind} class={`cgs-slip-line ${kind}`}>
          {kind === 'covers' || kind === 'trick' ? null : <small>{said(`short.${kind}`)} </small>}
          {text}
        </span>
      ))}
      {mark === undefined ? null : <span class="cgs-slip-mark">{mark}</span>}
    </button>
  );
}
