/** The course of a game, as both games keep it, with the clauses of this one. */
import {
  conduct,
  finales,
  interrupts,
  losses,
  obstructing,
  plotting,
  setups,
  teamPlay,
  timing,
} from '@hortus/sway/testing';
import { worldsAsunder } from './index.ts';

setups(worldsAsunder, {
  seats: 'WA-SET-1',
  factions: 'WA-SET-3',
  order: 'WA-SET-2',
  chosen: 'WA-R-1',
  fromVoid: 'WA-SET-4',
  lives: 'WA-SET-5',
  destiny: 'WA-SET-6',
  shuffled: 'WA-SET-7',
  refills: 'WA-SET-8',
  begins: 'WA-SET-9',
  inSeatOrder: 'WA-R-119',
  customCards: 'WA-R-2',
  customLives: 'WA-R-2',
  neutralLives: 'WA-R-3',
});

obstructing(worldsAsunder, {
  turn: 'WA-TRN-2',
  skip: 'WA-OBS-1',
  one: 'WA-OBS-2',
  compare: 'WA-OBS-3',
  higher: 'WA-OBS-5',
  lower: 'WA-OBS-4',
  cleared: 'WA-OBS-6',
  effects: 'WA-OBS-7',
  nothing: 'WA-R-18',
  remaining: 'WA-R-36',
  more: 'WA-R-115',
  lapse: 'WA-R-118',
  plot: 'WA-OBS-11] [WA-TRN-1',
  barEnds: 'WA-R-56',
});

plotting(worldsAsunder, {
  must: 'WA-PLT-1',
  none: 'WA-PLT-2',
  declined: 'WA-R-18',
  empty: 'WA-R-18',
  effects: 'WA-PLT-3',
  stays: 'WA-PLT-5',
  lapse: 'WA-R-13',
  finish: 'WA-R-17',
});

finales(worldsAsunder, {
  step: 'WA-OBS-8',
  equalise: 'WA-OBS-9',
  once: 'WA-OBS-9',
  finale: 'WA-OBS-10',
  equal: 'WA-R-45',
  chooses: 'WA-R-47',
  begins: 'WA-R-42',
  never: 'WA-R-48',
  experience: 'WA-OBS-8',
  order: 'WA-R-43',
  again: 'WA-R-44',
  lives: 'WA-R-46',
  options: {},
});

losses(worldsAsunder, {
  runs: 'WA-RND-1] [WA-RND-2',
  effects: 'WA-RND-3',
  gives: 'WA-RND-4',
  last: 'WA-RND-6',
  nothing: 'WA-RND-5] [WA-R-91',
  story: 'WA-RND-7',
  noStory: 'WA-R-94',
  over: 'WA-RND-8',
  cleared: 'WA-RND-9',
  refill: 'WA-RND-10',
  begins: 'WA-RND-13',
  winner: 'WA-DEF-26',
  leaves: 'WA-VAR-9] [WA-R-102',
  onlyOne: 'WA-R-96',
  stays: 'WA-R-93',
  cannot: 'WA-VAR-7',
  refusal: ['not-a-life', 'WA-RND-4'],
  lastReason: ['last-life', 'WA-RND-6'],
  nothingReason: ['no-life', 'WA-RND-5'],
  leftReason: ['left', 'WA-VAR-9'],
});

interrupts(worldsAsunder, {
  right: 'WA-BAT-3',
  first: 'WA-BAT-4',
  fromWhen: 'WA-R-49',
  between: 'WA-R-50',
  polled: 'WA-R-50',
  cutPlot: 'WA-R-51',
  freeEngage: 'WA-R-52',
  barred: 'WA-R-53',
  opsOnly: 'WA-R-28',
  back: 'WA-R-54',
  neverSkipped: 'WA-PLT-4',
  asked: 'WA-R-125',
  plotted: 'WA-R-55',
  outOfTurn: 'WA-TRN-2',
});

teamPlay(worldsAsunder, {
  teams: 'WA-TEA-1',
  factions: 'WA-TEA-1',
  shared: 'WA-TEA-2',
  timeline: 'WA-TEA-3',
  ring: 'WA-TEA-4',
  seats: 'WA-R-106',
  interrupt: 'WA-R-106',
  loser: 'WA-R-106',
  mateWaits: 'WA-TEA-3',
  equalise: 'WA-R-111',
  order: 'WA-R-111',
  story: 'WA-R-112',
  leaves: 'WA-R-102',
  bar: 'WA-R-106',
  countdown: 'sacrifice',
});

timing(worldsAsunder, {
  limit: 'WA-TRN-3',
  loses: 'WA-R-99',
  forced: 'WA-R-99',
  finishes: 'WA-R-127',
  noTake: 'WA-VAR-8',
  timeReason: ['time', 'WA-R-99'],
});

conduct(worldsAsunder, {
  forbidden: 'WA-VAR-2',
  refused: 'WA-R-100',
  eliminated: 'WA-VAR-1',
  order: 'WA-DEF-22',
  sentences: 'WA-R-101',
  rival: 'WA-DEF-24',
  phases: 'WA-DEF-28',
  oneLoser: 'WA-R-96',
  failing: 'WA-R-97',
  ends: 'WA-R-113',
  noLoop: 'WA-R-114',
  balanced: 'WA-VAR-4',
  options: { cap: 50 },
});
