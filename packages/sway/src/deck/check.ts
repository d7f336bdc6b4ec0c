/** What a deck must satisfy as a whole. Readers pass on everything they could read; all faults are reported at once. */
import { inOrder, type Place } from '@hortus/cards';
import { type Diagnostic, fail, hasBit, hintFor, ok, type Result } from '@hortus/kernel';
import type { Resolved } from '../edition/rule-set.ts';
import type { CardRecord, DeckRecord } from '../state/cards.ts';
import { ABILITIES, ABILITY } from '../types.ts';
import { factionsOf, type Reading } from './records.ts';

/** Six custom cards for each of four seats make it 160. */
export const MOST_IN_DECK = 136;

/** What an edition allows, and the clause of each fault. */
export interface DeckTerms {
  /** Set of abilities in force, bit = index in ABILITIES. */
  readonly abilities: number;
  readonly epic: boolean;
  readonly recruitable: boolean;
  /** The number of seats, if known: a card belonging to any other seat is a fault. */
  readonly seats?: number;
  readonly clauses: DeckClauses;
}
export const DECK_FAULTS = [
  'factions',
  'name-twice',
  'not-in-force',
  'no-epic',
  'no-recruitable',
  'not-custom',
  'too-many-cards',
  'no-cards',
  'no-owner',
  'not-seated',
  'has-faction',
  'ability-twice',
  'sway-twice',
  'recruits-twice',
  'epic-twice',
  'too-many-custom',
] as const;
export type DeckFault = (typeof DECK_FAULTS)[number];
export type DeckClauses = Readonly<Partial<Record<DeckFault, string>>>;

/** What the rules of a match allow its cards to be. */
export const termsOf = (
  set: Pick<Resolved, 'abilities' | 'epicCap' | 'recruitable'>,
  clauses: DeckClauses,
  seats?: number,
): DeckTerms => ({
  abilities: set.abilities,
  epic: set.epicCap > 0,
  recruitable: set.recruitable,
  ...(seats === undefined ? {} : { seats }),
  clauses,
});

export const inForce = (abilities: number): string[] =>
  ABILITIES.filter((name) => hasBit(abilities, ABILITY[name]));

/** For a single card, in a deck or custom: it may have only what the match has in force. */
export function termFaults(card: CardRecord, place: Place, terms: DeckTerms): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const add = (code: DeckFault, message: string, hint?: string): void => {
    faults.push(faultAt(place, terms, code, message, hint));
  };
  const known = inForce(terms.abilities);
  for (const ability of [card.ability, ...(card.recruits === undefined ? [] : [card.recruits])])
    if (!known.includes(ability))
      add('not-in-force', `${card.name}: ${ability} is not in force`, hintFor(ability, known));
  if (card.epic && !terms.epic) add('no-epic', `${card.name}: this game has no epic cards`);
  if (card.recruits !== undefined && !terms.recruitable)
    add('no-recruitable', `${card.name}: recruitables are not in force`);
  return faults;
}

export const faultAt = (
  place: Place,
  terms: DeckTerms,
  code: DeckFault,
  message: string,
  hint?: string,
): Diagnostic => ({
  code,
  message,
  ...(hint === undefined ? {} : { hint }),
  ...(terms.clauses[code] === undefined ? {} : { clause: terms.clauses[code] }),
  ...place,
});

const where = (place: Place | undefined): string =>
  place?.line !== undefined ? ` (line ${place.line})` : place?.path !== undefined ? ` (${place.path})` : '';

/** Names are read case-insensitively, so they must differ by more than case. */
export function twiceNamed(
  cards: readonly CardRecord[],
  places: readonly Place[],
  terms: DeckTerms,
): Diagnostic[] {
  const first = new Map<string, number>();
  const twice = cards.flatMap((card, i) => {
    const key = card.name.toLowerCase();
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, i);
      return [];
    }
    const hint = `the first${where(places[before])} has the same name`;
    return [faultAt(places[i] ?? {}, terms, 'name-twice', `${card.name} appears twice`, hint)];
  });
  return [...twice, ...mistakenNames(cards, places, terms)];
}

/** Words that moves and positions put next to a name. */
const BESIDE =
  /^hidden | (?:quietly|twice|unnamed|no-battle|no-covert|before-ruin|before-triumph|(?:as|recruited|slot) \S+|by \S+(?: \d+)?)$/;

/** A name that equals another plus such words would be read as the other, or the other as it. */
function mistakenNames(
  cards: readonly CardRecord[],
  places: readonly Place[],
  terms: DeckTerms,
): Diagnostic[] {
  const names = new Map(cards.map(({ name }) => [name.toLowerCase(), name]));
  return cards.flatMap(({ name }, i) => {
    for (let rest = name.toLowerCase(); BESIDE.test(rest); ) {
      rest = rest.replace(BESIDE, '');
      const other = names.get(rest);
      const message = `${name} cannot be told from ${other} in moves`;
      if (other !== undefined) return [faultAt(places[i] ?? {}, terms, 'name-twice', message)];
    }
    return [];
  });
}

/**
 * GEN-R-2 Exactly two factions besides neutral cards, and cards of both;
 * too few isn't reported while some cards are unread.
 */
function factionFaults(reading: Reading, terms: DeckTerms): Diagnostic[] {
  const { cards, places, factions, faults } = reading;
  const shown = factionsOf(cards);
  if (factions !== undefined && factions.length === 2 && factions[0] !== factions[1]) {
    const strange = cards.flatMap((card, i) =>
      card.faction === undefined || factions.includes(card.faction)
        ? []
        : [
            faultAt(
              places[i] ?? {},
              terms,
              'factions',
              `${card.name}: there is no faction ${card.faction}`,
              hintFor(card.faction, factions),
            ),
          ],
    );
    const absent = factions
      .filter((name) => !shown.includes(name))
      .map((name) => faultAt({}, terms, 'factions', `no card is of the faction ${name}`));
    return faults.length > 0 ? strange : [...strange, ...absent];
  }
  const named = factions ?? shown;
  if (named.length === 2 && named[0] !== named[1]) return [];
  if (named.length < 2 && factions === undefined && faults.length > 0) return [];
  const third = cards.findIndex(({ faction }) => faction !== undefined && faction === shown[2]);
  return [
    faultAt(
      third < 0 || factions !== undefined ? {} : (places[third] ?? {}),
      terms,
      'factions',
      `a deck has exactly two factions beside neutral cards, this one ${named.length}${named.length > 0 ? `: ${named.join(', ')}` : ''}`,
    ),
  ];
}

/** Every fault of a deck whose cards are each well formed. */
export function checkDeck(reading: Reading, terms: DeckTerms): Diagnostic[] {
  const { cards, places } = reading;
  const faults = cards.flatMap((card, i) => {
    const place = places[i] ?? {};
    const own = termFaults(card, place, terms);
    for (const field of ['owner', 'recruits'] as const)
      if (card[field] !== undefined)
        own.push(faultAt(place, terms, 'not-custom', `${card.name}: only custom cards have ${field}`));
    return own;
  });
  faults.push(...twiceNamed(cards, places, terms), ...factionFaults(reading, terms));
  if (cards.length === 0 && reading.faults.length === 0)
    faults.push(faultAt({}, terms, 'no-cards', 'there is no card'));
  if (cards.length > MOST_IN_DECK)
    faults.push(
      faultAt(
        places[MOST_IN_DECK] ?? {},
        terms,
        'too-many-cards',
        `a deck has at most ${MOST_IN_DECK} cards, this one ${cards.length}`,
      ),
    );
  return faults;
}

/** The deck, or all that is wrong with it, in the order of its lines. */
export function finishDeck(reading: Reading, terms: DeckTerms): Result<DeckRecord, Diagnostic[]> {
  const faults = [...reading.faults, ...checkDeck(reading, terms)];
  if (faults.length > 0) return fail(faults.sort(inOrder));
  const [first, second] = reading.factions ?? factionsOf(reading.cards);
  return ok({
    name: reading.name ?? 'deck',
    factions: [first!, second!],
    cards: reading.cards,
  });
}
