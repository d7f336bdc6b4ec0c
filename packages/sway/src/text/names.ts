/** Names of cards, abilities, seats and places, both ways (*Notation* of the ledgers). */
import { allSeats, hasBit, invariant, type Seat } from '@hortus/kernel';
import type { Deck } from '../state/cards.ts';
import {
  experienceNook,
  isSlotNook,
  MARKED,
  NOOKS,
  opsNook,
  slotNook,
  TABLE,
  UNDER,
  VIEWERS,
} from '../state/knowledge.ts';
import { ABILITIES, MOST_SEATS } from '../types.ts';

export const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

interface Names {
  /** As they are written in the deck. */
  readonly exact: ReadonlyMap<string, number>;
  readonly byName: ReadonlyMap<string, number>;
  /** Names in folded form by their first word, longest first. */
  readonly byWord: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<Deck, Names>();

function namesOf(deck: Deck): Names {
  const before = known.get(deck);
  if (before !== undefined) return before;
  const byName = new Map(deck.cards.map(({ name }, card) => [fold(name), card]));
  const byWord = new Map<string, string[]>();
  for (const name of [...byName.keys()].sort((a, b) => b.length - a.length)) {
    const word = name.split(' ')[0];
    byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  const exact = new Map(deck.cards.map(({ name }, card) => [name, card]));
  const names = { exact, byName, byWord };
  known.set(deck, names);
  return names;
}

/** The card with exactly this name, and nothing else in the text. */
export const cardNamed = (deck: Deck, text: string): number | undefined =>
  namesOf(deck).byName.get(fold(text));

/** The card with a name taken from the deck itself. */
export function cardCalled(deck: Deck, name: string): number {
  const card = namesOf(deck).exact.get(name);
  invariant(card !== undefined, `there is no card ${name}`);
  return card;
}

/** The longest name that the folded text begins with, and what follows it. */
export function cardAtStart(deck: Deck, text: string): { card: number; rest: string } | undefined {
  const { byName, byWord } = namesOf(deck);
  for (const name of byWord.get(text.split(' ')[0]) ?? [])
    if (text.startsWith(name) && (text.length === name.length || text[name.length] === ' '))
      return { card: byName.get(name) ?? 0, rest: text.slice(name.length).trimStart() };
  return undefined;
}

export const cardName = (deck: Deck, card: number): string => deck.cards[card]?.name ?? `card ${card}`;

/** The ability's number, or -1 if there is none of that name. */
export const abilityNamed = (text: string): number =>
  (ABILITIES as readonly string[]).indexOf(text.trim().toLowerCase());

export const seatName = (seat: Seat): string => 'abcd'[seat];

export function seatNamed(text: string, seats: number): Seat | undefined {
  const seat = 'abcd'.indexOf(text.trim().toLowerCase());
  return text.trim().length === 1 && seat >= 0 && seat < seats ? seat : undefined;
}

/** Written once, by set of viewers. */
const VIEWER_NAMES = Array.from({ length: 1 << VIEWERS }, (_, viewers) =>
  [...'abcdt'].filter((_, viewer) => hasBit(viewers, viewer)).join(''),
);

/** `abt`: the letters of those viewers in a set that exist. */
export const viewerNames = (viewers: number, seats: number): string =>
  VIEWER_NAMES[viewers & (allSeats(seats) | (1 << TABLE))];

export function viewersNamed(text: string, seats: number): number | undefined {
  let viewers = 0;
  for (const letter of text.trim().toLowerCase()) {
    const viewer = 'abcdt'.indexOf(letter);
    if (viewer < 0 || (viewer >= seats && viewer !== TABLE)) return undefined;
    viewers |= 1 << viewer;
  }
  return text.trim() === '' ? undefined : viewers;
}

/** Written once, by nook. */
const NOOK_NAMES = Array.from({ length: NOOKS }, (_, nook) => {
  if (nook === UNDER) return 'under';
  if (nook === MARKED) return 'marked';
  if (isSlotNook(nook)) return `slot.${nook - slotNook(0)}`;
  return nook < MOST_SEATS ? `ops.${seatName(nook)}` : `experience.${seatName(nook - experienceNook(0))}`;
});

export const nookName = (nook: number): string => NOOK_NAMES[nook];

/** `ops.a experience.a under slot.0 marked` as a set; undefined if there is anything else in it. */
export function nooksNamed(names: readonly string[]): number | undefined {
  let nooks = 0;
  for (const name of names) {
    const nook = NOOK_NAMES.indexOf(name.toLowerCase());
    if (nook < 0) return undefined;
    nooks |= 1 << nook;
  }
  return nooks;
}

export function nookNames(nooks: number): string[] {
  const names: string[] = [];
  for (let nook = opsNook(0); nook < NOOKS; nook++) if (hasBit(nooks, nook)) names.push(NOOK_NAMES[nook]);
  return names;
}
