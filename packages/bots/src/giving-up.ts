/**
 * When a bot gives up, where people let it: not before the other side wins however the hidden cards lie. And when it
 * agrees to a draw: if it isn't ahead.
 */
import type { Game, Move, Seat } from '@hortus/kernel';
import type { Bot, Means } from './bot.ts';
import type { Players } from './of-game.ts';
import { imagined } from './world.ts';

/** It looks at its chances in this many worlds consistent with its view. */
const WORLDS = 12;
/** They have to be this bad on average, and no better than that in any of them. */
const [HOPELESS, SLIM] = [0.004, 0.015];
/** If it isn't sure after this share of its time, it plays on. */
const SHARE = 0.5;
/** Chances this little above an equal share aren't a lead. */
const EVEN = 0.01;

/**
 * Has a bot of this game lost, as far as it can see? Undefined if its players can't judge a position reliably enough.
 * With more than two at the table nobody gives up: the others would have to play on without a rival they counted on.
 */
export function givingUp(players: Players): Bot['isLost'] {
  const make = players.resign === true ? players.chances : undefined;
  if (make === undefined) return undefined;
  let chances: ReturnType<typeof make> | undefined;
  return (view, seat, { setting, rng, ms, now }) => {
    if (setting?.seats !== 2) return false;
    chances ??= make();
    const end = now() + SHARE * ms;
    let sum = 0;
    for (let i = 0; i < WORLDS; i++) {
      const chance = chances(imagined(players.game, view, setting, rng), rng)[seat] ?? 1;
      sum += chance;
      if (chance > SLIM || sum > HOPELESS * WORLDS || now() > end) return false;
    }
    return true;
  };
}

/**
 * Does a bot of this game agree to a draw? If on average over worlds consistent with its view its chances are no better
 * than an equal share. Undefined if its game has no draws, or its players can't judge a position.
 */
export function agreeing(players: Players): Bot['agrees'] {
  const make = players.draws === true ? players.chances : undefined;
  if (make === undefined) return undefined;
  let chances: ReturnType<typeof make> | undefined;
  return (view, seat, { setting, rng, ms, now }) => {
    chances ??= make();
    const end = now() + SHARE * ms;
    let sum = 0;
    let worlds = 0;
    do {
      sum += chances(imagined(players.game, view, setting, rng), rng)[seat] ?? 1;
      worlds++;
    } while (worlds < WORLDS && now() <= end);
    return sum / worlds <= 1 / (setting?.seats ?? 2) + EVEN;
  };
}

/** What a bot does: its choice, or that it resigns, if it may and has lost. */
export function decision(game: Game, bot: Bot, view: unknown, seat: Seat, means: Means): Move | undefined {
  if (means.mayResign === true && bot.isLost?.(view, seat, means) === true)
    return game.moves.kinds.resign.pack();
  return bot.choose(view, seat, means);
}
