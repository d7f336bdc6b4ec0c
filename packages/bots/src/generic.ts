/** Players for a game without its own: one plays at random, the other tries every move with many playouts. */
import {
  copyInto,
  copyState,
  FastLuck,
  type Game,
  hasSeat,
  lowestBit,
  moveList,
  type Seat,
  type State,
} from '@hortus/kernel';
import { type Bot, deadline } from './bot.ts';
import type { Players } from './of-game.ts';
import { randomBot } from './random.ts';
import { imagined } from './world.ts';

/** Moves after which a playout counts as drawn. */
const LONGEST = 2000;
/** The maximum number of rounds: without and with a time limit. */
const FEW = 8;
const MANY = 2000;

export function genericPlayers(game: Game): Players {
  const random = (): Bot => randomBot(game, (view, { setting, rng }) => imagined(game, view, setting, rng));
  return {
    game,
    levels: { novice: () => ({ ...random(), level: 'novice' }), club: () => playoutBot(game, 'club') },
    random,
  };
}

/** Each round imagines a world and plays every move out in it, with the same luck; the move that won most is taken. */
function playoutBot(game: Game, level: string): Bot {
  const list = moveList(game);
  const scratch = moveList(game);
  return {
    game: game.id,
    level,
    choose(view, seat, means) {
      const stop = deadline(means);
      const { setting } = means;
      const first = imagined(game, view, setting, means.rng);
      const moves = [...list.subarray(0, game.legal(first, seat, list))];
      if (moves.length === 1) return moves[0];
      const ours = sideOf(game, setting?.options, first, seat, setting?.seats ?? game.seats[0]);
      const sums = new Float64Array(moves.length);
      const state = copyState(first);
      const rounds = means.ms === Number.POSITIVE_INFINITY ? FEW : MANY;
      for (let round = 0; round < rounds && !stop(); round++) {
        const world = round === 0 ? first : imagined(game, view, setting, means.rng);
        const seed = means.rng.below(0x7fffffff);
        for (let i = 0; i < moves.length; i++) {
          copyInto(world, state);
          const luck = new FastLuck(seed);
          let toAct = game.play(state, seat, moves[i], luck);
          for (let n = 0; toAct !== 0 && n < LONGEST; n++) {
            const next = lowestBit(toAct);
            toAct = game.play(state, next, scratch[luck.below(game.legal(state, next, scratch))], luck);
          }
          const { winners = [] } = game.outcome(state) ?? {};
          if (winners.length > 0) sums[i] += winners.some((one) => hasSeat(ours, one)) ? 1 : -1;
        }
      }
      return moves[sums.indexOf(Math.max(...sums))];
    },
  };
}

/** The seats that win with this one. */
function sideOf(game: Game, given: unknown, { rules: _ }: State, seat: Seat, seats = 2): number {
  const options = game.parseOptions(given ?? {}, seats);
  const teams = options.ok ? game.teams(options.value, seats) : [];
  return teams.find((team) => hasSeat(team, seat)) ?? 1 << seat;
}
