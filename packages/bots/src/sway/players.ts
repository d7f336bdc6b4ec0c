import { type Game, moveList } from '@hortus/kernel';
import type { Bot } from '../bot.ts';
import type { Players } from '../of-game.ts';
import { randomBot } from '../random.ts';
import { Mind } from './mind.ts';
import { imagined } from './world.ts';

/** The players of either game: what differs between the two is in their rules. */
export function swayPlayers(game: Game): Players {
  return {
    game,
    levels: {
      novice: () => thumbBot(game, 'novice'),
      club: () => thumbBot(game, 'club'),
      expert: () => thumbBot(game, 'expert'),
    },
    random: () => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng)),
  };
}

/** By rules of thumb alone. */
function thumbBot(game: Game, level: string): Bot {
  const mind = new Mind(moveList(game));
  return {
    game: game.id,
    level,
    choose: (view, seat, { setting, rng }) => mind.decide(imagined(game, view, setting, rng), seat),
  };
}
