/** On a phone the lives and the log lie below: what is needed of them stands in the reader's own timeline. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { leaveOf, leavesBy, mustLeave } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { knownIn } from '../panels/known.ts';
import { ZoneCard } from '../panels/ZoneCard.tsx';

/** The lives outside the hand, of which the reader has to give up one; undefined if none is asked for. */
export function Giving({ desk }: { readonly desk: Desk }) {
  const { view, seat, moves, cards } = desk;
  if (!mustLeave(view, seat) || leavesBy(view) !== 'give') return null;
  const held = new Set(knownIn(desk, view.ops[seat ?? 0]?.cards ?? []).map(({ card }) => card));
  const lives = [...moves.cards.keys()].flatMap((number) => {
    const card = cards.at(number);
    return card === undefined || held.has(card) || leaveOf(moves, number) === undefined ? [] : [card];
  });
  if (lives.length === 0) return null;
  return (
    <ul class="sway-giving">
      {lives.map((card) => (
        <li key={card.name}>
          <ZoneCard desk={desk} card={card} size="small" own="zone" />
        </li>
      ))}
    </ul>
  );
}

/** What was decided last. If there isn't room for all of it, the earlier sentences give way: the log has them. */
export function Told({ story }: { readonly story: readonly string[] }) {
  const place = useRef<HTMLLIElement>(null);
  const [first, start] = useState(0);
  useLayoutEffect(() => {
    const box = place.current;
    if (box !== null && box.scrollHeight > box.clientHeight + 1 && first < story.length - 1) start(first + 1);
  }, [first]);
  return (
    <li class="sway-line-story" aria-hidden="true" ref={place}>
      {first === 0 ? '' : '… '}
      {story.slice(first).join(' ')}
    </li>
  );
}
