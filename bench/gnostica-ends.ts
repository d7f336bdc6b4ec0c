/**
 * Not about speed: whether games of Gnostica's bots end, how often an announcement fails, and how the beginner does
 * against the fixed greedy player. Everything is counted, worlds instead of time, so that every machine plays the same
 * games. `HORTUS_GAMES=40` plays fewer than usual. Continues where it stopped.
 */
import { type Bot, sharesOf, wilson } from '@hortus/bots';
import { announcerOf, gnostica, kinds, playersLeft } from '@hortus/gnostica';
import { type Level, levelBot } from '@hortus/gnostica/players/level-bot.ts';
import { BREADTHS } from '@hortus/gnostica/players/levels.ts';
import { FastLuck, lowestBit } from '@hortus/kernel';
import { playMatch } from '../packages/bots/src/testing/contest.ts';
import { greedyBot } from '../packages/games/gnostica/players/testing/rivals.ts';
import { keptGames, mostGoal } from './contests.ts';
import { mostRows } from './most.ts';
import type { Goal, Measured } from './row.ts';

const GAMES = Number(process.env.HORTUS_GAMES ?? 200);
/** Deals on which nothing was tuned. */
const FIRST = 20_000;

interface Ends {
  readonly title: string;
  readonly level: Level;
  readonly seats: number;
  /** Turns after which a game counts as unended. */
  readonly cap: number;
  /** Worlds that expert looks at for each decision. */
  readonly worlds: number;
  /** The most that may remain unended. */
  readonly most: number;
  /** The most announcements that may fail; with six nobody is stopped by one rival alone, so there is no such goal. */
  readonly failing?: number;
}

const LEVELS = Object.keys(BREADTHS) as Level[];

export const ENDS: readonly Ends[] = [
  ...LEVELS.map((level) => ({
    title: `Gnostica ends ${level}`,
    ...{ level, seats: 2, cap: 200, worlds: 6, most: 0.01, failing: 0.1 },
  })),
  ...LEVELS.map((level) => ({
    title: `Gnostica six ${level}`,
    ...{ level, seats: 6, cap: 360, worlds: 2, most: 0.05 },
  })),
];

const unendedOf = ({ title, cap, seats }: Ends): string =>
  `${title}: unended after ${seats === 2 ? `${cap} turns` : `${cap / seats} rounds`}`;
const failedOf = ({ title }: Ends): string => `${title}: failed announcements`;

export const howItEnds = (ends: Ends): Measured[] => {
  const sums = sumOf(played(ends));
  return [
    ...mostRows(unendedOf(ends), sums.unended, sums.games, ends.most),
    ...mostRows(failedOf(ends), sums.failed, sums.announced, ends.failing),
  ];
};

interface Ended {
  readonly unended: number;
  readonly announced: number;
  readonly failed: number;
}

/** A game as a letter: whether it had no end, how many announced, how many of those failed. */
const SIX = 7;
const letterOf = ({ unended, announced, failed }: Ended): string =>
  String.fromCharCode(48 + unended + 2 * (failed + SIX * announced));
function endedOf(letter: string): Ended {
  const code = letter.charCodeAt(0) - 48;
  const counts = code >> 1;
  return { unended: code & 1, failed: counts % SIX, announced: Math.floor(counts / SIX) };
}

function sumOf(letters: string): Ended & { readonly games: number } {
  const all = [...letters].map(endedOf);
  const sum = (of: keyof Ended): number => all.reduce((total, ended) => total + ended[of], 0);
  return {
    games: all.length,
    unended: sum('unended'),
    announced: sum('announced'),
    failed: sum('failed'),
  };
}

function played({ title, level, seats, cap, worlds }: Ends): string {
  const said = (letters: string): string => {
    const { unended, announced, failed } = sumOf(letters);
    return `${unended} unended, ${failed} of ${announced} announcements failed`;
  };
  const { before, keep } = keptGames(title, `${seats} ${cap} ${worlds}`, GAMES, said);
  const bot = levelBot(level, { counted: worlds });
  let letters = before;
  while (letters.length < GAMES) {
    letters += letterOf(playOut(bot, seats, cap, FIRST + letters.length));
    keep(letters);
  }
  return letters;
}

function playOut(bot: Bot, seats: number, cap: number, number: number): Ended {
  const options = gnostica.parseOptions({ cap }, seats);
  if (!options.ok) throw new Error('these are no options');
  const setting = { options: { cap }, seats };
  const [luck, rng] = [new FastLuck(number), new FastLuck(7919 * number)];
  const state = gnostica.create(options.value, seats);
  let [announced, failed] = [0, 0];
  for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
    const move = bot.choose(gnostica.view(state, seat), seat, means);
    if (move === undefined) throw new Error(`${bot.level} declines`);
    if (kinds.announce.is(move)) announced++;
    const [left, open] = [playersLeft(state), announcerOf(state.ints)];
    toAct = gnostica.play(state, seat, move, luck);
    if (open === seat && playersLeft(state) < left) failed++;
  }
  const isCapped = gnostica.outcome(state)?.reasons?.some(({ code }) => code === 'cap') === true;
  return { unended: isCapped ? 1 : 0, announced, failed };
}

const AGAINST_GREEDY = 'Gnostica greedy: games that beginner loses';
const [LEAST_LOST, MOST_LOST] = [0.4, 0.6];

export function againstGreedy(): Measured[] {
  const beginner = levelBot('beginner');
  const time = { ms: Number.POSITIVE_INFINITY, now: () => 0 };
  const contest = { game: gnostica, bots: [greedyBot(), beginner], options: { cap: 200 }, time };
  const { before, keep } = keptGames('Gnostica greedy beginner', 'counted', GAMES);
  let letters = before;
  while (letters.length < GAMES) {
    letters += playMatch(contest, FIRST + letters.length);
    keep(letters);
  }
  const { won, drawn, games } = sharesOf(letters, 2);
  const share = won / games;
  const { low, high } = wilson(share, games);
  const row = { unit: '%', games };
  return [
    {
      ...row,
      ...{ name: AGAINST_GREEDY, against: 'interval up to', own: share * 100 },
      ...{ other: high * 100, ratio: share / high },
    },
    {
      ...row,
      ...{ name: `${AGAINST_GREEDY}, at least`, against: 'to reach', own: low * 100 },
      ...{ other: LEAST_LOST * 100, ratio: low / LEAST_LOST },
    },
    {
      ...row,
      ...{ name: AGAINST_GREEDY, against: 'at most', own: share * 100 },
      ...{ other: MOST_LOST * 100, ratio: MOST_LOST / Math.max(share, 0.5 / games) },
    },
    {
      ...row,
      ...{ name: 'Gnostica greedy: games that are drawn', against: 'all', own: (drawn / games) * 100 },
      ...{ other: 100, ratio: drawn / games },
    },
  ];
}

export const ENDS_GOALS: readonly Goal[] = [
  ...ENDS.flatMap((ends) => [
    mostGoal(unendedOf(ends)),
    ...(ends.failing === undefined ? [] : [mostGoal(failedOf(ends))]),
  ]),
  { name: `${AGAINST_GREEDY}, at least`, against: 'to reach', ratioAtLeast: 1 },
  mostGoal(AGAINST_GREEDY),
];
