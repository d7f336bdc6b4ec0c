/** A card in a timeline, face up or down. */
import { words } from '@hortus/frame/page/words.ts';
import type { EntryView } from '../../src/index.ts';
import { leaveOf } from '../../src/press/index.ts';
import { CardButton } from '../cards/CardButton.tsx';
import { CardBack } from '../cards/Face.tsx';
import type { Desk } from '../desk.ts';
import { abilityWords, cardWords } from '../says/words.ts';

export function Engaged({
  desk,
  entry,
  index,
}: {
  readonly desk: Desk;
  readonly entry: EntryView;
  readonly index: number;
}) {
  const { say } = words.value;
  const card = entry.card === null ? undefined : desk.cards.of(entry.card);
  // A life that was engaged may be given up from here (WA-R-89).
  const moves = [
    ...(desk.moves.places.get(index) ?? []),
    ...(card === undefined ? [] : (desk.moves.cards.get(card.number) ?? [])),
  ];
  const as = entry.as === undefined ? '' : say('web.sway.as', { ability: abilityWords(entry.as) });
  const isHinted = moves.some(desk.isHintedMove);
  if (card === undefined) {
    const label = `${say('web.sway.face-down')}${entry.as === undefined ? '' : `, ${as}`}`;
    return moves.length === 0 ? (
      <span class="sway-card is-small still" role="img" aria-label={label}>
        <CardBack mark="?" />
      </span>
    ) : (
      <button
        type="button"
        class={`sway-card is-small open${isHinted ? ' hinted' : ''}`}
        aria-label={label}
        onClick={() => desk.choose(label, moves)}
      >
        <CardBack mark="?" />
      </button>
    );
  }
  const leaves = leaveOf(desk.moves, card.number) !== undefined;
  const goes = leaves && desk.leaving.marked.includes(card.number);
  const label = [
    cardWords(card, desk.cards),
    as,
    entry.doubled === true ? say('web.sway.doubled') : '',
    entry.hidden === undefined ? '' : say('web.sway.face-down'),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <CardButton
      desk={desk}
      card={card}
      size="small"
      label={moves.length > 0 && !leaves ? say('web.sway.can', { card: label }) : label}
      open={moves.length > 0}
      home={moves.length > 0}
      hinted={isHinted}
      // The question asks to press it, even when the answer is enough.
      spare={false}
      marks={`${entry.hidden === undefined ? '' : 'down'} ${entry.doubled === true ? 'doubled' : ''} ${leaves ? 'leaves' : ''} ${goes ? 'goes' : ''}`}
      pressed={leaves ? goes : undefined}
      badge={goes ? '×' : entry.doubled === true ? '×2' : entry.hidden === undefined ? undefined : 'down'}
      as={entry.as === undefined ? undefined : [entry.as]}
      whose={say('web.sway.whose.played', {
        who: desk.names[entry.seat] ?? '',
        you: entry.seat === desk.seat,
      })}
      press={() => (leaves ? desk.press(card) : desk.choose(card.name, moves))}
      note={
        [as, entry.doubled === true ? say('web.sway.doubled') : ''].filter(Boolean).join(', ') || undefined
      }
    />
  );
}
