/** Draws by agreement, as a table on screen notices them. */
import type { Refusal } from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { effect, type Signal } from '@preact/signals';
import type { TableSource } from './source.ts';

export const isAgreed = ({ outcome }: Sight): boolean => outcome?.reasons[0]?.code === 'agreed';

/** An offer that is gone while the match goes on was declined, or somebody played on: says so. */
export function hearDeclined(
  { asks, seat, sight }: TableSource,
  refusal: Signal<Refusal | undefined>,
): () => void {
  let isDrawOffered = false;
  return effect(() => {
    const own = asks.value.some((ask) => ask.kind === 'draw' && ask.seat === seat.peek());
    if (isDrawOffered && !own && sight.peek()?.outcome === undefined)
      refusal.value = { code: 'draw-declined' };
    isDrawOffered = own;
  });
}
