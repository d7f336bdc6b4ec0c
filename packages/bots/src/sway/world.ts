/** A world that a view allows, for bots of Genesis and Worlds Asunder. */
import type { Game, Rng } from '@hortus/kernel';
import type { SwayState } from '@hortus/sway';
import type { Setting } from '../bot.ts';

/** A state of this match to imagine into. Options were parsed when the match was made. */
export function emptyWorld(game: Game, setting: Setting | undefined): SwayState {
  const options = game.parseOptions(setting?.options ?? {});
  if (!options.ok) throw new Error(options.fault.map(({ message }) => message).join('; '));
  return game.create(options.value, setting?.seats ?? game.seats[0] ?? 2) as SwayState;
}

export function imagined(game: Game, view: unknown, setting: Setting | undefined, rng: Rng): SwayState {
  const world = emptyWorld(game, setting);
  game.imagine(view, world, rng);
  return world;
}
