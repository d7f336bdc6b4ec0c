/** The balance after each move: up for the first seat, down for the second. A press goes to the moment. */
import { words } from '@hortus/frame/page/words.ts';
import type { ReplayModel } from '../model.ts';
import type { ReviewedLog } from '../replayed.ts';
import { courseOf } from './chart.ts';

const WIDE = 320;
const TALL = 96;
const MARGIN = 10;

export function Chart({ model, reviewed }: { readonly model: ReplayModel; readonly reviewed: ReviewedLog }) {
  const { say } = words.value;
  const { review, seqs } = reviewed;
  const { points, most, games } = courseOf(review);
  const count = Math.max(1, review.moves.length);
  const x = (index: number): number => MARGIN + (index / count) * (WIDE - 2 * MARGIN);
  const y = (value: number): number => TALL / 2 - (value / most) * (TALL / 2 - MARGIN);
  // Steps: a value holds until the next move changes it.
  const line = points
    .map(({ index, value }, i) => {
      const from = points[i - 1];
      const begins = from === undefined || from.index === index;
      return begins
        ? `${i === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`
        : `H${x(index - 0.5)}V${y(value)}H${x(index)}`;
    })
    .join('');
  const area = `${line}V${y(0)}H${x(0)}Z`;
  const now = seqs.indexOf(model.seq.value) + 1;
  const [first = '', second = ''] = model.shown.value?.names.value ?? [];
  const press = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * WIDE;
    const index = Math.round(((place - MARGIN) / (WIDE - 2 * MARGIN)) * count);
    const to = Math.min(Math.max(index, 0), count);
    model.goToEntry(to === 0 ? 0 : (seqs[to - 1] ?? 0));
  };
  return (
    <figure class="chart">
      <figcaption>
        <span class="chart-up">{first}</span>
        <span class="chart-down">{second}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber below and the list of turns do the same by keys */}
      <svg
        viewBox={`0 0 ${WIDE} ${TALL}`}
        role="img"
        aria-label={say('web.replay.chart', { count: review.turns.length, first, second })}
        onClick={press}
      >
        <defs>
          <clipPath id="chart-up">
            <path d={`M0 0H${WIDE}V${TALL / 2}H0z`} />
          </clipPath>
          <clipPath id="chart-down">
            <path d={`M0 ${TALL / 2}H${WIDE}V${TALL}H0z`} />
          </clipPath>
        </defs>
        <path class="chart-first" clip-path="url(#chart-up)" d={area} />
        <path class="chart-second" clip-path="url(#chart-down)" d={area} />
        <path class="chart-axis" d={`M${MARGIN} ${TALL / 2}H${WIDE - MARGIN}`} />
        {games.map((index) => (
          <path key={index} class="chart-game" d={`M${x(index)} 4V${TALL - 4}`} />
        ))}
        <path class="chart-line" d={line} />
        {review.turns.map((index) => {
          const point = points.findLast((one) => one.index === index + 1);
          return (
            <path
              key={index}
              class={review.decided.includes(index) ? 'chart-turn decided' : 'chart-turn'}
              transform={`translate(${x(index + 0.5)} ${y(point?.value ?? 0)})`}
              d="M0-6 6 0 0 6-6 0z"
            />
          );
        })}
        <path class="chart-now" d={`M${x(now)} 2V${TALL - 2}`} />
      </svg>
    </figure>
  );
}
