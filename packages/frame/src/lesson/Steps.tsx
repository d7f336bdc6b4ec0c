/** The lessons of a game and the steps of one, as navigation. */
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Course } from './course.ts';
import type { Lesson } from './lesson.ts';
import { chapterName, lessonLink } from './lesson-words.ts';

/** The lessons of a game that has several; each can be read at any time. */
export function Chapters({ lessons, now }: { readonly lessons: readonly Lesson[]; readonly now: Lesson }) {
  return (
    <nav class="learn-chapters" aria-label={words.value.say('web.learn.chapters')}>
      <ol class="bare">
        {lessons.map((lesson) => (
          <li key={lesson.chapter}>
            <a href={lessonLink(lesson)} {...(lesson === now ? { 'aria-current': 'page' } : {})}>
              {chapterName(lesson)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The steps: those already seen can be visited again. */
export function Progress({ course }: { readonly course: Course }) {
  const { say } = words.value;
  const all = course.lesson.steps.length;
  return (
    <nav class="learn-steps" aria-label={say('web.learn.steps')}>
      <ol>
        {course.lesson.steps.map(({ id }, i) => {
          const seen = i <= course.furthest.value;
          const name = say('web.learn.step', { number: i + 1, all });
          return (
            <li key={id}>
              <button
                type="button"
                class={`learn-step${seen ? ' seen' : ''}`}
                aria-label={name}
                title={name}
                aria-disabled={!seen}
                {...(i === course.at.value ? { 'aria-current': 'step' } : {})}
                onClick={() => {
                  if (seen) course.goTo(i);
                }}
              >
                {i < course.furthest.value ? <Icon name="check" /> : <span aria-hidden="true">{i + 1}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
