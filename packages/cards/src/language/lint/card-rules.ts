/** Findings about a single card. */

import { formatCondition } from '../area/format.ts';
import { CONDITIONAL } from '../model.ts';
import type { Severity } from '../telling/findings.ts';
import { type Sentence, said } from '../telling/said.ts';
import { type Facts, isAdventure, isCompetitive, isCooperative, isFinale } from './facts.ts';
import type { CardRule, Where } from './rule.ts';

/** A message if the rule finds something on the card; with the place it points at. */
type Look = (facts: Facts) => Sentence | readonly [Sentence, Where] | undefined | false;

const rule = (code: string, severity: Severity, look: Look): CardRule => ({
  code,
  severity,
  onCard(facts, tell) {
    const found = look(facts);
    if (found === undefined || found === false) return;
    if (typeof found === 'string' || 'text' in found) return tell({ message: found });
    const [message, where] = found;
    tell({ message, where });
  },
});

const ERA_LISTS = ['EraResources', 'EraCosts'] as const;
const isCommon = (facts: Facts): boolean => facts.global('CommonBuildsite') !== undefined;
const at = (name: string): Where => ({ name });

export const CARD_RULES: readonly CardRule[] = [
  rule(
    'LINT-1',
    'error',
    ({ card, affiliation }) =>
      card.gold && affiliation === undefined && 'A gold card without Affiliation can never enter play.',
  ),
  rule(
    'LINT-9',
    'warning',
    (facts) =>
      facts.global('StockHolding') !== undefined &&
      !facts.has('EraResources') && [
        'A StockHolding card should also list EraResources.',
        at('StockHolding'),
      ],
  ),
  rule(
    'LINT-10',
    'warning',
    (facts) =>
      facts.roleplay === 'Cooperation' &&
      !isCommon(facts) && ['A Cooperation should carry CommonBuildsite "Yes".', at('Roleplay')],
  ),
  rule(
    'LINT-11',
    'warning',
    (facts) =>
      isAdventure(facts) &&
      facts.global('StockOffering') !== undefined &&
      !isCooperative(facts) && [
        'StockOffering has no effect outside cooperative adventures.',
        at('StockOffering'),
      ],
  ),
  rule('LINT-14', 'warning', (facts) => {
    const heading = ERA_LISTS.find((one) => facts.has(one));
    return (
      isCommon(facts) &&
      heading !== undefined && [
        said`${heading} on a card for the common buildsite count for nobody.`,
        { heading },
      ]
    );
  }),
  rule(
    'LINT-15',
    'warning',
    (facts) =>
      isCooperative(facts) &&
      facts.has('AdventureResources') && [
        'AdventureResources on a cooperative adventure are never counted.',
        { heading: 'AdventureResources' },
      ],
  ),
  rule('LINT-16', 'warning', (facts) => {
    if (!isFinale(facts)) return undefined;
    const names = ['MultiEra', 'CommonBuildsite'].filter((name) => facts.global(name) !== undefined);
    const headings = (['Feats', ...ERA_LISTS] as const).filter((one) => facts.has(one));
    const useless = [...names, ...headings];
    return (
      useless.length > 0 &&
      (facts.roleplay === 'Epic'
        ? said`${useless.join(', ')}: an Epic never reaches a buildsite.`
        : said`${useless.join(', ')}: a Doomsday never reaches a buildsite.`)
    );
  }),
  rule(
    'LINT-18',
    'warning',
    (facts) =>
      isCommon(facts) &&
      facts.global('UniqueAny') !== undefined && [
        'UniqueAny is not checked in the common buildsite; use Unique.',
        at('UniqueAny'),
      ],
  ),
  rule(
    'LINT-24',
    'warning',
    (facts) =>
      facts.isPower &&
      (facts.has('ImmuneIf1') || facts.global('Recover1') !== undefined) &&
      'A power together with Recover1 or ImmuneIf1 opens special rounds inside special rounds.',
  ),
  rule(
    'LINT-28',
    'warning',
    (facts) =>
      isCompetitive(facts) &&
      !facts.has('AdventureCommonCosts') &&
      'A competitive adventure without a cost is always a tie, unless a played card opens one.',
  ),
  rule(
    'LINT-43',
    'warning',
    (facts) =>
      isCompetitive(facts) &&
      isCommon(facts) && [
        'The winner of a competitive adventure gains nothing of their own from a common card.',
        at('CommonBuildsite'),
      ],
  ),
  {
    code: 'LINT-26',
    severity: 'warning',
    onCard(facts, tell) {
      for (const category of CONDITIONAL)
        for (const { name, values } of facts.conditions(category))
          for (const value of values)
            if (typeof value === 'string' && value.includes('/')) {
              const meant = value.split('/').map((one) => `"${one.trim()}"`);
              tell({
                message: said`The text "${value}" contains "/", which is part of the text.`,
                hint: said`for alternatives write ${meant.join('/')}`,
                where: { category, name },
              });
            }
    },
  },
  {
    code: 'LINT-33',
    severity: 'info',
    onCard(facts, tell) {
      for (const category of CONDITIONAL.filter((one) => one !== 'AcceptSupportIf1'))
        for (const condition of facts.conditions(category)) {
          const { operator, values, name } = condition;
          if (operator === '=' || values[0] !== 0) continue;
          const written = formatCondition(condition);
          const message =
            operator === '>'
              ? said`"${written}" only tests whether the attribute is there.`
              : said`"${written}" holds for 0 alone.`;
          tell({ message, where: { category, name } });
        }
    },
  },
  {
    code: 'LINT-37',
    severity: 'warning',
    onCard(facts, tell) {
      for (const category of [
        'AdventureCommonCosts',
        'AdventureCosts',
        'AdventureResources',
        'EraCosts',
        'EraResources',
      ] as const)
        for (const [name, value] of facts.numbers(category))
          if (value === 0) tell({ message: said`"${name}" is 0 in ${category}.`, where: { category, name } });
    },
  },
];
