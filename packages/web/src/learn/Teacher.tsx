/** What is said beside the board: the task, what the rules answered, and the way on. */
import type { RefObject } from 'preact';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { Icon } from '../parts/Icon.tsx';
import { hereLink } from '../table/local-setup.ts';
import { whyWords } from '../table/told.ts';
import type { Course } from './course.ts';

interface TeacherProps {
  readonly course: Course;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/** A message of this lesson, empty where there is none. */
function lessonWords(game: string, id: string, what = ''): string {
  const key = words.value.find(`web.learn.${game}.${id}${what}`);
  return key === undefined ? '' : words.value.say(key);
}

export function Teacher({ course, next }: TeacherProps) {
  const { say } = words.value;
  const game = course.lesson.game.id;
  const { id, wants } = course.step.value;
  const mood = course.mood.value;
  const refusal = 'refusal' in mood ? mood.refusal : undefined;
  const ending = wants.kind === 'end';
  return (
    <section class={`teacher ${mood.is}`} aria-labelledby="teacher">
      <header class="teacher-head">
        <h2 id="teacher">{lessonWords(game, id, '.title')}</h2>
        {mood.is === 'done' || ending ? null : (
          <span>
            {course.begun.value && mood.is !== 'missed' ? (
              <button type="button" class="quiet small" onClick={() => course.again()}>
                {say('web.learn.again')}
              </button>
            ) : null}
            <button type="button" class="quiet small" onClick={() => course.next()}>
              {say('web.learn.skip')}
            </button>
          </span>
        )}
      </header>
      <p class="teacher-task">{lessonWords(game, id)}</p>
      {wants.kind === 'number' && mood.is !== 'done' ? (
        <div class="teacher-numbers">
          {wants.choices.map((choice) => (
            <button type="button" key={choice} onClick={() => course.answer(choice)}>
              {choice}
            </button>
          ))}
        </div>
      ) : null}
      <div class="teacher-told" role="status">
        {refusal === undefined ? null : (
          <p class="teacher-refused">
            {whyWords(words.value, game, refusal)}{' '}
            {refusal.clause === undefined ? null : <Clause game={game} id={refusal.clause} />}
          </p>
        )}
        {mood.is === 'done' ? (
          <p class="teacher-done">
            <Icon name="check" />
            <span>{lessonWords(game, id, '.done')}</span>
          </p>
        ) : null}
        {mood.is === 'missed' ? <p class="teacher-missed">{lessonWords(game, id, '.missed')}</p> : null}
      </div>
      {ending ? (
        <Leaving game={game} course={course} />
      ) : mood.is === 'asking' || mood.is === 'refused' ? null : (
        <div class="teacher-ways">
          {mood.is === 'done' ? (
            <button type="button" class="main" ref={next} onClick={() => course.next()}>
              {say('web.learn.next')}
              <Icon name="next" />
            </button>
          ) : wants.kind !== 'number' ? (
            <button type="button" class="main" ref={next} onClick={() => course.again()}>
              <Icon name="again" />
              {say('web.learn.again')}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** All is said: now play. */
function Leaving({ game, course }: { readonly game: string; readonly course: Course }) {
  const { say } = words.value;
  return (
    <div class="teacher-ways">
      <button type="button" class="main" onClick={() => go(hereLink({ game, level: 'novice' }))}>
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
