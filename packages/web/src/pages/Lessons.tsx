/** The lessons of all games, how long each takes, and how far you have come. */
import { KITS } from '@hortus/catalogue';
import { keptAt } from '@hortus/frame/lesson/Classroom.tsx';
import type { Lesson } from '@hortus/frame/lesson/lesson.ts';
import { chapterName, lessonLink, minutesOf } from '@hortus/frame/lesson/lesson-words.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { kept } from '@hortus/frame/page/kept.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { lessonsOf } from '../games/index.ts';
import '@hortus/frame/lesson/learn.css';

type Courses = readonly (readonly [game: string, lessons: readonly Lesson[]])[];

const loadCourses = (): Promise<Courses> =>
  Promise.all(
    KITS.flatMap(({ id, lessons }) => (lessons === undefined ? [] : [id])).map(
      async (id) => [id, await lessonsOf(id)] as const,
    ),
  );

export default function Lessons() {
  const { say } = words.value;
  const [courses, show] = useState<Courses | undefined>(undefined);
  const [failed, fail] = useState(false);
  useEffect(() => {
    loadCourses().then(show, () => fail(true));
  }, []);
  if (failed)
    return (
      <Notice title={say('web.failed.title')} alert reload>
        <p>{say('web.failed.about')}</p>
      </Notice>
    );
  return (
    <div class="lessons">
      <h1>{say('web.lessons.title')}</h1>
      <p>{say('web.lessons.lead')}</p>
      {courses === undefined ? <p class="notice">{say('web.loading')}</p> : null}
      {(courses ?? []).map(([game, lessons]) => (
        <section key={game} class={`lessons-game mood-${game}`} aria-labelledby={`lessons-${game}`}>
          <h2 id={`lessons-${game}`}>{gameName(words.value, game)}</h2>
          <ol class="bare">
            {lessons.map((lesson) => (
              <LessonItem key={lesson.chapter ?? ''} lesson={lesson} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function LessonItem({ lesson }: { readonly lesson: Lesson }) {
  const { say } = words.value;
  const all = lesson.steps.length - 1;
  const step = Number.parseInt(kept.get(keptAt(lesson.game.id, lesson.chapter)) ?? '0', 10) || 0;
  const at = Math.min(step, all);
  return (
    <li>
      <a class={at === all ? 'lesson-link done' : 'lesson-link'} href={lessonLink(lesson)}>
        <span class="lesson-name">
          {lesson.chapter === undefined ? say('web.lessons.only') : chapterName(lesson)}
        </span>
        <span class="lesson-minutes">{say('web.lessons.minutes', { count: minutesOf(lesson) })}</span>
        <span class="lesson-progress">
          {at === all ? (
            <>
              <Icon name="check" /> {say('web.lessons.done')}
            </>
          ) : (
            say(at === 0 ? 'web.lessons.new' : 'web.lessons.at', { at, all })
          )}
        </span>
        <progress max={all} value={at} aria-hidden="true" />
      </a>
    </li>
  );
}
