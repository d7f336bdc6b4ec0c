import type { Game } from '@hortus/kernel';
import type { Players } from '../of-game.ts';
import { randomBot } from '../random.ts';
import { imagined } from './world.ts';

/** The players of either game: what differs between the two is in their rules. */
export function swayPlayers(game: Game): Players {
  const random = () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng));
  const named = (level: string) => () => ({ ...random(), level });
  return {
    game,
    levels: { novice: named('novice'), club: named('club'), expert: named('expert') },
    random,
  };
}
