/** The eight steps of a turn (CGS-TURN-2): where we are, and what comes next. */
import type { Rail, RailStep } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import type { View } from '../../src/index.ts';
import { said } from '../says/say.ts';
import { sessionCards } from '../session-cards.ts';

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

export function rail(view: View, _seat: Seat | undefined, options: TableInfo['options']): Rail {
  const now = nowIn(view);
  const stage = stageOf(view, options);
  return {
    steps: STEPS.map(stepOf),
    ...(stage === undefined ? {} : { stage }),
    now: now === undefined ? undefined : STEPS.indexOf(now),
    ...(now === undefined || now === 'pass' ? {} : { next: STEPS.indexOf(AFTER[now]) }),
  };
}
