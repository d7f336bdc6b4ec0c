/** What is said next to a puzzle's board: the task, the answer to a wrong move, help, and how to continue. */
import type { RefObject } from 'preact';
import type { GameTable } from '../board/game-table.ts';
import { practiceNames } from '../lesson/PracticeBoard.tsx';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { Icon } from '../parts/Icon.tsx';
import { whyWords } from '../says/told.ts';
import { aimWords, answerWords, hintWords, stageWords } from './puzzle-words.ts';
import type { Trial } from './trial.ts';

interface PuzzleTeacherProps {
  readonly trial: Trial;
  readonly table: GameTable;
  /** Where the next puzzle is; undefined once all are solved. */
  readonly then: string | undefined;
  /** The button that continues, for keyboard players. */
  readonly next: RefObject<HTMLElement | null>;
}

/** Who plays which side, where the board doesn't say it in words. */
function Sides({ trial, table }: Pick<PuzzleTeacherProps, 'trial' | 'table'>) {
  const { game, puzzle, stand } = trial;
  if (table.plates === undefined) return null;
  const { Mark } = table.plates;
  const view = game.view(stand.value.state, puzzle.seat);
  const seats = Array.from({ length: puzzle.seats }, (_, i) => (puzzle.seat + i) % puzzle.seats);
  const names = practiceNames(game.id, puzzle.seats, puzzle.seat);
  return (
    <p class="puzzle-sides">
      {seats.map((seat) => (
        <span key={seat}>
          <Mark view={view} seat={seat} /> {names[seat]}
        </span>
      ))}
    </p>
  );
}

export function PuzzleTeacher({ trial, table, then, next }: PuzzleTeacherProps) {
  const { say } = words.value;
  const { id } = trial.game;
  const mood = trial.mood.value;
  const isAsking = mood.is === 'asking' || mood.is === 'refused';
  const isSolved = mood.is === 'done' && !mood.shown;
  return (
    <section class={`teacher ${mood.is}`} aria-labelledby="teacher">
      <header class="teacher-head">
        <h2 id="teacher" tabIndex={-1}>
          {aimWords(trial, 'task')}
        </h2>
      </header>
      <Sides trial={trial} table={table} />
      <p class="teacher-task">{stageWords(trial)}</p>
      <div class="teacher-told" role="status">
        {isAsking && trial.help.value > 0 ? <p class="teacher-hint">{hintWords(trial, table)}</p> : null}
        {mood.is === 'refused' ? (
          <p class="teacher-refused">
            {whyWords(words.value, id, mood.refusal)}{' '}
            {mood.refusal.clause === undefined ? null : <Clause game={id} id={mood.refusal.clause} />}
          </p>
        ) : null}
        {mood.is === 'missed' ? (
          <p class="teacher-missed">
            {answerWords(trial, table)} {trial.isOver ? say('web.puzzles.over') : aimWords(trial, 'missed')}
          </p>
        ) : null}
        {mood.is === 'done' ? (
          <p class="teacher-done">
            <Icon name={mood.shown ? 'look' : 'check'} />
            <span>{mood.shown ? say('web.puzzles.shown') : aimWords(trial, 'done')}</span>
          </p>
        ) : null}
      </div>
      <div class="teacher-ways">
        {mood.is === 'missed' ? (
          <button
            type="button"
            class="main"
            ref={next as RefObject<HTMLButtonElement>}
            onClick={() => trial.again()}
          >
            <Icon name="again" />
            {say('web.learn.again')}
          </button>
        ) : null}
        {isSolved || (mood.is === 'done' && then !== undefined) ? (
          <a class="button main" ref={next as RefObject<HTMLAnchorElement>} href={then ?? '/puzzles'}>
            {say(then === undefined ? 'web.puzzles.all' : 'web.puzzles.next')}
            <Icon name="next" />
          </a>
        ) : null}
        {isAsking && trial.help.value < 2 ? (
          <button type="button" onClick={() => trial.giveHint()}>
            <Icon name="hint" />
            {say('web.learn.hint')}
          </button>
        ) : null}
        {mood.is === 'done' ? null : (
          <button type="button" class="subtle" onClick={() => trial.show()}>
            {say('web.puzzles.show')}
          </button>
        )}
      </div>
    </section>
  );
}
