/** What adventures are worth to a player, and how likely the player is to win them. */
import { lowestMember, withoutLowest } from '@hortus/kernel';
import { meets } from '../src/cards/sets.ts';
import type { Design } from '../src/cards/types.ts';
import { adventureMask } from '../src/moves/playable.ts';
import { personsOf } from '../src/state/players.ts';
import { idleIn } from '../src/state/values.ts';
import { firstIn, isIn, nextIn, opsOf } from '../src/state/zones.ts';
import {
  BATTLE,
  CATACLYSM,
  type CgsState,
  COMPETITION,
  COOPERATION,
  DOOMSDAY,
  EPIC,
  OBSTRUCTION,
  SOLO,
  WORDS,
} from '../src/types.ts';
import { type Need, type Plan, planCover, strengthIn } from './cover.ts';
import { ERA, factsOf, GATE, valueIn } from './facts.ts';
import { addRows, fits, type Hand, leadOf, readHand } from './hand.ts';
import { featsWorth } from './scarcity.ts';
import { isAgreed, planTogether } from './together.ts';

/**
 * What it is worth to get rid of an adventure that must be played, to cover an era cost, or to learn a name
 * without which the era is lost.
 */
const [RID, RELIEF, LEARNT] = [8, 6, 8];

export const readHands = (state: CgsState): Hand[] =>
  Array.from({ length: state.rules.players }, (_, player) => readHand(state, player));

/** What a player gains by winning an adventure besides its prize. */
export function urgencyOf(hand: Hand, design: Design, locked: readonly number[]): number {
  const { er, feats } = hand.cards;
  const { first, index } = design;
  let urgency = (hand.facts.mustGo[index] === 1 ? RID : 0) + featsWorth(hand, design);
  for (let i = er.from[first]!; i < er.from[first + 1]!; i++) {
    const short = -hand.balance[er.name[i]!]!;
    if (short > 0) urgency += RELIEF * Math.min(short, er.value[i]!);
  }
  urgency -= needlessIn(hand, design);
  if (locked.length > 0)
    for (let i = feats.from[first]!; i < feats.from[first + 1]!; i++)
      for (const name of locked) if (feats.name[i] === name) urgency += LEARNT;
  return urgency;
}

/** In points: a Cataclysm opened for what it brings everybody may be lost. */
const RISK = 1.5;

/** Is it a step towards a finale? */
const bringsGate = ({ cards: { feats }, facts: { gates } }: Hand, { first }: Design): boolean => {
  for (let i = feats.from[first]!; i < feats.from[first + 1]!; i++)
    if (gates[feats.name[i]!]! > 0) return true;
  return false;
};

/**
 * With two players, a step that both take brings neither nearer;
 * the more players, the fewer can take it alone.
 */
const sharedStep = ({ players }: Hand): number => (players === 2 ? 0.3 : 1);

/** In points: steps towards a finale beyond what opens it, and what others have of them. */
function needlessIn(hand: Hand, { first }: Design): number {
  const { feats, is } = hand.cards;
  const share = isIn(is.commonSite, first) ? sharedStep(hand) : 1;
  let needless = 0;
  for (let i = feats.from[first]!; i < feats.from[first + 1]!; i++) {
    const [name, value] = [feats.name[i]!, feats.value[i]!];
    const gate = hand.facts.gates[name]!;
    if (gate > 0) needless += value - share * Math.max(0, Math.min(value, gate - hand.feats[name]!));
  }
  return GATE * needless;
}

/** In points: a player this far behind has nothing to lose by a Cataclysm; and what it costs any other. */
export const [LOST, SPARED] = [-8, 5];

/**
 * What a rival gets if the hero wins: everybody's share, and the era, which a lost Cataclysm takes from all.
 */
export function sharedPrize(state: CgsState, hand: Hand, design: Design): number {
  const { facts, cards, player } = hand;
  if (isIn(cards.is.commonSite, design.first)) return facts.prize[design.index]! - needlessIn(hand, design);
  return design.roleplay === CATACLYSM && leadOf(state, player) > LOST ? SPARED : 0;
}

/** Names that a player needs but can't bring for adventures that must be played. */
export function lockedNames(state: CgsState, player: number, known?: readonly Hand[]): number[] {
  const { designOf } = state.rules.cards;
  const { owed } = factsOf(state.rules.cards);
  const locked: number[] = [];
  for (const seat of personsOf(state, player)) {
    if (!meets(state.ints, opsOf(seat), owed)) continue;
    const hands = known ?? readHands(state);
    const hand = hands[player]!;
    for (let card = firstIn(state, opsOf(seat)); card >= 0; card = nextIn(state, opsOf(seat), card)) {
      const design = designOf[card]!;
      if (!design.isAdventure || hand.facts.mustGo[design.index] === 0) continue;
      const { short } = needFor(hands, player, design);
      for (let name = 0; name < short.length; name++)
        if (short[name]! > 0 && reachIn(hand, name, design) < short[name]!) locked.push(name);
    }
  }
  return locked;
}

function reachIn(hand: Hand, name: number, adventure: Design): number {
  const named = new Uint8Array(hand.balance.length);
  named[name] = 1;
  return strengthIn(hand, { short: hand.balance, named }, adventure);
}

const isJoint = ({ roleplay }: Design): boolean => roleplay === COOPERATION || roleplay === CATACLYSM;

/** What a player would have to cover if this adventure were opened now. */
export function needFor(hands: readonly Hand[], player: number, design: Design): Need {
  const { cards, feats, common } = hands[player]!;
  const short = new Float64Array(cards.names.length);
  const named = new Uint8Array(short.length);
  addRows(cards.acc, design.first, short, 1);
  for (let i = cards.acc.from[design.first]!; i < cards.acc.from[design.first + 1]!; i++)
    named[cards.acc.name[i]!] = 1;
  if (!isJoint(design)) addRows(cards.ar, design.first, short, -1);
  for (let name = 0; name < short.length; name++) {
    if (!isJoint(design)) short[name]! -= feats[name]!;
    else {
      short[name]! -= common[name]!;
      for (const hand of hands) short[name]! -= hand.feats[name]! - common[name]!;
    }
  }
  return { short, named };
}

const totalOf = ({ short }: Need): number => {
  let sum = 0;
  for (let name = 0; name < short.length; name++) sum += Math.max(0, short[name]!);
  return sum;
};

export interface Prospect {
  readonly design: Design;
  readonly plan: Plan;
  /** Points it is expected to bring. */
  readonly value: number;
  /** The same minus what it takes from other adventures. */
  readonly rank: number;
}

function expected(
  state: CgsState,
  hands: readonly Hand[],
  player: number,
  design: Design,
  locked: readonly number[],
): Prospect {
  const hand = hands[player]!;
  const need = needFor(hands, player, design);
  const plan = planCover(hand, need, design);
  const prize = hand.facts.prize[design.index]! + urgencyOf(hand, design, locked);
  const value = hopeOf(state, hands, player, design, need, plan, prize);
  const relief = plan.isWhole ? reliefBy(hand, design, plan) : 0;
  // What must be played comes first, whatever it takes.
  const spends = hand.facts.mustGo[design.index] === 1 ? 0 : plan.spends;
  return { design, plan, value: value + relief, rank: value + relief - spends };
}

/**
 * In points: what it changes for a player who couldn't cover
 * their era costs in the main name, or no longer could.
 */
function reliefBy({ facts, cards, main }: Hand, { first }: Design, { cards: laid }: Plan): number {
  let after = main + valueIn(cards.er, first, facts.main);
  for (const design of laid) after -= valueIn(cards.ec, cards.designs[design]!.first, facts.main);
  return Math.min(0, after) - Math.min(0, main);
}

function hopeOf(
  state: CgsState,
  hands: readonly Hand[],
  player: number,
  design: Design,
  need: Need,
  plan: Plan,
  prize: number,
): number {
  const hand = hands[player]!;
  const net = prize - plan.owes;
  const { roleplay } = design;
  if (roleplay === CATACLYSM) {
    if (leadOf(state, player) < -6 && !plan.isWhole) return 2;
    return bringsGate(hand, design) ? jointly(state, hands, player, design, need, plan, prize) - RISK : -6;
  }
  if (roleplay === DOOMSDAY) return plan.isWhole ? ERA * 0.5 : -ERA;
  if (roleplay === COOPERATION) return jointly(state, hands, player, design, need, plan, prize);
  if (!plan.isWhole) return -1;
  if (roleplay === SOLO) return net;
  if (roleplay === OBSTRUCTION) return net * 0.9;
  if (roleplay !== COMPETITION && roleplay !== BATTLE && roleplay !== EPIC) return net;
  const mine = strengthIn(hand, need, design);
  let value = net;
  for (const rival of hands) {
    if (rival === hand) continue;
    const theirs = needFor(hands, rival.player, design);
    if (!planCover(rival, theirs, design).isWhole) continue;
    const strength = strengthIn(rival, theirs, design);
    // Between two who can cover it, the price rises to the weaker one's whole strength; a tie isn't a win.
    const extra = Math.max(0, strength + 1 - totalOf(need)) * 0.5;
    if (mine > strength) value = Math.min(value, (net - extra) * 0.7);
    // Whoever wins an Epic wins the era.
    else value = Math.min(value, roleplay === EPIC ? -ERA : Math.min(0.3, net * 0.1));
  }
  // If a rival wins it, the card has left the hand too.
  if (hand.facts.mustGo[design.index] === 1) return Math.max(value, 14 - 4 * idleIn(state.ints));
  // Adventures that change nothing end the era.
  return value < net ? value - 0.5 * idleIn(state.ints) : value;
}

/** What an adventure brings if everybody pays for it, or the player can pay alone. */
function jointly(
  state: CgsState,
  hands: readonly Hand[],
  player: number,
  design: Design,
  need: Need,
  plan: Plan,
  prize: number,
): number {
  if (plan.isWhole) return stockIn(hands, player, design) + prize - 0.7 * plan.owes - 0.5;
  const shared = planTogether(hands, player, need, design);
  if (shared === undefined || !isAgreed(shared, player, (rival) => sharedPrize(state, hands[rival]!, design)))
    return -2;
  return stockIn(hands, player, design) + prize - 0.7 * shared.owes[player]! - 1;
}

/**
 * What a Cooperation brings by stock, minus what it brings rivals; the offering is shared like the holdings.
 */
function stockIn(hands: readonly Hand[], player: number, adventure: Design): number {
  let value = 0;
  let held = 0;
  for (const hand of hands)
    for (const { index, holding } of hand.cards.designs) {
      if (holding === 0 || !fits(hand, index, adventure)) continue;
      held += holding;
      value += hand.facts.stock[index]! * (hand.player === player ? 1 : -0.7 / (hands.length - 1));
    }
  const { offering } = adventure;
  return offering > 0 && held > offering ? (value * (offering + 1)) / held : value;
}

const mask = new Int32Array(WORDS);

/** The adventures in a player's hand that could be opened, best first. */
export function prospectsOf(
  state: CgsState,
  player: number,
  hands: readonly Hand[] = readHands(state),
): Prospect[] {
  const { designOf, setSize: width } = state.rules.cards;
  const locked = lockedNames(state, player, hands);
  const seen = new Set<Design>();
  for (const seat of personsOf(state, player)) {
    adventureMask(state, seat, mask);
    for (let w = 0; w < width; w++)
      for (let bits = mask[w]!; bits !== 0; bits = withoutLowest(bits))
        seen.add(designOf[lowestMember(w, bits)]!);
  }
  return [...seen]
    .map((design) => expected(state, hands, player, design, locked))
    .sort((a, b) => b.rank - a.rank);
}

/** What a hand promises: the best adventures count fully, later ones less. */
export function promiseOf(
  state: CgsState,
  player: number,
  hands: readonly Hand[] = readHands(state),
): number {
  let [sum, weight] = [0, 1];
  for (const { value } of prospectsOf(state, player, hands)) {
    if (value <= 0) continue;
    sum += weight * value;
    weight *= 0.85;
  }
  return sum;
}
