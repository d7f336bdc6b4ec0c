import { copyState, FastLuck, moveList } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, isQuit, legalMoves, moveText, refusalText, seatsUpTo } from './tools.ts';

/** Of a long list, this many are tried out at each position. */
const TRIED = 12;

export const listed: Law = {
  name: 'listed',
  says: 'every listed move is declared, listed once, judged legal and can be played; a list is the same when asked again',
  watch(trial, check) {
    const { game, seats } = trial;
    const luck = trial.luck('listed');
    return {
      spot({ state }) {
        for (const seat of seatsUpTo(seats)) {
          const moves = asking(check, state, 'legal', () => legalMoves(game, state, seat));
          check(
            moves.length <= game.mostMoves,
            () => `${moves.length} moves, and mostMoves is ${game.mostMoves}`,
          );
          const other = copyState(state);
          const again = moveList(game).fill(-1);
          const count = game.legal(other, seat, again);
          check(
            [...again.subarray(0, count)].join() === moves.join(),
            () => `seat ${seat} is given another list when asked again`,
          );
          check(
            new Set(moves).size === moves.length,
            () => `seat ${seat} is given a move twice: ${moves.join()}`,
          );
          for (const move of moves) {
            check(
              game.moves.knows(move),
              () => `seat ${seat} is given ${move}, which no declared kind can make`,
            );
            check(!isQuit(game, move), () => `${moveText(game, state, seat, move)} is listed`);
            const refusal = asking(check, state, 'judge', () => game.judge(state, seat, move));
            check(
              refusal === undefined,
              () => `${moveText(game, state, seat, move)} is listed and ${refusalText(refusal)}`,
            );
          }
          const from = moves.length <= TRIED ? 0 : luck.below(moves.length);
          for (let i = 0; i < Math.min(TRIED, moves.length); i++) {
            const work = copyState(state);
            game.play(work, seat, moves[(from + i) % moves.length], new FastLuck(luck.next()));
          }
        }
      },
    };
  },
};
