/** Whom the bots of the Card Game System are measured against, and the goals they have to reach. */
import { type Bot, botOf, type Time } from '@hortus/bots';
import type { Contest } from '@hortus/bots/testing/contest.ts';
import { cgs } from '../../src/index.ts';
import { players } from '../index.ts';
import { cgsBot } from '../mind.ts';
import { greedyBot } from './greedy.ts';

interface Wanted {
  readonly name: string;
  readonly contest: Contest;
  /** The number of the first match. */
  readonly first: number;
  /** What the lower end of the interval has to reach; with `atMost`, what the share must stay under. */
  readonly goal: number;
  readonly atMost?: boolean;
}

/** The first deal; the levels were tuned on others. */
const FRESH = 1000;

const EDITION = { pack: 'lowwater' };

const WANTED: readonly {
  readonly levels: readonly string[];
  readonly options: object;
  readonly goal: number;
  readonly atMost?: boolean;
}[] = [
  { levels: ['strong', 'random'], options: EDITION, goal: 0.95 },
  { levels: ['strong', 'greedy'], options: EDITION, goal: 0.6 },
  { levels: ['expert', 'strong'], options: EDITION, goal: 0.65 },
  { levels: ['expert', 'strong', 'strong', 'strong'], options: { pack: 'comet-year' }, goal: 0.35 },
  { levels: ['milker', 'strong'], options: EDITION, goal: 0.55, atMost: true },
];

/** A strong bot that looks for offers that strong accepts, and makes those that are best for itself. */
const milker = (): Bot => cgsBot('milker', { errs: 0, trades: { looks: 40, offers: 3 } });

export function botNamed(level: string): Bot {
  const bot = level === 'greedy' ? greedyBot() : level === 'milker' ? milker() : botOf(players, level);
  if (bot === undefined) throw new Error(`the Card Game System has no ${level}`);
  return bot;
}

/** What the levels have to reach over 400 sessions, every deal once for each seat. */
export const wantedOfCgs = (time: Time): Wanted[] =>
  WANTED.map(({ levels: [level, ...others], options, goal, atMost = false }) => ({
    name: `${level} against ${others.length > 1 ? `${others.length} × ` : ''}${others[0]}`,
    contest: {
      game: cgs,
      bots: [level, ...others].map((one) => botNamed(one!)),
      options,
      time,
    },
    first: FRESH * (1 + others.length),
    goal,
    atMost,
  }));
