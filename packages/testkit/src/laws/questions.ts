import { copyState, hasSeat, type Seat, type State, seatsOf } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, legalMoves, turnText } from './tools.ts';

export const questions: Law = {
  name: 'questions',
  says: 'a question has the same name whenever it is asked for; what somebody else answers meanwhile asks a seat nothing new while its moves and the span of its clock stay as they are',
  watch({ game }, check) {
    // As in the kernel: in a game that names no questions, the list of moves is the name.
    const question = game.question ?? ((state: State, seat: Seat) => legalMoves(game, state, seat).join(' '));
    const nameFor = (state: State, seat: Seat): string =>
      asking(check, state, 'question', () => question(state, seat));
    const isSameFor = (seat: Seat, before: State, after: State): boolean =>
      game.clock(before)?.span === game.clock(after)?.span &&
      legalMoves(game, before, seat).join() === legalMoves(game, after, seat).join();
    return {
      spot({ state, toAct }) {
        for (const seat of seatsOf(toAct)) {
          const name = nameFor(state, seat);
          check(
            name !== '' && question(copyState(state), seat) === name,
            () => `the question of seat ${seat} is “${name}”, or has another name when asked again`,
          );
        }
      },
      turn(turn) {
        const { before, after, seat: by } = turn;
        for (const seat of seatsOf(before.toAct & after.toAct)) {
          if (hasSeat(game.groupOf(before.state, by), seat) || !isSameFor(seat, before.state, after.state))
            continue;
          const [name, then] = [nameFor(before.state, seat), nameFor(after.state, seat)];
          check(
            name === then,
            () => `${turnText(turn)} makes “${name}” of seat ${seat} “${then}”: its answer would be stale`,
          );
          check.count('questions kept');
        }
      },
    };
  },
};
