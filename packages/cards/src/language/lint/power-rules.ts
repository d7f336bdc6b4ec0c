/** Findings about powers, effects and immunities. */

import { holdsOn } from '../area/holds.ts';
import { CONDITIONAL_POWERS, type ConditionalCategory } from '../model.ts';
import { said } from '../telling/said.ts';
import { accepts } from './cover.ts';
import { type Facts, isSupport } from './facts.ts';
import type { Deck, DeckFacts, Rule } from './rule.ts';

/** Supports that the power can be applied to (CGS-CPOW-2, -3). */
const targetsOf = (
  power: Facts,
  category: (typeof CONDITIONAL_POWERS)[number],
  { supports }: Deck,
): DeckFacts[] =>
  supports.filter(
    (other) => !other.isProtected && holdsOn(power.conditions(category), other.card.attributes),
  );

const copiesOf = (cards: readonly DeckFacts[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);
const isSeizable = (facts: Facts): boolean => facts.affiliation === undefined && !facts.isProtected;
const SEIZES = ['SeizeIf', 'SeizeIf1'] as const;
const PLURAL = ['DisableIf', 'DivertIf', 'WreckIf', 'SeizeIf'] as const;

const matchingIn = (cards: readonly DeckFacts[], facts: Facts, category: ConditionalCategory): DeckFacts[] =>
  cards.filter((other) => holdsOn(facts.conditions(category), other.card.attributes));

export const POWER_RULES: readonly Rule[] = [
  {
    code: 'LINT-22',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const facts of deck.supports) {
        for (const category of CONDITIONAL_POWERS)
          if (facts.has(category) && targetsOf(facts, category, deck).length === 0)
            tell(
              {
                message: said`${category} has no possible target in this deck.`,
                where: { heading: category },
              },
              facts,
            );
        const blocks = (other: Facts): boolean =>
          other.isBlockable && holdsOn(facts.conditions('ImmuneIf1'), other.card.attributes);
        if (facts.has('ImmuneIf1') && !deck.supports.some(blocks))
          tell(
            { message: 'ImmuneIf1 matches no power card of this deck.', where: { heading: 'ImmuneIf1' } },
            facts,
          );
      }
    },
  },
  {
    code: 'LINT-23',
    severity: 'info',
    onDeck(deck, tell) {
      const shields = deck.supports.filter((facts) => facts.has('ImmuneIf1'));
      for (const facts of deck.supports)
        if (
          facts.isBlockable &&
          !shields.some((shield) => holdsOn(shield.conditions('ImmuneIf1'), facts.card.attributes))
        )
          tell({ message: 'No ImmuneIf1 of this deck can block this power.' }, facts);
    },
  },
  {
    code: 'LINT-29',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const facts of deck.supports) {
        for (const category of SEIZES) {
          if (!facts.has(category)) continue;
          const matching = matchingIn(deck.cards, facts, category);
          if (matching.length > 0 && !matching.some(isSeizable))
            tell(
              {
                message: said`${category} matches only cards that cannot be seized.`,
                where: { heading: category },
              },
              facts,
            );
        }
        if (facts.global('Reuse') !== undefined && !deck.supports.some(isSeizable))
          tell(
            { message: 'This deck has no support that could be reused.', where: { name: 'Reuse' } },
            facts,
          );
      }
    },
  },
  {
    code: 'LINT-34',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const facts of deck.supports) {
        const reuse = facts.global('Reuse');
        if (typeof reuse === 'number' && reuse > 3)
          tell({ message: said`Reuse ${reuse} is excessive: more than 3.`, where: { name: 'Reuse' } }, facts);
        for (const category of PLURAL) {
          if (!facts.has(category)) continue;
          const targets =
            category === 'SeizeIf'
              ? matchingIn(deck.cards, facts, category).filter(isSeizable)
              : targetsOf(facts, category, deck);
          const copies = copiesOf(targets);
          if (copies * 5 > deck.copies)
            tell(
              {
                message: said`${category} matches ${copies} of ${deck.copies} cards: more than 20 %.`,
                where: { heading: category },
              },
              facts,
            );
        }
      }
      const frozen = copiesOf(deck.supports.filter((facts) => facts.global('Freeze') !== undefined));
      const supports = copiesOf(deck.supports);
      if (frozen > 1 && frozen * 100 > supports)
        tell({ message: said`Freeze is on ${frozen} of ${supports} supports: more than 1 %.` });
      tellRichest(deck, tell);
    },
  },
  {
    code: 'LINT-49',
    severity: 'info',
    onDeck(deck, tell) {
      const competitions = deck.adventures.filter(({ roleplay }) => roleplay === 'Competition');
      for (const facts of deck.supports) {
        if (!SEIZES.some((one) => facts.has(one)) && facts.global('Reuse') === undefined) continue;
        const open = competitions.find((adventure) => accepts(adventure, facts));
        if (open !== undefined)
          tell(
            {
              message: said`"${open.card.identifier}" accepts this card and returns it to the losers, so it can be used again and again.`,
            },
            facts,
          );
      }
    },
  },
  {
    code: 'LINT-36',
    severity: 'warning',
    onDeck(deck, tell) {
      const costs = new Set(
        deck.cards.flatMap((facts) =>
          (['AdventureCommonCosts', 'AdventureCosts'] as const).flatMap((one) => [
            ...facts.numbers(one).keys(),
          ]),
        ),
      );
      for (const facts of deck.supports.filter(isSupport)) {
        if (facts.isProtected) continue;
        const open = deck.adventures.filter((adventure) => accepts(adventure, facts));
        const helps = [...facts.numbers('AdventureResources').keys()].some((name) => costs.has(name));
        const acts =
          helps ||
          facts.has('AdventureCommonCosts') ||
          facts.global('StockHolding') !== undefined ||
          facts.global('MustPlay') !== undefined;
        if (open.length === 0) tell({ message: 'No adventure of this deck accepts this support.' }, facts);
        else if (!acts)
          tell({ message: 'This support covers nothing and does nothing in this deck.' }, facts);
      }
    },
  },
];

/** Era resources minus era costs, compared with the richest card below the deck's top twentieth. */
function tellRichest(deck: Deck, tell: Parameters<Extract<Rule, { onDeck: unknown }>['onDeck']>[1]): void {
  const net = (facts: Facts): number => {
    let sum = 0;
    for (const value of facts.numbers('EraResources').values()) sum += value;
    for (const value of facts.numbers('EraCosts').values()) sum -= value;
    return sum;
  };
  const sorted = deck.adventures.map(net).sort((a, b) => a - b);
  const bound = 2 * (sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0);
  for (const facts of deck.adventures)
    if (bound > 0 && net(facts) > bound)
      tell(
        {
          message: said`This adventure is worth ${net(facts)} points, more than twice what the best are worth.`,
        },
        facts,
      );
}
