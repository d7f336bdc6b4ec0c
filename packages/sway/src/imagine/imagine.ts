/**
 * Worlds consistent with a view, each as likely as the deal makes it (GEN-E-14, WA-E-8). A view is prepared once;
 * each world then costs a copy and the deal. Other players' choices are assumed to say nothing.
 */
import { invariant, type Rng } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import type { SwayView } from '../types.ts';
import { deal } from './deal.ts';
import { type Prepared, prepare } from './prepare.ts';

const prepared = new WeakMap<SwayView, Prepared>();

/** Impossible worlds are started again; if this many fail, no match has that view. */
const MOST_TRIES = 100_000;

export function imagine(seen: SwayView, into: SwayState, rng: Rng): void {
  let ready = prepared.get(seen);
  if (ready === undefined || ready.rules.deck !== into.rules.deck) {
    ready = prepare(seen, into.rules);
    prepared.set(seen, ready);
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) if (deal(ready, into, rng)) return;
  invariant(false, 'no world fits this view');
}
