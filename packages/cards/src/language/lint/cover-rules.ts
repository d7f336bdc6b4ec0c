/** Findings about costs: what can be covered, by whom, and in which way. */

import type { Severity } from '../telling/findings.ts';
import { type Said, said } from '../telling/said.ts';
import { type Counting, type Gap, gapsOf, helpersOf, supplyOf, valuesOf } from './cover.ts';
import { type Facts, isCompetitive, isCooperative } from './facts.ts';
import type { Context, Deck, DeckRule, PackRule } from './rule.ts';

const hasDivert = ({ supports }: Deck): boolean =>
  supports.some((facts) => facts.has('DivertIf') || facts.has('DivertIf1'));

/** Costs beyond the reach of everybody, with all feats of the session. */
const gapsWithAllFeats = (adventure: Facts, deck: Deck, context: Context, counting?: Counting): Gap[] =>
  gapsOf(adventure, (name) => supplyOf(name, adventure, deck, context.players, counting), context.feats);

const told = ({ name, cost, reach }: Gap): Said =>
  said`Nobody can cover this adventure: ${`${name} ${cost}`} against at most ${reach}.`;

/** CGS-LINT-3 passes: a necessary condition. */
export const isCoverable = (adventure: Facts, deck: Deck, context: Context): boolean =>
  gapsWithAllFeats(adventure, deck, context).length === 0;

export const COVER_RULES: readonly (DeckRule | PackRule)[] = [
  {
    code: 'LINT-2',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const adventure of deck.adventures.filter(isCompetitive)) {
        for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
          const copies = new Map<number, number>();
          for (const { facts, value } of helpersOf(name, adventure, deck))
            copies.set(value, (copies.get(value) ?? 0) + facts.copies);
          if (cost > 0 && copies.size > 0 && Math.max(...copies.values()) < 2)
            tell(
              {
                message: said`No two similar supports cover "${name}", so two players cannot compete for it.`,
                where: { category: 'AdventureCommonCosts', name },
              },
              adventure,
            );
        }
      }
    },
  },
  {
    code: 'LINT-3',
    severity: 'error',
    onDeck(deck, tell, context) {
      const severity: Severity = hasDivert(deck) ? 'warning' : 'error';
      for (const adventure of deck.adventures)
        for (const gap of gapsWithAllFeats(adventure, deck, context))
          tell(
            {
              message: told(gap),
              where: { category: 'AdventureCommonCosts', name: gap.name },
              severity,
            },
            adventure,
          );
    },
  },
  {
    code: 'LINT-4',
    severity: 'warning',
    onPack(context, tell) {
      for (const [deck, { providers }] of context.reach()) {
        const feats = valuesOf(providers, 'Feats');
        for (const adventure of deck.adventures) {
          if (!isCoverable(adventure, deck, context)) continue;
          const supply = (name: string): number => supplyOf(name, adventure, deck, context.players);
          for (const gap of gapsOf(adventure, supply, feats))
            tell(
              {
                message: said`Only feats can cover "${gap.name}", and no chain of adventures leads to them.`,
                where: { category: 'AdventureCommonCosts', name: gap.name },
              },
              adventure,
            );
        }
      }
    },
  },
  {
    code: 'LINT-27',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const adventure of deck.adventures) {
        if (!adventure.has('AcceptSupportIf1')) continue;
        for (const [name, cost] of adventure.numbers('AdventureCommonCosts'))
          if (cost > 0 && deck.resources.has(name) && helpersOf(name, adventure, deck).length === 0)
            tell(
              {
                message: said`AcceptSupportIf1 rejects every support that could cover "${name}".`,
                where: { heading: 'AcceptSupportIf1' },
              },
              adventure,
            );
      }
    },
  },
  {
    code: 'LINT-38',
    severity: 'warning',
    onDeck(deck, tell, context) {
      for (const adventure of deck.adventures.filter((one) => !isCooperative(one))) {
        const gaps = gapsWithAllFeats(adventure, deck, context);
        if (gaps.length === 0) continue;
        const withCopies = new Set(
          gapsWithAllFeats(adventure, deck, context, 'copies').map(({ name }) => name),
        );
        for (const { name } of gaps)
          if (!withCopies.has(name))
            tell(
              {
                message: said`"${name}" needs two copies of one identifier from one player, who can lay only one.`,
                where: { category: 'AdventureCommonCosts', name },
              },
              adventure,
            );
      }
    },
  },
];
