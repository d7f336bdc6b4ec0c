/** Worlds consistent with a view, which are all that a bot gets. */

import type { Game, Rng, State } from '@hortus/kernel';
import type { Setting } from './bot.ts';

/** Rules with their tables cost more than a decision may, so those of the latest settings are kept. */
const MOST_KEPT = 8;
const kept = new Map<string, State>();

/** A state of this match to imagine into. Options were parsed when the match was made. */
export function emptyWorld<S extends State>(game: Game<S>, setting: Setting | undefined): S {
  const seats = setting?.seats ?? game.seats[0] ?? 2;
  const key = `${game.id} ${seats} ${JSON.stringify(setting?.options ?? {})}`;
  const known = (kept.get(key) as S | undefined) ?? makeWorld(game, setting?.options ?? {}, seats);
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return { ...known, ints: new Int32Array(known.ints.length) };
}

function makeWorld<S extends State>(game: Game<S>, given: unknown, seats: number): S {
  const options = game.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.fault.map(({ message }) => message).join('; '));
  return game.create(options.value, seats);
}

export function imagined<S extends State>(
  game: Game<S>,
  view: unknown,
  setting: Setting | undefined,
  rng: Rng,
): S {
  const world = emptyWorld(game, setting);
  game.imagine(view, world, rng);
  return world;
}
