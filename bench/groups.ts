import { BOT_GOALS, botStrength, HIDING } from './bots.ts';
import { CGS_GOALS, CGS_TIME_GOAL, cgsStrength, whatTimeGainsInCgs } from './cgs-bots.ts';
import { CGS_TABLE_GOALS, cgsTable } from './cgs-table.ts';
import { costs } from './costs.ts';
import { againstFormer, FORMER_GOALS, RIVALRIES } from './former.ts';
import { FRAMES_GOALS, fullTable } from './frames.ts';
import { GNOSTICA_GOALS, GNOSTICA_TIME_GOAL, gnosticaStrength, whatTimeGains } from './gnostica-bots.ts';
import { againstGreedy, ENDS, ENDS_GOALS, howItEnds } from './gnostica-ends.ts';
import { lateAnswers } from './late-answers.ts';
import { LADDERS, LEVEL_GOALS, levelSteps } from './levels.ts';
import { PACK_GOALS, packs } from './packs.ts';
import { howPairsPlay, PAIR_GOALS } from './pairs.ts';
import { PHONE_GOALS, slowPhone } from './phone.ts';
import { againstBoardgameIo, againstLoop } from './playouts.ts';
import { RANDOM_PLAY_GOALS, randomPlay, withLongTexts } from './random-play.ts';
import type { Goal, Measured } from './row.ts';
import { SEARCH_GOALS, whatSearchGains } from './search.ts';
import { COLD_GOALS, coldLoad } from './server/cold.ts';
import { growthWithLog, growthWithMatches, growthWithSpectators } from './server/growth.ts';
import { idleTables } from './server/idle.ts';
import { IDLE_GOALS, idleMemory } from './server/idle-memory.ts';
import { serverMemory } from './server/memory.ts';
import { serverSpeed } from './server/speed.ts';
import { againstPlainSearch, solverSpeed } from './solving.ts';
import { THINKING_GOALS, TIMED, whatThinkingTakes } from './thinking.ts';
import { howMuchIsWasted, WASTE_GOALS } from './waste.ts';
import { LOOP } from './yardstick.ts';

/** Rows that are measured together. */
export interface Group {
  readonly name: string;
  /** Where words of the command line are looked for. */
  readonly about: string;
  /** How many fresh processes measure it: what the engine makes of a program differs from one to the next. */
  readonly processes: number;
  /** Rules and search, measured against the hand-written loop: `quick` has these. */
  readonly engine?: boolean;
  measure(): Measured[] | Promise<Measured[]>;
}

export const GROUPS: readonly Group[] = [
  { name: 'loop', about: 'random playouts loop yardstick', processes: 7, engine: true, measure: againstLoop },
  {
    name: 'random play',
    about: 'genesis worlds asunder gnostica system cgs random play moves speed card games',
    processes: 5,
    engine: true,
    measure: randomPlay,
  },
  { name: 'solver', about: 'first moves solved', processes: 5, engine: true, measure: solverSpeed },
  {
    name: 'costs',
    about: 'costs copy view position hash imagine',
    processes: 5,
    engine: true,
    measure: costs,
  },
  {
    name: 'boardgame.io',
    about: 'random playouts moves boardgame.io',
    processes: 3,
    measure: againstBoardgameIo,
  },
  {
    name: 'plain search',
    about: 'first moves solved solver plain search',
    processes: 3,
    measure: againstPlainSearch,
  },
  {
    name: 'long texts',
    about: 'card game system cgs long texts',
    processes: 5,
    measure: withLongTexts,
  },
  { name: 'packs', about: 'card language packs check lint format hostile', processes: 3, measure: packs },
  { name: 'bots', about: 'bots strength', processes: 1, measure: botStrength },
  // One game at a time: each of them takes long.
  ...LADDERS.map((ladder) => ({
    name: `${ladder.title} levels`,
    about: 'bots levels ladder ratings',
    processes: 1,
    measure: () => levelSteps(ladder),
  })),
  ...HIDING.map((hiding) => ({
    name: `${hiding.title} search`,
    about: 'bots expert time cheat',
    processes: 1,
    measure: () => whatSearchGains(hiding),
  })),
  ...HIDING.map((hiding) => ({
    name: `${hiding.title} pairs`,
    about: 'bots expert partners team',
    processes: 1,
    measure: () => howPairsPlay(hiding),
  })),
  ...HIDING.map((hiding) => ({
    name: `${hiding.title} waste`,
    about: 'bots expert needless cards obstructions',
    processes: 1,
    measure: () => howMuchIsWasted(hiding),
  })),
  { name: 'Gnostica search', about: 'bots expert time', processes: 1, measure: whatTimeGains },
  {
    name: 'Card Game System search',
    about: 'cgs bots expert time',
    processes: 1,
    measure: whatTimeGainsInCgs,
  },
  ...RIVALRIES.map((rivalry) => ({
    name: `${rivalry.title} former`,
    about: 'bots former experts',
    processes: 1,
    measure: () => againstFormer(rivalry),
  })),
  ...TIMED.map((timed) => ({
    name: `${timed.title} thinking`,
    about: 'bots thinking time limit forced',
    processes: 1,
    measure: () => whatThinkingTakes(timed),
  })),
  {
    name: 'late answers',
    about: 'bots thinking window busy server genesis',
    processes: 1,
    measure: lateAnswers,
  },
  { name: 'CGS bots', about: 'card game system cgs bots strength', processes: 1, measure: cgsStrength },
  { name: 'CGS table', about: 'card game system cgs table decision', processes: 1, measure: cgsTable },
  { name: 'Gnostica bots', about: 'gnostica bots strength', processes: 1, measure: gnosticaStrength },
  ...ENDS.map((ends) => ({
    name: ends.title,
    about: 'gnostica bots unended announcements',
    processes: 1,
    measure: () => howItEnds(ends),
  })),
  {
    name: 'Gnostica greedy',
    about: 'gnostica bots beginner greedy',
    processes: 1,
    measure: againstGreedy,
  },
  {
    name: 'server speed',
    about: 'server moves latency cpu boardgame.io',
    processes: 3,
    measure: serverSpeed,
  },
  { name: 'server memory', about: 'server memory match viewer', processes: 1, measure: serverMemory },
  { name: 'server cold', about: 'server cold load block snapshot', processes: 1, measure: coldLoad },
  { name: 'server resting', about: 'server resting memory open matches', processes: 1, measure: idleMemory },
  { name: 'server idle', about: 'server idle followed tables', processes: 1, measure: idleTables },
  { name: 'server log', about: 'server growth log length', processes: 3, measure: growthWithLog },
  { name: 'server matches', about: 'server growth matches', processes: 1, measure: growthWithMatches },
  {
    name: 'server spectators',
    about: 'server growth spectators',
    processes: 1,
    measure: growthWithSpectators,
  },
  { name: 'phone', about: 'slow phone page begin', processes: 1, measure: slowPhone },
  { name: 'frames', about: 'slow phone frames full table gnostica', processes: 1, measure: fullTable },
];

export const GOALS: readonly Goal[] = [
  { name: 'moves of random playouts', against: LOOP, ratioAtLeast: 0.42 },
  { name: 'moves of random playouts', against: 'boardgame.io', ratioAtLeast: 2000 },
  ...RANDOM_PLAY_GOALS,
  { name: 'all first moves solved, median', against: 'plain search', ratioAtLeast: 2, valueAtMost: 4 },
  { name: 'moves on a server, stored', against: 'boardgame.io', ratioAtLeast: 3 },
  { name: 'until the other sees a move, p99', against: 'boardgame.io', ratioAtLeast: 1 },
  { name: 'server CPU of a move', against: 'boardgame.io', ratioAtLeast: 3 },
  { name: 'memory of a loaded match', against: 'boardgame.io', valueAtMost: 10 },
  { name: 'memory of a connected viewer', against: 'boardgame.io', valueAtMost: 40 },
  { name: 'CPU of a move, 1,000 entries before', against: 'none before', ratioAtLeast: 0.95 },
  ...PHONE_GOALS,
  ...PACK_GOALS,
  ...FRAMES_GOALS,
  ...IDLE_GOALS,
  ...COLD_GOALS,
  ...BOT_GOALS,
  ...LEVEL_GOALS,
  ...SEARCH_GOALS,
  ...PAIR_GOALS,
  ...WASTE_GOALS,
  ...FORMER_GOALS,
  ...THINKING_GOALS,
  ...GNOSTICA_GOALS,
  GNOSTICA_TIME_GOAL,
  ...ENDS_GOALS,
  ...CGS_GOALS,
  CGS_TIME_GOAL,
  ...CGS_TABLE_GOALS,
];

export const groupsFor = (words: readonly string[]): readonly Group[] =>
  words.length === 0
    ? GROUPS
    : GROUPS.filter(({ name, about }) =>
        words.some((word) => `${name} ${about}`.toLowerCase().includes(word.toLowerCase())),
      );
