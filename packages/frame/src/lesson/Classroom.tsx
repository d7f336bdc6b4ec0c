/** A lesson on screen: the task in a sentence, the board to do it on, and the result. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable } from '../board/game-table.ts';
import { gameName } from '../page/game-name.ts';
import { kept } from '../page/kept.ts';
import { isStill } from '../page/theme.ts';
import { words } from '../page/words.ts';
import { Course } from './course.ts';
import { type Lesson, whyNot } from './lesson.ts';
import { minutesOf } from './lesson-words.ts';
import { PracticeBoard } from './PracticeBoard.tsx';
import { Chapters, Progress } from './Steps.tsx';
import { Teacher } from './Teacher.tsx';
import { useBoardInSight } from './use-board-in-sight.ts';

/** How long the other side thinks. */
const REPLY_MS = 900;

interface ClassroomProps {
  readonly lesson: Lesson;
  /** All lessons of this game. */
  readonly lessons: readonly Lesson[];
  readonly table: GameTable;
}

/**
 * Where a lesson's current step is stored; without a chapter, that of a game's only lesson, or which chapter was read
 * last.
 */
export const keptAt = (game: string, chapter?: string): string =>
  `hortus.learn.${game}${chapter === undefined ? '' : `.${chapter}`}`;

export function Classroom({ lesson, lessons, table }: ClassroomProps) {
  const { say } = words.value;
  const { id } = lesson.game;
  const course = useMemo(() => {
    const key = keptAt(id, lesson.chapter);
    if (lesson.chapter !== undefined) kept.set(keptAt(id), lesson.chapter);
    return new Course(lesson, {
      from: Number.parseInt(kept.get(key) ?? '0', 10) || 0,
      keep: (step) => kept.set(key, String(step)),
      later: (act) => {
        const timer = setTimeout(act, isStill() ? 0 : REPLY_MS);
        return () => clearTimeout(timer);
      },
    });
  }, [lesson]);
  const [first] = useState(course.at.value);
  const next = useRef<HTMLButtonElement>(null);
  const { is } = course.mood.value;
  useLayoutEffect(() => {
    // Keyboard players can continue with one key; pointer users lose nothing.
    if (is === 'done' || is === 'missed') next.current?.focus({ preventScroll: true });
    // The button that led here is gone, so its user hears the new task.
    else if (document.activeElement === document.body && course.at.value !== first)
      document.getElementById('teacher')?.focus({ preventScroll: true });
  }, [is, course.at.value]);
  const { stand, step } = course;
  const place = useRef<HTMLDivElement>(null);
  useBoardInSight(place, course);
  return (
    <article class={`learn mood-${id}`}>
      <header class="learn-head">
        <h1>{say('web.learn.title', { game: gameName(words.value, id) })}</h1>
        {lessons.length > 1 ? <Chapters lessons={lessons} now={lesson} /> : null}
        <p class="learn-length">
          {say('web.learn.length', {
            number: lessons.indexOf(lesson) + 1,
            all: lessons.length,
            count: minutesOf(lesson),
          })}
        </p>
        <Progress course={course} />
      </header>
      <Teacher course={course} then={lessons[lessons.indexOf(lesson) + 1]} next={next} />
      <div class="learn-board" ref={place}>
        <PracticeBoard
          key={`${lesson.chapter} ${step.value.carriesOn ? 'carried' : step.value.id}`}
          table={table}
          stand={stand.value}
          seat={step.value.seat}
          seats={lesson.game.seats[0] ?? 2}
          legal={course.legal.value}
          asides={course.asides.value}
          why={(move) => whyNot(lesson, step.value, stand.value, move)}
          play={(move, then) => course.tryMove(move, then)}
        />
      </div>
    </article>
  );
}
