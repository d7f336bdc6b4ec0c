/** How an era is won, and the eight steps of a turn (CGS-TURN-2). */
import type { Guide, Rail, Tip } from '@hortus/frame/board/guide.ts';
import type { Seat } from '@hortus/kernel';
import type { View } from '../src/index.ts';
import { playerIn } from './players.ts';
import { said } from './say.ts';

const STEPS = ['power', 'recover', 'era', 'open', 'support', 'effect', 'adventure', 'pass'] as const;

/** The step that is open; with a card's effect to resolve it is that one. */
function nowIn({ phase, step, doing, current, request }: View): (typeof STEPS)[number] | undefined {
  switch (phase) {
    case 'doing':
      return doing?.what === 'batch' ? 'support' : doing?.what === 'power' ? 'power' : 'effect';
    case 'answer':
      return request === 'era' ? 'era' : 'adventure';
    case 'turn':
      return step === 'play' ? (current === null ? 'open' : 'support') : step;
    default:
      return undefined;
  }
}

function rail(view: View): Rail {
  const now = nowIn(view);
  return {
    steps: STEPS.map((step) => ({ name: said(`rail.${step}`), about: said(`rail.${step}.about`) })),
    now: now === undefined ? undefined : STEPS.indexOf(now),
  };
}

/** The victory points of all players as columns, the reader's filled. */
function Drawing({ view, seat }: { readonly view: View; readonly seat: Seat | undefined }) {
  const points = view.eras.map((one) => one.points);
  const most = Math.max(6, ...points.map(Math.abs));
  const mine = seat === undefined ? undefined : playerIn(view, seat);
  const wide = 54 / Math.max(points.length, 1);
  return (
    <svg viewBox="0 0 60 18" aria-hidden="true" focusable="false">
      {points.map((count, player) => {
        const high = (Math.abs(count) / most) * 13;
        return (
          <rect
            key={player}
            class={player === mine ? 'goal-x' : 'goal-o'}
            x={3 + player * wide + 1}
            y={count < 0 ? 14 : 14 - high}
            width={Math.min(wide - 2, 12)}
            height={Math.max(1, count < 0 ? Math.min(high, 4) : high)}
            rx="1"
          />
        );
      })}
      <path class="goal-line" d="M1 14.500H59" />
    </svg>
  );
}

/** What the reader has covered of the costs of the adventure that is open, all names together. */
const coveredBy = ({ standing }: View, player: number): number =>
  (standing?.costs ?? []).reduce(
    (sum, { required, covered }) => sum + Math.min(required[player] ?? 0, covered[player] ?? 0),
    0,
  );

/** What comes of it: the adventure, victory points, or costs that are covered. */
function reason(now: View, then: View, seat: Seat): string | undefined {
  const mine = playerIn(now, seat);
  if (then.standing?.winner === mine && now.standing?.winner !== mine) return said('reason.wins');
  const [before, points] = [now.eras[mine]?.points ?? 0, then.eras[mine]?.points ?? 0];
  if (points > before) return said('reason.points', { before, points });
  const more = coveredBy(then, mine) - coveredBy(now, mine);
  return more > 0 ? said('reason.costs', { count: more }) : undefined;
}

/** What surprises in the first adventure. */
const tips = ({ current, phase }: View): readonly Tip[] => [
  ...(current === null ? [] : [{ id: 'costs', text: said('tip.costs') }]),
  ...(phase === 'turn' || phase === 'answer' ? [{ id: 'trade', text: said('tip.trade') }] : []),
];

export const guide: Guide<View> = {
  goal: () => ({ line: said('goal'), short: said('goal.short'), more: said('goal.more') }),
  Drawing,
  tips,
  reason,
  rail,
};
