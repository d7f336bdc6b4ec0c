/** A random game, the same for the same seed. Now and then a seat resigns, runs out of time or makes an aside. */
import {
  copyState,
  FastLuck,
  Hearing,
  type Move,
  moveList,
  type Seat,
  type State,
  seatsOf,
} from '@hortus/kernel';
import type { Spot, Trial, Turn } from './law.ts';
import { asideMoves } from './laws/tools.ts';

/** The luck of one move: different games and steps never share a seed. */
export const luckSeedOf = (trial: Trial, step: number): number => trial.seed * 0x10000 + step;

/** One game in six doesn't end on its own. */
const QUITS_IN = 6;
/** In a game with asides, one step in this many looks for one. */
const ASIDE_IN = 3;

export function walk(trial: Trial, see: { spot(spot: Spot): void; turn(turn: Turn): void }): number {
  const { game, options, seats, bound } = trial;
  const choose = trial.luck('walk');
  const list = moveList(game);
  const quitAt = choose.below(QUITS_IN) === 0 ? choose.below(12) : undefined;
  const state: State = game.create(options, seats);
  let toAct = game.setup(state, new FastLuck(luckSeedOf(trial, 0)));
  for (let step = 0; ; step++) {
    const spot: Spot = { trial, step, state: copyState(state), toAct };
    see.spot(spot);
    if (toAct === 0 || step > bound) return step;
    const [seat, move] =
      (step === quitAt ? someQuit(trial, state, choose) : undefined) ??
      someAside(trial, state, choose) ??
      someMove();
    const luckSeed = luckSeedOf(trial, step + 1);
    const hearing = new Hearing();
    toAct = game.play(state, seat, move, new FastLuck(luckSeed), hearing);
    const after: Spot = { trial, step: step + 1, state: copyState(state), toAct };
    see.turn({ before: spot, after, seat, move, told: hearing.told, luckSeed });
  }

  function someMove(): [Seat, Move] {
    const acting = seatsOf(toAct);
    const seat = acting[choose.below(acting.length)];
    return [seat, list[choose.below(game.legal(state, seat, list))]];
  }
}

/** Draws nothing in a game without asides, so that its walks stay the same. */
export function someAside(
  { game, seats }: Pick<Trial, 'game' | 'seats'>,
  state: State,
  choose: FastLuck,
): [Seat, Move] | undefined {
  if (game.moves.asides.length === 0 || choose.below(ASIDE_IN) !== 0) return undefined;
  const seat = choose.below(seats);
  const listed = asideMoves(game, state, seat);
  const open = game.sample(state, seat, choose);
  const moves = open === undefined ? listed : [...listed, open];
  return moves.length === 0 ? undefined : [seat, moves[choose.below(moves.length)]];
}

function someQuit({ game, seats }: Trial, state: State, choose: FastLuck): [Seat, Move] | undefined {
  const { resign, time } = game.moves.kinds;
  const move = choose.below(2) === 0 ? resign.pack() : time.pack();
  const seat = choose.below(seats);
  return game.judge(state, seat, move) === undefined ? [seat, move] : undefined;
}
