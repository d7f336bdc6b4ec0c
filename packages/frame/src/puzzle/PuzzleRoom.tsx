/** A puzzle on screen: what is to be found, the real board to find it on, and what became of it. */
import type { Puzzle } from '@hortus/bots';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable } from '../board/game-table.ts';
import { PracticeBoard } from '../lesson/PracticeBoard.tsx';
import { gameName } from '../page/game-name.ts';
import { isStill } from '../page/theme.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { PuzzleTeacher } from './PuzzleTeacher.tsx';
import { nextUnsolved, noteSolved, puzzleLink, solvedIn } from './solved.ts';
import { Trial } from './trial.ts';

/** How long the other side thinks. */
const REPLY_MS = 900;

interface PuzzleRoomProps {
  readonly puzzle: Puzzle;
  /** All puzzles of this game, from easy to hard. */
  readonly puzzles: readonly Puzzle[];
  readonly table: GameTable;
}

export function PuzzleRoom({ puzzle, puzzles, table }: PuzzleRoomProps) {
  const { say } = words.value;
  const { id } = table.game;
  const trial = useMemo(
    () =>
      new Trial(table.game, puzzle, {
        solved: () => noteSolved(id, puzzle.id),
        later: (act) => {
          const timer = setTimeout(act, isStill() ? 0 : REPLY_MS);
          return () => clearTimeout(timer);
        },
      }),
    [puzzle],
  );
  useEffect(() => () => trial.stop(), [trial]);
  const [first] = useState(trial);
  const next = useRef<HTMLElement>(null);
  const { is } = trial.mood.value;
  useLayoutEffect(() => {
    // Keyboard players can continue with one key; pointer users lose nothing.
    if (is === 'done' || is === 'missed') next.current?.focus({ preventScroll: true });
    // The button that led here is gone, so its user hears the task.
    else if (document.activeElement === document.body && (trial !== first || trial.at.value > 0))
      document.getElementById('teacher')?.focus({ preventScroll: true });
  }, [is, trial, trial.at.value]);
  const solved = solvedIn(id);
  const then = nextUnsolved(puzzles, solved, puzzle.id);
  return (
    <article class={`learn puzzle mood-${id}`}>
      <header class="learn-head">
        <h1>{say('web.puzzles.title.of', { game: gameName(words.value, id) })}</h1>
        <p class="puzzle-place">
          {say('web.puzzles.place', { number: puzzles.indexOf(puzzle) + 1, all: puzzles.length })}
          {' · '}
          {say('web.puzzles.rating', { rating: String(puzzle.rating) })}
          {solved.has(puzzle.id) ? (
            <span class="puzzle-solved">
              <Icon name="check" /> {say('web.puzzles.solved')}
            </span>
          ) : null}
        </p>
        <a href="/puzzles">{say('web.puzzles.all')}</a>
      </header>
      <PuzzleTeacher
        trial={trial}
        table={table}
        then={then === undefined ? undefined : puzzleLink(id, then.id)}
        next={next}
      />
      <div class="learn-board">
        <PracticeBoard
          key={puzzle.id}
          table={table}
          stand={trial.stand.value}
          seat={puzzle.seat}
          seats={puzzle.seats}
          legal={trial.legal.value}
          asides={trial.asides.value}
          values={trial.marked.value}
          why={(move) => trial.why(move)}
          play={(move, more) => trial.tryMove(move, more)}
        />
      </div>
    </article>
  );
}
