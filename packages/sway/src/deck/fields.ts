/** The fields of a card of Genesis or Worlds Asunder. Files, options and the JSON schema follow from this table. */
import { type Field, flag, label, prose, required, said, UNSEEN, wholeNumber, word } from '@hortus/cards';
import type { Seat } from '@hortus/kernel';
import { ABILITIES, MOST_SWAY } from '../types.ts';

/** How custom cards name seats. */
export const SEAT_NAMES = ['a', 'b', 'c', 'd'] as const;

/** These separate names in moves, positions and records. */
const MARKS = ',;:|#()·';
const LONGEST_NAME = 40;
const LONGEST_LORE = 600;
const LONGEST_DECK_NAME = 80;

const faction = label({ longest: LONGEST_NAME, without: MARKS, not: /^(?:epic|(?:of|recruits) \S+)$/i });

/** GEN-CRD-1, WA-CRD-1 A card without a faction is neutral. */
const factionOrNeutral: Field<string> = {
  read: (value, tell, about) =>
    typeof value === 'string' && value.toLowerCase() === 'neutral'
      ? undefined
      : faction.read(value, tell, about),
};

/** The seat that brings a custom card, by letter or number. */
const owner: Field<Seat> = {
  read(value, tell) {
    const lower = said(value).toLowerCase();
    const seat = SEAT_NAMES.findIndex((name, i) => name === lower || i === value);
    return seat >= 0
      ? seat
      : tell('bad-owner', `the owner must be a seat, not ${said(value)}`, 'a, b, c or d');
  },
  write: (seat) => SEAT_NAMES[seat]!,
};

export const FIELDS = {
  name: required(label({ longest: LONGEST_NAME, without: MARKS, not: /^hidden \d+$/i })),
  ability: required(word('ability', ABILITIES)),
  /** GEN-CRD-2, WA-CRD-2. */
  sway: required(wholeNumber(1, MOST_SWAY)),
  faction: factionOrNeutral,
  epic: flag('epic', '▲'),
  recruits: word('ability', ABILITIES),
  owner,
  lore: prose(LONGEST_LORE),
} as const;

/** What can be wrong with a field's value. */
export const FIELD_FAULTS = [
  'bad-name',
  'bad-faction',
  'bad-lore',
  'unknown-ability',
  'bad-sway',
  'bad-epic',
  'bad-owner',
  'bad-factions',
] as const;

/** A deck's own name stands before brackets in positions. */
export const isDeckName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.trim() !== '' &&
  name.length <= LONGEST_DECK_NAME &&
  !/[()|]/.test(name) &&
  !UNSEEN.test(name);

export const BAD_DECK_NAME = `a deck's name must be a text of 1 to ${LONGEST_DECK_NAME} characters without ( ) or |`;
