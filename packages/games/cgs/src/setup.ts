/** Options, groups, and a state to play in. */

import type { SessionPack } from '@hortus/cards/language';
import {
  type Diagnostic,
  fail,
  ok,
  parseOptionTable,
  type Result,
  type SeatSet,
  seatSet,
} from '@hortus/kernel';
import { MOST_PACKS } from './cards/brought.ts';
import { cardsFor, sessionOf } from './cards/index.ts';
import {
  at,
  type CgsState,
  MOST_PLAYERS,
  MOST_SEATS,
  NONE,
  OPTIONS,
  type Options,
  type PackChoice,
  size,
} from './types.ts';

/** `2,1/1,2`: the number of persons per player, for each era; the last applies to all later eras. */
function parseGroups(text: string): number[][] | undefined {
  if (text === '') return undefined;
  if (!/^[\d,/ ]+$/.test(text)) return undefined;
  const groups = text.split('/').map((era) => era.split(',').map(Number));
  const persons = (sizes: number[]): number => sizes.reduce((sum, n) => sum + n, 0);
  const [first] = groups;
  const fit = groups.every(
    (sizes) =>
      sizes.length === first.length &&
      persons(sizes) === persons(first) &&
      sizes.every((n) => Number.isInteger(n) && n >= 1),
  );
  return fit && first.length >= 2 && first.length <= MOST_PLAYERS && persons(first) <= MOST_SEATS
    ? groups
    : undefined;
}

/** One pack, or the one that is played and those it names. */
function parsePacks(given: unknown): Result<Options['pack'], Diagnostic[]> {
  const path = 'options.pack';
  if (!Array.isArray(given)) return parsePack(given, path);
  if (given.length === 0 || given.length > MOST_PACKS)
    return fail([
      { code: 'bad-option', message: `a session has 1 to ${MOST_PACKS} packs`, clause: 'CGS-FILE-7', path },
    ]);
  const parsed = given.map((one: unknown, i) => parsePack(one, `${path}.${i}`));
  const faults = parsed.flatMap((one) => (one.ok ? [] : one.fault));
  return faults.length > 0 ? fail(faults) : ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** A name, or the text of a pack that was brought. */
function parsePack(given: unknown, path: string): Result<PackChoice, Diagnostic[]> {
  if (typeof given === 'object' && given !== null) {
    const { text, name: _name, ...more } = given as { text?: unknown; name?: unknown };
    return typeof text === 'string' && Object.keys(more).length === 0
      ? ok({ text })
      : fail([{ code: 'not-a-pack', message: 'a pack that is brought has a text, and nothing else', path }]);
  }
  const parsed = parseOptionTable({ pack: OPTIONS.pack }, given === undefined ? {} : { pack: given });
  return parsed.ok ? ok(parsed.value.pack) : fail(parsed.fault.map((fault) => ({ ...fault, path })));
}

export function parseOptions(input: unknown, seats: number): Result<Options, Diagnostic[]> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const { pack: given, ...others } = isObject ? (input as { pack?: unknown }) : { pack: undefined };
  const parsed = parseOptionTable(OPTIONS, isObject ? others : input);
  const pack = parsePacks(given);
  if (!parsed.ok || !pack.ok)
    return fail([...(pack.ok ? [] : pack.fault), ...(parsed.ok ? [] : parsed.fault)]);
  const options: Options = { ...parsed.value, pack: pack.value };
  const faults: Diagnostic[] = [];
  const wrong = (option: keyof Options, message: string, clause: string): void => {
    faults.push({ code: 'bad-option', message, clause, path: `options.${option}` });
  };
  const session = sessionOf(options.pack);
  if (!session.ok) faults.push(...session.fault);
  else if (options.skip >= session.value.eras.length)
    wrong('skip', `the pack has ${session.value.eras.length} eras, and one must be played`, 'CGS-SES-4');
  const groups = parseGroups(options.groups);
  if (options.groups !== '' && groups === undefined)
    wrong('groups', 'groups are written 2,1 or, for each era, 2,1/1,2', 'CGS-GRP-1');
  const persons = groups?.[0].reduce((sum, n) => sum + n, 0) ?? seats;
  if (persons !== seats) wrong('groups', `${persons} persons, and ${seats} sit at the table`, 'CGS-GRP-1');
  const players = groups?.[0].length ?? seats;
  if (players > MOST_PLAYERS)
    wrong('groups', `at most ${MOST_PLAYERS} players, or groups of them`, 'CGS-FILE-7');
  if (options.first !== 'lot' && playerNamed(options.first) >= players)
    wrong('first', `there is no player ${options.first}`, 'CGS-R-157');
  return faults.length > 0 ? fail(faults) : ok(options);
}

const playerNamed = (name: string): number => name.charCodeAt(0) - 'a'.charCodeAt(0);

/** CGS-R-143 The deck with the fewest binds. */
const affiliationsIn = ({ cards }: SessionPack['eras'][number]): number =>
  new Set(cards.flatMap(({ card }) => card.attributes.globals.get('Affiliation') ?? [])).size;

/** CGS-PACK-10, -12, CGS-R-153 The pack says how many may play; a group is one of them. */
export function seatsFor(options: Options): readonly number[] {
  const pack = sessionOf(options.pack);
  if (!pack.ok) return [];
  const { players, eras, customized } = pack.value;
  const most = customized ? MOST_PLAYERS : Math.min(MOST_PLAYERS, ...eras.map(affiliationsIn));
  const may =
    players.length > 0
      ? players.filter((n) => n >= 2 && n <= MOST_PLAYERS)
      : Array.from({ length: Math.max(1, most - 1) }, (_, i) => i + 2);
  const groups = parseGroups(options.groups);
  if (groups === undefined) return may;
  return may.includes(groups[0].length) ? [groups[0].reduce((sum, n) => sum + n, 0)] : [];
}

/** By era: the persons of each player, in the order of seats. */
function seating(options: Options, seats: number, eras: number): number[][][] {
  const groups = parseGroups(options.groups) ?? [Array<number>(seats).fill(1)];
  return Array.from({ length: eras }, (_, era) => {
    const sizes = groups[Math.min(era, groups.length - 1)];
    let next = 0;
    return sizes.map((persons) => Array.from({ length: persons }, () => next++));
  });
}

/** Persons who end the session as one player win together. */
export function teams(options: Options, seats: number): readonly SeatSet[] {
  const eras = seating(options, seats, cardsFor(options).eras.length);
  return eras[eras.length - 1].map(seatSet);
}

export function create(options: Options, seats: number): CgsState {
  const cards = cardsFor(options);
  const seatsOf = seating(options, seats, cards.eras.length);
  const playerOf = seatsOf.map((players) =>
    Array.from({ length: seats }, (_, seat) => players.findIndex((persons) => persons.includes(seat))),
  );
  const groups = seatsOf.map((players) => players.map(seatSet));
  return {
    ints: new Int32Array(size),
    rules: { options, seats, players: seatsOf[0].length, cards, deck: cards.deck, playerOf, seatsOf, groups },
  };
}

/** Resets everything to before the first era, whatever the ints held: states are reused. */
export function clear(ints: Int32Array): void {
  ints.fill(0);
  ints[at.hero] = ints[at.current] = ints[at.doCard] = ints[at.doFrom] = ints[at.doPower] = NONE;
  ints[at.lastRoleplay] = ints[at.lastBy] = NONE;
  ints.fill(NONE, at.pending, at.pending + MOST_PLAYERS);
  ints.fill(NONE, at.claimed, at.claimed + MOST_PLAYERS);
  ints.fill(NONE, at.offers, at.made);
}

export const firstNamed = (options: Options): number | undefined =>
  options.first === 'lot' ? undefined : playerNamed(options.first);
