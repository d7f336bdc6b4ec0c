/** Powers that take an adventure from the player who would win it, and shields against them. */
import { copyState, countMembers, type Seat } from '@hortus/kernel';
import { isCooperative } from '../src/arithmetic/reckon.ts';
import { winnerOf } from '../src/arithmetic/winner.ts';
import { meets } from '../src/cards/sets.ts';
import type { CardSet, Design } from '../src/cards/types.ts';
import { personsOf } from '../src/state/players.ts';
import { adventuresIn, currentIn, pendingOf } from '../src/state/values.ts';
import { barCard, groundOf, isIn, moveCard, opsOf, wreckOf } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import { type CgsState, COMPETITION, isSingle, NONE, POWERS } from '../src/types.ts';
import { planCover } from './cover.ts';
import { factsOf, sumIn } from './facts.ts';
import { type Hand, readHand } from './hand.ts';
import { standing } from './standing.ts';

/** What a power costs besides its card: the turn. */
const EFFORT = 1;
/**
 * Of two shields, prefer the one against fewer powers: the cost per power, and how many a rescue counts as.
 */
const [NARROW, MANY] = [0.01, 50];

const isDivert = (power: number): boolean => POWERS[power]!.startsWith('divert');

/** The table after a power has hit a card. */
function afterHit(state: CgsState, player: number, power: number, card: number, layer: number): CgsState {
  const next = copyState(state);
  const { ints } = next;
  if (power >= 4) moveCard(ints, card, groundOf(layer), wreckOf(player));
  else if (power >= 2) moveCard(ints, card, groundOf(layer), groundOf(personsOf(state, player)[0]!));
  else moveCard(ints, card, groundOf(layer), opsOf(layer));
  if (power < 2 || power >= 4) barCard(ints, card);
  return next;
}

/**
 * In a Competition losing cards go home (CGS-WRAP-5, -6):
 * striking costs next to nothing, and diverted cards are kept.
 */
const [TROUBLE, LOOT] = [0.3, 0.5];
/** How much of the adventure counts as won if the striker would win it then: the victim can still answer. */
const TURNED = 0.5;

/** In points: what this power takes from the player who would otherwise win an adventure of this value. */
function harmBy(state: CgsState, owner: number, design: number, victim: number, prize: number): number {
  const { cards } = state.rules;
  const { targets } = cards.designs[design]!;
  const adventure = cards.designOf[currentIn(state.ints)]!;
  let most = 0;
  for (let power = 0; power < POWERS.length; power++) {
    const set = targets[power];
    if (set === undefined) continue;
    const isKept = isDivert(power) && adventure.roleplay === COMPETITION;
    // A power for several cards hits every card it can.
    let all = state;
    let loot = 0;
    for (const layer of personsOf(state, victim))
      eachIn(state, groundOf(layer), set, (card) => {
        all = afterHit(isSingle(power) ? state : all, owner, power, card, layer);
        loot = (isSingle(power) ? 0 : loot) + (isKept ? LOOT * sumIn(cards.ar, card) : 0);
        const turned = winnerOf(all) === owner ? TURNED : 0;
        most = Math.max(most, (harmIn(all, victim, adventure) + turned) * prize + loot);
      });
  }
  return most;
}

/** From 0 to 1: how much of the adventure is lost to a player who would have won it. */
function harmIn(state: CgsState, victim: number, adventure: Design): number {
  if (winnerOf(state) === victim) return 0;
  const again = planCover(readHand(state, victim), standing(state, victim).need, adventure);
  return again.isWhole ? Math.min(0.4, 0.1 * again.owes) : 1;
}

/** A power card against the rival who would win now; undefined if none is worth it. */
export function strikeFor(state: CgsState, me: number, prize: number): number | undefined {
  const winner = winnerOf(state);
  if (winner === NONE || winner === me) return undefined;
  const hand = readHand(state, me);
  const { designs, designOf, is } = hand.cards;
  const isFree = designOf[currentIn(state.ints)]!.roleplay === COMPETITION;
  const loss = (0.9 * prize) / (state.rules.players - 1);
  let best: number | undefined;
  let most = 0;
  for (const { index, first, powers } of designs) {
    if (hand.can[index] === 0 || (powers === 0 && !isIn(is.rewind, first))) continue;
    const harm = powers === 0 ? loss : harmBy(state, me, index, winner, loss);
    // CGS-REW-3 A rewinding card is wrecked wherever it is played.
    const value = harm - (isFree && powers !== 0 ? TROUBLE : hand.owes[index]! + EFFORT);
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

/**
 * Could one of the player's powers take a finale from its hero, once the hero has laid what the power is for?
 */
export function mayStrike(
  { ints, rules: { cards } }: CgsState,
  hero: readonly Seat[],
  { can }: Hand,
): boolean {
  const zones = hero.flatMap((seat) => [opsOf(seat), groundOf(seat)]);
  return cards.designs.some(
    ({ index, targets }) =>
      can[index] === 1 &&
      targets.some((set) => set !== undefined && zones.some((zone) => meets(ints, zone, set))),
  );
}

/** In points: the stock that a power of this design would take over from a player, who loses it. */
function lootBy(state: CgsState, design: number, victim: number): number {
  const { designs, designOf } = state.rules.cards;
  const { stock } = factsOf(state.rules.cards);
  let most = 0;
  for (const [power, set] of designs[design]!.targets.entries()) {
    if (set === undefined || !isDivert(power)) continue;
    let loot = 0;
    for (const layer of personsOf(state, victim))
      eachIn(state, groundOf(layer), set, (card) => {
        const worth = 2 * stock[designOf[card]!.index]!;
        loot = isSingle(power) ? Math.max(loot, worth) : loot + worth;
      });
    most = Math.max(most, loot);
  }
  return most;
}

/** In a Cooperation: a power that takes over a rival's stock. */
export function lootFor(state: CgsState, me: number): number | undefined {
  const hand = readHand(state, me);
  let best: number | undefined;
  let most = 0;
  for (const { index, powers } of hand.cards.designs) {
    if (hand.can[index] === 0 || powers === 0) continue;
    let loot = 0;
    for (let rival = 0; rival < state.rules.players; rival++)
      if (rival !== me) loot = Math.max(loot, lootBy(state, index, rival));
    const value = loot - hand.owes[index]! - EFFORT;
    if (value > most) [best, most] = [index, value];
  }
  return best;
}

/** In points: what a rival's power, played in this adventure, would do to a player. */
function harmTo(state: CgsState, me: number, rival: number, source: number): number {
  const { designOf, is } = state.rules.cards;
  const adventure = designOf[currentIn(state.ints)]!;
  const prize = factsOf(state.rules.cards).prize[adventure.index]!;
  if (isIn(is.freeze, source)) return stopsMe(state, me, adventure) ? prize : 0;
  const { index } = designOf[source]!;
  return isCooperative(adventure.roleplay)
    ? lootBy(state, index, me)
    : harmBy(state, rival, index, me, prize);
}

/**
 * In a special round: what prevents a power from doing harm; undefined if nothing does, or nothing needs to.
 */
export function shieldFor(state: CgsState, me: number): number | undefined {
  const { ints, rules } = state;
  for (let rival = 0; rival < rules.players; rival++) {
    const source = pendingOf(ints, rival);
    if (rival === me || source === NONE) continue;
    const harm = harmTo(state, me, rival, source);
    const shield = harm === 0 ? undefined : cheapestShield(state, me, source, harm);
    if (shield !== undefined) return shield;
  }
  return undefined;
}

/** The cheapest shield, and of equal ones the one against fewest other powers. Twins take turns. */
function cheapestShield(state: CgsState, me: number, source: number, harm: number): number | undefined {
  const hand = readHand(state, me);
  const { designs, is, setSize } = hand.cards;
  const isFreeze = isIn(is.freeze, source);
  let best: number[] = [];
  let least = harm;
  for (const { index, shields, first } of designs) {
    if (hand.can[index] === 0) continue;
    // A player who takes back the card that would be hit can lay it again.
    const saves = shields === undefined ? !isFreeze && isIn(is.recover, first) : isIn(shields, source);
    if (!saves) continue;
    const breadth = shields === undefined ? MANY : countMembers(shields, 0, setSize);
    const price = hand.owes[index]! + EFFORT + breadth * NARROW;
    if (price > least) continue;
    if (price < least) best = [];
    best.push(index);
    least = price;
  }
  return best[adventuresIn(state.ints) % Math.max(1, best.length)];
}

/** CGS-FRZ-3 A Freeze ends the adventure as it stands. */
const stopsMe = (state: CgsState, me: number, adventure: Design): boolean =>
  winnerOf(state) !== me && planCover(readHand(state, me), standing(state, me).need, adventure).isWhole;

/** How rivals could still take an adventure from the player who would win it. */
interface Dangers {
  byObstacle(): boolean;
  byStrength(): boolean;
}

/**
 * For the player who would win: what stops rivals from
 * taking it away; undefined if none can, or nothing does.
 */
export function guardFor(
  state: CgsState,
  me: number,
  { byObstacle, byStrength }: Dangers,
): number | undefined {
  const hand = readHand(state, me);
  const { designs, designOf, is } = hand.cards;
  const cardIn = (set: CardSet): number | undefined =>
    designs.find(({ index, first }) => hand.can[index] === 1 && isIn(set, first))?.index;
  const truce = cardIn(is.freezeAcc);
  if (truce !== undefined && byObstacle()) return truce;
  const freeze = cardIn(is.freeze);
  if (freeze === undefined || winnerOf(state) !== me) return undefined;
  const isWorthIt = hand.owes[freeze]! + EFFORT <= hand.facts.prize[designOf[currentIn(state.ints)]!.index]!;
  return byObstacle() || (isWorthIt && byStrength()) ? freeze : undefined;
}
