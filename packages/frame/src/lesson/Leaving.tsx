import { hereLink } from '../here/local-setup.ts';
import { go } from '../page/router.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Course } from './course.ts';
import type { Lesson } from './lesson.ts';
import { chapterName, lessonLink } from './lesson-words.ts';

/** The lesson is over: now play, or learn more. */
export function Leaving({
  game,
  course,
  then,
}: {
  readonly game: string;
  readonly course: Course;
  readonly then: Lesson | undefined;
}) {
  const { say } = words.value;
  return (
    <div class="teacher-ways">
      {then === undefined ? null : (
        <a class="button main" href={lessonLink(then)}>
          {chapterName(then)}
          <Icon name="next" />
        </a>
      )}
      <button
        type="button"
        class={then === undefined ? 'main' : ''}
        onClick={() => go(hereLink({ game, level: 'beginner', options: course.lesson.match ?? {} }))}
      >
        <Icon name="go" />
        {say('web.learn.play')}
      </button>
      <a class="button" href={`/rules/${game}`}>
        {say('web.learn.rules')}
      </a>
      <button type="button" class="quiet" onClick={() => course.goTo(0)}>
        {say('web.learn.over')}
      </button>
    </div>
  );
}
