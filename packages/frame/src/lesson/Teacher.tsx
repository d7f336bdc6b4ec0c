/** What is said next to the board: the task, the rules' reply, and how to continue. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import { Icon } from '../parts/Icon.tsx';
import { whyWords } from '../says/told.ts';
import type { Course } from './course.ts';
import { Leaving } from './Leaving.tsx';
import type { Lesson } from './lesson.ts';
import { lessonWords, missedWords } from './lesson-words.ts';

interface TeacherProps {
  readonly course: Course;
  /** The lesson that follows, if a game has several. */
  readonly then?: Lesson | undefined;
  readonly next: RefObject<HTMLButtonElement | null>;
}

export function Teacher({ course, then, next }: TeacherProps) {
  const { say } = words.value;
  const game = course.lesson.game.id;
  const { id, wants, clauses = [] } = course.step.value;
  const hinted = useSignal(false);
  useLayoutEffect(() => {
    hinted.value = false;
  }, [course, id]);
  const hint = lessonWords(game, id, '.hint');
  const mood = course.mood.value;
  const refusal = 'refusal' in mood ? mood.refusal : undefined;
  const ending = wants.kind === 'end';
  return (
    <section class={`teacher ${mood.is}${course.begun.value ? ' begun' : ''}`} aria-labelledby="teacher">
      <header class="teacher-head">
        <h2 id="teacher" tabIndex={-1}>
          {lessonWords(game, id, '.title')}
        </h2>
        {mood.is === 'done' || ending ? null : (
          <span class="teacher-helps">
            {hint === '' || hinted.value || mood.is === 'missed' ? null : (
              <button
                type="button"
                class="subtle small"
                onClick={() => {
                  hinted.value = true;
                }}
              >
                {say('web.learn.hint')}
              </button>
            )}
            {course.begun.value && mood.is !== 'missed' ? (
              <button type="button" class="subtle small" onClick={() => course.again()}>
                {say('web.learn.again')}
              </button>
            ) : null}
            <button type="button" class="subtle small teacher-skip" onClick={() => course.next()}>
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
        {hinted.value && mood.is !== 'done' && mood.is !== 'missed' ? (
          <p class="teacher-hint">{hint}</p>
        ) : null}
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
        {mood.is === 'missed' ? <p class="teacher-missed">{missedWords(course)}</p> : null}
      </div>
      {mood.is === 'done' && clauses.length > 0 ? (
        <p class="teacher-clauses">
          {clauses.length === 1
            ? clauses.map((clause) => <Clause key={clause} game={game} id={clause} />)
            : clauses.map((clause, k) => <Clause key={clause} game={game} id={clause} number={k + 1} />)}
        </p>
      ) : null}
      {ending ? (
        <Leaving game={game} course={course} then={then} />
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
