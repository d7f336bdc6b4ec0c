/** Why a move isn't legal. Must agree exactly with `legal` and `asides` (CGS-INV-6). */
import { hasBit, hasSeat, type Move, type Refusal, refuse, type Seat } from '@hortus/kernel';
import { copyIn, designIn, isBarredFace } from '../state/faces.ts';
import { isGone, personsOf, playerOf } from '../state/players.ts';
import { groundOf, immuneOf, isIn, lies, opsOf } from '../state/zones.ts';
import { judgeSittingOut, judgeTrade } from '../trade/judge.ts';
import { freeAffiliations } from '../turn/era.ts';
import { effectSet, effectZones, isHit } from '../turn/targets.ts';
import {
  ANSWER,
  AT_ADVENTURE,
  AT_ERA,
  AT_PASS,
  AT_PLAY,
  AT_POWER,
  at,
  BATCH,
  type CgsState,
  CLAIM,
  DOING,
  IMMUNE,
  MOVES,
  NONE,
  OVER,
  POWER,
  RECOVER,
  REUSE,
  SEIZE,
  SEIZE1,
  STUDY,
} from '../types.ts';
import { toAct } from './legal.ts';
import { whyNotAdventure, whyNotInBatch, whyNotSupport } from './playable.ts';

const { ready, claim, play, add, close, hit, recover, reuse, seize, shield, done } = MOVES.kinds;
const { endAdventure, endEra, agree, refuse: no, pass, sitOut, rejoin, resign, time } = MOVES.kinds;

export function judge(state: CgsState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  if (ints[at.phase] === OVER) return refuse('over', 'CGS-EOS-1');
  if (!MOVES.knows(move)) return refuse('not-a-move', 'CGS-CON-8');
  if (isGone(state, seat)) return refuse('left', 'CGS-R-107');
  if (resign.is(move) || time.is(move)) return undefined;
  if (rejoin.is(move) || sitOut.is(move)) return judgeSittingOut(state, seat, move);
  if (MOVES.mayBeAside(move)) return judgeTrade(state, seat, move);
  const isAsked = hasSeat(toAct(state), seat);
  switch (ints[at.phase]) {
    case STUDY:
      if (!ready.is(move)) return refuse('still-studying', 'CGS-R-158');
      return isAsked ? undefined : refuse('ready-already', 'CGS-R-158');
    case CLAIM:
      if (!claim.is(move)) return refuse('still-claiming', 'CGS-ERA-5');
      return isAsked
        ? judgeClaim(state, claim.get.affiliation(move))
        : refuse('not-your-turn', 'CGS-CLAIM-1');
    case ANSWER:
      if (!agree.is(move) && !no.is(move)) return refuse('answer-first', 'CGS-R-60');
      return isAsked ? undefined : refuse('not-asked', 'CGS-R-60');
  }
  if (ready.is(move) || claim.is(move)) return refuse('not-now', 'CGS-ERA-5');
  if (agree.is(move) || no.is(move)) return refuse('not-asked', 'CGS-R-60');
  if (!isAsked) return refuse('not-your-turn', 'CGS-TURN-1');
  return ints[at.phase] === DOING ? judgeDoing(state, seat, move) : judgeTurn(state, seat, move);
}

/** CGS-CLAIM-1, -2 */
function judgeClaim(state: CgsState, affiliation: number): Refusal | undefined {
  if (freeAffiliations(state).includes(affiliation)) return undefined;
  const { ints, rules } = state;
  return rules.cards.eras[ints[at.era]].affiliations.includes(affiliation)
    ? refuse('affiliation-taken', 'CGS-CLAIM-2')
    : refuse('no-such-affiliation', 'CGS-CLAIM-1');
}

function judgeTurn(state: CgsState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  const [step, inAdventure] = [ints[at.step], ints[at.current] !== NONE];
  const source = ints[at.pending + ints[at.turn]];
  const unresolved = step === AT_POWER && source !== NONE;
  if (pass.is(move)) return undefined;
  if (play.is(move)) return judgePlay(state, seat, play.get.face(move));
  if (endEra.is(move)) {
    if (inAdventure) return refuse('adventure-in-progress', 'CGS-REQE-1');
    return step <= AT_ERA ? undefined : refuse('step-over', 'CGS-R-3');
  }
  if (endAdventure.is(move)) {
    if (!inAdventure) return refuse('no-adventure', 'CGS-REQA-1');
    return step <= AT_ADVENTURE ? undefined : refuse('step-over', 'CGS-R-3');
  }
  if (hit.is(move)) {
    if (!unresolved) return refuse('no-power', 'CGS-RPOW-1');
    return judgeHit(state, source, hit.get.power(move), hit.get.seat(move), hit.get.face(move));
  }
  if (done.is(move)) return unresolved ? undefined : refuse('nothing-to-decline', 'CGS-EFF-2');
  if (add.is(move) || close.is(move)) return refuse('no-solo', 'CGS-PADV-6');
  return refuse('no-effect', 'CGS-RRS-1');
}

/**
 * CGS-ZONE-10, CGS-GRP-4 The card in the seat's own ops; a barred one only if there is no other (CGS-PSUP-6).
 */
function held(state: CgsState, seat: Seat, face: number): number | Refusal {
  if (designIn(face) >= state.rules.cards.designs.length) return refuse('no-such-card', 'CGS-CARD-11');
  const copy = copyIn(state, opsOf(seat), face);
  if (copy !== NONE) return copy;
  if (!isBarredFace(face) && copyIn(state, opsOf(seat), face + 1) !== NONE)
    return refuse('barred', 'CGS-PSUP-6');
  const mates = personsOf(state, playerOf(state, seat));
  return mates.some((mate) => copyIn(state, opsOf(mate), face) !== NONE)
    ? refuse('mates-card', 'CGS-GRP-4')
    : refuse('not-in-ops', 'CGS-ZONE-10');
}

function judgePlay(state: CgsState, seat: Seat, face: number): Refusal | undefined {
  const { ints, rules } = state;
  const card = held(state, seat, face);
  if (typeof card !== 'number') return card;
  if (ints[at.step] === AT_PASS) return refuse('step-over', 'CGS-R-3');
  if (ints[at.step] > AT_PLAY) return refuse('played-already', 'CGS-TURN-3');
  const inAdventure = ints[at.current] !== NONE;
  if (isIn(rules.cards.is.adventure, card))
    return inAdventure ? refuse('adventure-in-progress', 'CGS-ADV-3') : whyNotAdventure(state, seat, card);
  return inAdventure ? whyNotSupport(state, seat, card) : refuse('no-adventure', 'CGS-PSUP-1');
}

/** CGS-CPOW-2, -3, CGS-RPOW-3 */
function judgeHit(
  state: CgsState,
  source: number,
  power: number,
  layer: Seat,
  face: number,
): Refusal | undefined {
  const { ints, rules } = state;
  const { designOf, is, designs } = rules.cards;
  if (designIn(face) >= designs.length) return refuse('no-such-card', 'CGS-CARD-11');
  const targets = designOf[source].targets[power];
  if (targets === undefined) return refuse('no-power', 'CGS-RPOW-1');
  const player = ints[at.turn];
  if (layer >= rules.seats || playerOf(state, layer) === player) return refuse('no-target', 'CGS-CPOW-3');
  const card = copyIn(state, groundOf(layer), face);
  if (card === NONE || isIn(is.adventure, card)) return refuse('no-target', 'CGS-CPOW-3');
  if (isIn(is.protected, card)) return refuse('protected', 'CGS-POW-4');
  if (!isIn(targets, card)) return refuse('does-not-qualify', 'CGS-CPOW-2');
  return isHit(state, player, source, power, card, layer) ? undefined : refuse('immune', 'CGS-RPOW-3');
}

function judgeDoing(state: CgsState, seat: Seat, move: Move): Refusal | undefined {
  const { ints } = state;
  const [doing, source] = [ints[at.doing], ints[at.doCard]];
  if (doing === BATCH) {
    if (close.is(move)) return undefined;
    return add.is(move) ? judgeAdd(state, seat, add.get.face(move)) : refuse('finish-first', 'CGS-PADV-6');
  }
  if (done.is(move)) return undefined;
  if (doing === POWER) {
    if (!hit.is(move)) return refuse('finish-first', 'CGS-RPOW-1');
    const { power, seat: layer, face } = hit.read(move);
    const [active, from] = [ints[at.doPower], ints[at.doFrom]];
    if (active === NONE ? !hasBit(ints[at.doLeft], power) : power !== active)
      return refuse('power-used', 'CGS-R-7');
    const refusal = judgeHit(state, source, power, layer, face);
    if (refusal !== undefined || from === NONE) return refusal;
    return playerOf(state, layer) === from ? undefined : refuse('one-rival', 'CGS-R-83');
  }
  return judgeEffect(state, move);
}

function judgeAdd(state: CgsState, seat: Seat, face: number): Refusal | undefined {
  const card = held(state, seat, face);
  if (typeof card !== 'number') return card;
  if (isIn(state.rules.cards.is.adventure, card)) return refuse('adventure-in-progress', 'CGS-ADV-3');
  return whyNotInBatch(state, seat, card);
}

/** By action: the kind of move, and the clause for a card that is elsewhere or doesn't qualify. */
const EFFECTS = {
  [RECOVER]: { kind: recover, clause: 'CGS-REC-2' },
  [REUSE]: { kind: reuse, clause: 'CGS-REU-2' },
  [SEIZE]: { kind: seize, clause: 'CGS-SZE-1' },
  [SEIZE1]: { kind: seize, clause: 'CGS-SZE-2' },
  [IMMUNE]: { kind: shield, clause: 'CGS-IMM-1' },
} as const;

function judgeEffect(state: CgsState, move: Move): Refusal | undefined {
  const { ints, rules } = state;
  const doing = ints[at.doing] as keyof typeof EFFECTS;
  const { kind, clause } = EFFECTS[doing];
  if (!kind.is(move)) return refuse('finish-first', 'CGS-EFF-1');
  const face = kind.get.face(move);
  const owner = reuse.is(move) ? reuse.get.player(move) : (kind as typeof seize).get.seat(move);
  const { is, designs } = rules.cards;
  if (designIn(face) >= designs.length) return refuse('no-such-card', 'CGS-CARD-11');
  const player = ints[at.turn];
  const place = effectZones(state, doing, player).find(([whose]) => whose === owner);
  if (place === undefined)
    return ints[at.doFrom] === NONE ? refuse('no-target', clause) : refuse('one-rival', 'CGS-R-83');
  const card = copyIn(state, place[1], face);
  if (card === NONE) return refuse('no-target', clause);
  const seizing = doing === SEIZE || doing === SEIZE1;
  if ((seizing || doing === REUSE) && isIn(is.affiliated, card)) return refuse('affiliated', 'CGS-AFF-2');
  if (doing !== IMMUNE && isIn(is.protected, card))
    return refuse('protected', seizing ? 'CGS-SZE-5' : 'CGS-POW-4');
  const set = effectSet(state, doing, ints[at.doCard]);
  if (set === undefined || !isIn(set, card)) return refuse('does-not-qualify', clause);
  return doing === IMMUNE && lies(ints, immuneOf(player), card)
    ? refuse('immune-already', 'CGS-IMM-1')
    : undefined;
}
