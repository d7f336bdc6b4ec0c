/** How Garden is won: the three ways, drawn as small gardens. A turn is one move, so there are no steps to show. */
import type { Guide } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import { makeCell, type View } from '../src/index.ts';
import { columnOf, rowOf } from '../src/numbers.ts';

/** Sixteen cells each: `x` the winner's, `o` the other player's, `.` free but not allowed. */
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
              x={columnOf(i) * 4.5}
              y={rowOf(i) * 4.5}
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

/** The cells the other side could then take. */
const leftIn = ({ cells, top }: View): readonly string[] =>
  cells.flatMap((name, cell) =>
    name !== 'X' && name !== 'O' && top !== null && (name[0] === top[0] || name[1] === top[1])
      ? [makeCell(cell)]
      : [],
  );

/** What a move is good for. */
function reason(now: View, then: View, seat: Seat, names: readonly string[]): string | undefined {
  const { say, list } = words.value;
  const who = names[1 - seat] ?? '';
  // The next game of a match begins with a fresh garden.
  const isOver = then.result !== null || then.ply <= now.ply;
  const cells = leftIn(then);
  if (isOver)
    return say(then.result?.reasons.includes('block') ? 'web.garden.hint.shuts' : 'web.garden.hint.wins', {
      who,
    });
  return say('web.garden.hint.leaves', { who, count: cells.length, cells: list(cells) });
}

export const guide: Guide<View> = {
  goal: () => ({
    line: words.value.say('web.garden.goal'),
    short: words.value.say('web.garden.goal.short'),
    more: words.value.say('web.garden.goal.more'),
  }),
  Drawing,
  reason,
};
