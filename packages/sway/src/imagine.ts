/** Worlds that a view allows, each as likely as the deal makes it (GEN-E-14, WA-E-8). */
import { invariant, type Rng } from '@hortus/kernel';
import type { SwayState } from './rules.ts';
import type { SwayView } from './types.ts';

export const imagine = (_seen: SwayView, _into: SwayState, _rng: Rng): void =>
  invariant(false, 'not yet') as never;
