/** Findings about conditions: what they ask for, and whether any card has it. */

import { formatCondition, pathOf } from '../area/format.ts';
import { find, holds } from '../area/holds.ts';
import {
  CONDITIONAL,
  type Condition,
  type ConditionalCategory,
  PLAY_CONDITIONS,
  type Value,
} from '../model.ts';
import { type Sentence, said } from '../telling/said.ts';
import { modesOf, PREDEFINED } from '../words.ts';
import { canHold, circlesIn } from './chains.ts';
import { type Facts, isAdventure, isSupport, reachesBuildsite } from './facts.ts';
import type { Context, PackRule, Remark, Rule } from './rule.ts';

const isPlayCondition = (one: ConditionalCategory): one is (typeof PLAY_CONDITIONS)[number] =>
  PLAY_CONDITIONS.some((known) => known === one);
/** Categories whose conditions are compared with supports alone (CGS-EVAL-3). */
const isOfSupports = (one: ConditionalCategory): boolean =>
  !isPlayCondition(one) && one !== 'SeizeIf' && one !== 'SeizeIf1';

/** No card that is compared can have this (CGS-LINT-40). */
function isImpossible(category: ConditionalCategory, { category: list, name }: Condition): boolean {
  if (list !== undefined && PREDEFINED.has(name)) return true;
  const modes = list === undefined ? PREDEFINED.get(name)?.on : modesOf(list);
  return modes !== undefined && isOfSupports(category) && !modes.includes('Support');
}

/** A card of the session, and what it has where a condition looks. */
interface Holder {
  readonly facts: Facts;
  readonly value: Value;
}
const HOLDERS = new WeakMap<Context, Map<string, Holder[]>>();

/** Worked out once for each path and pack. */
function holdersOf(context: Context, condition: Condition): Holder[] {
  const known = HOLDERS.get(context) ?? new Map<string, Holder[]>();
  HOLDERS.set(context, known);
  const path = pathOf(condition);
  const holders = known.get(path) ?? [];
  if (known.has(path)) return holders;
  known.set(path, holders);
  for (const facts of context.dealt) {
    const value = find(facts.card.attributes, condition);
    if (value !== undefined) holders.push({ facts, value });
  }
  return holders;
}

/** Every condition of the session that could hold in principle. */
function* conditionsOf(context: Context): Iterable<[Facts, ConditionalCategory, Condition]> {
  for (const facts of context.all)
    for (const category of CONDITIONAL)
      for (const condition of facts.conditions(category))
        if (!isImpossible(category, condition)) yield [facts, category, condition];
}

const rule = (
  code: string,
  look: (
    category: ConditionalCategory,
    condition: Condition,
    holders: readonly Holder[],
  ) => Sentence | undefined,
): PackRule => ({
  code,
  severity: 'warning',
  onPack(context, tell) {
    for (const [facts, category, condition] of conditionsOf(context)) {
      const message = look(category, condition, holdersOf(context, condition));
      const told: Remark | undefined =
        message === undefined ? undefined : { message, where: { category, name: condition.name } };
      if (told !== undefined) tell(told, facts);
    }
  },
});

/** The part of a condition that no card fulfils; undefined if one does. */
function unreachable(
  category: ConditionalCategory,
  condition: Condition,
  holders: readonly Holder[],
): string | undefined {
  if (
    condition.operator === '=' &&
    (category !== 'PlayIfBuildsiteSum' || typeof condition.values[0] === 'string')
  ) {
    const missing = condition.values.filter((one) => !holders.some(({ value }) => value === one));
    return missing.length === 0 ? undefined : missing.map((one) => JSON.stringify(one)).join(', ');
  }
  const providers = holders.map(({ facts }) => facts);
  const isMet =
    category === 'PlayIfBuildsiteSum'
      ? canHold(category, condition, providers)
      : holders.some(({ value }) => holds(condition, value));
  return isMet ? undefined : formatCondition(condition);
}

export const CONDITION_RULES: readonly Rule[] = [
  {
    code: 'LINT-40',
    severity: 'warning',
    onCard(facts, tell) {
      for (const category of CONDITIONAL)
        for (const condition of facts.conditions(category))
          if (isImpossible(category, condition)) {
            const path = pathOf(condition);
            tell({
              message: isOfSupports(category)
                ? said`No support can have ${path}, which ${category} asks for.`
                : said`No card can have ${path}, which ${category} asks for.`,
              where: { category, name: condition.name },
            });
          }
    },
  },
  rule('LINT-5', (_, condition, holders) =>
    holders.length > 0 ? undefined : said`No card provides ${pathOf(condition)}.`,
  ),
  rule('LINT-6', (category, condition, holders) => {
    if (holders.length === 0 || category === 'AcceptSupportIf1') return undefined;
    const missing = unreachable(category, condition, holders);
    if (missing === undefined) return undefined;
    return said`No card reaches ${missing} in ${pathOf(condition)}.`;
  }),
  rule('LINT-7', (category, condition, holders) => {
    if (!isPlayCondition(category)) return undefined;
    const fitting = holders.filter(({ facts }) => canHold(category, condition, [facts]));
    const isOnlyOfSupports =
      fitting.length > 0 && fitting.every(({ facts }) => isSupport(facts) && !reachesBuildsite(facts));
    return isOnlyOfSupports
      ? said`Only supports have ${formatCondition(condition)}, and they are never in a buildsite.`
      : undefined;
  }),
  {
    code: 'LINT-8',
    severity: 'warning',
    onPack(context, tell) {
      for (const reach of context.reach().values())
        for (const circle of circlesIn(reach)) {
          const names = circle.map(({ card }) => `"${card.identifier}"`).join(', ');
          tell({ message: said`These adventures wait for one another: ${names}.` }, circle[0]);
        }
    },
  },
  {
    code: 'LINT-30',
    severity: 'warning',
    onDeck(deck, tell) {
      const must = deck.cards.filter((facts) => facts.global('MustPlay') !== undefined);
      for (const facts of must.filter(isAdventure))
        if (PLAY_CONDITIONS.some((one) => facts.has(one)))
          tell(
            {
              message: 'MustPlay on an adventure whose play conditions may never hold for its owner.',
              where: { name: 'MustPlay' },
            },
            facts,
          );
      const copies = must.reduce((sum, facts) => sum + facts.copies, 0);
      if (copies * 25 > deck.copies && copies > 0)
        tell({ message: said`MustPlay is on ${copies} of ${deck.copies} cards: more than 1 in 25.` });
    },
  },
];
