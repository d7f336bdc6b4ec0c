/** Packs that people bring: read together with those that they name, and written in their canonical text. */
import {
  canonicalText,
  checkAlone,
  checkTogether,
  type Finding,
  outlineOf,
  type Pack,
  type PackReading,
  readPack,
  type SessionPack,
  type Together,
} from '@hortus/cards/language';
import { type ContentKind, type Diagnostic, fail, invariant, ok, type Result } from '@hortus/kernel';
import { PACKS } from '../packs/index.ts';
import { PACK_NAMES, type PackName } from '../packs/names.ts';
import type { BroughtPack, PackChoice } from '../types.ts';

/** CGS-FILE-7 Most packs in a session, not counting our own unless they are listed. */
export const MOST_PACKS = 8;

const OWN = new Map<PackName, Pack>();

/** One of our own packs; tests ensure that it has no faults. */
export function readOwn(name: PackName): Pack {
  const found = OWN.get(name) ?? readPack(PACKS[name]).pack;
  invariant(found !== undefined, 'our own packs have no fault');
  OWN.set(name, found);
  return found;
}

/** One of our own packs by its title. */
export function ownTitled(title: string): Pack | undefined {
  const name = PACK_NAMES.find((one) => PACKS[one].includes(`[pack ${title}]`));
  const pack = name === undefined ? undefined : readOwn(name);
  return pack?.head.name === title ? pack : undefined;
}

const textOf = (choice: PackChoice): string => (typeof choice === 'string' ? PACKS[choice] : choice.text);

/** The first hundred faults, and the total if there are more. */
function told({ faults, count }: { faults: readonly Finding[]; count: number }, path: string): Diagnostic[] {
  const more = { code: 'more-faults', message: `${count} faults in all`, path };
  return [...faults.map((fault) => ({ ...fault, path })), ...(count > faults.length ? [more] : [])];
}

export interface Brought {
  readonly session: SessionPack;
  readonly own: readonly Pack[];
}

/**
 * A pack on its own, as far as rules need it: what is merely forbidden was reported when it was brought
 * (`PACK_CONTENT`), and a match that was dealt once can be replayed.
 */
export function readSingle({ text }: BroughtPack, path = 'options.pack'): Result<Brought, Diagnostic[]> {
  const own = outlineOf(text).named.flatMap((name) => ownTitled(name) ?? []);
  const reading = readPack(text, { others: own });
  if (reading.count > 0) return fail(told(reading, path));
  return reading.session === undefined ? fail([noEra(path)]) : ok({ session: reading.session, own });
}

const noEra = (path: string): Diagnostic => ({
  code: 'no-era',
  message: 'the pack has no era to play',
  path,
});

/**
 * The session that the first of these packs makes with the others,
 * all of which it must need: a match has no unneeded packs.
 */
export function readSeveral(
  choices: readonly PackChoice[],
  path = 'options.pack',
): Result<Brought, Diagnostic[]> {
  const pathOf = (at: number): string => (choices.length === 1 ? path : `${path}.${at}`);
  const { checks, used, known } = checkTogether(choices.map(textOf), ownTitled);
  const faults = checks.flatMap((check, at) => told(check, pathOf(at)));
  if (faults.length > 0) return fail(faults);
  const needless = checks.findIndex((_, at) => !used.has(at));
  if (needless >= 0) {
    const name = checks[needless]?.pack?.head.name ?? '';
    return fail([
      {
        code: 'needless-pack',
        message: `the pack “${name}” is not used by the one that is played`,
        path: pathOf(needless),
      },
    ]);
  }
  const [first] = checks;
  if (first?.session === undefined) return fail([noEra(pathOf(0))]);
  const listed = choices.flatMap((choice) => (typeof choice === 'string' ? [readOwn(choice)] : []));
  return ok({ session: first.session, own: [...listed, ...known] });
}

/** The option's value for packs that were read together: the one that is played, and those it is made of. */
export function choiceOf({ checks, used }: Together): BroughtPack | BroughtPack[] {
  const pieces = checks.flatMap(({ pack }, at) =>
    pack === undefined || !used.has(at) ? [] : [{ text: canonicalText(pack) }],
  );
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : pieces;
}

const isText = (value: unknown): value is BroughtPack =>
  typeof value === 'object' && value !== null && typeof (value as { text?: unknown }).text === 'string';
const isOwn = (value: unknown): value is PackName => PACK_NAMES.some((name) => name === value);

/**
 * With all packs it names, a pack is judged as a whole. Without one of them it is judged for what it says itself, and
 * the rest when a match's options are read; but it must take cards by their identifiers, as its canonical text does.
 */
function readForKeeping(text: string, others: readonly PackChoice[]): PackReading {
  const isAlone = outlineOf(text).named.length === 0;
  const { checks, missing } = checkTogether([text, ...(isAlone ? [] : others.map(textOf))], ownTitled);
  const [whole] = checks;
  invariant(whole !== undefined, 'what was handed in was read');
  const alone = missing.length > 0 ? checkAlone(text) : undefined;
  return alone?.count === 0 ? alone : whole;
}

/** A pack as content: its canonical text. */
export const PACK_CONTENT: ContentKind = {
  write(value, path, beside = []) {
    if (!isText(value))
      return fail([{ code: 'not-a-pack', message: 'this is not the text of a pack', path }]);
    if (beside.length > MOST_PACKS)
      return fail([{ code: 'bad-option', message: `a session has 1 to ${MOST_PACKS} packs`, path }]);
    const others = beside.filter((one): one is PackChoice => one !== value && (isText(one) || isOwn(one)));
    const reading = readForKeeping(value.text, others);
    if (reading.pack === undefined || reading.count > 0) return fail(told(reading, path));
    return ok({ name: reading.pack.head.name, text: canonicalText(reading.pack) });
  },
  // The name is in the first line; it is also given next to the text, for code that describes the terms.
  read: (text) => ok({ name: /^\[pack ([^\]\n]*)\]/.exec(text)?.[1] ?? '', text }),
};
