/** What this browser answers by itself when a plot could be cut short. */

import { kept } from '@hortus/frame/page/kept.ts';
import type { Move } from '@hortus/kernel';
import { signal } from '@preact/signals';
import { M } from './moves.ts';

export const ORDERS = ['could', 'always', 'pass'] as const;
export type Order = (typeof ORDERS)[number];

const KEPT = 'hortus.sway.order';
const before = ORDERS.find((one) => one === kept.get(KEPT)) ?? 'could';

export const order = signal<Order>(before);

export function setOrder(chosen: Order): void {
  order.value = chosen;
  kept.set(KEPT, chosen);
}

/**
 * The answer that needs nobody; undefined where the reader is to be asked. Where somebody waits for it and could tell
 * from its time what it means, *when I could* is no different from *always*.
 */
export function standingAnswer(
  given: Order,
  legal: readonly Move[],
  { timed, alone }: { readonly timed: boolean; readonly alone: boolean },
): Move | undefined {
  const pass = legal.find((move) => M.pass.is(move));
  if (pass === undefined || given === 'always') return undefined;
  if (given === 'pass') return pass;
  const could = legal.some((move) => M.interrupt.is(move));
  return could || !(timed || alone) ? undefined : pass;
}
