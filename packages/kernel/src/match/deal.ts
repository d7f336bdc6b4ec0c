// From the terms of a match and its key to the first state: reads options, names packs, and deals or loads a
// position.

import { KeyedLuck } from '../chance/luck.ts';
import type { Diagnostic } from '../contract/fault.ts';
import type { Game, Packs, State } from '../contract/game.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import {
  type Content,
  type Contents,
  contentsOf,
  keepReferences,
  NO_CONTENTS,
  pinnedIn,
  referencesIn,
  referOptions,
  resolveOptions,
} from '../log/content.ts';
import type { Terms } from '../log/log.ts';

const badSeats = ({ title }: Game, may: readonly number[], seats: number): Diagnostic => ({
  code: 'bad-seats',
  message: `${title} is for ${may.join(' or ')} players, not ${seats}`,
  path: 'seats',
});

/**
 * The options of a match with that many seats, which they must allow: what every host checks before it makes a table.
 * Content they only name is looked up in `contents`.
 */
export function parseOptionsFor<Options>(
  game: Game<State, Options>,
  input: unknown,
  seats: number,
  contents: Contents = NO_CONTENTS,
): Result<Options, Diagnostic[]> {
  const resolved = resolveOptions(game, input, contents);
  if (!resolved.ok) return resolved;
  const options = game.parseOptions(resolved.value, seats);
  if (!options.ok) return options;
  const may = game.seatsFor(options.value);
  return may.includes(seats) ? options : fail([badSeats(game, may, seats)]);
}

/** What the terms of such a match name as its packs; none if the options are refused, which the deal then reports. */
export function packsOf(game: Game, input: unknown, seats: number, contents: Contents = NO_CONTENTS): Packs {
  const resolved = resolveOptions(game, input, contents);
  const options = resolved.ok ? game.parseOptions(resolved.value, seats) : resolved;
  return options.ok ? { ...game.packs(options.value), ...pinnedIn(game, input) } : {};
}

/** What terms say about the options, and the content they then only name. */
export interface Agreed extends Pick<Terms, 'options' | 'packs'> {
  readonly contents: readonly Content[];
}

/** From whatever somebody wants to play to the terms of such a match; content in it is moved out. */
export function agreeOn(game: Game, input: unknown, seats: number): Result<Agreed, Diagnostic[]> {
  // Parse first: the rules of this match say best what's wrong with a deck.
  const plain = parseOptionsFor(game, input, seats);
  if (!plain.ok) return plain;
  const referred = referOptions(game, input);
  if (!referred.ok) return referred;
  const { options, contents } = referred.value;
  const packs = packsOf(game, options, seats, contentsOf(contents));
  return ok({ options: keepReferences(game, plain.value, options), packs, contents });
}

/** The options of the match these terms are for; refused if they are for another game, other rules or another table. */
export function agreedOptions<Options>(
  game: Game<State, Options>,
  terms: Terms,
  contents: Contents,
): Result<Options, Diagnostic[]> {
  const seats = terms.seats.length;
  if (terms.game !== game.id || terms.rulesVersion !== game.rulesVersion)
    return fail([
      {
        code: 'other-rules',
        message: `this is ${game.id} with rules ${game.rulesVersion}, the match was made for ${terms.game} with rules ${terms.rulesVersion}`,
      },
    ]);
  if (!game.seats.includes(seats)) return fail([badSeats(game, game.seats, seats)]);
  const known = isObject(terms.options) ? parsedBefore.get(terms.options) : undefined;
  if (known?.game === game && known.seats === seats) return ok(known.options as Options);
  const options = parseOptionsFor(game, terms.options, seats, contents);
  // Options with references aren't remembered: their content may be missing next time, which must be reported.
  if (options.ok && isObject(terms.options) && referencesIn(game, terms.options).length === 0)
    parsedBefore.set(terms.options, { game, seats, options: options.value });
  return options;
}

/** Hosts share the options of matches with the same terms; what a game made of them is then shared too. */
const parsedBefore = new WeakMap<object, { game: Game; seats: number; options: unknown }>();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The state a match starts from: dealt with this key's luck, or loaded from the position its terms name. */
export function deal<S extends State, Options, View>(
  game: Game<S, Options, View>,
  terms: Terms,
  options: Options,
  key: Uint8Array,
): Result<S, Diagnostic[]> {
  const seats = terms.seats.length;
  const luck = new KeyedLuck(key, 0, 0);
  if (terms.position !== undefined) return game.notation.parsePosition(terms.position, options, seats, luck);
  const state = game.create(options, seats);
  game.setup(state, luck);
  return ok(state);
}

/** A state of this match from its position; undefined if the text can't be one. */
export function positionOf<S extends State, Options, View>(
  game: Game<S, Options, View>,
  terms: Terms,
  options: Options,
  key: Uint8Array,
  position: string,
): S | undefined {
  const seats = terms.seats.length;
  const read = game.notation.parsePosition(position, options, seats, new KeyedLuck(key, 0, 0));
  return read.ok ? read.value : undefined;
}
