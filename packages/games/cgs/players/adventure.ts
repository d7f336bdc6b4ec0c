import { isCovered, overflowOf, reckon, type Sums, sumsFor } from '../src/arithmetic/reckon.ts';
import { pointsOf } from '../src/arithmetic/score.ts';
import {
  at,
  BATTLE,
  CATACLYSM,
  type CgsState,
  COMPETITION,
  COOPERATION,
  EPIC,
  OBSTRUCTION,
} from '../src/types.ts';
import { type Missing, planCover } from './cover.ts';
import { type Option, optionsFor } from './hand.ts';
import type { Now } from './now.ts';
import { lead, prizeOf, urgencyOf } from './worth.ts';

export function standing(
  state: CgsState,
  player: number,
): { sums: Sums; missing: Missing; covered: boolean; overflow: number } {
  const sums = reckon(state, player, sumsFor(state));
  const missing: Missing = new Map();
  for (let name = 0; name < sums.named.length; name++)
    if (sums.named[name] === 1) missing.set(name, sums.required[name]! - sums.covered[name]!);
  return {
    sums,
    missing,
    covered: isCovered(sums),
    overflow: overflowOf(sums, state.rules.options.overflow === 'surplus'),
  };
}

/** The card to lay now; undefined where nothing should be added. */
export function nextCard(now: Now): Option | undefined {
  const { state, me } = now;
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  const isHero = words[at.hero] === me;
  const mine = standing(state, me);
  // Also what waits for the next turn: one card is played in each.
  const options = optionsFor(state, me, design);
  const prize = prizeOf(state, design) + (isHero ? urgencyOf(state, me, design) : 0);
  if (design.roleplay === COMPETITION || design.roleplay === BATTLE || design.roleplay === EPIC)
    return contend(now, options, mine, prize);
  if (design.roleplay === COOPERATION || design.roleplay === CATACLYSM) return join(now, options, mine);
  if (isHero) {
    if (mine.covered) return undefined;
    const plan = planCover(options, mine.missing);
    return plan.isWhole && plan.owes < prize + 2 ? plan.cards[0] : undefined;
  }
  return design.roleplay === OBSTRUCTION ? obstruct(now, options) : undefined;
}

/** Reach every cost and more than the best rival, as long as it pays. */
function contend(
  { state, me, rng: _ }: Now,
  options: readonly Option[],
  mine: ReturnType<typeof standing>,
  prize: number,
): Option | undefined {
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < rules.players; rival++) {
    if (rival === me) continue;
    const theirs = standing(state, rival);
    if (theirs.covered) most = Math.max(most, theirs.overflow);
  }
  if (mine.covered && mine.overflow > most) return undefined;
  const plan = planCover(options, mine.missing);
  if (!plan.isWhole) return undefined;
  const isFree = design.roleplay === COMPETITION && words[at.hero] !== me;
  const after = mine.overflow + plan.cards.reduce((sum, { gives }) => sum + inNames(gives, mine.missing), 0);
  const rest = options.filter((option) => !plan.cards.includes(option));
  const reach = after + rest.reduce((sum, { gives }) => sum + inNames(gives, mine.missing), 0);
  if (reach < most || (reach === most && !isFree)) return undefined;
  if (after > most) return plan.owes < prize + (isFree ? 2 : 1) ? (plan.cards[0] ?? undefined) : undefined;
  // Beyond the costs: what gives most for what it owes.
  const [extra] = rest
    .filter(({ gives }) => inNames(gives, mine.missing) > 0)
    .sort(
      (a, b) => inNames(b.gives, mine.missing) / (1 + b.owes) - inNames(a.gives, mine.missing) / (1 + a.owes),
    );
  const price = plan.owes + (most + 1 - after) * 0.6;
  return price < prize + 1 ? (plan.cards[0] ?? extra) : undefined;
}

const inNames = (gives: Option['gives'], missing: Missing): number =>
  gives.reduce((sum, [name, value]) => sum + (missing.has(name) ? value : 0), 0);

/** Stock scores for whoever lays it; the costs are everybody's, and the hero's first. */
function join(
  { state, me }: Now,
  options: readonly Option[],
  mine: ReturnType<typeof standing>,
): Option | undefined {
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  const [stock] = options
    .filter((one) => one.design.holding > 0)
    .sort((a, b) => b.design.holding - a.design.holding);
  if (design.roleplay === COOPERATION && stock !== undefined) return stock;
  if (mine.covered) return undefined;
  const plan = planCover(options, mine.missing);
  const mustPay =
    design.roleplay === CATACLYSM
      ? lead(state, me) > -8 && plan.isWhole
      : words[at.hero] === me || pointsOf(state, me) > 0;
  return mustPay ? plan.cards[0] : undefined;
}

/** An obstacle that the hero cannot, or can hardly, cover any more. */
function obstruct({ state }: Now, options: readonly Option[]): Option | undefined {
  const { words, rules } = state;
  const hero = words[at.hero]!;
  const design = rules.cards.designOf[words[at.current]]!;
  const theirs = standing(state, hero);
  const held = optionsFor(state, hero, design);
  for (const option of options) {
    if (rules.cards.acc.from[option.design.first] === rules.cards.acc.from[option.design.first + 1]) continue;
    const missing: Missing = new Map(theirs.missing);
    for (const [name, value] of option.asks) missing.set(name, (missing.get(name) ?? 0) + value);
    if (!planCover(held, missing).isWhole) return option;
  }
  return undefined;
}
