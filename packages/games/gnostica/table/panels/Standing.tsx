/** How everybody stands: scores, stashes, hands as counts, bids. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { PackedJson } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { actsIn, type View } from '../../src/index.ts';
import { holderOf } from '../../src/press/index.ts';
import { OwnerSign } from '../board/Piece.tsx';
import { cardName, worth } from '../says/names.ts';
import { Bid } from './Bid.tsx';

/** What a score consists of, the largest first: `The Lovers 3, Ace of Cups 1`. */
const scoredBy = (view: View, seat: number): string =>
  view.sites
    .flatMap((site) => (site.card !== null && holderOf(view, site) === seat ? [site.card] : []))
    .sort((a, b) => worth(b) - worth(a))
    .map((card) => `${cardName(card)} ${worth(card)}`)
    .join(', ');

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly last: readonly PackedJson[];
  readonly preview: View | undefined;
}

export function Standing({ view, names, last, preview }: Props) {
  const { say } = words.value;
  // If the best bids were equal, until somebody bids again.
  const isOpen = view.phase === 'redraw' || (view.phase === 'bid' && view.bids.every((bid) => bid === null));
  const opened = isOpen ? last : [];
  const whole = useSignal(false);
  return (
    <div class={`gno-players${whole.value ? ' whole' : ''}`}>
      <ul class="gno-standing" aria-label={say('web.gnostica.standing')}>
        {names.map((name, seat) => {
          const [small = 0, medium = 0, large = 0] = view.stashes[seat] ?? [];
          const [now = 0, then] = [view.scores[seat], preview?.scores[seat]];
          const gone = view.gone.includes(seat);
          const isTurn = actsIn(view) === seat && view.phase !== 'over';
          return (
            <li
              key={seat}
              class={`owner-${seat}${isTurn ? ' turn' : ''}${gone ? ' gone' : ''}${view.result?.winner === seat ? ' won' : ''}`}
            >
              <OwnerSign seat={seat} />
              {isTurn ? <Icon name="go" /> : null}
              <span class="gno-who">
                {view.open === seat ? (
                  <em class="gno-flag">
                    <Icon name="flag" />
                    <span class="visually-hidden">{say('web.gnostica.announced')}</span>
                  </em>
                ) : null}
                {name}
              </span>
              <strong class="gno-score" title={scoredBy(view, seat)}>
                {now}
              </strong>
              {then === undefined || then === now ? null : (
                <span class="gno-then" aria-hidden="true">
                  <Becomes /> {then}
                </span>
              )}
              <span class="gno-stash">
                <span class="visually-hidden">{say('web.gnostica.stash', { small, medium, large })}</span>
                <span class="gno-stash-signs" aria-hidden="true">
                  <Sign size={5.5} />
                  {small}
                  <Sign size={8} />
                  {medium}
                  <Sign size={10.5} />
                  {large}
                </span>
              </span>
              <span class="gno-count">
                <span class="visually-hidden">
                  {say('web.gnostica.cards', { count: view.hands[seat]?.count ?? 0 })}
                </span>
                <span class="gno-stash-signs" aria-hidden="true">
                  <svg viewBox="0 0 14 18" aria-hidden="true" focusable="false">
                    <rect x="1" y="1" width="12" height="16" rx="2" />
                  </svg>
                  {view.hands[seat]?.count ?? 0}
                </span>
              </span>
              <Bid view={view} seat={seat} opened={opened} />
              {gone ? <em>{say('web.gnostica.gone')}</em> : null}
            </li>
          );
        })}
      </ul>
      {/* Only on a phone, where many players share one row. */}
      <button
        type="button"
        class="gno-unfold"
        aria-expanded={whole.value}
        aria-label={say('web.gnostica.standing.whole')}
        onClick={() => {
          whole.value = !whole.value;
        }}
      >
        <svg viewBox="0 0 20 12" aria-hidden="true" focusable="false">
          <path d="M4 3L10 9 16 3" />
        </svg>
      </button>
    </div>
  );
}

/** An arrow between what is and what would be. */
export const Becomes = () => (
  <svg class="gno-becomes" viewBox="0 0 20 12" aria-hidden="true" focusable="false">
    <path d="M1 6H18M13 1L18 6 13 11" />
  </svg>
);

/** A pyramid from the side, drawn by size. */
const Sign = ({ size }: { readonly size: number }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={`M10 ${19 - size * 1.7}L${10 + size * 0.8} 19H${10 - size * 0.8}Z`} />
  </svg>
);
