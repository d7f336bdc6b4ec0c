/** How Garden is won: the three ways, drawn as small gardens. A turn is one move, so there are no steps to show. */
import type { Guide } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { View } from '../src/index.ts';

/** Sixteen cells each: `x` the winner's, `o` the other's, `.` free but not to be taken. */
const WAYS = ['o...xxxx..o.o...', '.o...xx.oxx.....', 'xoxooxox.xo.xoox'] as const;

function Drawing() {
  return (
    <svg viewBox="0 0 60 18" focusable="false" aria-hidden="true">
      {WAYS.map((cells, way) => (
        <g key={way} transform={`translate(${way * 21} 0)`}>
          {[...cells].map((cell, i) => (
            <rect
              key={i}
              class={`goal-cell goal-${cell === '.' ? (way === 2 ? 'shut' : 'free') : cell}`}
              x={(i % 4) * 4.5}
              y={(i >> 2) * 4.5}
              width="4"
              height="4"
              rx="1"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

export const guide: Guide<View> = {
  goal: () => ({
    line: words.value.say('web.garden.goal'),
    short: words.value.say('web.garden.goal.short'),
    more: words.value.say('web.garden.goal.more'),
  }),
  Drawing,
};
