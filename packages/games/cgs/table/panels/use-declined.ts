/** The reader's last offer, if the other player has declined it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import type { Desk } from '../desk.ts';

export type Offer = View['offers'][number];

interface Declined {
  readonly offer: Offer | undefined;
  /** The reader takes an offer back themselves. */
  withdraw(offer: Offer): void;
}

export function useDeclined({ view, seat }: Pick<Desk, 'view' | 'seat'>): Declined {
  const before = useRef(view.offers);
  const withdrawn = useRef('');
  const offer = useSignal<Offer | undefined>(undefined);
  useLayoutEffect(() => {
    const gone = declinedOf(before.current, view, seat).filter((one) => one.join(' ') !== withdrawn.current);
    const isNew = view.offers.some(([from]) => from === seat);
    if (gone.length > 0 || isNew) offer.value = gone[0];
    before.current = view.offers;
  }, [view, seat]);
  return {
    offer: offer.value,
    withdraw(one) {
      withdrawn.current = one.join(' ');
    },
  };
}

/** The seat's own offers that are gone although both cards are still where they were. */
export const declinedOf = (
  before: readonly Offer[],
  { offers, ops }: Pick<View, 'offers' | 'ops'>,
  seat: number | undefined,
): readonly Offer[] =>
  before.filter(
    ([from, mine, to, theirs]) =>
      from === seat &&
      !offers.some((one) => one.join(' ') === [from, mine, to, theirs].join(' ')) &&
      (ops[from] ?? []).includes(mine) &&
      (ops[to] ?? []).includes(theirs),
  );
