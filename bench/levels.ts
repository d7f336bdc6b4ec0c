/**
 * Not about speed: how often each level beats the one below it, with deals played from both sides; the ratings that
 * people see are made from this. `HORTUS_GAMES=100` plays fewer games than usual. Continues where it stopped.
 */
import { botOf, duel, type Players, type Shares, seeing, sharesOf } from '@hortus/bots';
import { players as cgs } from '@hortus/cgs/players/index.ts';
import { players as garden } from '@hortus/garden/players/index.ts';
import { players as genesis } from '@hortus/genesis/players/index.ts';
import { players as gnostica } from '@hortus/gnostica/players/index.ts';
import { players as worldsAsunder } from '@hortus/worlds-asunder/players/index.ts';
import { cpuMs, playMatch } from '../packages/bots/src/testing/contest.ts';
import { keptGames, mostGoal, mostRow, shareGoal, shareRows } from './contests.ts';
import type { Goal, Measured } from './row.ts';

const GAMES = Number(process.env.HORTUS_GAMES ?? 400);
/** What the lower end of the interval has to reach, and what the share itself must not exceed: a level is a step. */
const [LEAST, MOST] = [0.65, 0.85];

interface Ladder {
  readonly title: string;
  readonly players: Players;
  /** Milliseconds per decision, in Gnostica per turn; the levels below expert rarely need all of them. */
  readonly ms: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export const LADDERS: readonly Ladder[] = [
  { title: 'Garden', players: garden, ms: Number.POSITIVE_INFINITY, options: {} },
  { title: 'Genesis', players: genesis, ms: 20, options: {} },
  { title: 'Worlds Asunder', players: worldsAsunder, ms: 20, options: {} },
  { title: 'Gnostica', players: gnostica, ms: 50, options: { cap: 200 } },
  { title: 'Card Game System', players: cgs, ms: 20, options: { pack: 'lowwater' } },
];

/** Each level with the one below it, from the bottom up. */
export const stepsOf = ({ levels }: Players): [stronger: string, weaker: string][] => {
  const names = Object.keys(levels);
  return names.slice(1).map((stronger, i) => [stronger, names[i] ?? '']);
};

export const stepName = (title: string, stronger: string, weaker: string): string =>
  `${title} levels: ${stronger} against ${weaker}`;

export const levelSteps = (ladder: Ladder): Measured[] =>
  stepsOf(ladder.players).flatMap(([stronger, weaker]) => {
    const name = stepName(ladder.title, stronger, weaker);
    const shares = played(ladder, stronger, weaker);
    return [...shareRows(name, shares, 2, LEAST), mostRow(name, shares, MOST)];
  });

export const LEVEL_GOALS: readonly Goal[] = LADDERS.flatMap(({ title, players }) =>
  stepsOf(players).flatMap(([stronger, weaker]) => {
    const name = stepName(title, stronger, weaker);
    return [shareGoal(name), mostGoal(name)];
  }),
);

function played({ players, ms, options }: Ladder, stronger: string, weaker: string): Shares {
  const { game } = players;
  const [one, other] = [stronger, weaker].map((level) => {
    const bot = botOf(players, level);
    if (bot === undefined) throw new Error(`${game.id} has no ${level}`);
    return bot;
  });
  if (one === undefined || other === undefined) throw new Error('two levels make a step');
  const { before, keep } = keptGames(`${game.id} ${stronger} ${weaker}`, String(ms), GAMES);
  const now = ms === Number.POSITIVE_INFINITY ? () => 0 : cpuMs;
  if (game.id !== 'gnostica' && game.id !== 'cgs')
    return duel(game, seeing(game, one), seeing(game, other), Math.ceil(GAMES / 2), {
      ms,
      now,
      before,
      after: keep,
      setting: { options, seats: 2 },
    });
  // In Gnostica the time is per turn and players bid for who goes first; in the Card Game System there are offers to answer.
  let letters = before;
  const contest = { game, bots: [one, other], options, time: { ms, now } };
  while (letters.length < GAMES) {
    letters += playMatch(contest, letters.length);
    keep(letters);
  }
  return sharesOf(letters, 2);
}
