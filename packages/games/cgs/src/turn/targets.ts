/** What powers and effects may be used on at this moment (CGS-CPOW, CGS-R-120). */
import { hasBit, lowestMember, type Seat, withoutLowest } from '@hortus/kernel';
import type { CardSet } from '../cards/types.ts';
import { isOut, personsOf, playerOf } from '../state/players.ts';
import { groundOf, immuneOf, isIn, lies, opsOf, wreckOf } from '../state/zones.ts';
import { at, type CgsState, IMMUNE, NONE, POWER, POWERS, RECOVER, REUSE, SEIZE, SEIZE1 } from '../types.ts';

/** CGS-RPOW-3 A rival who is immune to the card isn't affected, nor are their cards. */
const isExposed = (state: CgsState, player: number, rival: number, source: number): boolean =>
  rival !== player && !isOut(state, rival) && !lies(state.ints, immuneOf(rival), source);

/** May this power of a card be used on that card in a rival's playground? */
export function isHit(
  state: CgsState,
  player: number,
  source: number,
  power: number,
  card: number,
  seat: Seat,
): boolean {
  const targets = state.rules.cards.designOf[source].targets[power];
  return (
    targets !== undefined &&
    isIn(targets, card) &&
    lies(state.ints, groundOf(seat), card) &&
    isExposed(state, player, playerOf(state, seat), source)
  );
}

/** Calls back with each card of a set in a zone, lowest first. */
export function eachIn(state: CgsState, zone: number, set: CardSet, see: (card: number) => void): void {
  const { ints } = state;
  for (let w = 0; w < set.length; w++)
    for (let bits = ints[zone + w] & set[w]; bits !== 0; bits = withoutLowest(bits))
      see(lowestMember(w, bits));
}

function meetsZone(ints: Int32Array, zone: number, set: CardSet): boolean {
  for (let w = 0; w < set.length; w++) if ((ints[zone + w] & set[w]) !== 0) return true;
  return false;
}

/** Does one of the card's powers have a target now? */
function hasHit(state: CgsState, player: number, source: number, powers: number, from: number): boolean {
  const { rules, ints } = state;
  const { targets } = rules.cards.designOf[source];
  for (let seat = 0; seat < rules.seats; seat++) {
    const rival = playerOf(state, seat);
    if ((from !== NONE && rival !== from) || !isExposed(state, player, rival, source)) continue;
    for (let power = 0; power < POWERS.length; power++) {
      const set = targets[power];
      if (set !== undefined && hasBit(powers, power) && meetsZone(ints, groundOf(seat), set)) return true;
    }
  }
  return false;
}

/** Is there anything to resolve on the power card the player played last turn? */
export function hasTarget(state: CgsState, player: number): boolean {
  const source = state.ints[at.pending + player];
  return source !== NONE && hasHit(state, player, source, state.rules.cards.designOf[source].powers, NONE);
}

/** The set an effect chooses from; undefined: the card has no such effect. */
export function effectSet(state: CgsState, doing: number, source: number): CardSet | undefined {
  const { designOf, is } = state.rules.cards;
  const design = designOf[source];
  switch (doing) {
    case RECOVER:
      return isIn(is.recover, source) ? is.recoverable : undefined;
    case REUSE:
      return design.reuse > 0 ? is.reusable : undefined;
    case SEIZE:
      return design.seizes;
    case SEIZE1:
      return design.seizes1;
    case IMMUNE:
      return design.shields;
    default:
      return undefined;
  }
}

/** The zones an effect looks into, by the seat they belong to; wreckages by the player. */
export function effectZones(
  state: CgsState,
  doing: number,
  player: number,
): readonly (readonly [owner: number, zone: number])[] {
  const { rules } = state;
  const zones: [number, number][] = [];
  if (doing === REUSE) {
    for (let rival = 0; rival < rules.players; rival++)
      if (mayChoose(state, player, rival)) zones.push([rival, wreckOf(rival)]);
    return zones;
  }
  if (doing === RECOVER) return personsOf(state, player).map((seat) => [seat, groundOf(seat)] as const);
  for (let seat = 0; seat < rules.seats; seat++) {
    const rival = playerOf(state, seat);
    if (doing === IMMUNE ? rival !== player : mayChoose(state, player, rival))
      zones.push([seat, doing === IMMUNE ? groundOf(seat) : opsOf(seat)]);
  }
  return zones;
}

/** CGS-R-83 One rival per resolution: the first card taken determines who. */
function mayChoose({ ints }: CgsState, player: number, rival: number): boolean {
  const from = ints[at.doFrom];
  return rival !== player && (from === NONE || from === rival);
}

/** Does the effect being resolved have anything left to choose? */
export function hasChoice(state: CgsState): boolean {
  const { ints } = state;
  const [doing, source, player] = [ints[at.doing], ints[at.doCard], ints[at.turn]];
  if (doing === POWER) {
    const active = ints[at.doPower];
    return hasHit(state, player, source, active === NONE ? ints[at.doLeft] : 1 << active, ints[at.doFrom]);
  }
  const set = effectSet(state, doing, source);
  if (set === undefined) return false;
  return effectZones(state, doing, player).some(([, zone]) => {
    if (doing !== IMMUNE) return meetsZone(ints, zone, set);
    let found = false;
    eachIn(state, zone, set, (card) => {
      found ||= !lies(ints, immuneOf(player), card);
    });
    return found;
  });
}
