/** How an era is won, and the eight steps of a turn (CGS-TURN-2). */
import { worldOf } from '@hortus/frame/board/asked.ts';
import type { DrawingProps, Guide, Rail, RailStep, Tip } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { cgs, type View } from '../../src/index.ts';
import { isWatched, playerIn } from '../players.ts';
import { eraEndWords } from '../says/ends-words.ts';
import { said } from '../says/say.ts';
import { whole } from '../says/turn-words.ts';
import { isDecidedByFinale, sessionCards } from '../session-cards.ts';
import { advise } from './advise.ts';

const STEPS = ['power', 'recover', 'era', 'open', 'support', 'effect', 'adventure', 'pass'] as const;

type Step = (typeof STEPS)[number];

/** What a player may do next, skipping steps in which there is nothing to do. */
function nowIn({ phase, step, doing, current, request, pending, turn }: View): Step | undefined {
  switch (phase) {
    case 'doing':
      return doing?.what === 'batch' ? 'support' : doing?.what === 'power' ? 'power' : 'effect';
    case 'answer':
      return request === 'era' ? 'era' : 'adventure';
    case 'turn':
      if (step === 'adventure' || step === 'pass') return step;
      if (step === 'power' && pending[turn] !== null) return 'power';
      return current === null ? 'open' : 'support';
    default:
      return undefined;
  }
}

/** What usually follows: an adventure is opened or added to, and most cards have no effect of their own. */
const AFTER: Readonly<Record<Exclude<Step, 'pass'>, Step>> = {
  power: 'support',
  recover: 'support',
  era: 'open',
  open: 'pass',
  support: 'adventure',
  effect: 'adventure',
  adventure: 'pass',
};

/** Long names have a short one, in languages that need it. */
function stepOf(name: string): RailStep {
  const short = words.value.find(`web.cgs.rail.${name}.short`);
  const step = { name: said(`rail.${name}`), about: said(`rail.${name}.about`) };
  return short === undefined ? step : { ...step, short: words.value.say(short) };
}

/** CGS-R-158, CGS-CLAIM-1 Before the first turn: everybody looks through the cards, then chooses a house if there are any. */
function stageOf({ phase, era, ops }: View, options: TableInfo['options']): Rail['stage'] {
  if (phase !== 'study' && phase !== 'claim') return undefined;
  const houses = sessionCards(options, ops.length)?.eras[era]?.affiliations ?? [];
  const next = phase === 'study' && houses.length > 0 ? 'claim' : 'first';
  return { now: stepOf(phase), next: stepOf(next) };
}

function rail(view: View, _seat: Seat | undefined, options: TableInfo['options']): Rail {
  const now = nowIn(view);
  const stage = stageOf(view, options);
  return {
    steps: STEPS.map(stepOf),
    ...(stage === undefined ? {} : { stage }),
    now: now === undefined ? undefined : STEPS.indexOf(now),
    ...(now === undefined || now === 'pass' ? {} : { next: STEPS.indexOf(AFTER[now]) }),
  };
}

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

export const guide: Guide<View> = {
  goal: (view, _seat, options) => {
    const goal = isDecidedByFinale(view, options) ? 'goal.by-finale' : 'goal';
    const world = worldOf(cgs, options, view.ops.length, view);
    return {
      line: said(isWatched(view) ? `${goal}.seen` : goal),
      short: said(`${goal}.short`),
      more: [said(`${goal}.more`), world === undefined ? '' : eraEndWords(world)].filter(Boolean).join(' '),
    };
  },
  Drawing,
  tips,
  advise,
  whole,
  rail,
};
