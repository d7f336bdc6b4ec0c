/**
 * What contests between bots share: games are saved, so that a run continues where it stopped, and rows of the table.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Shares, sharesOf } from '@hortus/bots';
import type { Goal, Measured } from './row.ts';

export interface KeptGames {
  /** Those played before by the same program, one letter each. */
  readonly before: string;
  /** All so far; anything else worth mentioning goes next to it. */
  keep(letters: string, beside?: string): void;
}

const gamesWon = (letters: string): string => `${sharesOf(letters, 2).won} won`;

/** `terms` keeps games apart that were played under other conditions; `said` sums up the games so far. */
export function keptGames(name: string, terms: string, games: number, said = gamesWon): KeptGames {
  const program = fileURLToPath(import.meta.url);
  const folder = join(dirname(program), '..', 'bots');
  const hash = createHash('sha256').update(readFileSync(program)).update(`${name} ${terms}`).digest('hex');
  const file = join(folder, `${name.replace(/\W+/g, '-')}-${hash.slice(0, 16)}.txt`);
  mkdirSync(folder, { recursive: true });
  return {
    before: textOf(file).slice(0, games),
    keep(letters, beside = '') {
      writeFileSync(file, letters);
      process.stderr.write(`\r\x1b[K${name}: game ${letters.length} of ${games}, ${said(letters)}${beside}`);
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const atLeast = (name: string): string => `${name}, at least`;

/**
 * The share beside that of an equal among this many players (a ratio of games won to games lost would be infinite if
 * all are won), and the lower end of its interval, which is judged.
 */
export const shareRows = (name: string, shares: Shares, players: number, goal: number): Measured[] => [
  {
    name,
    unit: '%',
    against: 'interval up to',
    own: shares.share * 100,
    other: shares.high * 100,
    ratio: shares.share * players,
    games: shares.games,
  },
  {
    name: atLeast(name),
    unit: '%',
    against: 'to reach',
    own: shares.low * 100,
    other: goal * 100,
    ratio: shares.low / goal,
    games: shares.games,
  },
];

export const shareGoal = (name: string): Goal => ({
  name: atLeast(name),
  against: 'to reach',
  ratioAtLeast: 1,
});

/** What a share must not exceed, judged by the share itself. */
export const mostRow = (name: string, { share, games }: Shares, most: number): Measured => ({
  name,
  unit: '%',
  against: 'at most',
  own: share * 100,
  other: most * 100,
  ratio: most / share,
  games,
});

export const mostGoal = (name: string): Goal => ({ name, against: 'at most', ratioAtLeast: 1 });
