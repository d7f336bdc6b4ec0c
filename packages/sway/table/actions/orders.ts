/** What this browser answers on its own when a plot could be cut short. */
import { kept } from '@hortus/frame/page/kept.ts';
import { signal } from '@preact/signals';
import { ORDERS, type Order } from '../../src/press/index.ts';

const KEPT = 'hortus.sway.order';
const before = ORDERS.find((one) => one === kept.get(KEPT)) ?? 'could';

export const order = signal<Order>(before);

export function setOrder(chosen: Order): void {
  order.value = chosen;
  kept.set(KEPT, chosen);
}
