/** Effects and powers being resolved, card by card, in a phase where only their player acts (CGS-EFF, CGS-RPOW). */
import { addMember, EVERYONE, type Seat } from '@hortus/kernel';
import { rewindAdventure } from '../ends/adventure.ts';
import { playerAfter, playerOf, voiceOf } from '../state/players.ts';
import { barCard, groundOf, immuneOf, isIn, moveCard, opsOf, wreckOf } from '../state/zones.ts';
import { clearDoing } from '../turn/era.ts';
import { afterAdventure, endAdventure } from '../turn/flow.ts';
import { effectSet, hasChoice } from '../turn/targets.ts';
import {
  AT_ADVENTURE,
  AT_ERA,
  at,
  BATCH,
  DOING,
  EVENTS,
  IMMUNE,
  isSingle,
  NONE,
  NOTHING,
  type Now,
  POWER,
  RECOVER,
  REUSE,
  SEIZE1,
  SOLO,
  TURN,
} from '../types.ts';

const tell = EVENTS.kinds;
const design = ({ cards }: Now, card: number): number => cards.designOf[card].index;

/**
 * CGS-EFF-1 The effects of a card just played, one kind after another;
 * those with nothing to choose are skipped.
 */
export function beginEffects(now: Now, card: number): void {
  now.ints[at.doCard] = card;
  if (isIn(now.cards.is.effect, card)) nextEffect(now, RECOVER);
  else effectsOver(now, card);
}

function nextEffect(now: Now, from: number): void {
  const { state, ints, cards } = now;
  const card = ints[at.doCard];
  for (let doing = from; doing <= IMMUNE; doing++) {
    if (effectSet(state, doing, card) === undefined) continue;
    ints[at.phase] = DOING;
    ints[at.doing] = doing;
    ints[at.doFrom] = NONE;
    ints[at.doLeft] = doing === REUSE ? cards.designOf[card].reuse : 0;
    if (hasChoice(state)) return;
  }
  effectsOver(now, card);
}

/** CGS-R-52 In a Solo the effects of the other cards follow, then the adventure is resolved. */
function effectsOver(now: Now, card: number): void {
  const { state, ints, rules, cards } = now;
  const player = ints[at.turn];
  if (ints[at.queued] > 0) {
    const next = ints[at.queue];
    ints.copyWithin(at.queue, at.queue + 1, at.queue + ints[at.queued]);
    ints[at.queued]--;
    ints[at.doing] = NOTHING;
    return beginEffects(now, next);
  }
  clearDoing(ints);
  ints[at.phase] = TURN;
  ints[at.step] = AT_ADVENTURE;
  if (cards.designOf[ints[at.current]].roleplay === SOLO)
    return endAdventure(now, 'solo', playerAfter(state, player));
  // CGS-R-9 After the card's other effects; by an option it waits for the special round.
  if (isIn(cards.is.rewind, card) && rules.options.rewind === 'atOnce')
    afterAdventure(now, rewindAdventure(now, player), playerAfter(state, player));
}

/** CGS-PADV-6 The Solo is laid: effects in the order of the batch, then End of adventure. */
export function closeBatch(now: Now): void {
  const { ints, cards } = now;
  let kept = 0;
  for (let i = 0; i < ints[at.queued]; i++) {
    const card = ints[at.queue + i];
    if (isIn(cards.is.effect, card)) ints[at.queue + kept++] = card;
  }
  ints[at.queued] = kept;
  ints[at.doing] = NOTHING;
  effectsOver(now, NONE);
}

/** Ends the effect or power in progress, on `done` or when nothing is left to choose. */
export function finishDoing(now: Now): void {
  const { ints } = now;
  if (ints[at.doing] !== POWER) return nextEffect(now, ints[at.doing] + 1);
  const active = ints[at.doPower];
  // `done` before any power has begun declines all that are left.
  ints[at.doLeft] = active === NONE ? 0 : ints[at.doLeft] & ~(1 << active);
  ints[at.doPower] = ints[at.doFrom] = NONE;
  if (ints[at.doLeft] === 0 || !hasChoice(now.state)) powersOver(now);
}

function powersOver({ ints }: Now): void {
  clearDoing(ints);
  ints[at.pending + ints[at.turn]] = NONE;
  ints[at.phase] = TURN;
  ints[at.step] = AT_ERA;
}

/** Cards are taken one by one; when nothing more can be taken the effect is over. */
function settle(now: Now): void {
  if (!hasChoice(now.state)) finishDoing(now);
}

/** CGS-DIS-1, CGS-DIV-1, CGS-WRK-1 */
export function hit(now: Now, seat: Seat, power: number, layer: Seat, card: number): void {
  const { state, ints, told } = now;
  const player = ints[at.turn];
  if (ints[at.phase] === TURN) {
    const source = ints[at.pending + player];
    ints[at.phase] = DOING;
    ints[at.doing] = POWER;
    ints[at.doCard] = source;
    ints[at.doLeft] = now.cards.designOf[source].powers;
  }
  ints[at.doFrom] = playerOf(state, layer);
  ints[at.doPower] = power;
  if (power >= 4) {
    moveCard(ints, card, groundOf(layer), wreckOf(player));
    barCard(ints, card);
    ints[at.busy] = 1;
    told?.tell(tell.wrecked.pack(voiceOf(state, player), design(now, card)), EVERYONE, false);
  } else if (power >= 2) {
    moveCard(ints, card, groundOf(layer), groundOf(seat));
    told?.tell(tell.diverted.pack(seat, design(now, card)), EVERYONE, false);
  } else {
    moveCard(ints, card, groundOf(layer), opsOf(layer));
    barCard(ints, card);
    told?.tell(tell.disabled.pack(layer, design(now, card)), EVERYONE, false);
  }
  if (isSingle(power)) finishDoing(now);
  else settle(now);
}

/** CGS-REC-2 */
export function recover(now: Now, layer: Seat, card: number): void {
  const { ints, told } = now;
  moveCard(ints, card, groundOf(layer), opsOf(layer));
  told?.tell(tell.recovered.pack(layer, design(now, card)), EVERYONE, false);
  finishDoing(now);
}

/** CGS-REU-2 */
export function reuse(now: Now, seat: Seat, card: number, rival: number): void {
  const { ints, told } = now;
  moveCard(ints, card, wreckOf(rival), opsOf(seat));
  ints[at.doFrom] = rival;
  ints[at.doLeft]--;
  told?.tell(tell.reused.pack(seat, design(now, card), voiceOf(now.state, rival)), EVERYONE, false);
  if (ints[at.doLeft] === 0) finishDoing(now);
  else settle(now);
}

/** CGS-SZE-1 … 3 */
export function seize(now: Now, seat: Seat, holder: Seat, card: number): void {
  const { state, ints, told } = now;
  const rival = playerOf(state, holder);
  moveCard(ints, card, opsOf(holder), opsOf(seat));
  ints[at.doFrom] = rival;
  told?.tell(tell.seized.pack(seat, design(now, card), voiceOf(now.state, rival)), EVERYONE, false);
  if (ints[at.doing] === SEIZE1) finishDoing(now);
  else settle(now);
}

/** CGS-IMM-1 */
export function becomeImmune(now: Now, card: number): void {
  const { ints, told } = now;
  const player = ints[at.turn];
  addMember(ints, immuneOf(player), card);
  told?.tell(tell.immune.pack(voiceOf(now.state, player), design(now, card)), EVERYONE, false);
  finishDoing(now);
}

/** CGS-R-54 The batch grows by one card. */
export function layInBatch(now: Now, card: number): void {
  const { ints } = now;
  ints[at.queue + ints[at.queued]++] = card;
}

/** The hero of a Solo lays the cards one by one. */
export function beginBatch({ ints }: Now): void {
  ints[at.phase] = DOING;
  ints[at.doing] = BATCH;
  ints[at.queued] = 0;
}
