import type { Law } from '../law.ts';
import { asideMoves, asking, legalMoves, moveText, seatsUpTo } from './tools.ts';

export const texts: Law = {
  name: 'texts',
  says: 'a move written as text or as JSON reads back as the same move, and no two listed moves are written alike',
  watch(trial, check) {
    const { game, seats } = trial;
    const luck = trial.luck('texts');
    const { makeMove, parseMove } = game.notation;
    const { resign, time } = game.moves.kinds;
    return {
      spot({ state, toAct }) {
        for (const seat of seatsUpTo(seats)) {
          const open = game.sample(state, seat, luck);
          const moves = [
            ...legalMoves(game, state, seat),
            ...asideMoves(game, state, seat),
            ...(open === undefined ? [] : [open]),
          ];
          const quits = toAct === 0 ? [] : [resign.pack(), time.pack()];
          const written = new Set<string>();
          for (const move of [...moves, ...quits]) {
            const text = asking(check, state, 'makeMove', () => makeMove(state, seat, move));
            check(
              text.trim() === text && text !== '' && !/[\n\r]/.test(text),
              () => `a move is written ${JSON.stringify(text)}`,
            );
            check(!written.has(text), () => `two moves of seat ${seat} are written “${text}”`);
            written.add(text);
            const read = asking(check, state, 'parseMove', () => parseMove(state, seat, text));
            check(
              read.ok && read.value === move,
              () => `${moveText(game, state, seat, move)} (${move}) reads back as ${JSON.stringify(read)}`,
            );
            const json: unknown = JSON.parse(JSON.stringify(game.moves.toJson(move)));
            const back = game.moves.fromJson(json);
            check(
              back.ok && back.value === move,
              () => `${JSON.stringify(json)} (${move}) reads back as ${JSON.stringify(back)}`,
            );
          }
        }
      },
    };
  },
};
