import { hereLink } from '../here/local-setup.ts';
import { leftTable } from '../page/progress.ts';
import { go } from '../page/router.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Course } from './course.ts';
import type { Lesson } from './lesson.ts';
import { chapterName, lessonLink } from './lesson-words.ts';

/** The lesson is over: now play, return to the table one came from, or learn more. */
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
  const left = leftTable(game);
  const main = then !== undefined ? 'then' : left !== undefined ? 'back' : 'play';
  return (
    <div class="teacher-ways">
      {then === undefined ? null : (
        <a class="button main" href={lessonLink(then)}>
          {chapterName(then)}
          <Icon name="next" />
        </a>
      )}
      {left === undefined ? null : (
        <a class={`button${main === 'back' ? ' main' : ''}`} href={left}>
          <Icon name="back" />
          {say('web.learn.back')}
        </a>
      )}
      <button
        type="button"
        class={main === 'play' ? 'main' : ''}
        onClick={() => go(hereLink({ game, level: 'beginner', options: course.lesson.match ?? {} }))}
      >
        <Icon name="go" />
        {say('web.learn.play')}
      </button>
      <a class="button" href="/learn">
        {say('web.learn.all')}
      </a>
      <a class="button" href={`/rules/${game}`}>
        {say('web.learn.rules')}
      </a>
      <button type="button" class="subtle" onClick={() => course.goTo(0)}>
        {say('web.learn.over')}
      </button>
    </div>
  );
}
