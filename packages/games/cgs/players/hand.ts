/** What a player could play, and what it would cost them. */
import { lowestMember, withoutLowest } from '@hortus/kernel';
import { eraSums, pointsOf } from '../src/arithmetic/score.ts';
import { scratchSums } from '../src/arithmetic/winner.ts';
import type { Cards, Design, Rows } from '../src/cards/types.ts';
import { addableMask } from '../src/moves/playable.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import { adventuresIn, currentIn } from '../src/state/values.ts';
import {
  commonSite,
  firstIn,
  groundOf,
  isIn,
  lies,
  nextIn,
  openOf,
  opsOf,
  siteOf,
  zoneInt,
} from '../src/state/zones.ts';
import { CATACLYSM, type CgsState, DOOMSDAY, EPIC, NONE, WORDS } from '../src/types.ts';
import { type Facts, factsOf, valueIn } from './facts.ts';
import { onceStill } from './still.ts';

export interface Hand {
  readonly player: number;
  /** The number of players. */
  readonly players: number;
  readonly cards: Cards;
  readonly facts: Facts;
  /** By design: 1 for supports whose play conditions hold, and for those that may be laid now. */
  readonly held: Uint8Array;
  readonly can: Uint8Array;
  /** By design: what a support owes at the end of the era, and the extra cost of breaking into a reserve. */
  readonly owes: Float64Array;
  readonly kept: Float64Array;
  /** How much of a holding's score is lost by spending it: nothing if no Cooperation is left. */
  readonly stock: number;
  /**
   * By name: era resources minus era costs, including what
   * lies in the playground. The main name is unlimited.
   */
  readonly balance: Float64Array;
  /** Era resources minus era costs in the main name. */
  readonly main: number;
  /** By name: the feats of the player, and those that all have. */
  readonly feats: Float64Array;
  readonly common: Float64Array;
  /**
   * By name: what supports whose play conditions hold give,
   * all copies together; and the adventures that could be opened.
   */
  readonly supply: Float64Array;
  readonly ventures: Design[];
  /** By name: what a point of it is worth elsewhere; computed on demand (`scarcity.ts`). */
  prices: Float64Array | undefined;
}

/** Getting rid of a card that must be played, in points. */
const RID = 3;
/** A Cataclysm may never come, and both may pay for it; an adventure that must be played can lose the era. */
const [CATACLYSM_PRICE, MUST_PRICE] = [6, 5];
/** The further ahead, the more there is to lose. */
const FEAR = 0.25;
/** A finale decides the era, whoever holds it; for one's own finale even partial coverage is saved. */
const [FINALE_PRICE, OWN_FINALE] = [1, 3];

/** A Cooperation may never come, and what is saved for one is missing elsewhere. */
const STOCK = 0.1;

/** Could somebody still open a Cooperation? */
const hasVenture = (state: CgsState, { ventures }: Facts): boolean =>
  ventures.some((card) =>
    Array.from({ length: state.rules.seats }, (_, seat) => seat).some(
      (seat) => lies(state.ints, opsOf(seat), card) && lies(state.ints, openOf(playerOf(state, seat)), card),
    ),
  );

/** How much a card counts if it asks for others itself. */
const HEAVY = 0.5;

const mask = new Int32Array(WORDS);

type Lists = Pick<Hand, 'held' | 'can' | 'owes' | 'kept' | 'balance' | 'feats' | 'common' | 'supply'>;

const emptyLists = ({ designs, names }: Cards): Lists => ({
  held: new Uint8Array(designs.length),
  can: new Uint8Array(designs.length),
  owes: new Float64Array(designs.length),
  kept: new Float64Array(designs.length),
  balance: new Float64Array(names.length),
  feats: new Float64Array(names.length),
  common: new Float64Array(names.length),
  supply: new Float64Array(names.length),
});

const used = new WeakMap<Cards, Lists[]>();

/** Reuses the lists of the last decision: nobody keeps a hand longer than that. */
function listsFor(cards: Cards, player: number): Lists {
  const lists = used.get(cards) ?? [];
  used.set(cards, lists);
  const known = lists[player] ?? emptyLists(cards);
  lists[player] = known;
  known.held.fill(0);
  known.can.fill(0);
  known.owes.fill(0);
  known.kept.fill(0);
  known.feats.fill(0);
  known.common.fill(0);
  known.supply.fill(0);
  return known;
}

/**
 * The current hand: during an adventure what may still be added, otherwise what its play conditions allow.
 */
export const readHand = (state: CgsState, player: number): Hand => onceStill(state, player, readAnew);

function readAnew(state: CgsState, player: number, isStill: boolean): Hand {
  const { ints, rules } = state;
  const { cards } = rules;
  const { names, is, designOf, setSize: width } = cards;
  const facts = factsOf(cards);
  const lists = isStill ? listsFor(cards, player) : emptyLists(cards);
  const main = balancesOf(state, player, lists.balance);
  const hand: Hand = {
    player,
    players: rules.players,
    cards,
    facts,
    held: lists.held,
    can: lists.can,
    owes: lists.owes,
    kept: lists.kept,
    stock: hasVenture(state, facts) ? STOCK : 0,
    balance: lists.balance,
    main,
    feats: lists.feats,
    common: lists.common,
    supply: lists.supply,
    ventures: [],
    prices: undefined,
  };
  const inAdventure = currentIn(ints) !== NONE;
  for (const seat of personsOf(state, player)) {
    if (inAdventure) addableMask(state, seat, mask);
    const [ops, open] = [opsOf(seat), openOf(player)];
    for (let w = 0; w < width; w++)
      for (
        let bits = zoneInt(ints, ops, w) & is.support[w]! & zoneInt(ints, open, w);
        bits !== 0;
        bits = withoutLowest(bits)
      ) {
        const card = lowestMember(w, bits);
        const { index } = designOf[card]!;
        hand.held[index] = 1;
        addRows(cards.ar, card, hand.supply, facts.burden[index] === 0 ? 1 : HEAVY);
        if (inAdventure && !isIn(mask, card)) continue;
        hand.can[index] = 1;
        hand.owes[index] =
          facts.mustGo[index] === 1 ? Math.max(0, facts.debt[index]! - RID) : facts.price[index]!;
      }
    for (let w = 0; w < width; w++)
      for (
        let bits = zoneInt(ints, ops, w) & is.adventure[w]! & zoneInt(ints, open, w);
        bits !== 0;
        bits = withoutLowest(bits)
      )
        hand.ventures.push(designOf[lowestMember(w, bits)]!);
  }
  addZone(state, siteOf(player), cards.feats, hand.feats);
  addZone(state, commonSite, cards.feats, hand.common);
  for (let name = 0; name < names.length; name++) hand.feats[name]! += hand.common[name]!;
  keepReserve(state, hand);
  return hand;
}

function addZone(state: CgsState, zone: number, rows: Rows, into: Float64Array): void {
  for (let card = firstIn(state, zone); card >= 0; card = nextIn(state, zone, card))
    addRows(rows, card, into, 1);
}

export function addRows({ from, name, value }: Rows, card: number, into: Float64Array, sign: number): void {
  for (let i = from[card]!; i < from[card + 1]!; i++) into[name[i]!]! += sign * value[i]!;
}

/** By name: era resources minus era costs, including what lies in the playground; without the main name. */
export function balanceOf(state: CgsState, player: number): Float64Array {
  const balance = new Float64Array(state.rules.cards.names.length);
  balancesOf(state, player, balance);
  return balance;
}

/** Fills `balance`, and returns the balance of the main name. */
function balancesOf(state: CgsState, player: number, balance: Float64Array): number {
  const { ints, rules } = state;
  const { cards } = rules;
  const { required, covered } = eraSums(state, player, scratchSums(state));
  for (let name = 0; name < balance.length; name++) balance[name] = covered[name]! - required[name]!;
  if (currentIn(ints) !== NONE)
    for (const seat of personsOf(state, player))
      for (let card = firstIn(state, groundOf(seat)); card >= 0; card = nextIn(state, groundOf(seat), card))
        if (card !== currentIn(ints)) addRows(cards.ec, card, balance, -1);
  const name = factsOf(cards).main;
  const main = balance[name]!;
  balance[name] = Number.POSITIVE_INFINITY;
  return main;
}

/**
 * Saves cards for Cataclysms in rivals' hands, finales, and one's own adventures that must be played, as far
 * as the hand can pay for them.
 */
function keepReserve(state: CgsState, hand: Hand): void {
  const { ints, rules } = state;
  const { player, cards, facts } = hand;
  const ahead = leadOf(state, player);
  // A player far behind late in the era has nothing to lose by a Cataclysm.
  const fears = adventuresIn(ints) < EARLY || ahead > BEATEN;
  const price = CATACLYSM_PRICE + FEAR * Math.max(0, ahead);
  const threats: Design[] = [];
  for (const card of facts.reserved) {
    const adventure = cards.designOf[card]!;
    const isThreat = adventure.roleplay === CATACLYSM;
    const isFinale = adventure.roleplay === EPIC || adventure.roleplay === DOOMSDAY;
    if (isThreat && !fears) continue;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!lies(ints, opsOf(seat), card)) continue;
      const isMine = playerOf(state, seat) === player;
      if (isFinale) keepFor(hand, [adventure], isMine ? OWN_FINALE : FINALE_PRICE, isMine);
      else if (isThreat && !isMine) threats.push(adventure);
      else if (!isThreat && isMine) keepFor(hand, [adventure], MUST_PRICE);
    }
  }
  // For all of them if the hand can pay, otherwise for each that it can.
  if (threats.length > 1 && keepFor(hand, threats, price)) return;
  for (const threat of threats) keepFor(hand, [threat], price);
}

/** Up to this many adventures into an era, nobody knows who will be ahead. */
const EARLY = 10;
/** In points: a player this far behind won't catch up. */
const BEATEN = -12;

/** Points ahead of the best rival. */
export function leadOf(state: CgsState, player: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.rules.players; rival++)
    if (rival !== player) most = Math.max(most, pointsStill(state, rival));
  return pointsStill(state, player) - most;
}

const pointsStill = (state: CgsState, player: number): number => onceStill(state, player, pointsOf);

/** Returns false and saves nothing if it can't be paid anyway, unless a part is enough. */
function keepFor(hand: Hand, adventures: readonly Design[], price: number, isPartial = false): boolean {
  const { cards, facts, held, kept, feats } = hand;
  const { acc, ar, designs } = cards;
  const accepts = adventures[0]!.accepts;
  const serves = (design: number): boolean =>
    held[design] === 1 &&
    facts.burden[design] === 0 &&
    (accepts === undefined || isIn(accepts, designs[design]!.first));
  const wanted = new Float64Array(cards.names.length);
  for (const { first } of adventures) addRows(acc, first, wanted, 1);
  const spare = wanted.map((amount, name) => (amount === 0 ? 0 : feats[name]! * adventures.length - amount));
  for (let name = 0; name < wanted.length; name++) {
    if (wanted[name] === 0) continue;
    for (const design of facts.givers[name]!)
      if (serves(design)) spare[name]! += valueIn(ar, designs[design]!.first, name);
    if (spare[name]! < 0 && !isPartial) return false;
  }
  for (let name = 0; name < wanted.length; name++)
    if (wanted[name]! > 0)
      for (const design of facts.givers[name]!)
        if (serves(design) && valueIn(ar, designs[design]!.first, name) > spare[name]!)
          kept[design] = Math.max(kept[design]!, price);
  return true;
}

/** May this support be laid in an adventure of this design? */
export function fits({ cards, can, facts, balance }: Hand, design: number, adventure: Design): boolean {
  if (can[design] === 0) return false;
  const { first } = cards.designs[design]!;
  if (adventure.accepts !== undefined && !isIn(adventure.accepts, first)) return false;
  if (facts.isScarce[design] === 0) return true;
  // The adventure pays for it, if it is won.
  const { from, name, value } = cards.ec;
  for (let i = from[first]!; i < from[first + 1]!; i++)
    if (balance[name[i]!]! + valueIn(cards.er, adventure.first, name[i]!) < value[i]!) return false;
  return true;
}
