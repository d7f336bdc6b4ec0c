/** What a seat may do now, as a list; and whom the table waits for. */
import {
  allSeats,
  hasBit,
  hasSeat,
  lowestMember,
  type Move,
  type MoveList,
  NO_SEATS,
  type Seat,
  type SeatSet,
  withoutLowest,
} from '@hortus/kernel';
import { faceOf, faceOfDesign } from '../state/faces.ts';
import { playerOf, seatsOfPlayer, seatsOfPlayers } from '../state/players.ts';
import { groundOf, immuneOf, isBarred, lies } from '../state/zones.ts';
import { claimerOf, freeAffiliations } from '../turn/era.ts';
import { eachIn, effectSet, effectZones, isHit } from '../turn/targets.ts';
import {
  ANSWER,
  AT_ADVENTURE,
  AT_ERA,
  AT_PLAY,
  AT_POWER,
  at,
  BATCH,
  type CgsState,
  CLAIM,
  DOING,
  IMMUNE,
  MOST_CARDS,
  MOVES,
  NONE,
  OVER,
  POWER,
  POWERS,
  RECOVER,
  REUSE,
  STUDY,
  WORDS,
} from '../types.ts';
import { adventureMask, batchMask, supportMask } from './playable.ts';

const { ready, claim, play, add, close, hit, recover, reuse, seize, shield, done } = MOVES.kinds;
const { endAdventure, endEra, agree, refuse, pass, sitOut } = MOVES.kinds;

/** All six powers on each of 512 cards, plus a few other moves. */
export const MOST_MOVES = 4096;

/** CGS-E-3 */
export function toAct(state: CgsState): SeatSet {
  const { ints, rules } = state;
  switch (ints[at.phase]) {
    case STUDY:
      return allSeats(rules.seats) & ~ints[at.gone] & ~ints[at.ready];
    case CLAIM:
      return seatsOfPlayer(state, claimerOf(state));
    case ANSWER:
      return seatsOfPlayers(state, ints[at.answers]);
    case OVER:
      return NO_SEATS;
    default:
      return seatsOfPlayer(state, ints[at.turn]);
  }
}

const mask = new Int32Array(WORDS);

/**
 * In the order of the steps of a turn: powers, end of era, cards by number, end of adventure, pass, sitting
 * out. Indistinguishable copies are listed once.
 */
export function legal(state: CgsState, seat: Seat, out: MoveList): number {
  if (!hasSeat(toAct(state), seat)) return 0;
  const { ints } = state;
  switch (ints[at.phase]) {
    case STUDY:
      out[0] = ready.pack();
      return 1;
    case CLAIM: {
      let count = 0;
      for (const affiliation of freeAffiliations(state)) out[count++] = claim.pack(affiliation);
      return count;
    }
    case ANSWER:
      out[0] = agree.pack();
      out[1] = refuse.pack();
      return 2;
    case DOING:
      return listDoing(state, seat, out);
    default:
      return listTurn(state, seat, out);
  }
}

function listTurn(state: CgsState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  const step = ints[at.step];
  const player = ints[at.turn];
  const inAdventure = ints[at.current] !== NONE;
  let count = 0;
  const source = ints[at.pending + player];
  const unresolved = step === AT_POWER && source !== NONE;
  if (unresolved) {
    count = listHits(state, player, source, state.rules.cards.designOf[source].powers, NONE, out, count);
    out[count++] = done.pack();
  }
  if (step <= AT_ERA && !inAdventure) out[count++] = endEra.pack();
  if (step <= AT_PLAY) {
    if (inAdventure) supportMask(state, seat, mask);
    else adventureMask(state, seat, mask);
    count = listCards(state, PLAYS, out, count);
  }
  if (inAdventure && step <= AT_ADVENTURE) out[count++] = endAdventure.pack();
  out[count++] = pass.pack();
  // CGS-R-163 Not while a power is still to be resolved: the card of the last turn, or one just played.
  if (inAdventure && source === NONE) out[count++] = sitOut.pack();
  return count;
}

/** By design: the move that lays it. */
const byDesign = (pack: (face: number) => Move): Int32Array =>
  Int32Array.from({ length: MOST_CARDS }, (_, design) => pack(faceOfDesign(design, false)));
const PLAYS = byDesign(play.pack);
const ADDS = byDesign(add.pack);

/** The cards of the mask, each design once. */
function listCards({ rules }: CgsState, moves: Int32Array, out: MoveList, from: number): number {
  const { indexOf, setSize } = rules.cards;
  let count = from;
  let last = NONE;
  for (let w = 0; w < setSize; w++)
    for (let bits = mask[w]; bits !== 0; bits = withoutLowest(bits)) {
      const design = indexOf[lowestMember(w, bits)];
      if (design !== last) out[count++] = moves[design];
      last = design;
    }
  return count;
}

function listHits(
  state: CgsState,
  player: number,
  source: number,
  powers: number,
  from: number,
  out: MoveList,
  start: number,
): number {
  const { rules } = state;
  const { targets } = rules.cards.designOf[source];
  let count = start;
  for (let power = 0; power < POWERS.length; power++) {
    const set = targets[power];
    if (set === undefined || !hasBit(powers, power)) continue;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (from !== NONE && playerOf(state, seat) !== from) continue;
      eachEqual(state, groundOf(seat), set, (card) => {
        if (isHit(state, player, source, power, card, seat))
          out[count++] = hit.pack(power, seat, faceOf(state, card));
      });
    }
  }
  return count;
}

/** Visits only the lowest of indistinguishable copies. */
function eachEqual(state: CgsState, zone: number, set: Int32Array, see: (card: number) => void): void {
  const { designOf } = state.rules.cards;
  let design: unknown;
  let seen = 0;
  eachIn(state, zone, set, (card) => {
    if (designOf[card] !== design) [design, seen] = [designOf[card], 0];
    const bit = isBarred(state.ints, card) ? 2 : 1;
    if ((seen & bit) !== 0) return;
    seen |= bit;
    see(card);
  });
}

/** By action: the owner of the zone (a player for a wreckage, otherwise a seat) and the card. */
const PACKERS = { [RECOVER]: recover.pack, [REUSE]: reuse.pack, [IMMUNE]: shield.pack } as Record<
  number,
  ((owner: number, face: number) => Move) | undefined
>;

function listDoing(state: CgsState, seat: Seat, out: MoveList): number {
  const { ints } = state;
  const doing = ints[at.doing];
  const source = ints[at.doCard];
  const player = ints[at.turn];
  let count = 0;
  if (doing === BATCH) {
    batchMask(state, seat, mask);
    count = listCards(state, ADDS, out, count);
    out[count++] = close.pack();
    return count;
  }
  if (doing === POWER) {
    const active = ints[at.doPower];
    const powers = active === NONE ? ints[at.doLeft] : 1 << active;
    count = listHits(state, player, source, powers, ints[at.doFrom], out, count);
  } else {
    const set = effectSet(state, doing, source);
    const pack = PACKERS[doing] ?? seize.pack;
    if (set !== undefined)
      for (const [owner, zone] of effectZones(state, doing, player))
        eachEqual(state, zone, set, (card) => {
          if (doing !== IMMUNE || !lies(ints, immuneOf(player), card))
            out[count++] = pack(owner, faceOf(state, card));
        });
  }
  out[count++] = done.pack();
  return count;
}
