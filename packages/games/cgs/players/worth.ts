/** What adventures are worth to a player, and how likely he is to win them. */
import { membersOf } from '@hortus/kernel';
import { pointsOf } from '../src/arithmetic/score.ts';
import type { Design } from '../src/cards/types.ts';
import { personsOf } from '../src/state/players.ts';
import { lies, openOf, opsOf, siteOf } from '../src/state/zones.ts';
import {
  at,
  BATTLE,
  CATACLYSM,
  type CgsState,
  COMPETITION,
  COOPERATION,
  DOOMSDAY,
  EPIC,
  OBSTRUCTION,
  SOLO,
} from '../src/types.ts';
import { balanceOf, mustGo, reliefBy } from './bill.ts';
import { type Missing, type Plan, planCover } from './cover.ts';
import { type Option, optionsFor } from './hand.ts';

/** What deciding an era is worth, in points. */
const ERA = 40;
/** A numeric feat serves in every adventure to come; a word opens cards. */
const [FEAT, WORD] = [1.2, 1.5];

const rowSum = (state: CgsState, rows: 'er' | 'ec', card: number): number => {
  const { from, value } = state.rules.cards[rows];
  let sum = 0;
  for (let i = from[card]!; i < from[card + 1]!; i++) sum += value[i]!;
  return sum;
};

/** Of a won adventure, without what was spent on it. */
export function prizeOf(state: CgsState, { first, card, roleplay }: Design): number {
  const isShared = card.attributes.globals.has('CommonBuildsite');
  let prize = isShared ? 0 : rowSum(state, 'er', first) - rowSum(state, 'ec', first);
  for (const value of card.attributes.lists.get('Feats')?.values() ?? [])
    prize += (typeof value === 'number' ? FEAT * value : WORD) * (isShared ? 0.2 : 1);
  return roleplay === EPIC ? prize + ERA : prize;
}

/** To be rid of an adventure that must be played; to cover an era cost, or learn a name, without which the era is lost. */
const [RID, RELIEF, LEARNT] = [8, 6, 8];

/** What a player gains by winning an adventure besides its prize. */
export function urgencyOf(state: CgsState, player: number, design: Design): number {
  const { feats } = state.rules.cards;
  let urgency = RELIEF * reliefBy(state, design, balanceOf(state, player));
  if (mustGo(state, design)) urgency += RID;
  if (feats.from[design.first] === feats.from[design.first + 1]) return urgency;
  for (const name of lockedNames(state, player))
    for (let i = feats.from[design.first]!; i < feats.from[design.first + 1]!; i++)
      if (feats.name[i] === name) urgency += LEARNT;
  return urgency;
}

/** Names that a player would need, and cannot bring, for adventures that he must play. */
function lockedNames(state: CgsState, player: number): number[] {
  const { words, rules } = state;
  const locked: number[] = [];
  for (const seat of personsOf(state, player))
    for (const card of membersOf(words, opsOf(seat), rules.cards.words)) {
      const design = rules.cards.designOf[card]!;
      if (!design.isAdventure || !mustGo(state, design)) continue;
      const options = optionsFor(state, player, design);
      for (const [name, value] of missingFor(state, player, design))
        if (strengthIn(options, new Map([[name, 1]])) < value) locked.push(name);
    }
  return locked;
}

/** What a player would have to cover if this adventure were opened now. */
export function missingFor(state: CgsState, player: number, design: Design): Missing {
  const { words, rules } = state;
  const { acc, ar, feats } = rules.cards;
  const missing: Missing = new Map();
  const add = (rows: typeof acc, card: number, sign: number, all: boolean): void => {
    for (let i = rows.from[card]!; i < rows.from[card + 1]!; i++)
      if (all || missing.has(rows.name[i]!))
        missing.set(rows.name[i]!, (missing.get(rows.name[i]!) ?? 0) + sign * rows.value[i]!);
  };
  add(acc, design.first, 1, true);
  if (design.roleplay !== COOPERATION && design.roleplay !== CATACLYSM) add(ar, design.first, -1, false);
  for (const zone of [siteOf(player), at.common])
    for (const card of membersOf(words, zone, rules.cards.words)) add(feats, card, -1, false);
  return missing;
}

/** The most a player could have in the names of the costs. */
export const strengthIn = (options: readonly Option[], missing: Missing): number =>
  options.reduce(
    (sum, { gives }) => sum + gives.reduce((all, [name, value]) => all + (missing.has(name) ? value : 0), 0),
    0,
  );

const totalOf = (missing: Missing): number =>
  [...missing.values()].reduce((sum, value) => sum + Math.max(0, value), 0);

export interface Prospect {
  readonly design: Design;
  readonly plan: Plan;
  /** Points it is expected to bring. */
  readonly value: number;
}

/** What opening this adventure promises. */
export function prospectOf(state: CgsState, player: number, design: Design): Prospect {
  const missing = missingFor(state, player, design);
  const options = optionsFor(state, player, design);
  const plan = planCover(options, missing);
  return { design, plan, value: expected(state, player, design, plan, options, missing) };
}

function expected(
  state: CgsState,
  player: number,
  design: Design,
  plan: Plan,
  options: readonly Option[],
  missing: Missing,
): number {
  const prize = prizeOf(state, design) + urgencyOf(state, player, design);
  const net = prize - plan.owes;
  const { roleplay } = design;
  if (roleplay === CATACLYSM) return lead(state, player) < -6 && !plan.isWhole ? 2 : -6;
  if (roleplay === DOOMSDAY) return plan.isWhole ? ERA * 0.5 : -ERA;
  if (roleplay === COOPERATION) {
    const stock = options.reduce((most, { design: one }) => Math.max(most, one.holding), 0);
    return plan.isWhole ? stock * 1.5 + prize - 0.7 * plan.owes - 0.5 : -2;
  }
  if (!plan.isWhole) return -1;
  if (roleplay === SOLO) return net;
  if (roleplay === OBSTRUCTION) return net * 0.9;
  if (roleplay !== COMPETITION && roleplay !== BATTLE && roleplay !== EPIC) return net;
  const mine = strengthIn(options, missing);
  let value = net;
  for (let rival = 0; rival < state.rules.players; rival++) {
    if (rival === player) continue;
    const theirs = missingFor(state, rival, design);
    const held = optionsFor(state, rival, design);
    if (!planCover(held, theirs).isWhole) continue;
    const strength = strengthIn(held, theirs);
    // Between two who can cover, the price rises to the weaker one's whole strength; a tie is no win.
    const extra = Math.max(0, strength + 1 - totalOf(missing)) * 0.5;
    value = Math.min(value, mine > strength ? (prize - plan.owes - extra) * 0.7 : Math.min(0.3, net * 0.1));
  }
  // What a rival wins is out of one's hand as well.
  if (mustGo(state, design)) return Math.max(value, 14 - 4 * state.words[at.idle]!);
  // Adventures that change nothing end the era.
  return value < net ? value - 0.5 * state.words[at.idle]! : value;
}

/** Points over the best rival. */
export function lead(state: CgsState, player: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < state.rules.players; rival++)
    if (rival !== player) most = Math.max(most, pointsOf(state, rival));
  return pointsOf(state, player) - most;
}

/** The adventures in the hand of a player that could be opened, best first. */
export function prospectsOf(state: CgsState, player: number): Prospect[] {
  const { words, rules } = state;
  const { cards } = rules;
  const seen = new Set<Design>();
  for (const seat of personsOf(state, player))
    for (const card of membersOf(words, opsOf(seat), cards.words))
      if (cards.designOf[card]!.isAdventure && lies(words, openOf(player), card))
        seen.add(cards.designOf[card]!);
  return [...seen].map((design) => prospectOf(state, player, design)).sort((a, b) => b.value - a.value);
}

/** What a hand promises: the best adventures count fully, later ones less. */
export function promiseOf(state: CgsState, player: number): number {
  let [sum, weight] = [0, 1];
  for (const { value } of prospectsOf(state, player)) {
    if (value <= 0) break;
    sum += weight * value;
    weight *= 0.85;
  }
  return sum;
}
