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
import { genesis } from './index.ts';

setups(genesis, {
  seats: 'GEN-SET-1',
  factions: 'GEN-SET-2',
  order: 'GEN-SET-3',
  chosen: 'GEN-R-1',
  fromVoid: 'GEN-SET-4',
  lives: 'GEN-SET-5',
  destiny: 'GEN-SET-9',
  shuffled: 'GEN-SET-10',
  refills: 'GEN-SET-11',
  begins: 'GEN-SET-12',
  inSeatOrder: 'GEN-R-138',
  customCards: 'GEN-SET-9',
  customLives: 'GEN-SET-6',
  neutralLives: 'GEN-SET-5',
});

obstructing(genesis, {
  turn: 'GEN-TRN-2',
  skip: 'GEN-OBS-1',
  one: 'GEN-OBS-2',
  compare: 'GEN-OBS-3',
  higher: 'GEN-OBS-4',
  lower: 'GEN-OBS-5',
  cleared: 'GEN-OBS-6',
  effects: 'GEN-OBS-7',
  nothing: 'GEN-R-25',
  remaining: 'GEN-R-32] [GEN-R-33',
  more: 'GEN-R-135',
  lapse: 'GEN-R-136',
  plot: 'GEN-TRN-1',
  barEnds: 'GEN-R-53',
});

plotting(genesis, {
  must: 'GEN-PLT-1',
  none: 'GEN-PLT-2',
  declined: 'GEN-R-26',
  empty: 'GEN-R-27',
  effects: 'GEN-PLT-4',
  stays: 'GEN-PLT-5',
  lapse: 'GEN-R-19',
  finish: 'GEN-R-24',
});

finales(genesis, {
  step: 'GEN-OBS-9',
  equalise: 'GEN-OBS-9',
  once: 'GEN-OBS-10',
  finale: 'GEN-OBS-11',
  equal: 'GEN-R-38',
  chooses: 'GEN-R-37',
  begins: 'GEN-R-34',
  never: 'GEN-R-40',
  experience: 'GEN-EXP-6',
  order: 'GEN-OBS-8',
  again: 'GEN-R-39',
  lives: 'GEN-R-35',
  options: { experience: 'on' },
});

losses(genesis, {
  runs: 'GEN-WIN-1',
  effects: 'GEN-WIN-2',
  gives: 'GEN-WIN-3',
  last: 'GEN-R-94',
  nothing: 'GEN-WIN-4',
  story: 'GEN-WIN-6] [GEN-R-100',
  noStory: 'GEN-R-102',
  over: 'GEN-R-98',
  cleared: 'GEN-WIN-7',
  refill: 'GEN-WIN-8',
  begins: 'GEN-WIN-9',
  winner: 'GEN-DEF-20',
  leaves: 'GEN-VAR-9',
  onlyOne: 'GEN-R-99',
  stays: 'GEN-R-126',
  cannot: 'GEN-VAR-7',
  refusal: ['not-in-reserve', 'GEN-TRN-3'],
  lastReason: ['no-reserve', 'GEN-WIN-4'],
  nothingReason: ['no-reserve', 'GEN-WIN-4'],
  leftReason: ['left', 'GEN-VAR-9'],
});

interrupts(genesis, {
  right: 'GEN-BAT-3',
  first: 'GEN-BAT-4',
  fromWhen: 'GEN-R-41',
  between: 'GEN-R-42',
  polled: 'GEN-R-43',
  cutPlot: 'GEN-R-44',
  freeEngage: 'GEN-R-46',
  barred: 'GEN-R-47',
  opsOnly: 'GEN-R-48',
  back: 'GEN-R-49',
  neverSkipped: 'GEN-R-51',
  asked: 'GEN-R-145',
  plotted: 'GEN-R-45',
  outOfTurn: 'GEN-TRN-2',
});

teamPlay(genesis, {
  teams: 'GEN-TEA-1',
  factions: 'GEN-TEA-2',
  shared: 'GEN-TEA-3',
  timeline: 'GEN-TEA-4',
  ring: 'GEN-TEA-5',
  seats: 'GEN-R-111',
  interrupt: 'GEN-R-113',
  loser: 'GEN-R-114',
  mateWaits: 'GEN-R-115',
  equalise: 'GEN-R-116',
  order: 'GEN-R-148',
  story: 'GEN-R-118',
  leaves: 'GEN-R-110',
  bar: 'GEN-R-112',
  countdown: 'dread',
});

timing(genesis, {
  limit: 'GEN-TRN-5',
  loses: 'GEN-R-105',
  forced: 'GEN-R-106',
  finishes: 'GEN-R-147',
  noTake: 'GEN-VAR-8',
  timeReason: ['time', 'GEN-R-105'],
});

conduct(genesis, {
  forbidden: 'GEN-VAR-2',
  refused: 'GEN-R-107',
  eliminated: 'GEN-VAR-1] [GEN-R-121',
  order: 'GEN-DEF-18',
  sentences: 'GEN-R-109',
  rival: 'GEN-DEF-19',
  phases: 'GEN-DEF-21',
  oneLoser: 'GEN-R-103',
  failing: 'GEN-R-104',
  ends: 'GEN-R-119',
  noLoop: 'GEN-R-120',
  balanced: 'GEN-VAR-4',
  options: { experience: 'on', recruits: 1 },
});
