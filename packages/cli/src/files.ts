/** Logs on disk. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES, gameById, kitOf, loadRules } from '@hortus/catalogue';
import { type Diagnostic, type Game, hintFor, type MatchLog, parseLog } from '@hortus/kernel';
import { Mistake } from './exit.ts';

/** No log of a match is larger. */
const LARGEST_LOG = 64 << 20;

/** Where matches and content are kept: HORTUS_DATA, or .hortus in the working directory. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string => env.HORTUS_DATA || '.hortus';

const reasonOf = (error: unknown, missing = 'there is no such file'): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EISDIR') return 'it is a folder';
  return message;
};

/** All faults on one line, even if a fault quotes several. */
export const inOneLine = (faults: readonly Diagnostic[]): string =>
  faults
    .map(({ message, hint }) => (hint === undefined ? message : `${message} (${hint})`))
    .join('; ')
    .replace(/\s+/g, ' ');

/** A file's contents; refuses files that are too large to be what was meant. */
export function readBytes(file: string, most: number, what: string): Buffer {
  try {
    if (statSync(file).size > most) throw new Error(`it is too large for ${what}`);
    return readFileSync(file);
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Mistake(`cannot write ${file}: ${reasonOf(error, 'there is no such folder')}`);
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
    throw new Mistake(`cannot write ${file}: ${reasonOf(error)}`);
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
