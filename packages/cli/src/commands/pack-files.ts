/** Packs as they come to the command line: files, folders, what is piped in, and how their faults are drawn. */
import { existsSync, readdirSync, readSync, statSync } from 'node:fs';
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
import { printable } from '@hortus/kit/paint';
import { EXIT, Mistake } from '../exit.ts';
import { readBytes } from '../files.ts';

/** Larger ones are no packs; a little above the limit, so that the checker names it. */
const LARGEST = 4 << 20;
const A_PACK = `a pack, which has at most ${LIMITS.bytes / 1024} KB`;
export const STDIN = '-';

/** What bytes that are no text become, which the checker tells (CGS-ERR-39). */
export const NOT_TEXT = '\ufffd';
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const PAUSE_MS = 5;

/** All that is piped in, however slowly it comes; a pipe without end is no pack. */
function readStdin(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const buffer = new Uint8Array(1 << 16);
  for (let size = 0; size <= LARGEST; ) {
    const read = readSome(buffer);
    if (read === 0) return Buffer.concat(chunks);
    size += read;
    chunks.push(buffer.slice(0, read));
  }
  throw new Mistake(`cannot read standard input: it is too large for ${A_PACK}`);
}

/** Waits where a pipe has nothing yet: it may have been set not to. */
function readSome(buffer: Uint8Array): number {
  for (;;)
    try {
      return readSync(0, buffer);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
}

/** A folder of .txt files, a file, or `-` for what is piped in. */
export function readSources(path: string): Source[] {
  if (path === STDIN) return [{ name: 'stdin', text: textOf(readStdin()) }];
  if (!existsSync(path)) throw new Mistake(`cannot read ${path}: there is no such file or folder`);
  if (!statSync(path).isDirectory()) return [{ name: path, text: textOf(readBytes(path, LARGEST, A_PACK)) }];
  const files = readdirSync(path).filter((name) => name.endsWith('.txt'));
  if (files.length === 0) throw new Mistake(`${path} has no .txt files`);
  return files
    .map((name) => join(path, name))
    .map((name) => ({ name, text: textOf(readBytes(name, LARGEST, A_PACK)) }));
}

export interface ReadTogether extends Together {
  /** Of the first pack. */
  readonly sources: readonly Source[];
}

/** A pack with those that it extends or takes from, which must have no errors; our own are at hand. */
export function readTogether(path: string, others: readonly string[] = []): ReadTogether {
  const [sources = [], ...rest] = [path, ...others].map(readSources);
  const together = checkTogether([sources, ...rest], ownTitled);
  for (const [at, check] of together.checks.entries())
    if (at > 0 && check.count > 0) throw withErrors(`${others[at - 1]}`, check, rest[at - 1] ?? []);
  return { ...together, sources };
}

/** A pack that can be read, for what can be done with such a one alone; unwise ones are counted and printed too. */
export function soundPack(path: string, others: readonly string[] = []): Pack {
  const { sources, checks, known } = readTogether(path, others);
  const packs = checks.slice(1).flatMap(({ pack }) => pack ?? []);
  const reading = readPack(sources, { others: [...known, ...packs] });
  if (reading.pack !== undefined && reading.count === 0) return reading.pack;
  throw withErrors('the pack', reading, sources);
}

type Faults = Pick<PackReading, 'faults' | 'count'>;

const withErrors = (what: string, { faults, count }: Faults, sources: readonly Source[]): Mistake =>
  new Mistake(
    [
      `${what} has errors:`,
      ...faults.map((one) => drawn(one, sources)),
      ...beyond(faults.length, count, 'errors'),
    ].join('\n'),
    EXIT.failed,
    { error: `${what} has errors`, errors: faults, errorCount: count },
  );

/** A line that gives the count, where more were found than are shown. */
export const beyond = (shown: number, all: number, what: string): string[] =>
  all > shown ? [`The first ${shown} of ${all} ${what} are shown.`] : [];

/** Each character has a place, so that the caret stands below the one it means. */
const visible = (line: string): string => printable(line).replace(/\p{Cf}/gu, '·');

/** A fault with its line and a caret; nothing of what it quotes reaches the terminal as it is. */
export const drawn = (finding: Finding, sources: readonly Source[]): string => {
  const file = finding.file ?? sources[0]?.name ?? '';
  const text = sources.find(({ name }) => name === file)?.text ?? '';
  const place = drawPlace(text, {
    path: undefined,
    line: finding.line,
    column: finding.column,
    end: finding.end,
  });
  const told = tellFault({ ...finding, message: `${finding.code}: ${finding.message}` }, file);
  return [told, ...(place === undefined ? [] : [place])].join('\n').split('\n').map(visible).join('\n');
};
