import type { Rng } from '@hortus/kernel';
import { type GnosticaState, gnostica, type View } from '../src/index.ts';

/** A world that a view allows. */
export function imagined(view: unknown, rng: Rng): GnosticaState {
  const seen = view as View;
  const world = gnostica.create(seen.options, seen.hands.length);
  gnostica.imagine(seen, world, rng);
  return world;
}
