/** Findings about names: misspelt, mixed, missing on the other side. */

import { namesOn } from '../check/check-session.ts';
import { LIMITS } from '../limits.ts';
import { CONDITIONAL, PLAIN, type PlainCategory } from '../model.ts';
import { didYouMean, type Sentence, said } from '../telling/said.ts';
import { PREDEFINED } from '../words.ts';
import { type Facts, isAdventure } from './facts.ts';
import { itemNamed } from './places.ts';
import type { Context, PackRule, Rule, Where } from './rule.ts';
import { editsBetween, misspelt } from './spelling.ts';

/** Where a name is on a card, to point at. */
function placeOf({ record }: Facts, name: string): Where | undefined {
  const item = record === undefined ? undefined : itemNamed(record.area, name);
  return item === undefined ? undefined : { category: item.category, name };
}

/** Custom names with the cards they are on, in the order of the pack. */
function namesOf({ all }: Context): Map<string, Facts[]> {
  const found = new Map<string, Facts[]>();
  for (const facts of all)
    for (const name of new Set(namesOn(facts.card.attributes))) {
      const cards = found.get(name) ?? [];
      cards.push(facts);
      found.set(name, cards);
    }
  return found;
}

/** Names listed in some of the plain categories, with the first card that does. */
function listedIn(
  { all }: Context,
  categories: readonly PlainCategory[],
): Map<string, [Facts, PlainCategory]> {
  const found = new Map<string, [Facts, PlainCategory]>();
  for (const facts of all)
    for (const category of categories)
      for (const name of facts.numbers(category).keys())
        if (!found.has(name)) found.set(name, [facts, category]);
  return found;
}

/** A rule about each name listed in some category. */
const onNames = (
  code: string,
  categories: readonly PlainCategory[],
  look: (context: Context) => (name: string) => Sentence | undefined,
): PackRule => ({
  code,
  severity: 'warning',
  onPack(context, tell) {
    const message = look(context);
    for (const [name, [facts, category]] of listedIn(context, categories)) {
      const told = message(name);
      if (told !== undefined) tell({ message: told, where: { category, name } }, facts);
    }
  },
});

function conditionNames({ all }: Context, category: PlainCategory): Set<string> {
  const found = new Set<string>();
  for (const facts of all)
    for (const one of CONDITIONAL)
      for (const condition of facts.conditions(one))
        if (condition.category === category) found.add(condition.name);
  return found;
}

const COSTS = ['AdventureCommonCosts', 'AdventureCosts'] as const;

const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Ethiopic',
  'Cherokee',
  'Coptic',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
const scriptsIn = (name: string): number =>
  [...SCRIPTS, EAST_ASIAN].filter((script) => script.test(name)).length;

/** The shortest name for which one other letter is a slip rather than another word. */
const SLIP_LENGTH = 4;

export const NAME_RULES: readonly Rule[] = [
  onNames('LINT-19', ['EraCosts'], (context) => {
    const given = new Set(
      context.all
        .filter((facts) => isAdventure(facts) || facts.global('StockHolding') !== undefined)
        .flatMap((facts) => [...facts.numbers('EraResources').keys()]),
    );
    return (name) =>
      given.has(name)
        ? undefined
        : said`No card provides "${name}": a player who has this card wrecked loses the era.`;
  }),
  onNames('LINT-20', ['AdventureResources'], (context) => {
    const [costs, asked] = [listedIn(context, COSTS), conditionNames(context, 'AdventureResources')];
    return (name) =>
      costs.has(name) || asked.has(name)
        ? undefined
        : said`"${name}" is neither a cost on any card nor in a condition.`;
  }),
  onNames('LINT-21', COSTS, (context) => {
    const given = listedIn(context, ['AdventureResources', 'Feats']);
    return (name) =>
      given.has(name) ? undefined : said`No card provides "${name}", as resource or as feat.`;
  }),
  {
    code: 'LINT-25',
    severity: 'warning',
    onPack(context, tell) {
      const names = namesOf(context);
      if (names.size > LIMITS.names) return;
      const all = [...names.keys()];
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) {
          const isNear =
            a.toLowerCase() === b.toLowerCase() ||
            (Math.max(a.length, b.length) >= SLIP_LENGTH && editsBetween(a, b, 1, false) <= 1);
          if (!isNear) continue;
          const [rare, common] = names.get(a)!.length < names.get(b)!.length ? [a, b] : [b, a];
          const [facts] = names.get(rare)!;
          tell(
            {
              message: said`"${rare}" looks like "${common}".`,
              hint: didYouMean(common),
              where: placeOf(facts!, rare),
            },
            facts,
          );
        }
    },
  },
  {
    code: 'LINT-39',
    severity: 'warning',
    onPack({ all }, tell) {
      const first = new Map<string, string>();
      const done = new Set<string>();
      for (const facts of all)
        for (const list of [facts.card.attributes.globals, ...PLAIN.map((one) => facts.list(one))])
          for (const [name, value] of list) {
            const type = typeof value;
            const before = first.get(name) ?? type;
            first.set(name, before);
            if (before === type || done.has(name) || PREDEFINED.has(name)) continue;
            done.add(name);
            tell(
              {
                message: said`"${name}" has numbers on some cards and texts on others.`,
                where: placeOf(facts, name),
              },
              facts,
            );
          }
    },
  },
  {
    code: 'LINT-45',
    severity: 'warning',
    onPack(context, tell) {
      for (const [name, [facts]] of namesOf(context))
        if (scriptsIn(name) > 1)
          tell(
            { message: said`"${name}" mixes letters of different scripts.`, where: placeOf(facts!, name) },
            facts,
          );
    },
  },
  {
    code: 'LINT-46',
    severity: 'warning',
    onPack(context, tell) {
      const uses = new Map<string, number>();
      const count = (name: string): void => void uses.set(name, (uses.get(name) ?? 0) + 1);
      for (const facts of context.all) {
        for (const category of PLAIN) for (const name of facts.list(category).keys()) count(name);
        for (const category of CONDITIONAL)
          for (const condition of facts.conditions(category))
            if (condition.category !== undefined) count(condition.name);
      }
      for (const facts of context.all)
        for (const { flat, category, name, condition } of facts.record?.area.items ?? [])
          if (flat && category !== undefined && condition === undefined && uses.get(name) === 1)
            tell(
              {
                message: said`"${name}" is read as a member of ${category}, and no other card uses it that way.`,
                hint: 'in flat form all globals come before the first category',
                where: { category, name },
              },
              facts,
            );
    },
  },
  {
    code: 'LINT-48',
    severity: 'error',
    onCard(facts, tell, { isPublished }) {
      for (const name of new Set(namesOn(facts.card.attributes))) {
        const word = misspelt(name);
        if (word !== undefined)
          tell({
            message: said`"${name}" is probably a misspelt "${word}".`,
            hint: didYouMean(word),
            where: placeOf(facts, name),
            severity: isPublished ? 'error' : 'warning',
          });
      }
    },
  },
];
