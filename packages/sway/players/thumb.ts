/** Plays by rules of thumb. */

import { type Bot, imagined } from '@hortus/bots';
import { type Game, type Move, moveList } from '@hortus/kernel';
import type { SwayState } from '../src/index.ts';
import { Mind } from './mind.ts';

export function thumbBot(game: Game, level: string): Bot {
  const mind = new Mind(moveList(game));
  return {
    game: game.id,
    level,
    choose(view, seat, { setting, rng }): Move {
      const world: SwayState = imagined(game, view, setting, rng);
      mind.forget();
      return mind.decide(world, seat);
    },
  };
}
