/** Chances to win as lines, one for each seat or, where two play, for the first of them. A press goes to the moment. */
import type { Course } from '@hortus/bots';
import { words } from '@hortus/frame/page/words.ts';
import type { ReplayModel } from '../model.ts';

const WIDE = 320;
const TALL = 120;
const MARGIN = 10;

export function CourseChart({ model, course }: { readonly model: ReplayModel; readonly course: Course }) {
  const { points, decisive } = course;
  const names = model.shown.value?.names.value ?? [];
  const most = Math.max(1, points.length - 1);
  const x = (index: number): number => MARGIN + (index / most) * (WIDE - 2 * MARGIN);
  const y = (chance: number): number => TALL - MARGIN - chance * (TALL - 2 * MARGIN);
  const seats = names.length === 2 ? [0] : [...names.keys()];
  const indexOf = (seq: number): number =>
    Math.max(
      0,
      points.findLastIndex((point) => point.seq <= seq),
    );
  const now = indexOf(model.seq.value);
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDE;
    const index = Math.round(((place - MARGIN) / (WIDE - 2 * MARGIN)) * most);
    model.goToEntry(points[Math.min(Math.max(index, 0), most)]?.seq ?? 0);
  };
  return (
    <figure class="chart">
      <figcaption>
        {seats.map((seat) => (
          <span key={seat} class={`course-of course-${seat}`}>
            {names[seat]}
          </span>
        ))}
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber below and the list of turns do the same by keys */}
      <svg
        viewBox={`0 0 ${WIDE} ${TALL}`}
        role="img"
        aria-label={words.value.say('web.replay.course.chart')}
        onClick={press}
      >
        <path class="chart-axis" d={`M${MARGIN} ${y(0.5)}H${WIDE - MARGIN}`} />
        {seats.map((seat) => (
          <path
            key={seat}
            class={`course-line course-${seat}`}
            d={points
              .map(({ chances }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(chances[seat] ?? 0)}`)
              .join('')}
          />
        ))}
        {decisive.map(({ seat, last, after }) => (
          <path
            key={last}
            class="chart-turn decided"
            transform={`translate(${x(indexOf(last))} ${y(seats.includes(seat) ? after : 1 - after)})`}
            d="M0-6 6 0 0 6-6 0z"
          />
        ))}
        <path class="chart-now" d={`M${x(now)} 2V${TALL - 2}`} />
      </svg>
    </figure>
  );
}
