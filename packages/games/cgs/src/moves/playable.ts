/**
 * Which cards may be played: each rule as a set that narrows down the ops, and the same rules one by one for the
 * reason why not. `why…` and `…Mask` must agree; the laws compare them.
 */
import { lowestMember, type Refusal, refuse, type Seat, withoutLowest } from '@hortus/kernel';
import { isCooperative } from '../arithmetic/reckon.ts';
import { meets } from '../cards/sets.ts';
import type { CardSet, Cards, Rows } from '../cards/types.ts';
import { personsOf, playerOf } from '../state/players.ts';
import { fillFew, groundOf, immuneOf, isBarred, isIn, lies, openOf, opsOf, siteOf } from '../state/zones.ts';
import { at, type CgsState, MOST_BATCH, NONE, WORDS } from '../types.ts';

const blocked = new Int32Array(WORDS);

/**
 * Adds what each of these cards blocks: `bits` is one int of a set, and `sets` are by card, `size` ints each.
 */
function block(sets: Int32Array, size: number, w: number, bits: number): void {
  for (let left = bits; left !== 0; left = withoutLowest(left)) {
    const from = lowestMember(w, left) * size;
    for (let i = 0; i < size; i++) blocked[i] |= sets[from + i];
  }
}

/**
 * CGS-PSUP-7, CGS-UNQ-3, CGS-UNA-3 What the playgrounds block
 * for a player; cards they are immune to don't (CGS-R-19).
 */
function blockedByGrounds(state: CgsState, player: number): Int32Array {
  const { ints, rules } = state;
  const { is, same, sameOfAll, setSize: size } = rules.cards;
  const immune = immuneOf(player);
  fillFew(blocked, 0, 0, size);
  for (let seat = 0; seat < rules.seats; seat++) {
    const own = playerOf(state, seat) === player;
    const ground = groundOf(seat);
    for (let w = 0; w < size; w++) {
      if (own) block(same, size, w, ints[ground + w]);
      block(sameOfAll, size, w, ints[ground + w] & is.uniqueAny[w] & ~ints[immune + w]);
    }
  }
  return blocked;
}

/** CGS-PADV-3, CGS-UNQ-2, CGS-UNA-2 What adventures in the buildsites block. */
function blockedBySites(state: CgsState, player: number): Int32Array {
  const { ints, rules } = state;
  const { is, same, sameOfAll, setSize: size } = rules.cards;
  const site = siteOf(player);
  fillFew(blocked, 0, 0, size);
  for (let w = 0; w < size; w++) {
    block(same, size, w, (ints[site + w] | ints[at.common + w]) & is.adventure[w]);
    for (let any = 0; any < rules.players; any++)
      block(sameOfAll, size, w, ints[siteOf(any) + w] & is.uniqueAny[w] & is.adventure[w]);
  }
  return blocked;
}

/** CGS-SPEC-1, -2, CGS-R-11 Is the special round of a rival's card open? */
function inSpecialRound({ ints, rules }: CgsState, player: number): boolean {
  for (let rival = 0; rival < rules.players; rival++)
    if (rival !== player && ints[at.pending + rival] !== NONE) return true;
  return false;
}

/** CGS-FRZ-2, CGS-FACC-2, CGS-R-14, -18 A lasting ban of a rival's card, but not in that card's own special round. */
function isBannedBy(state: CgsState, player: number, set: CardSet): boolean {
  const { ints, rules } = state;
  for (let seat = 0; seat < rules.seats; seat++) {
    const rival = playerOf(state, seat);
    if (rival === player) continue;
    const ground = groundOf(seat);
    for (let w = 0; w < set.length; w++)
      for (let bits = ints[ground + w] & set[w]; bits !== 0; bits = withoutLowest(bits)) {
        const card = lowestMember(w, bits);
        if (!lies(ints, immuneOf(player), card) && ints[at.pending + rival] !== card) return true;
      }
  }
  return false;
}

/** CGS-STH-2, -3, CGS-R-87 Is the offering of a cooperative adventure used up? */
function isOfferingFull(state: CgsState): boolean {
  const { ints, rules } = state;
  const { designOf, is, setSize: size } = rules.cards;
  const { offering, roleplay } = designOf[ints[at.current]];
  if (offering === 0 || !isCooperative(roleplay)) return false;
  let sum = 0;
  for (let seat = 0; seat < rules.seats; seat++)
    for (let w = 0; w < size; w++)
      for (let bits = ints[groundOf(seat) + w] & is.stock[w]; bits !== 0; bits = withoutLowest(bits))
        sum += designOf[lowestMember(w, bits)].holding;
  return sum >= offering;
}

/** The supports that a seat may play now. */
export function supportMask(state: CgsState, seat: Seat, mask: Int32Array): void {
  const { is, setSize: size } = state.rules.cards;
  addableMask(state, seat, mask);
  if (inSpecialRound(state, playerOf(state, seat))) for (let w = 0; w < size; w++) mask[w] &= is.answer[w];
}

/** The supports that a seat could add to this adventure, once no special round is open. */
export function addableMask(state: CgsState, seat: Seat, mask: Int32Array): void {
  const { ints, rules } = state;
  const { is, designOf, setSize: size } = rules.cards;
  const player = playerOf(state, seat);
  if (isBannedBy(state, player, is.freeze)) return fillFew(mask, 0, 0, size);
  const accepts = designOf[ints[at.current]].accepts;
  const noAcc = isBannedBy(state, player, is.freezeAcc);
  const noStock = isOfferingFull(state);
  const out = blockedByGrounds(state, player);
  const ops = opsOf(seat);
  const open = openOf(player);
  for (let w = 0; w < size; w++) {
    let bits = ints[ops + w] & is.support[w] & ints[open + w] & ~ints[at.barred + w] & ~out[w];
    if (accepts !== undefined) bits &= accepts[w];
    if (noAcc) bits &= ~is.hasAcc[w];
    if (noStock) bits &= ~is.stock[w];
    mask[w] = bits;
  }
}

/** CGS-PADV-1 … 5 The adventures that a seat may open. */
export function adventureMask(state: CgsState, seat: Seat, mask: Int32Array): void {
  const { ints, rules } = state;
  const player = playerOf(state, seat);
  const out = blockedBySites(state, player);
  const ops = opsOf(seat);
  const open = openOf(player);
  for (let w = 0; w < rules.cards.setSize; w++)
    mask[w] = ints[ops + w] & rules.cards.is.adventure[w] & ints[open + w] & ~out[w];
}

const useful = new Int32Array(WORDS);

/**
 * CGS-R-51 Cards with a resource in one of the Solo's cost names so far:
 * those of its adventure and of the cards laid.
 */
function usefulInBatch({ ints, rules }: CgsState): Int32Array {
  const { acc, ac } = rules.cards;
  fillFew(useful, 0, 0, rules.cards.setSize);
  addProviders(rules.cards, acc, ints[at.current]);
  for (let i = 0; i < ints[at.queued]; i++) {
    const card = ints[at.queue + i];
    addProviders(rules.cards, acc, card);
    addProviders(rules.cards, ac, card);
  }
  return useful;
}

function addProviders({ providing, setSize: size }: Cards, { from, name }: Rows, card: number): void {
  for (let i = from[card]; i < from[card + 1]; i++)
    for (let w = 0; w < size; w++) useful[w] |= providing[name[i]][w];
}

/** CGS-R-51 … 54 The supports that may join the Solo batch. */
export function batchMask(state: CgsState, seat: Seat, mask: Int32Array): void {
  const { ints, rules } = state;
  if (ints[at.queued] >= MOST_BATCH) return fillFew(mask, 0, 0, rules.cards.setSize);
  supportMask(state, seat, mask);
  const covers = usefulInBatch(state);
  for (let w = 0; w < rules.cards.setSize; w++) mask[w] &= covers[w] & ~rules.cards.is.rewind[w];
}

/** Why the seat may not open this adventure from its ops. */
export function whyNotAdventure(state: CgsState, seat: Seat, card: number): Refusal | undefined {
  const { ints, rules } = state;
  const { designOf, is } = rules.cards;
  const player = playerOf(state, seat);
  const { sameNumber, sameUnique, sameUniqueAny } = designOf[card];
  const inSite = (zone: number, set: CardSet | undefined): boolean => {
    if (set === undefined) return false;
    for (let w = 0; w < set.length; w++) if ((ints[zone + w] & set[w] & is.adventure[w]) !== 0) return true;
    return false;
  };
  const mine = (set: CardSet | undefined): boolean => inSite(siteOf(player), set) || inSite(at.common, set);
  if (!lies(ints, openOf(player), card)) return refuse('condition-not-met', 'CGS-PADV-2');
  if (mine(sameNumber)) return refuse('built-already', 'CGS-PADV-3');
  if (mine(sameUnique)) return refuse('not-unique', 'CGS-UNQ-2');
  for (let any = 0; any < rules.players; any++)
    if (inSite(siteOf(any), sameUniqueAny)) return refuse('not-unique-of-all', 'CGS-UNA-2');
  return undefined;
}

/** Why the seat may not play this support from its ops. */
export function whyNotSupport(state: CgsState, seat: Seat, card: number): Refusal | undefined {
  const { ints, rules } = state;
  const { is, designOf } = rules.cards;
  const player = playerOf(state, seat);
  if (inSpecialRound(state, player) && !isIn(is.answer, card)) return refuse('special-round', 'CGS-SPEC-2');
  if (isBannedBy(state, player, is.freeze)) return refuse('frozen', 'CGS-FRZ-2');
  if (isIn(is.hasAcc, card) && isBannedBy(state, player, is.freezeAcc))
    return refuse('costs-frozen', 'CGS-FACC-2');
  if (isBarred(ints, card)) return refuse('barred', 'CGS-PSUP-6');
  if (!lies(ints, openOf(player), card)) return refuse('condition-not-met', 'CGS-PSUP-2');
  const { accepts } = designOf[ints[at.current]];
  if (accepts !== undefined && !isIn(accepts, card)) return refuse('not-accepted', 'CGS-ASI-1');
  if (isIn(is.stock, card) && isOfferingFull(state)) return refuse('offering-full', 'CGS-STH-2');
  return whyBlocked(state, player, card);
}

function whyBlocked(state: CgsState, player: number, card: number): Refusal | undefined {
  const { ints, rules } = state;
  const { designOf } = rules.cards;
  const { sameNumber, sameUnique, sameUniqueAny } = designOf[card];
  const own = (set: CardSet | undefined): boolean =>
    set !== undefined && personsOf(state, player).some((mate) => meets(ints, groundOf(mate), set));
  if (own(sameNumber)) return refuse('same-number', 'CGS-PSUP-7');
  if (own(sameUnique)) return refuse('not-unique', 'CGS-UNQ-3');
  if (sameUniqueAny === undefined) return undefined;
  for (let seat = 0; seat < rules.seats; seat++)
    for (let w = 0; w < sameUniqueAny.length; w++)
      if ((ints[groundOf(seat) + w] & sameUniqueAny[w] & ~ints[immuneOf(player) + w]) !== 0)
        return refuse('not-unique-of-all', 'CGS-UNA-3');
  return undefined;
}

/** Why this support may not join the Solo batch. */
export function whyNotInBatch(state: CgsState, seat: Seat, card: number): Refusal | undefined {
  const { ints, rules } = state;
  if (ints[at.queued] >= MOST_BATCH) return refuse('batch-full', 'CGS-FILE-7');
  if (isIn(rules.cards.is.rewind, card)) return refuse('rewind-in-solo', 'CGS-R-52');
  const why = whyNotSupport(state, seat, card);
  if (why !== undefined) return why;
  return isIn(usefulInBatch(state), card) ? undefined : refuse('covers-nothing', 'CGS-R-51');
}
