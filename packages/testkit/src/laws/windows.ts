import { copyState, FastLuck, hasSeat, type OpenWindow } from '@hortus/kernel';
import type { Law } from '../law.ts';
import { asking, legalMoves } from './tools.ts';

export const windows: Law = {
  name: 'windows',
  says: 'a window asks seats that are to act, each once, with a listed move as the answer for silence; who has answered is no longer in it, and it is not opened again for those who have not',
  watch(trial, check) {
    const { game } = trial;
    return {
      spot({ state, toAct }) {
        const window = asking(check, state, 'window', () => game.window(state));
        check(window === undefined || toAct !== 0, 'a window is open after the end');
        if (window === undefined) return;
        const { answers, ms } = window;
        check(answers.length > 0 && Number.isSafeInteger(ms) && ms >= 0, () => `strange: ${said(window)}`);
        check(
          new Set(answers.map(({ seat }) => seat)).size === answers.length,
          () => `twice: ${said(window)}`,
        );
        for (const { seat, answer } of answers) {
          check(hasSeat(toAct, seat), () => `seat ${seat} is asked in a window and not to act`);
          check(
            legalMoves(game, state, seat).includes(answer),
            () => `${game.moves.kindOf(answer)} would be answered for seat ${seat}, which has no such move`,
          );
          const after = copyState(state);
          game.play(after, seat, answer, new FastLuck(seat));
          const then = game.window(after);
          if (window.span === undefined || then?.span !== window.span) continue;
          check.count('windows of several');
          const left = then.answers.map((one) => one.seat);
          check(
            !left.includes(seat),
            () => `seat ${seat} has answered and is asked again in the same window`,
          );
          check(
            left.every((one) => answers.some((before) => before.seat === one)),
            () => `${left} are asked in a window that was opened for others`,
          );
        }
      },
    };
  },
};

const said = (window: OpenWindow): string => JSON.stringify(window);
