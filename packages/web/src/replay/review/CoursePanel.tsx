/**
 * Where the match turned, as the bots' search sees it: chances after each entry, the turns that mattered, what a bot
 * would have done.
 */
import type { Course } from '@hortus/bots';
import { words } from '@hortus/frame/page/words.ts';
import { useEffect } from 'preact/hooks';
import type { ReplayModel } from '../model.ts';
import { CourseChart } from './CourseChart.tsx';
import { courseWords, percent } from './course-words.ts';
import { showMoment } from './show-moment.ts';

export function CoursePanel({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const judging = model.judging.value;
  useEffect(() => {
    if (model.judging.peek() === 'no') void model.follow();
  }, [model]);
  if (judging === 'none') return <p>{say('review.none')}</p>;
  if (judging === 'stopped')
    return (
      <div class="review">
        <p role="status">{say('web.replay.course.stopped')}</p>
        <button type="button" onClick={() => void model.follow()}>
          {say('web.replay.course.again')}
        </button>
      </div>
    );
  if (judging === 'no' || 'far' in judging) {
    const far = judging === 'no' ? 0 : judging.far;
    const told = say('web.replay.course.far', { percent: percent(far) });
    return (
      <div class="review">
        <p>{told}</p>
        <progress aria-label={told} value={far} max={1} />
        <button type="button" onClick={() => model.stop()}>
          {say('web.replay.course.stop')}
        </button>
      </div>
    );
  }
  return <Followed model={model} course={judging} />;
}

function Followed({ model, course }: { readonly model: ReplayModel; readonly course: Course }) {
  const { say } = words.value;
  return (
    <div class="review">
      <CourseChart model={model} course={course} />
      {course.decisive.length === 0 ? (
        <p role="status">{say('web.replay.course.even')}</p>
      ) : (
        <>
          <h2 class="review-head">{say('web.replay.course.turns')}</h2>
          <ol class="review-turns">
            {course.decisive.map((turn) => (
              <li key={turn.first}>
                <button
                  type="button"
                  class="log-line"
                  aria-current={(turn.other?.seq ?? turn.first) - 1 === model.seq.value ? 'step' : undefined}
                  onClick={() => showMoment(model, (turn.other?.seq ?? turn.first) - 1)}
                >
                  {courseWords(model, turn)}
                  {turn === course.decided ? ` ${say('review.decided')}` : ''}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="soft">{say('web.replay.course.legend')}</p>
    </div>
  );
}
