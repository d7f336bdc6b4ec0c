/** What a puzzle says. */
import { toldWords } from '@hortus/words';
import type { GameTable } from '../board/game-table.ts';
import { moveWords } from '../board/move-words.ts';
import { practiceNames } from '../lesson/PracticeBoard.tsx';
import { words } from '../page/words.ts';
import type { Trial } from './trial.ts';

/** A sentence about this aim: the game's own, or else the one that fits any game. */
export function aimWords({ game, puzzle }: Trial, what: 'task' | 'missed' | 'done'): string {
  const { say, find } = words.value;
  return say(find(`web.puzzles.${game.id}.${puzzle.aim}.${what}`) ?? `web.puzzles.win.${what}`);
}

/** How the other side answers a wrong move, as the log would tell it. */
export function answerWords({ game, puzzle, mood, stand }: Trial, table: GameTable): string {
  if (mood.value.is !== 'missed') return '';
  const { told, by } = mood.value;
  const names = practiceNames(game.id, puzzle.seats, puzzle.seat);
  const deck = table.telling.deck({}, puzzle.seats);
  const scene = words.value.teller(game.id)?.scene?.(game.view(stand.value.state, puzzle.seat));
  const worth = told.filter((event) => !table.telling.isIdle(event));
  const cast = { names, you: puzzle.seat, by, deck, scene };
  return toldWords(words.value, game.id, worth, cast)[0] ?? '';
}

/** First how many moves are right, then the move. */
export function hintWords(trial: Trial, table: GameTable): string {
  const { game, puzzle, stand, marked, help } = trial;
  const { say } = words.value;
  const [move] = marked.value.keys();
  if (help.value === 1 || move === undefined)
    return say('web.puzzles.hint.one', {
      choices: trial.legal.value.length,
      count: puzzle.line.length - trial.at.value,
    });
  const view = game.view(stand.value.state, puzzle.seat);
  const names = practiceNames(game.id, puzzle.seats, puzzle.seat);
  const deck = table.telling.deck({}, puzzle.seats);
  const reader = { names, you: puzzle.seat, deck };
  return say('web.puzzles.hint.move', {
    move: moveWords(table, {}, reader, { view, seat: puzzle.seat, move }),
  });
}

/** Where the line stands: at its beginning, after an answer, or in the middle of the reader's own turn. */
export function stageWords({ at, puzzle }: Trial): string {
  const { say } = words.value;
  if (at.value === 0) return say('web.puzzles.begin');
  const isAnswered = (puzzle.line[at.value - 1]?.answers.length ?? 0) > 0;
  return say(isAnswered ? 'web.puzzles.goes-on' : 'web.puzzles.goes-on.own');
}
