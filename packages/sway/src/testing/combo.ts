/** For the suites of abilities: a deck with the cards they need, named by what they do, and what a move changes. */
import { type Scene, scene } from '@hortus/testkit';
import { ownDeck } from '../deck/index.ts';
import type { SwayGame } from '../edition/edition.ts';
import type { SwayState } from '../edition/rules.ts';
import type { DeckRecord } from '../state/cards.ts';
import type { SwayView } from '../types.ts';

const SWAYS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** `vision: [1, 2]` is Vision One and Vision Two. */
const byAbility = (all: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(all)
    .flatMap(([ability, sways]) =>
      sways.map(
        (sway) => `${ability[0].toUpperCase()}${ability.slice(1)} ${SWAYS[sway]} · ${ability} ${sway}`,
      ),
    )
    .join('\n');

/** Cards that open two permissions and conflict with no other. */
const plain = (names: string, sway: number, faction = ''): string =>
  names
    .split(' ')
    .map((name) => `${name} · leadership ${sway}${faction}`)
    .join('\n');

const SHARED = byAbility({
  battle: [4, 5],
  covert: [2, 3],
  engineering: [1, 3],
  leadership: [2, 3, 5],
  logistics: [2, 3],
  navigation: [2, 3],
  omen: [1, 4],
  persuasion: [2, 3],
  rescue: [1, 2],
  valor: [2, 3],
  vengeance: [2, 3],
  vision: [1, 2, 3, 4, 5, 6],
  warfare: [3, 4],
  negotiation: [1, 2],
  sabotage: [1, 2],
  strike: [1, 2],
});

/** Lives and some cards of the two factions; neutral cards that fill hands. */
const REST = [
  'Red Ruin · ruin 6 · Reds\nRed Triumph · triumph 6 · Reds\nRed Feast · triumph 6 · Reds',
  'Blue Ruin · ruin 6 · Blues\nBlue Triumph · triumph 6 · Blues\nBlue Feast · triumph 6 · Blues',
  plain('Ash Beech Elm Fir Larch', 2, ' · Reds'),
  plain('Basalt Chalk Flint Gneiss Slate', 2, ' · Blues'),
  plain('Oats Barley Rye Wheat Millet Maize Rice Hemp Flax Hops Loam Sand Silt', 1),
];

/** Adds the edition's own abilities. */
export const comboDeck = (own: Readonly<Record<string, readonly number[]>> = {}): DeckRecord =>
  ownDeck(
    'Combo',
    ['Reds', 'Blues'],
    [SHARED, byAbility(own), ...REST].filter((group) => group !== ''),
  );

export type Table = Scene<SwayState, SwayView>;
export type Fields = Readonly<Record<string, string>>;
export interface Lot {
  /** Where cards that no field names lie; the void by default. */
  readonly rest?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Custom cards. */
  readonly custom?: readonly unknown[];
  readonly seed?: string;
}
/**
 * A position in seat a's plot, for which the next seat has passed, with Loam, Sand and Silt as the destiny,
 * unless the fields say otherwise; '' leaves a field out.
 */
export type Board = (fields: Fields, lot?: Lot) => Table;

const START = {
  sides: 'Reds, Blues',
  first: 'a',
  turn: 'a',
  phase: 'plot',
  turns: '4',
  pool: 'plain 1',
};

export function boardOf(game: SwayGame, deck: DeckRecord, options: Readonly<Record<string, unknown>>): Board {
  return (fields, { rest = 'void', seats = 2, seed, ...lot } = {}) => {
    const plots =
      (fields.phase ?? 'plot') === 'plot' && fields.passed === undefined && fields.task === undefined;
    const destiny = fields.under === undefined && rest !== 'unseen' ? { unseen: 'Loam, Sand, Silt' } : {};
    const all: Fields = { ...START, ...destiny, ...(plots ? { passed: 'b' } : {}), ...fields };
    const given = all[rest] === undefined ? '*' : `${all[rest]}, *`;
    const text = Object.entries({ ...all, [rest]: given })
      .filter(([key, value]) => key === 'plotted' || value !== '')
      .map(([key, value]) => `${key} ${value}`.trim())
      .join('\n');
    const custom = lot.custom === undefined ? {} : { custom: lot.custom };
    return scene(game, text, {
      seats,
      options: { ...options, ...lot.options, deck, ...custom },
      ...(seed === undefined ? {} : { seed }),
    });
  };
}

const BY_SEAT = /^(?:ops|experience|reserve|unlocked|tale) [a-d]\b/;

/** The cards of these fields are sorted by name. */
const UNORDERED = /^(?:ops|experience|reserve|fresh|marked|unseen|void)\b/;

/** The fields of a position, without the deck's cards and settings. */
export function fieldsOf(table: Table): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of table.position().split(/\s*[\n|]\s*/)) {
    const key = BY_SEAT.exec(line)?.[0] ?? line.split(' ')[0];
    const value = line.slice(key.length).trim();
    if (key === '' || key === 'card' || key === 'set') continue;
    fields[key] = UNORDERED.test(key) ? value.split(', ').toSorted().join(', ') : value;
  }
  return fields;
}

const namesIn = (list = ''): string[] => list.split(', ').filter((name) => name !== '');

/** `+Oats -Rye`: which cards came and which left. */
function comings(before: string | undefined, after: string | undefined): string {
  const [were, are] = [namesIn(before), namesIn(after)];
  const came = are.filter((name) => !were.includes(name)).map((name) => `+${name}`);
  return [...came, ...were.filter((name) => !are.includes(name)).map((name) => `-${name}`)].join(' ');
}

/**
 * What the moves change, field by field; '' for a field that is gone, and for the void what came and left.
 * The pool is always included. Everything else is unchanged.
 */
export function changes(table: Table, ...moves: readonly string[]): Record<string, string> {
  const before = fieldsOf(table);
  table.play(...moves);
  const after = fieldsOf(table);
  const changed: Record<string, string> = { pool: after.pool ?? '' };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (before[key] !== after[key])
      changed[key] = key === 'void' ? comings(before.void, after.void) : (after[key] ?? '');
  return changed;
}

/** The listed moves that begin with `start`. */
export const listed = (table: Table, start: string): string[] =>
  table.legal().filter((move) => move.startsWith(start));
