/** How packs reach the command line (files, folders, standard input), and how their faults are shown. */
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

/** Anything larger is no pack. This is above the packs' own limit, so that the checker can name that. */
const LARGEST = 4 << 20;
const A_PACK = `a pack, which has at most ${LIMITS.bytes / 1024} KB`;
export const STDIN = '-';

/** What bytes that aren't text become; the checker reports it (CGS-ERR-39). */
export const NOT_TEXT = '\ufffd';
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const PAUSE_MS = 5;

/** Everything on standard input, however slowly it arrives; an endless stream is no pack. */
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

/** Waits if the pipe has nothing yet, since it may be non-blocking. */
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

/** A folder of .txt files, a file, or `-` for standard input. */
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

/** A pack with those that it extends or takes cards from, which must have no errors; our own are always available. */
export function readTogether(path: string, others: readonly string[] = []): ReadTogether {
  const [sources = [], ...rest] = [path, ...others].map(readSources);
  const together = checkTogether([sources, ...rest], ownTitled);
  for (const [at, check] of together.checks.entries())
    if (at > 0 && check.count > 0) throw withErrors(`${others[at - 1]}`, check, rest[at - 1] ?? []);
  return { ...together, sources };
}

/** A pack without errors; findings don't keep it from being counted or printed. */
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

/** A line with the count, if more were found than are shown. */
export const beyond = (shown: number, all: number, what: string): string[] =>
  all > shown ? [`The first ${shown} of ${all} ${what} are shown.`] : [];

/** Each character takes one place, so that the caret is below the right one. */
const visible = (line: string): string => printable(line).replace(/\p{Cf}/gu, '·');

/** A fault with its line and a caret; whatever it quotes is made printable first. */
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
