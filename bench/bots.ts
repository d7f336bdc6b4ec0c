/**
 * Not a speed: how often each level of bot beats the one below, and in Genesis and Worlds Asunder those it has to beat,
 * over the same deals with both sides played. The latter take a quarter of an hour and go on where they were stopped.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Duel, duel, strength } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import type { Game } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { type Wanted, wantedOf } from '../packages/bots/src/testing/sway-rivals.ts';
import type { Goal, Measured } from './row.ts';

const GARDEN_DEALS = 400;
/** 400 games: 200 deals, sides changed. */
const DEALS = 200;
/** A decision, in CPU time of this process: what else runs on the machine does not count. */
const MS = 10;

const HIDING = [
  { game: genesis as unknown as Game, title: 'Genesis' },
  { game: worldsAsunder as unknown as Game, title: 'Worlds Asunder' },
];

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const botStrength = (): Measured[] => [
  ...strength(GARDEN_DEALS).map(({ stronger, weaker, share }) => ({
    name: `bots: ${stronger} wins`,
    unit: '%',
    against: weaker,
    own: share * 100,
    other: (1 - share) * 100,
    ratio: share / (1 - share),
  })),
  ...HIDING.flatMap(({ game, title }) =>
    wantedOf(game.id).flatMap((wanted) => rowsFor(title, wanted, played(game, wanted))),
  ),
];

const nameOf = (title: string, { stronger, weaker }: Wanted): string =>
  `${title} bots: ${stronger.level} against ${weaker.level}`;

/** The share as it was, beside the half that equals would win, and the lower end of its interval, which is judged. */
const rowsFor = (title: string, wanted: Wanted, { share, low, high }: Duel): Measured[] => [
  {
    name: nameOf(title, wanted),
    unit: '%',
    against: 'interval up to',
    own: share * 100,
    other: high * 100,
    ratio: share * 2,
  },
  {
    name: `${nameOf(title, wanted)}, at least`,
    unit: '%',
    against: 'to reach',
    own: low * 100,
    other: wanted.goal * 100,
    ratio: low / wanted.goal,
  },
];

export const BOT_GOALS: readonly Goal[] = HIDING.flatMap(({ game, title }) =>
  wantedOf(game.id).map((wanted) => ({
    name: `${nameOf(title, wanted)}, at least`,
    against: 'to reach',
    ratioAtLeast: 1,
  })),
);

/** Games played before by the same program are not played again. */
function played(game: Game, { stronger, weaker }: Wanted): Duel {
  const program = readFileSync(fileURLToPath(import.meta.url));
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'bots');
  const name = `${game.id} ${stronger.level} ${weaker.level}`;
  const hash = createHash('sha256').update(program).update(`${name} ${DEALS} ${MS}`).digest('hex');
  const file = join(folder, `${name.replaceAll(' ', '-')}-${hash.slice(0, 16)}.txt`);
  mkdirSync(folder, { recursive: true });
  return duel(game, stronger, weaker, DEALS, {
    ms: MS,
    now: cpu,
    before: textOf(file),
    after(games) {
      writeFileSync(file, games);
      const won = games.split('w').length - 1;
      process.stderr.write(`\r\x1b[K${name}: game ${games.length} of ${DEALS * 2}, ${won} won`);
    },
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
