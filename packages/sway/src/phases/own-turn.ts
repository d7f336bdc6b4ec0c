/** What the engaging seat may do besides engaging and its sentences: finish, and what the edition lists. */
import {
  EVERYONE,
  hasMember,
  lowestMember,
  type Move,
  type MoveList,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { EVENTS } from '../game/events.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { destinyCount } from '../state/destiny.ts';
import { ALL_VIEWERS, placeKnown } from '../state/knowledge.ts';
import { at, NONE } from '../state/layout.ts';
import { addOps, emptyExperience, homeOf, inOps, inReserve, removeReserve, sideOf } from '../state/zones.ts';
import { PHASE, SET } from '../types.ts';
import { phaseOf } from './phase.ts';
import { listCards } from './questions.ts';

const { bring: bringMove, finish, recall: recallMove, store: storeMove } = MOVES.kinds;
const { brought, recalled } = EVENTS.kinds;

export interface OwnAct {
  /** The kind of its moves. */
  readonly tag: number;
  /** Does it end the phase as a finish does? Then it is listed after the finish. */
  readonly ends: boolean;
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, told: Sink | undefined): void;
}

export function listOwnTurn(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { ownTurn } = state.rules;
  let n = from;
  let i = 0;
  for (; i < ownTurn.length && !ownTurn[i].ends; i++) n = ownTurn[i].list(state, seat, out, n);
  out[n++] = finish.tag;
  for (; i < ownTurn.length; i++) n = ownTurn[i].list(state, seat, out, n);
  return n;
}

/** The act with moves of this kind; undefined if the edition has none. */
function ownActOf({ ownTurn }: Rules, tag: number): OwnAct | undefined {
  for (let i = 0; i < ownTurn.length; i++) if (ownTurn[i].tag === tag) return ownTurn[i];
  return undefined;
}

/** Does the edition list it? */
export const mayInTurn = (rules: Rules, tag: number): boolean => ownActOf(rules, tag) !== undefined;

/** For these four kinds; the caller knows that `seat` engages now. */
export function judgeOwnTurn(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  if (finish.is(move)) return undefined;
  const act = ownActOf(state.rules, MOVES.tagOf(move));
  if (act !== undefined) return act.judge(state, seat, move);
  return bringMove.is(move) ? 'not-now' : 'no-experience';
}

export function playOwnTurn(state: SwayState, seat: Seat, move: Move, told?: Sink): void {
  if (finish.is(move)) finishPhase(state, NONE, told);
  else ownActOf(state.rules, MOVES.tagOf(move))?.play(state, seat, move, told);
}

/** GEN-R-24, WA-R-17 By an explicit finish. */
const finishPhase = (state: SwayState, stored: number, told: Sink | undefined): void =>
  phaseOf(state)?.finish?.(state, stored, told);

/** GEN-TRN-3, GEN-TRN-4, GEN-R-129 From the side's reserve to ops, lives only with the destiny empty. */
export const bring: OwnAct = {
  tag: bringMove.tag,
  ends: false,
  list(state, seat, out, from) {
    const { ints, rules } = state;
    const reserve = at.reserve + sideOf(seat) * SET;
    const stay = destinyCount(state) > 0;
    let n = from;
    for (let i = 0; i < SET; i++) {
      let bits = ints[reserve + i];
      if (stay) bits &= ~rules.deck.lives[i];
      for (; bits !== 0; bits = withoutLowest(bits)) out[n++] = bringMove.pack(lowestMember(i, bits));
    }
    return n;
  },
  judge(state, seat, move) {
    const card = bringMove.get.card(move);
    if (!inReserve(state, sideOf(seat), card)) return 'not-in-reserve';
    return hasMember(state.rules.deck.lives, 0, card) && destinyCount(state) > 0 ? 'life-stays' : undefined;
  },
  /** GEN-R-124 Everybody knows where the card has gone. */
  play(state, seat, move, told) {
    const card = bringMove.get.card(move);
    removeReserve(state, sideOf(seat), card);
    addOps(state, seat, card);
    placeKnown(state, card, ALL_VIEWERS);
    if (told !== undefined) told.tell(brought.pack(seat, card), EVERYONE, false);
  },
};

const experienceSize = ({ ints, rules }: SwayState, seat: Seat): number =>
  ints[at.experienceCount + homeOf(rules, seat)];

/** GEN-EXP-2, GEN-EXP-4 The whole experience to ops, marked. */
export const recall: OwnAct = {
  tag: recallMove.tag,
  ends: false,
  list(state, seat, out, from) {
    if (experienceSize(state, seat) === 0) return from;
    out[from] = recallMove.tag;
    return from + 1;
  },
  judge: (state, seat) => (experienceSize(state, seat) === 0 ? 'experience-empty' : undefined),
  play(state, seat, _, told) {
    const count = emptyExperience(state, homeOf(state.rules, seat), seat, true);
    if (told !== undefined) told.tell(recalled.pack(seat, count), EVERYONE, false);
  },
};

/** GEN-EXP-5, GEN-PLT-3 Once engaging is finished, hence not where nothing was engaged (GEN-PLT-2). */
const canStore = ({ ints }: SwayState): boolean => ints[at.phase] === PHASE.plot && ints[at.plotted] > 0;

/** GEN-R-50 A finish that stores a card of ops in the experience. */
export const store: OwnAct = {
  tag: storeMove.tag,
  ends: true,
  list: (state, seat, out, from) =>
    canStore(state) ? listCards(state.ints, at.ops + seat * SET, storeMove, out, from) : from,
  judge(state, seat, move) {
    if (!canStore(state)) return state.ints[at.phase] === PHASE.plot ? 'nothing-plotted' : 'not-now';
    return inOps(state, seat, storeMove.get.card(move)) ? undefined : 'not-in-ops';
  },
  play: (state, _seat, move, told) => finishPhase(state, storeMove.get.card(move), told),
};
