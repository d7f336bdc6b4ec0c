/** The abilities both games have, and the moves of those in force. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { at } from '../state/layout.ts';
import { ABILITIES } from '../types.ts';
import { type Ability, type Act, OUTSIDE_POOL } from './ability.ts';
import { engineering, navigation, valor } from './drawing.ts';
import { logistics } from './logistics.ts';
import { omen } from './omen.ts';
import { battle, covert, leadership, rescue, ruin, triumph, warfare } from './permissions.ts';
import { persuasion } from './persuasion.ts';
import { vengeance } from './vengeance.ts';
import { vision } from './vision.ts';

export { negotiation } from './negotiation.ts';
export { sabotageOf } from './sabotage.ts';
export { strikeOf } from './strike.ts';

/** GEN-DCK-2, WA-DCK-2 The fifteen that cards of both games carry. An edition adds its own. */
export const CORE: readonly Ability[] = [
  battle,
  covert,
  engineering,
  leadership,
  logistics,
  navigation,
  omen,
  persuasion,
  rescue,
  ruin,
  triumph,
  valor,
  vengeance,
  vision,
  warfare,
];

/** By number; undefined if an ability isn't in force. */
export function byNumber(abilities: readonly Ability[]): Rules['able'] {
  const able: (Ability | undefined)[] = ABILITIES.map(() => undefined);
  for (const one of abilities) able[one.index] = one;
  return able;
}

/** What the open classes of the pool offer, and what is offered outside it. */
export function listActs(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { acts, offering } = state.rules;
  const open = (state.ints[at.open] | (1 << OUTSIDE_POOL)) & offering;
  let n = from;
  if (open === 0) return n;
  for (let i = 0; i < acts.length; i++)
    if ((acts[i].classes & open) !== 0) n = acts[i].list(state, seat, out, n);
  return n;
}

/** The act in force that owns this move, if any. */
function actOf(state: SwayState, move: Move): Act | undefined {
  const { acts } = state.rules;
  for (let i = 0; i < acts.length; i++)
    if (acts[i].tag === MOVES.tagOf(move) && acts[i].owns(state, move)) return acts[i];
  return undefined;
}

/** Kinds of moves that carry out an ability's sentence, as a set. */
let SENTENCES = 0;
for (const kind of [
  ...([
    'draw',
    'refill',
    'negotiate',
    'negotiateFor',
    'omen',
    'persuade',
    'send',
    'name',
    'recruit',
  ] as const),
])
  SENTENCES |= 1 << MOVES.kinds[kind].tag;

export function judgeAct(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const act = actOf(state, move);
  if (act !== undefined) return act.judge(state, seat, move);
  return ((SENTENCES >>> MOVES.tagOf(move)) & 1) === 1 ? 'not-open' : 'not-now';
}

export function playAct(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void {
  actOf(state, move)?.play(state, seat, move, rng, told);
}
