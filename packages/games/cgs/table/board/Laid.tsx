/** The cards a player has played in this adventure, as tags: emblem, what each covers, and what depends on it. */
import { packEmblem } from '@hortus/cards/pack-face';
import { useMemo } from 'preact/hooks';
import { designIn } from '../../src/index.ts';
import { useCard } from '../cards/use-card.ts';
import { counted, type Desk, designOf, playerName, titleOf } from '../desk.ts';
import { linesOf, slipWords } from '../says/explain.ts';
import { isPowerNow } from '../says/names.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  readonly player: number;
  readonly faces: readonly number[];
  /** With the cards' names: they aren't played yet. */
  readonly named?: boolean;
}

export const Laid = ({ desk, player, faces, named = false }: Props) => (
  <div class="cgs-tags">
    {counted(faces).map(([face, count]) => (
      <Tag key={face} desk={desk} player={player} face={face} count={count} named={named} />
    ))}
  </div>
);

interface TagProps {
  readonly desk: Desk;
  readonly player: number;
  readonly face: number;
  readonly count: number;
  readonly named: boolean;
}

/** Too small for a name: pointing at it shows the whole card. */
function Tag({ desk, player, face, count, named }: TagProps) {
  const design = designOf(desk, face);
  const emblem = useMemo(() => packEmblem(design.card), [design]);
  const { button, held, show, on } = useCard(desk, design.index);
  const mark = markOf(desk, player, designIn(face));
  const [first] = linesOf(design).filter(({ kind }) => kind !== 'bill' && kind !== 'own-words');
  const role = design.card.attributes.globals.get('Roleplay');
  const does =
    named && role !== undefined
      ? said(`role.${role}`)
      : first?.kind === 'costs'
        ? `${said('short.adds')} ${first.text}`
        : first?.text;
  const copies = count > 1 ? ` ×${count}` : '';
  // What covers a cost says so in one word and a number; anything else needs its name and a second line.
  const isNamed = named || first?.kind !== 'covers';
  const small = named ? does : (mark ?? (isNamed ? does : undefined));
  return (
    <button
      ref={button}
      type="button"
      data-card={designIn(face)}
      class={`cgs-tag${small === undefined ? '' : ' marked'}${design.card.gold ? ' gold' : ''}`}
      aria-label={[slipWords(design), mark].filter(Boolean).join('. ')}
      {...on}
      onClick={() => {
        if (!held.current) show();
      }}
    >
      <span
        class="cgs-tag-emblem"
        aria-hidden="true"
        // Drawn from the card's identity, without any text that people wrote.
        dangerouslySetInnerHTML={{ __html: emblem }}
      />
      <span class="cgs-tag-does">
        {isNamed ? titleOf(design) : does}
        {copies}
      </span>
      {small === undefined ? null : <small class={mark === undefined ? '' : 'mark'}>{small}</small>}
    </button>
  );
}

/** A power that has yet to act, or the players it can't affect. */
function markOf(desk: Desk, player: number, design: number): string | undefined {
  const { view } = desk;
  if (view.pending[player] === design) return said(isPowerNow(view, player) ? 'pending.now' : 'pending');
  const immune = view.immune.filter(([, , card]) => card === design).map(([who]) => playerName(desk, who));
  return immune.length === 0 ? undefined : said('immune', { who: immune.join(', ') });
}
