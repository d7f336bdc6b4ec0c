/** How packs reach the command line (files, folders, standard input), and how their faults are shown. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlace, tellFault } from '@hortus/cards';
import {
  checkTogether,
  type Finding,
  LIMITS,
  type Pack,
  type PackReading,
  readPack,
  type Source,
  type Together,
} from '@hortus/cards/language';
import { ownTitled } from '@hortus/cgs';
import { findingParts } from '@hortus/cgs/words/finding-words.ts';
import { printable } from '@hortus/kit/paint';
import type { Words } from '@hortus/words';
import { EXIT, Mistake } from '../exit.ts';
import { FileMistake, readBytes } from '../files.ts';
import { shell } from '../shell.ts';

/** Anything larger isn't a pack. This is above the packs' own limit, so that the checker can name that. */
const LARGEST = 4 << 20;
const aPack = ({ say }: Words): string => say('cli.pack.limited', { limit: LIMITS.bytes / 1024 });
export const STDIN = '-';

/** What bytes that aren't text become; the checker reports it (CGS-ERR-39). */
export const NOT_TEXT = '\ufffd';
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Everything on standard input, however slowly it arrives; an endless stream isn't a pack. */
function readStdin(words: Words): Uint8Array {
  const chunks: Uint8Array[] = [];
  const buffer = new Uint8Array(1 << 16);
  for (let size = 0; size <= LARGEST; ) {
    const read = shell().readSome(buffer);
    if (read === 0) return Buffer.concat(chunks);
    size += read;
    chunks.push(buffer.slice(0, read));
  }
  throw new FileMistake({
    doing: 'cli.file.read',
    file: words.say('cli.pack.stdin'),
    why: 'cli.file.too-large',
    what: aPack(words),
  });
}

/** A folder of .txt files, a file, or `-` for standard input. */
export function readSources(path: string, words: Words): Source[] {
  if (path === STDIN) return [{ name: 'stdin', text: textOf(readStdin(words)) }];
  if (!existsSync(path))
    throw new FileMistake({ doing: 'cli.file.read', file: path, why: 'cli.file.no-path' });
  const read = (name: string): Source => ({ name, text: textOf(readBytes(name, LARGEST, aPack(words))) });
  if (!statSync(path).isDirectory()) return [read(path)];
  const files = readdirSync(path).filter((name) => name.endsWith('.txt'));
  if (files.length === 0) throw new Mistake(words.say('cli.pack.no-files', { path }));
  return files.map((name) => read(join(path, name)));
}

export interface ReadTogether extends Together {
  /** Of the first pack. */
  readonly sources: readonly Source[];
}

/** A pack with those that it extends or takes cards from, which must have no errors; our own are always available. */
export function readTogether(words: Words, path: string, others: readonly string[] = []): ReadTogether {
  const [sources = [], ...rest] = [path, ...others].map((one) => readSources(one, words));
  const together = checkTogether([sources, ...rest], ownTitled);
  for (const [at, check] of together.checks.entries()) {
    const error = words.say('cli.pack.other-has-errors', { file: `${others[at - 1]}` });
    if (at > 0 && check.count > 0) throw withErrors(words, error, check, rest[at - 1] ?? []);
  }
  return { ...together, sources };
}

/** A pack without errors; findings don't keep it from being counted or printed. */
export function soundPack(words: Words, path: string, others: readonly string[] = []): Pack {
  const { sources, checks, known } = readTogether(words, path, others);
  const packs = checks.slice(1).flatMap(({ pack }) => pack ?? []);
  const reading = readPack(sources, { others: [...known, ...packs] });
  if (reading.pack !== undefined && reading.count === 0) return reading.pack;
  throw withErrors(words, words.say('cli.pack.has-errors'), reading, sources);
}

type Faults = Pick<PackReading, 'faults' | 'count'>;

export const withErrors = (
  words: Words,
  error: string,
  { faults, count }: Faults,
  sources: readonly Source[],
): Mistake =>
  new Mistake(
    [
      `${error}:`,
      ...faults.map((one) => drawn(words, one, sources)),
      ...beyond(words, 'cli.pack.first-errors', faults.length, count),
    ].join('\n'),
    EXIT.failed,
    { error, errors: faults.map((one) => inWords(words, one)), errorCount: count },
  );

/** A line with the count, if more were found than are shown. */
export const beyond = (
  { say }: Words,
  key: 'cli.pack.first-errors' | 'cli.pack.first-findings',
  shown: number,
  all: number,
): string[] => (all > shown ? [say(key, { shown, all })] : []);

/** The same finding with its sentences in the reader's language. */
export function inWords(words: Words, finding: Finding): Finding {
  const { message, hint } = findingParts(words, finding);
  return { ...finding, message, ...(hint === undefined ? {} : { hint }) };
}

/** Each character takes one place, so that the caret is below the right one. */
const visible = (line: string): string => printable(line).replace(/\p{Cf}/gu, '·');

/** A fault with its line and a caret; whatever it quotes is made printable first. */
export const drawn = (words: Words, finding: Finding, sources: readonly Source[]): string => {
  const file = finding.file ?? sources[0]?.name ?? '';
  const text = sources.find(({ name }) => name === file)?.text ?? '';
  const place = drawPlace(text, {
    path: undefined,
    line: finding.line,
    column: finding.column,
    end: finding.end,
  });
  const said = inWords(words, finding);
  const told = tellFault({ ...said, message: `${said.code}: ${said.message}` }, file);
  return [told, ...(place === undefined ? [] : [place])].join('\n').split('\n').map(visible).join('\n');
};
