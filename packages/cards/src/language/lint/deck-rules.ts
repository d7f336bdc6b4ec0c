/** Findings about a deck or a pack as a whole: counts, affiliations, stock, finales. */

import { countsOf } from '../pack/head.ts';
import { affiliationsIn, copiesIn } from '../pack/pack.ts';
import { said } from '../telling/said.ts';
import { isCoverable } from './cover-rules.ts';
import { type Facts, hasPlayCondition, isCooperative, isFinale } from './facts.ts';
import type { Deck, DeckFacts, Rule } from './rule.ts';

const holds =
  (name: string) =>
  (facts: Facts): boolean =>
    facts.global(name) !== undefined;
const isHolding = holds('StockHolding');
const isOffering = holds('StockOffering');
const countOf = (cards: readonly DeckFacts[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** Cards by affiliation. */
function sidesOf({ cards }: Deck): Map<string, DeckFacts[]> {
  const sides = new Map<string, DeckFacts[]>();
  for (const facts of cards) {
    if (typeof facts.affiliation !== 'string') continue;
    const side = sides.get(facts.affiliation) ?? [];
    side.push(facts);
    sides.set(facts.affiliation, side);
  }
  return sides;
}

export const DECK_RULES: readonly Rule[] = [
  {
    code: 'LINT-12',
    severity: 'warning',
    onDeck(deck, tell) {
      if (!deck.supports.some(isHolding)) return;
      for (const facts of deck.adventures)
        if (isCooperative(facts) && !isOffering(facts))
          tell(
            { message: 'A cooperative adventure without StockOffering sets no limit to StockHolding cards.' },
            facts,
          );
    },
  },
  {
    code: 'LINT-13',
    severity: 'warning',
    onDeck(deck, tell) {
      const [offered, held] = [deck.adventures.some(isOffering), deck.supports.some(isHolding)];
      if (offered && !held) tell({ message: 'The deck has StockOffering but no StockHolding card.' });
      if (held && !offered) tell({ message: 'The deck has StockHolding cards but no StockOffering.' });
    },
  },
  {
    code: 'LINT-17',
    severity: 'warning',
    onDeck(deck, tell, context) {
      const finales = deck.adventures.filter(isFinale);
      if (finales.length === 0) return;
      for (const facts of deck.cards) {
        const heading = (['EraResources', 'EraCosts'] as const).find((one) => facts.has(one));
        if (isHolding(facts))
          tell(
            {
              message: 'StockHolding scores nothing in an era that a finale decides.',
              where: { name: 'StockHolding' },
            },
            facts,
          );
        else if (heading !== undefined && facts.global('MultiEra') === undefined)
          tell(
            { message: said`${heading} decide nothing in an era that a finale decides.`, where: { heading } },
            facts,
          );
      }
      if (!finales.some((facts) => isCoverable(facts, deck, context)))
        tell({ message: 'No Epic or Doomsday of this deck can be covered: nobody can win the era.' });
    },
  },
  {
    code: 'LINT-31',
    severity: 'info',
    onDeck(deck, tell) {
      const sides = sidesOf(deck);
      if (sides.size === 0) return;
      const sizes = [...sides.values()].map(countOf);
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
      if (most > least * 1.2) tell({ message: said`Affiliations have from ${least} to ${most} cards.` });
      const without = [...sides]
        .filter(([, cards]) => !cards.some(({ card }) => card.gold))
        .map(([name]) => name);
      if (without.length > 0) tell({ message: said`No gold card for ${without.join(', ')}.` });
    },
  },
  {
    code: 'LINT-32',
    severity: 'warning',
    onDeck(deck, tell, { pack }) {
      const silver = countOf(deck.cards.filter(({ card }) => !card.gold));
      const bad = pack.session!.players.filter((players) => silver % players !== 0);
      if (bad.length > 0)
        tell({ message: said`${silver} silver cards cannot be dealt evenly to ${bad.join('/')} players.` });
    },
  },
  {
    code: 'LINT-42',
    severity: 'info',
    onDeck(deck, tell, { players }) {
      const free = countOf(deck.adventures.filter((facts) => !hasPlayCondition(facts)));
      if (free < players * 3)
        tell({ message: said`${free} adventures without a play condition are few for ${players} players.` });
    },
  },
  {
    code: 'LINT-47',
    severity: 'warning',
    onDeck(deck, tell) {
      for (const facts of deck.cards)
        if (facts.card.gold && facts.copies > 1)
          tell({ message: said`A gold card has ${facts.copies} copies, and a picture of its own.` }, facts);
    },
  },
  {
    code: 'LINT-35',
    severity: 'info',
    onPack({ pack }, tell) {
      const stated = countsOf(pack.head.components);
      const decks = [...pack.own.values()];
      const cards =
        decks.length === 0
          ? pack.cards.map(({ card }) => ({ card, copies: 1, pack: pack.head.name }))
          : decks.flat();
      const ofType = (type: string) =>
        cards.filter(({ card }) => card.attributes.globals.get('Type') === type);
      const counted = new Map([
        ['adventure', copiesIn(ofType('Adventure'))],
        ['support', copiesIn(ofType('Support'))],
        ['gold', copiesIn(cards.filter(({ card }) => card.gold))],
      ]);
      const wrong = [...counted].filter(([what, count]) => (stated.get(what) ?? 0) !== count);
      if (wrong.length > 0)
        tell({
          message: said`Components differ from the cards: there are ${wrong.map(([what, count]) => `${count} ${what}`).join(', ')}.`,
        });
    },
  },
  {
    code: 'LINT-41',
    severity: 'warning',
    onPack({ pack }, tell) {
      const stated = new Set(pack.head.affiliations);
      const found = new Set(affiliationsIn(pack.decks.flatMap(({ cards }) => cards)));
      if (stated.size === 0 || pack.decks.length === 0) return;
      const missing = [...stated].filter((one) => !found.has(one));
      const extra = [...found].filter((one) => !stated.has(one));
      if (missing.length > 0) tell({ message: said`No card has the affiliation ${missing.join(', ')}.` });
      if (extra.length > 0)
        tell({ message: said`The pack does not declare the affiliation ${extra.join(', ')}.` });
    },
  },
  {
    code: 'LINT-44',
    severity: 'warning',
    onPack({ all }, tell) {
      const first = new Map<number, Facts>();
      for (const facts of all) {
        const { number, identifier } = facts.card;
        const before = first.get(number);
        if (before === undefined) first.set(number, facts);
        else if (before.card.identifier !== identifier)
          tell(
            {
              message: said`"${identifier}" and "${before.card.identifier}" share the number ${number} and block each other.`,
            },
            facts,
          );
      }
    },
  },
];
