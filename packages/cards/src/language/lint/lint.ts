/** Runs all lint rules on a pack. */

import { LIMITS } from '../limits.ts';
import { affiliationsIn, type CardRecord, copiesIn, isCustomized, type Pack } from '../pack/pack.ts';
import type { Finding, Spot } from '../telling/findings.ts';
import { clauseOf, sentencesOf } from '../telling/findings.ts';
import { CARD_RULES } from './card-rules.ts';
import { type Reach, reachOf } from './chains.ts';
import { CONDITION_RULES } from './condition-rules.ts';
import { valuesOf } from './cover.ts';
import { COVER_RULES } from './cover-rules.ts';
import { DECK_RULES } from './deck-rules.ts';
import { type Facts, factsOf, isAdventure, isFinale, isSupport } from './facts.ts';
import { NAME_RULES } from './name-rules.ts';
import { POWER_RULES } from './power-rules.ts';
import { type Context, type Deck, type Remark, type Rule, spotOf } from './rule.ts';

export const RULES: readonly Rule[] = [
  ...CARD_RULES,
  ...CONDITION_RULES,
  ...COVER_RULES,
  ...NAME_RULES,
  ...POWER_RULES,
  ...DECK_RULES,
];

/** Rules that look at one card alone: they hold whatever else is wrong with the pack. */
const CARD_CODES: ReadonlySet<string> = new Set(
  RULES.flatMap((rule) => ('onCard' in rule ? [rule.code] : [])),
);
export const isAboutCards = (code: string): boolean => CARD_CODES.has(code);
export const isRule = (code: string): boolean => RULES.some((rule) => rule.code === code);

/** Every finding, with lines counted over the whole pack. */
export function lintPack(pack: Pack, add: (finding: Finding) => void): void {
  const context = contextOf(pack);
  for (const rule of RULES) {
    const tell = (told: Remark, facts?: Facts, deck?: Deck): void =>
      add(findingOf(rule, pack, told, facts, deck));
    if ('onCard' in rule)
      for (const facts of context.all) rule.onCard(facts, (told) => tell(told, facts), context);
    else if ('onPack' in rule) rule.onPack(context, tell);
    else
      for (const deck of context.decks) rule.onDeck(deck, (told, facts) => tell(told, facts, deck), context);
  }
}

function contextOf(pack: Pack): Context {
  const records = new Map<object, CardRecord>(pack.cards.map((record) => [record.card, record]));
  const byIdentifier = new Map<string, Facts>();
  const factsFor = (card: CardRecord['card']): Facts => {
    const facts = byIdentifier.get(card.identifier) ?? factsOf(card, records.get(card));
    byIdentifier.set(card.identifier, facts);
    return facts;
  };
  for (const { card } of pack.cards) factsFor(card);
  // Decks beyond the limit are refused anyway, and comparing all their cards would take its time.
  const isTooLarge = copiesIn(pack.decks.flatMap(({ cards }) => cards)) > LIMITS.copies;
  const decks = (isTooLarge ? [] : pack.decks).map(({ name, cards }): Deck => {
    const all = cards.map(({ card, copies }) => ({ ...factsFor(card), copies }));
    return {
      name,
      cards: all,
      adventures: all.filter(isAdventure),
      supports: all.filter(isSupport),
      copies: all.reduce((sum, { copies }) => sum + copies, 0),
      resources: valuesOf(all.filter(isSupport), 'AdventureResources'),
    };
  });
  const all = [...byIdentifier.values()];
  const isDealt = new Set(pack.decks.flatMap(({ cards }) => cards.map(({ card }) => card.identifier)));
  const dealt = isDealt.size === 0 ? all : all.filter(({ card }) => isDealt.has(card.identifier));
  let reach: ReadonlyMap<Deck, Reach> | undefined;
  return {
    pack,
    isPublished: !isCustomized(pack.head),
    players: mostPlayers(pack),
    all,
    dealt,
    decks,
    feats: valuesOf(
      dealt.filter((facts) => isAdventure(facts) && !isFinale(facts)),
      'Feats',
    ),
    reach() {
      reach ??= reachOf(decks);
      return reach;
    },
  };
}

/** CGS-R-153 Where a pack doesn't say, as many as every era has affiliations for. */
function mostPlayers({ decks, session, head }: Pack): number {
  const declared = session?.players ?? [];
  const sides = isCustomized(head) ? [] : decks.map(({ cards }) => affiliationsIn(cards).length);
  const most = declared.length > 0 ? Math.max(...declared) : Math.min(LIMITS.players, ...sides);
  return declared.length === 0 && sides.length === 0 ? 2 : Math.max(2, most);
}

function findingOf(
  { code, severity }: Rule,
  pack: Pack,
  told: Remark,
  facts: Facts | undefined,
  deck: Deck | undefined,
): Finding {
  const era: Spot | undefined = pack.eras.find(({ name }) => name === deck?.name)?.spot;
  const { line, column, end } = (facts && spotOf(facts, told.where)) ?? era ?? pack.head.spot;
  return {
    code,
    severity: told.severity ?? severity,
    ...sentencesOf(told.message, told.hint),
    clause: clauseOf(code),
    line,
    column,
    end,
    ...(facts === undefined ? {} : { card: facts.card.identifier }),
    ...(deck === undefined ? {} : { era: deck.name }),
  };
}
