/** A session pack, as the card language's reader returns it, turned into tables for play. */
import {
  type Card,
  CONDITIONAL_POWERS,
  type Condition,
  type ConditionalCategory,
  find,
  holds,
  PLAY_CONDITIONS,
  type PlainCategory,
  type SessionPack,
} from '@hortus/cards/language';
import { addMember } from '@hortus/kernel';
import { DOOMSDAY, EPIC, ROLEPLAYS } from '../types.ts';
import { both, emptySet, setOf, without } from './sets.ts';
import type { CardSet, Cards, Design, EraCards, Flags, PlayCondition, Rows, SumCondition } from './types.ts';

const isYes = (card: Card, name: string): boolean => card.attributes.globals.get(name) === 'Yes';
const numberOf = (card: Card, name: string): number => {
  const value = card.attributes.globals.get(name);
  return typeof value === 'number' ? value : 0;
};
const textOf = (card: Card, name: string): string | undefined => {
  const value = card.attributes.globals.get(name);
  return value === undefined ? undefined : String(value);
};
const has = (card: Card, ...categories: ConditionalCategory[]): boolean =>
  categories.some((category) => card.attributes.conditions.has(category));

const isAdventure = (card: Card): boolean => card.attributes.globals.get('Type') === 'Adventure';
const roleplayOf = (card: Card): number =>
  ROLEPLAYS.indexOf(card.attributes.globals.get('Roleplay') as (typeof ROLEPLAYS)[number]);

/** CGS-R-8 Powers that open a special round. */
const hasPower = (card: Card): boolean =>
  isYes(card, 'Freeze') || isYes(card, 'FreezeAdventureCommonCosts') || has(card, ...CONDITIONAL_POWERS);

/** CGS-EFF-1 Effects with something to choose. */
const hasEffect = (card: Card): boolean =>
  isYes(card, 'Recover1') || numberOf(card, 'Reuse') > 0 || has(card, 'ImmuneIf1', 'SeizeIf', 'SeizeIf1');

/** CGS-POW-4, -5 */
const isProtected = (card: Card): boolean =>
  hasPower(card) || isYes(card, 'RewindAdventure') || hasEffect(card);

const conditionsOf = (card: Card, category: ConditionalCategory): readonly Condition[] | undefined =>
  card.attributes.conditions.get(category);

/** CGS-ASI-1, -2 A support can be refused only for an attribute that it has. */
const acceptsCard = (conditions: readonly Condition[], { attributes }: Card): boolean =>
  conditions.every((condition) => holds(condition, find(attributes, condition), true));

interface Copies {
  readonly card: Card;
  readonly copies: number;
}

/**
 * Each design with the copies that any era needs, by number: eras share their copies, so that a card which stays in a
 * buildsite is not dealt again (CGS-ERA-3, CGS-R-102). Of skipped eras only what begins in the common buildsite is used
 * (CGS-SES-4, -5).
 */
function designsOf(pack: SessionPack, skip: number): Copies[] {
  const most = new Map<string, Copies>();
  for (const [i, era] of pack.eras.entries())
    for (const { card, copies } of era.cards) {
      if (i < skip && !(isYes(card, 'MultiEra') && isYes(card, 'CommonBuildsite'))) continue;
      const known = most.get(card.identifier)?.copies ?? 0;
      most.set(card.identifier, { card, copies: Math.max(known, copies) });
    }
  return [...most.values()].sort(
    (a, b) => a.card.number - b.card.number || (a.card.identifier < b.card.identifier ? -1 : 1),
  );
}

/** CGS-SES-4 Without the first `skip` eras. */
export function compile(pack: SessionPack, skip = 0): Cards {
  const listed = designsOf(pack, skip);
  const count = listed.reduce((sum, { copies }) => sum + copies, 0);
  const setSize = Math.max(1, (count + 31) >>> 5);
  const firsts: number[] = [];
  const cardAt: Card[] = [];
  for (const { card, copies } of listed) {
    firsts.push(cardAt.length);
    for (let i = 0; i < copies; i++) cardAt.push(card);
  }
  // Hostile packs have fifteen thousand conditions, each tested on every card, so avoid allocating lists.
  const having = (test: (card: Card) => boolean): CardSet => {
    const set = emptySet(setSize);
    for (let i = 0; i < count; i++) if (test(cardAt[i])) addMember(set, 0, i);
    return set;
  };
  const is = flagsOf(having);
  const names = new Index();
  const affiliations = new Index();
  // A pack may declare more affiliations than its cards bear; counting those could exceed what a move can
  // encode.
  const borne = affiliationsOn(pack);
  for (const affiliation of pack.affiliations) if (borne.has(affiliation)) affiliations.of(affiliation);
  const fulfilling = memo(having);
  const sumOf = summing(cardAt, setSize);
  const unguarded = without(is.support, is.protected);
  const loose = without(without(everyCard(setSize, count), is.affiliated), is.protected);
  const numbers = new Map<string, number>();
  for (const { card } of listed)
    numbers.set(String(card.number), (numbers.get(String(card.number)) ?? 0) + 1);

  const designs = listed.map(({ card, copies }, i): Design => {
    const [unique, uniqueAny] = [textOf(card, 'Unique'), textOf(card, 'UniqueAny')];
    const affiliation = textOf(card, 'Affiliation');
    const accept = conditionsOf(card, 'AcceptSupportIf1');
    const all = (category: ConditionalCategory, among: CardSet): CardSet | undefined => {
      const conditions = conditionsOf(card, category);
      return conditions?.reduce((set, one) => both(set, fulfilling(one)), among);
    };
    const targets = CONDITIONAL_POWERS.map((category) => all(category, unguarded));
    return {
      index: i,
      card,
      label: numbers.get(String(card.number)) === 1 ? String(card.number) : `"${card.identifier}"`,
      first: firsts[i],
      copies,
      isAdventure: isAdventure(card),
      roleplay: roleplayOf(card),
      affiliation: affiliation === undefined ? -1 : affiliations.of(affiliation),
      sameNumber: having((other) => other.number === card.number),
      sameUnique: unique === undefined ? undefined : having((other) => textOf(other, 'Unique') === unique),
      sameUniqueAny:
        uniqueAny === undefined ? undefined : having((other) => textOf(other, 'UniqueAny') === uniqueAny),
      condition: playConditionOf(card, fulfilling, sumOf),
      accepts: accept && having((other) => !isAdventure(other) && acceptsCard(accept, other)),
      targets,
      powers: targets.reduce((bits, set, power) => (set === undefined ? bits : bits | (1 << power)), 0),
      shields: all('ImmuneIf1', is.power),
      seizes: all('SeizeIf', loose),
      seizes1: all('SeizeIf1', loose),
      reuse: numberOf(card, 'Reuse'),
      holding: numberOf(card, 'StockHolding'),
      offering: numberOf(card, 'StockOffering'),
    };
  });
  const designOf = designs.flatMap((design) => Array<Design>(design.copies).fill(design));
  const rows = (category: PlainCategory): Rows => rowsOf(cardAt, category, names);
  const ar = rows('AdventureResources');
  const ac = rows('AdventureCosts');
  const acc = rows('AdventureCommonCosts');
  const er = rows('EraResources');
  const ec = rows('EraCosts');
  const feats = rows('Feats');
  const eras = pack.eras.slice(skip).map((era) => eraOf(era, designs, setSize, affiliations));
  return {
    name: pack.name,
    count,
    setSize,
    designs,
    designOf,
    indexOf: Int32Array.from(designOf, ({ index }) => index),
    byLabel: new Map(designs.map((design) => [design.label, design])),
    is,
    same: setsInARow(designOf, setSize, ({ sameNumber, sameUnique }) => [sameNumber, sameUnique]),
    sameOfAll: setsInARow(designOf, setSize, ({ sameUniqueAny }) => [sameUniqueAny]),
    gated: designs.filter(({ condition }) => condition !== undefined),
    bearing: bearersOf(designOf, affiliations.all.length, setSize),
    providing: providersOf(ar, names.all.length, setSize),
    ar,
    ac,
    acc,
    er,
    ec,
    feats,
    eras,
    skipped: setOf(
      setSize,
      pack.eras.slice(0, skip).flatMap((era) =>
        era.cards.flatMap(({ card, copies }) => {
          const design = designs.find((one) => one.card.identifier === card.identifier);
          const begins = isYes(card, 'MultiEra') && isYes(card, 'CommonBuildsite');
          return design !== undefined && begins ? copiesOf(design, copies) : [];
        }),
      ),
    ),
    names: names.all,
    deck: { cards: designs.map(({ card }) => ({ name: titleOf(card) })), factions: affiliations.all },
    affiliations: affiliations.all,
  };
}

const affiliationsOn = ({ eras }: SessionPack): ReadonlySet<string | undefined> =>
  new Set(eras.flatMap(({ cards }) => cards.map(({ card }) => textOf(card, 'Affiliation'))));

/** The identifier without its number. */
export const titleOf = ({ identifier, number }: Card): string =>
  identifier.slice(0, -String(number).length).trim();

/** Numbers texts in the order they are first met. */
class Index {
  readonly all: string[] = [];
  readonly #at = new Map<string, number>();
  of(text: string): number {
    const known = this.#at.get(text);
    if (known !== undefined) return known;
    this.#at.set(text, this.all.length);
    return this.all.push(text) - 1;
  }
}

function memo(having: (test: (card: Card) => boolean) => CardSet): (condition: Condition) => CardSet {
  const known = new Map<string, CardSet>();
  return (condition) => {
    const key = JSON.stringify(condition);
    const set = known.get(key) ?? having((card) => holds(condition, find(card.attributes, condition)));
    known.set(key, set);
    return set;
  };
}

const everyCard = (setSize: number, count: number): CardSet => setOf(setSize, Array(count).keys());

const copiesOf = ({ first }: Design, copies: number): number[] =>
  Array.from({ length: copies }, (_, i) => first + i);

function flagsOf(having: (test: (card: Card) => boolean) => CardSet): Flags {
  return {
    adventure: having(isAdventure),
    support: having((card) => !isAdventure(card)),
    gold: having(({ gold }) => gold),
    affiliated: having((card) => textOf(card, 'Affiliation') !== undefined),
    protected: having(isProtected),
    power: having(hasPower),
    answer: having((card) => isYes(card, 'Recover1') || has(card, 'ImmuneIf1')),
    recover: having((card) => isYes(card, 'Recover1')),
    effect: having(hasEffect),
    freeze: having((card) => isYes(card, 'Freeze')),
    freezeAcc: having((card) => isYes(card, 'FreezeAdventureCommonCosts')),
    rewind: having((card) => isYes(card, 'RewindAdventure')),
    hasAcc: having(({ attributes }) => attributes.lists.has('AdventureCommonCosts')),
    stock: having((card) => numberOf(card, 'StockHolding') > 0),
    mustPlay: having((card) => isYes(card, 'MustPlay')),
    lasting: having((card) => isYes(card, 'MultiEra') && isAdventure(card)),
    commonSite: having((card) => isYes(card, 'CommonBuildsite')),
    uniqueAny: having((card) => textOf(card, 'UniqueAny') !== undefined),
    reusable: having(
      (card) => !isAdventure(card) && textOf(card, 'Affiliation') === undefined && !isProtected(card),
    ),
    recoverable: having((card) => !isAdventure(card) && !isProtected(card)),
    free: having((card) => !has(card, ...PLAY_CONDITIONS)),
  };
}

function playConditionOf(
  card: Card,
  fulfilling: (condition: Condition) => CardSet,
  sumOf: (condition: Condition) => SumCondition,
): PlayCondition | undefined {
  if (!has(card, ...PLAY_CONDITIONS)) return undefined;
  const each = [...(conditionsOf(card, 'PlayIfBuildsite') ?? [])];
  const sums: SumCondition[] = [];
  for (const condition of conditionsOf(card, 'PlayIfBuildsiteSum') ?? [])
    if (typeof condition.values[0] === 'string') each.push(condition);
    else sums.push(sumOf(condition));
  const one = conditionsOf(card, 'PlayIfBuildsite1');
  return {
    each: each.map(fulfilling),
    sums,
    one: one?.map(fulfilling).reduce(both),
  };
}

/** CGS-R-115 Conditions on the same attribute share its numbers: hostile packs have thousands of them. */
function summing(cardAt: readonly Card[], setSize: number): (condition: Condition) => SumCondition {
  const known = new Map<string, Pick<SumCondition, 'cards' | 'value'>>();
  const numbersOf = (condition: Condition): Pick<SumCondition, 'cards' | 'value'> => {
    const value = new Float64Array(cardAt.length);
    const cards = emptySet(setSize);
    for (const [i, { attributes }] of cardAt.entries()) {
      const found = find(attributes, condition);
      if (typeof found !== 'number') continue;
      value[i] = found;
      addMember(cards, 0, i);
    }
    return { cards, value };
  };
  return (condition) => {
    const { operator: _operator, values: _values, ...attribute } = condition;
    const key = JSON.stringify(attribute);
    const numbers = known.get(key) ?? numbersOf(condition);
    known.set(key, numbers);
    return { ...numbers, condition };
  };
}

/** CGS-R-47 Textual feats aren't numbers. */
function rowsOf(cardAt: readonly Card[], category: PlainCategory, names: Index): Rows {
  const from = new Int32Array(cardAt.length + 1);
  const name: number[] = [];
  const value: number[] = [];
  for (const [i, { attributes }] of cardAt.entries()) {
    for (const [what, amount] of attributes.lists.get(category) ?? [])
      if (typeof amount === 'number') {
        name.push(names.of(what));
        value.push(amount);
      }
    from[i + 1] = name.length;
  }
  return { from, name: Int32Array.from(name), value: Float64Array.from(value) };
}

/** For each card the union of some sets of its design, all in one array so that they are close in memory. */
function setsInARow(
  designOf: readonly Design[],
  setSize: number,
  setsOf: (design: Design) => readonly (CardSet | undefined)[],
): Int32Array {
  const all = new Int32Array(designOf.length * setSize);
  for (const [card, design] of designOf.entries())
    for (const set of setsOf(design))
      for (let w = 0; set !== undefined && w < setSize; w++) all[card * setSize + w] |= set[w];
  return all;
}

const emptySets = (count: number, setSize: number): CardSet[] =>
  Array.from({ length: count }, () => emptySet(setSize));

function bearersOf(designOf: readonly Design[], affiliations: number, setSize: number): CardSet[] {
  const bearing = emptySets(affiliations, setSize);
  for (const [card, { affiliation }] of designOf.entries())
    if (affiliation >= 0) addMember(bearing[affiliation], 0, card);
  return bearing;
}

function providersOf({ from, name }: Rows, names: number, setSize: number): CardSet[] {
  const providing = emptySets(names, setSize);
  for (let card = 0; card + 1 < from.length; card++)
    for (let i = from[card]; i < from[card + 1]; i++) addMember(providing[name[i]], 0, card);
  return providing;
}

function eraOf(
  era: SessionPack['eras'][number],
  designs: readonly Design[],
  setSize: number,
  affiliations: Index,
): EraCards {
  const byIdentifier = new Map(designs.map((design) => [design.card.identifier, design]));
  const dealt = era.cards.flatMap(({ card, copies }) => {
    const design = byIdentifier.get(card.identifier);
    return design === undefined ? [] : copiesOf(design, copies).map((i) => ({ i, design }));
  });
  const among = (test: (design: Design) => boolean): CardSet =>
    setOf(
      setSize,
      dealt.filter(({ design }) => test(design)).map(({ i }) => i),
    );
  const used = new Set(dealt.map(({ design }) => design.affiliation));
  return {
    name: era.name,
    deck: among(() => true),
    silver: among(({ card }) => !card.gold),
    gold: among(({ card }) => card.gold),
    affiliations: [...affiliations.all.keys()].filter((one) => used.has(one)),
    fixed: era.seats.map((text) => affiliations.of(text)),
    hasFinale: dealt.some(({ design: { roleplay } }) => roleplay === DOOMSDAY || roleplay === EPIC),
  };
}
