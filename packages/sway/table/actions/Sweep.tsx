/**
 * Puts the cards that omen looked at under the deck with one press, in the order they lie: few players care about the
 * order.
 */
import { words } from '@hortus/frame/page/words.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { M } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';

export function Sweep({ desk }: { readonly desk: Desk }) {
  const { say } = words.value;
  const { moves, view, cards } = desk;
  const sweeping = useSignal(false);
  const unders = (view.looked?.cards ?? []).flatMap(({ card }) => {
    const known = card === null ? undefined : cards.of(card);
    return known === undefined ? [] : (moves.cards.get(known.number) ?? []).filter(M.under.is);
  });
  // The rules ask about each card separately.
  useEffect(() => {
    const [next] = unders;
    if (next === undefined) sweeping.value = view.looked !== null && sweeping.value;
    else if (sweeping.value) desk.play(next);
  }, [moves, sweeping.value]);
  if (unders.length < 2) return null;
  return (
    <fieldset class="sway-actions" aria-label={say('web.sway.actions')}>
      <button
        type="button"
        onClick={() => {
          sweeping.value = true;
        }}
      >
        {say('web.sway.under.all')}
      </button>
    </fieldset>
  );
}
