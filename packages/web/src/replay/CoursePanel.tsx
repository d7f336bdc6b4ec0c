/** Where it turned, as the bots' search sees it: chances after each entry, the turns that mattered, what a bot would have done. */
import type { Course, DecisiveTurn } from '@hortus/bots';
import { words } from '@hortus/frame/page/words.ts';
import { whoIs } from '@hortus/words';
import { useEffect } from 'preact/hooks';
import { CourseChart } from './CourseChart.tsx';
import type { ReplayModel } from './model.ts';

const percent = (chance: number): number => Math.round(100 * chance);

export function CoursePanel({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const judging = model.judging.value;
  useEffect(() => {
    if (model.judging.peek() === 'no') void model.follow();
    return () => {
      const now = model.judging.peek();
      if (typeof now === 'object' && 'far' in now) model.stop();
    };
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
                  aria-current={turn.last === model.seq.value ? 'step' : undefined}
                  onClick={() => model.goToEntry((turn.other?.seq ?? turn.first) - 1)}
                >
                  {turnTold(model, course, turn)}
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

/** What the turn did to the chances, and what would have kept more of them. */
export function turnTold(model: ReplayModel, course: Course, turn: DecisiveTurn): string {
  const { say } = words.value;
  const { seat, before, after, other } = turn;
  const shown = model.shown.value;
  if (shown === undefined) return '';
  const text = (seq: number, move: number): string => model.moveText(seq - 1, seat, move) || String(move);
  const better =
    other === undefined
      ? after < before
        ? [say('web.replay.course.same')]
        : []
      : [
          say('web.replay.course.instead', {
            instead: text(other.seq, other.instead),
            played: text(other.seq, other.played),
            chance: percent(other.chance),
          }),
        ];
  const chances = { before: percent(before), after: percent(after) };
  return [
    say('web.replay.course.turn', { ...whoIs(shown.cast.value, seat), ...chances }),
    ...better,
    ...(turn === course.decided ? [say('review.decided')] : []),
  ].join(' ');
}
