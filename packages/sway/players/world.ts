/** Worlds that a view allows, for bots of Genesis and Worlds Asunder. */

import type { Setting } from '@hortus/bots';
import type { Game, Rng } from '@hortus/kernel';
import type { SwayState } from '../src/index.ts';

/** Rules with their tables cost more than a decision may, so those of the last settings are kept. */
const MOST_KEPT = 8;
const kept = new Map<string, SwayState>();

/** A state of this match to imagine into. Options were parsed when the match was made. */
export function emptyWorld(game: Game, setting: Setting | undefined): SwayState {
  const seats = setting?.seats ?? game.seats[0] ?? 2;
  const key = `${game.id} ${seats} ${JSON.stringify(setting?.options ?? {})}`;
  const known = kept.get(key) ?? makeWorld(game, setting?.options ?? {}, seats);
  kept.delete(key);
  kept.set(key, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  return { ...known, words: new Int32Array(known.words.length) };
}

function makeWorld(game: Game, given: unknown, seats: number): SwayState {
  const options = game.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.fault.map(({ message }) => message).join('; '));
  return game.create(options.value, seats) as SwayState;
}

export function imagined(game: Game, view: unknown, setting: Setting | undefined, rng: Rng): SwayState {
  const world = emptyWorld(game, setting);
  game.imagine(view, world, rng);
  return world;
}
