/** Findings about costs: what can be covered, by whom, and by which way. */
import type { Severity } from '../findings.ts';
import { reachOf } from './chains.ts';
import { acceptedBy, type Counting, type Gap, gapsOf, supplyOf } from './cover.ts';
import { type Facts, isAdventure, isCompetitive, isCooperative, isFinale } from './facts.ts';
import type { Context, Deck, DeckRule, PackRule } from './rule.ts';

const hasDivert = ({ supports }: Deck): boolean =>
  supports.some((facts) => facts.has('DivertIf') || facts.has('DivertIf1'));

/** Costs beyond the reach of everybody, with all feats of the session. */
function gapsWithAllFeats(adventure: Facts, deck: Deck, context: Context, counting?: Counting): Gap[] {
  const accepted = acceptedBy(adventure, deck);
  const providers = context.all.filter((facts) => isAdventure(facts) && !isFinale(facts));
  return gapsOf(
    adventure,
    (name) => supplyOf(name, adventure, accepted, context.players, counting),
    providers,
  );
}

const told = ({ name, cost, reach }: Gap): string => `${name} ${cost} against at most ${reach}`;

/** CGS-LINT-3 passes: a necessary condition. */
export const isCoverable = (adventure: Facts, deck: Deck, context: Context): boolean =>
  gapsWithAllFeats(adventure, deck, context).length === 0;

export const COVER_RULES: readonly (DeckRule | PackRule)[] = [
  {
    code: 'LINT-2',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const adventure of deck.adventures.filter(isCompetitive)) {
        const accepted = acceptedBy(adventure, deck);
        for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
          const copies = new Map<number, number>();
          for (const support of accepted) {
            const value = support.numbers('AdventureResources').get(name);
            if (value !== undefined) copies.set(value, (copies.get(value) ?? 0) + support.copies);
          }
          if (cost > 0 && copies.size > 0 && Math.max(...copies.values()) < 2)
            tell(
              {
                message: `No two similar supports cover "${name}", so two players cannot compete for it.`,
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
              message: `Nobody can cover this adventure: ${told(gap)}.`,
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
      for (const [deck, { providers }] of reachOf(context))
        for (const adventure of deck.adventures) {
          if (!isCoverable(adventure, deck, context)) continue;
          const accepted = acceptedBy(adventure, deck);
          const supply = (name: string): number => supplyOf(name, adventure, accepted, context.players);
          for (const gap of gapsOf(adventure, supply, providers))
            tell(
              {
                message: `Only feats can cover "${gap.name}", and no chain of adventures leads to them.`,
                where: { category: 'AdventureCommonCosts', name: gap.name },
              },
              adventure,
            );
        }
    },
  },
  {
    code: 'LINT-27',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const adventure of deck.adventures) {
        if (!adventure.has('AcceptSupportIf1')) continue;
        const accepted = new Set(acceptedBy(adventure, deck));
        for (const [name, cost] of adventure.numbers('AdventureCommonCosts')) {
          const helpful = deck.supports.filter((one) => one.numbers('AdventureResources').has(name));
          if (cost > 0 && helpful.length > 0 && !helpful.some((one) => accepted.has(one)))
            tell(
              {
                message: `AcceptSupportIf1 rejects every support that could cover "${name}".`,
                where: { heading: 'AcceptSupportIf1' },
              },
              adventure,
            );
        }
      }
    },
  },
  {
    code: 'LINT-38',
    severity: 'warning',
    onDeck(deck, tell, context) {
      for (const adventure of deck.adventures.filter((one) => !isCooperative(one))) {
        const withCopies = new Set(
          gapsWithAllFeats(adventure, deck, context, 'copies').map(({ name }) => name),
        );
        for (const { name } of gapsWithAllFeats(adventure, deck, context))
          if (!withCopies.has(name))
            tell(
              {
                message: `"${name}" needs two copies of one identifier from one player, who can lay only one.`,
                where: { category: 'AdventureCommonCosts', name },
              },
              adventure,
            );
      }
    },
  },
];
