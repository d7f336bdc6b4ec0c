/** How an era is won, drawn and in words. */
import { worldOf } from '@hortus/frame/board/asked.ts';
import type { DrawingProps, Guide, Tip } from '@hortus/frame/board/guide.ts';
import type { Seat } from '@hortus/kernel';
import { type CgsState, cgs, type View } from '../../src/index.ts';
import { isWatched, playerIn } from '../players.ts';
import { eraEndWords } from '../says/ends-words.ts';
import { recap } from '../says/pass-words.ts';
import { said } from '../says/say.ts';
import { whole } from '../says/turn-words.ts';
import { isDecidedByFinale } from '../session-cards.ts';
import { advise } from './advise.ts';
import { rail } from './rail.ts';

function Drawing({ view, seat, options }: DrawingProps<View>) {
  return isDecidedByFinale(view, options) ? <Gate /> : <Columns view={view} seat={seat} />;
}

/** Steps that lead up to a gate with a star in it. */
const Gate = () => (
  <svg viewBox="0 0 60 18" aria-hidden="true" focusable="false">
    {[0, 1, 2, 3].map((step) => (
      <rect
        key={step}
        class="goal-o"
        x={3 + step * 8}
        y={12 - step * 2}
        width="7"
        height={3 + step * 2}
        rx="1"
      />
    ))}
    <path class="goal-free" d="M37 15V8a8 7 0 0 1 16 0v7z" />
    <path
      class="goal-x"
      d="M45 4l1.500 3.200 3.500.400-2.600 2.300.700 3.400-3.100-1.700-3.100 1.700.700-3.400-2.600-2.300 3.500-.400z"
    />
    <path class="goal-line" d="M1 15.500H59" />
  </svg>
);

/** The victory points of all players as columns in frames of the same height, the reader's in colour. */
function Columns({ view, seat }: { readonly view: View; readonly seat: Seat | undefined }) {
  const points = view.eras.map((one) => one.points);
  const most = Math.max(6, ...points.map(Math.abs));
  const mine = seat === undefined ? undefined : playerIn(view, seat);
  const wide = 54 / Math.max(points.length, 1);
  return (
    <svg viewBox="0 0 60 18" aria-hidden="true" focusable="false">
      {points.map((count, player) => {
        const high = (Math.abs(count) / most) * 13;
        const [x, width] = [3 + player * wide + 1, Math.min(wide - 2, 12)];
        return (
          <g key={player}>
            <rect class="goal-free" x={x} y="1" width={width} height="13" rx="1" />
            <rect
              class={player === mine ? 'goal-x' : 'goal-o'}
              x={x}
              y={count < 0 ? 14 : 14 - high}
              width={width}
              height={Math.max(1, count < 0 ? Math.min(high, 4) : high)}
              rx="1"
            />
          </g>
        );
      })}
      <path class="goal-line" d="M1 14.500H59" />
    </svg>
  );
}

/** What surprises beginners in the first adventure. */
const tips = ({ current, phase }: View): readonly Tip[] => [
  ...(current === null ? [] : [{ id: 'costs', text: said('tip.costs') }]),
  ...(phase === 'turn' || phase === 'answer' ? [{ id: 'trade', text: said('tip.trade') }] : []),
];

const hasHouses = ({ era }: View, world: CgsState | undefined): boolean =>
  (world?.rules.cards.eras[era]?.affiliations.length ?? 0) > 0;

export const guide: Guide<View> = {
  goal: (view, _seat, options) => {
    const goal = isDecidedByFinale(view, options) ? 'goal.by-finale' : 'goal';
    const world = worldOf(cgs, options, view.ops.length, view);
    return {
      line: said(isWatched(view) ? `${goal}.seen` : goal),
      short: said(`${goal}.short`),
      more: [
        said(`${goal}.more`),
        hasHouses(view, world) ? said('goal.houses') : '',
        world === undefined ? '' : eraEndWords(world),
      ]
        .filter(Boolean)
        .join(' '),
    };
  },
  Drawing,
  tips,
  advise,
  recap,
  whole,
  rail,
};
