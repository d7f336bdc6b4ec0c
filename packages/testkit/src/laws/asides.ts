import {
  canonicalJson,
  copyState,
  FastLuck,
  type Move,
  type Seat,
  type State,
  seatsOf,
} from '@hortus/kernel';
import type { Check, Law, Trial } from '../law.ts';
import { asideMoves, asking, legalMoves, moveText, refusalText, seatsUpTo } from './tools.ts';

export const asides: Law = {
  name: 'asides',
  says: 'an aside is of a kind declared as one, legal, listed once and in no list of moves, unless it is open; it changes neither whom the table waits for nor whose time runs; who is invited has one to make',
  watch(trial, check) {
    const { game, seats } = trial;
    const luck = trial.luck('asides');
    return {
      spot({ state, toAct }) {
        const invited = asking(check, state, 'invited', () => game.invited(state));
        for (const seat of seatsUpTo(seats)) {
          const moves = asking(check, state, 'asides', () => asideMoves(game, state, seat));
          const open = asking(check, state, 'sample', () => game.sample(state, seat, luck));
          check(
            moves.length <= game.mostMoves,
            () => `${moves.length} asides, and mostMoves is ${game.mostMoves}`,
          );
          check(new Set(moves).size === moves.length, () => `seat ${seat} is given an aside twice: ${moves}`);
          check(
            asideMoves(game, copyState(state), seat).join() === moves.join(),
            () => `seat ${seat} is given other asides when asked again`,
          );
          check(toAct !== 0 || (moves.length === 0 && open === undefined), 'there is an aside after the end');
          const listed = legalMoves(game, state, seat);
          for (const move of moves) {
            const what = moveText(game, state, seat, move);
            check(!game.moves.isOpen(move), () => `${what} is listed, and of an open kind`);
            check(!listed.includes(move), () => `${what} is listed both as a move and as an aside`);
            tryAside(trial, check, state, seat, move);
          }
          if (open === undefined) continue;
          check(game.moves.isOpen(open), () => `${moveText(game, state, seat, open)} is no open kind`);
          tryAside(trial, check, state, seat, open);
          check.count('open asides');
        }
        for (const seat of seatsOf(invited))
          check(
            seat < seats && asideMoves(game, state, seat).length > 0,
            () => `seat ${seat} is invited to answer, and has nothing to say`,
          );
      },
    };
  },
};

function tryAside({ game }: Trial, check: Check, state: State, seat: Seat, move: Move): void {
  const what = (): string => moveText(game, state, seat, move);
  check(game.moves.knows(move), () => `${move} is an aside that no declared kind can make`);
  check(game.moves.mayBeAside(move), () => `${what()} is given as an aside, and its kind is none`);
  const refusal = asking(check, state, 'judge', () => game.judge(state, seat, move));
  check(refusal === undefined, () => `${what()} is given as an aside and ${refusalText(refusal)}`);
  const after = copyState(state);
  const toAct = game.play(after, seat, move, new FastLuck(move));
  check(
    toAct === game.toAct(state) && toAct === game.toAct(after),
    () => `after ${what()} the table waits for ${seatsOf(toAct)}, not for ${seatsOf(game.toAct(state))}`,
  );
  const [before, later] = [state, after].map((one) => canonicalJson(game.clock(one) ?? null));
  check(before === later, () => `after ${what()} the clock is ${later}, not ${before}`);
  const [window, then] = [state, after].map((one) => canonicalJson(game.window(one) ?? null));
  check(window === then, () => `after ${what()} the window is ${then}, not ${window}`);
  check.count('asides');
}
