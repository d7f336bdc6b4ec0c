// Content: decks and packs that people bring. A match names it by a reference (name and hash); whatever runs or
// checks the match replaces references with content before the rules read the options. docs/decisions/0020 says why.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from '../chance/canonical.ts';
import { isHex } from '../chance/fairness.ts';
import type { Diagnostic } from '../contract/fault.ts';
import type { Game, Packs } from '../contract/game.ts';
import type { JsonSchema } from '../contract/options.ts';
import { fail, ok, type Result } from '../contract/result.ts';
import type { MatchLog } from './log.ts';

/** What terms and options carry. The hash says which content; the name is for people. */
export interface Reference {
  readonly name: string;
  readonly hash: Hex;
}

/** A piece of content in its one canonical text. */
export interface Content extends Reference {
  readonly text: string;
}

/** Looks up content; undefined if it's missing. The result is checked against the hash. */
export type Contents = (hash: Hex) => string | undefined;

/** What a game declares about an option that is content. The option holds one piece or a list of several. */
export interface ContentKind {
  /**
   * The one way to write what somebody brought, and its name; or everything that's wrong with it. `beside` are all
   * pieces of the same option, itself included, for content that can only be written together with others.
   */
  write(
    value: unknown,
    path: string,
    beside?: readonly unknown[],
  ): Result<Omit<Content, 'hash'>, Diagnostic[]>;
  /** What `parseOptions` reads instead of the reference. */
  read(text: string): Result<unknown, Diagnostic[]>;
}

export type ContentKinds = Readonly<Record<string, ContentKind>>;

/** For the schema of options that are content. */
export const REFERENCE_SCHEMA: JsonSchema = {
  required: ['name', 'hash'],
  properties: {
    name: { type: 'string' },
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the canonical text' },
  },
  additionalProperties: false,
};

export const NO_CONTENTS: Contents = () => undefined;

/** Plain SHA-256 of the text in UTF-8, so that `sha256sum` of the file says the same. */
export const contentHash = (text: string): Hex => bytesToHex(sha256(utf8ToBytes(text)));

export const isReference = (value: unknown): value is Reference =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value.name === 'string' &&
  isHex(value.hash, 32);

/** Looks in these first, then elsewhere. */
export function contentsOf(known: readonly Content[] = [], elsewhere: Contents = NO_CONTENTS): Contents {
  if (known.length === 0) return elsewhere;
  const texts = new Map(known.map(({ hash, text }) => [hash, text]));
  return (hash) => texts.get(hash) ?? elsewhere(hash);
}

/** The content these options name, each hash once. */
export function referencesIn(game: Game, options: unknown): Reference[] {
  const found = new Map<Hex, Reference>();
  eachPiece(game, options, (value) => {
    if (isReference(value) && !found.has(value.hash)) found.set(value.hash, value);
    return value;
  });
  return [...found.values()];
}

/**
 * The options with every reference replaced by its content; everything missing or altered is reported at once, by
 * name.
 */
export function resolveOptions(
  game: Game,
  options: unknown,
  contents: Contents,
): Result<unknown, Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const resolved = eachPiece(game, options, (value, kind, path) => {
    if (!isReference(value)) return value;
    const read = readPiece(value, kind, path, contents);
    if (read.ok) return read.value;
    faults.push(...read.fault);
    return value;
  });
  return faults.length > 0 ? fail(faults) : ok(resolved);
}

function readPiece(
  reference: Reference,
  kind: ContentKind,
  path: string,
  contents: Contents,
): Result<unknown, Diagnostic[]> {
  const text = contents(reference.hash);
  if (text === undefined) return fail([missing(reference, path)]);
  if (contentHash(text) !== reference.hash) return fail([altered(reference, path)]);
  return kind.read(text);
}

const missing = ({ name, hash }: Reference, path: string): Diagnostic => ({
  code: 'missing-content',
  message: `the content of “${name}” is missing`,
  hint: `SHA-256 ${hash}`,
  path,
});

const altered = ({ name, hash }: Reference, path: string): Diagnostic => ({
  code: 'altered-content',
  message: `the content of “${name}” was altered: its hash is not the one that was agreed on`,
  hint: `SHA-256 ${hash}`,
  path,
});

/** Unresolved references are faults like any others, so that games needn't look for them. */
export const unresolvedIn = (game: Pick<Game, 'contents'>, options: unknown): Diagnostic[] => {
  const faults: Diagnostic[] = [];
  eachPiece(game, options, (value, _, path) => {
    if (isReference(value)) faults.push(missing(value, path));
    return value;
  });
  return faults;
};

/** Options as terms carry them, and the content that was in them. */
export interface Referred {
  readonly options: unknown;
  readonly contents: readonly BroughtContent[];
}

/** Content with its option. */
export interface BroughtContent extends Content {
  readonly option: string;
}

/** Moves content out of the options. References, and names of content that comes with the game, stay. */
export function referOptions(game: Game, options: unknown): Result<Referred, Diagnostic[]> {
  const faults: Diagnostic[] = [];
  const contents = new Map<Hex, BroughtContent>();
  const referred = eachPiece(game, options, (value, kind, path, option) => {
    if (!isObject(value) || isReference(value)) return value;
    const written = makeContent(kind, value, path, piecesOf((options as Record<string, unknown>)[option]));
    if (!written.ok) {
      faults.push(...written.fault);
      return value;
    }
    const { name, hash } = written.value;
    if (!contents.has(hash)) contents.set(hash, { ...written.value, option });
    return { name, hash };
  });
  return faults.length > 0 ? fail(faults) : ok({ options: referred, contents: [...contents.values()] });
}

/** Do these options contain content itself, not just its name? */
export function bringsContent(game: Game, options: unknown): boolean {
  let brings = false;
  eachPiece(game, options, (value) => {
    brings ||= isObject(value) && !isReference(value);
    return value;
  });
  return brings;
}

/** What somebody brought, in its canonical text and under its hash. */
export function makeContent(
  kind: ContentKind,
  value: unknown,
  path: string,
  beside: readonly unknown[] = [],
): Result<Content, Diagnostic[]> {
  const written = kind.write(value, path, beside);
  if (!written.ok) return written;
  const { name, text } = written.value;
  return ok({ name, hash: contentHash(text), text });
}

/** The parsed options, with references where they were given: what a host stores. */
export function keepReferences<Options>(game: Game, parsed: Options, given: unknown): Options {
  if (game.contents === undefined || !isObject(parsed) || !isObject(given)) return parsed;
  const kept = Object.keys(game.contents).filter((option) => piecesOf(given[option]).some(isReference));
  return { ...parsed, ...Object.fromEntries(kept.map((option) => [option, given[option]])) };
}

/** The references under their content's real names. */
export const nameReferences = (game: Game, options: unknown, named: readonly Reference[]): unknown =>
  eachPiece(game, options, (value) => {
    const known = isReference(value) ? named.find(({ hash }) => hash === value.hash) : undefined;
    return known === undefined ? value : { name: known.name, hash: known.hash };
  });

/**
 * The log with the content it names, so that it can be replayed on its own. Missing content is left out; `verify`
 * reports it.
 */
export function withContents(game: Game, log: MatchLog, contents: Contents): MatchLog {
  const held = log.contents ?? [];
  const found = referencesIn(game, log.terms.options).flatMap(({ name, hash }): Content[] => {
    const text = held.some((one) => one.hash === hash) ? undefined : contents(hash);
    return text === undefined ? [] : [{ name, hash, text }];
  });
  return found.length === 0 ? log : { ...log, contents: [...held, ...found] };
}

/** The hashes that references pin, by place: `deck`, or `packs.0` in a list. */
export function pinnedIn(game: Game, options: unknown): Packs {
  const pins: Record<string, Hex> = {};
  eachPiece(game, options, (value, _, path) => {
    if (isReference(value)) pins[path.slice(PATH.length)] = value.hash;
    return value;
  });
  return pins;
}

const PATH = 'options.';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const piecesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

type Replace = (value: unknown, kind: ContentKind, path: string, option: string) => unknown;

/** Each piece of content in the options, in place; the options are copied only if there is one. */
function eachPiece({ contents }: Pick<Game, 'contents'>, options: unknown, replace: Replace): unknown {
  if (contents === undefined || !isObject(options)) return options;
  const replaced: Record<string, unknown> = {};
  for (const [option, kind] of Object.entries(contents)) {
    if (!Object.hasOwn(options, option)) continue;
    const value = options[option];
    const path = `${PATH}${option}`;
    replaced[option] = Array.isArray(value)
      ? value.map((one: unknown, i) => replace(one, kind, `${path}.${i}`, option))
      : replace(value, kind, path, option);
  }
  return Object.keys(replaced).length === 0 ? options : { ...options, ...replaced };
}
