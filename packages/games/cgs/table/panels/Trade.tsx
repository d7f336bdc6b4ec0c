/** Offers that are open, with their answers; and a drawer to make one. */
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { swapBrings } from '../../src/index.ts';
import { type Desk, designOf, M, titleOf } from '../desk.ts';
import { said } from '../says/say.ts';
import { declineWords, swapWords } from '../says/swap-words.ts';
import { Drawer } from './Drawer.tsx';
import { type Offer, useDeclined } from './use-declined.ts';

export function Trade({ desk }: { readonly desk: Desk }) {
  const { view, seat } = desk;
  const mine = useSignal<number | undefined>(undefined);
  const declined = useDeclined(desk);
  return (
    <section class="cgs-trade" aria-label={said('trade')}>
      {view.offers.length === 0 ? null : (
        <ul class="cgs-offers">
          {view.offers.map((offer) => (
            <TradeOffer
              key={offer.join(' ')}
              desk={desk}
              offer={offer}
              counter={(face) => {
                mine.value = face;
              }}
              withdraw={() => declined.withdraw(offer)}
            />
          ))}
        </ul>
      )}
      {declined.offer === undefined ? null : (
        <p class="cgs-declined" role="status">
          {declineWords(desk, declined.offer)}
        </p>
      )}
      {seat === undefined ? null : <Drawer desk={desk} mine={mine} />}
    </section>
  );
}

interface TradeOfferProps {
  readonly desk: Desk;
  readonly offer: Offer;
  /** Opens the drawer with the wanted card. */
  counter(face: number): void;
  withdraw(): void;
}

/** The frame announces an offer when it is made; here it just waits. */
function TradeOffer({ desk, offer: [from, mine, to, theirs], counter, withdraw }: TradeOfferProps) {
  const { seat, names, props, world } = desk;
  const title = (face: number): string => titleOf(designOf(desk, face));
  const answers = (
    to === seat
      ? [M.accept.pack(from, mine, theirs), M.decline.pack(from, mine, theirs)]
      : [M.withdraw.pack(mine, to, theirs)]
  ).filter((move) => props.asides.includes(move));
  const brings = to === seat ? swapWords(desk, swapBrings(world, to, theirs, from, mine)) : '';
  return (
    <li class={to === seat ? 'mine' : ''}>
      <span>
        {said('offer', {
          who: names[from] ?? '',
          you: from === seat,
          mine: title(mine),
          other: to === seat ? said('you') : (names[to] ?? ''),
          theirs: title(theirs),
        })}{' '}
        {brings}
      </span>
      {answers.map((move) => (
        <button
          key={move}
          type="button"
          class={M.accept.is(move) ? 'main' : ''}
          onClick={() => {
            if (M.withdraw.is(move)) withdraw();
            props.play(move);
          }}
        >
          {said(answerKey(move))}
        </button>
      ))}
      {to === seat && answers.length > 0 ? (
        <button
          type="button"
          onClick={() => {
            const [, decline] = answers;
            if (decline !== undefined) props.play(decline);
            counter(theirs);
          }}
        >
          {said('do.counter')}
        </button>
      ) : null}
    </li>
  );
}

const answerKey = (move: Move): string =>
  M.accept.is(move) ? 'do.accept' : M.decline.is(move) ? 'do.decline' : 'do.withdraw';
