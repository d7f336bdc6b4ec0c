/** Logs on disk. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES, gameById, kitOf, loadRules } from '@hortus/catalogue';
import { type Diagnostic, type Game, hintFor, type MatchLog, parseLog } from '@hortus/kernel';
import { Mistake } from './exit.ts';
import { shell } from './shell.ts';
import { inEnglish, type Say } from './words/index.ts';

/** No log of a match is larger. */
const LARGEST_LOG = 64 << 20;

/** Where matches and content are kept: HORTUS_DATA, or .hortus in the working directory. */
export const dataFolder = (): string => shell().env.HORTUS_DATA || '.hortus';

/** What can't be done with a file, and why: a key of our words, or what the system says. */
interface FileFault {
  readonly doing: 'cli.file.read' | 'cli.file.write';
  readonly file: string;
  readonly why: FileReason | { readonly system: string };
  /** What a file that is too large should have been. */
  readonly what?: string;
}
type FileReason = `cli.file.${'missing' | 'no-path' | 'no-folder' | 'denied' | 'is-folder' | 'too-large'}`;

/** A mistake with a file, which commands that speak several languages can report in each. */
export class FileMistake extends Mistake {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fileWords(inEnglish, fault));
    this.fault = fault;
  }
}

export const fileWords = (say: Say, { doing, file, why, what }: FileFault): string =>
  say(doing, { file, why: typeof why === 'string' ? say(why, { what }) : why.system });

const reasonOf = (error: unknown, missing: FileReason = 'cli.file.missing'): FileFault['why'] => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing;
  if (code === 'EACCES' || code === 'EPERM') return 'cli.file.denied';
  if (code === 'EISDIR') return 'cli.file.is-folder';
  return { system: message };
};

/** All faults on one line, even if a fault quotes several. */
export const inOneLine = (faults: readonly Diagnostic[]): string =>
  faults
    .map(({ message, hint }) => (hint === undefined ? message : `${message} (${hint})`))
    .join('; ')
    .replace(/\s+/g, ' ');

/** A file's contents; refuses files that are too large to be what was meant. */
export function readBytes(file: string, most: number, what: string): Buffer {
  const fault = { doing: 'cli.file.read', file } as const;
  try {
    if (statSync(file).size > most) throw new FileMistake({ ...fault, why: 'cli.file.too-large', what });
    return readFileSync(file);
  } catch (error) {
    if (error instanceof FileMistake) throw error;
    throw new FileMistake({ ...fault, why: reasonOf(error) });
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileMistake({ doing: 'cli.file.write', file, why: reasonOf(error, 'cli.file.no-folder') });
  }
}

/** A log with the rules it was dealt under, without its content. */
export async function readLogAlone(file: string): Promise<{ readonly log: MatchLog; readonly game: Game }> {
  const log = parseLog(readBytes(file, LARGEST_LOG, 'the log of a match').toString());
  if (!log.ok) throw new Mistake(`${file}: ${inOneLine(log.fault.slice(0, 5))}`);
  const { game: id, rulesVersion } = log.value.terms;
  const newest = findGame(id);
  const game = await loadRules(id, rulesVersion);
  if (game !== undefined) return { log: log.value, game };
  const kept = [...Object.keys(kitOf(id)?.former ?? {}), newest.rulesVersion].join(', ');
  throw new Mistake(
    `${file} was played under version ${rulesVersion} of the rules of ${id}, which isn't available here (${kept})`,
  );
}

export const writeLog = (file: string, log: MatchLog): void =>
  writeWhole(file, `${JSON.stringify(log, undefined, 1)}\n`);

/** Writes a second file and renames it, so that there is always a whole file, whatever happens. */
export function writeWhole(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new FileMistake({ doing: 'cli.file.write', file, why: reasonOf(error) });
  }
}

export const newFile = (game: string, id: string): string =>
  join(dataFolder(), 'matches', `${game}-${id}.json`);

export function findGame(id: string): Game {
  const game = gameById(id);
  if (game !== undefined) return game;
  const hint = hintFor(
    id,
    GAMES.map((one) => one.id),
  );
  throw new Mistake(`there is no game ${JSON.stringify(id)}; ${hint}`, 2);
}
