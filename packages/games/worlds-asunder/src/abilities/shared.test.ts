/** The abilities both games have. */
import { abilitiesOf } from '@hortus/sway/testing';
import { board, LIVES } from './board.testing.ts';

abilitiesOf(board, {
  permissions: {
    rows: [
      ['Battle Four', 2, 'WA-BAT-1'],
      ['Covert Two', 1, 'WA-COV-1'],
      ['Leadership Two', 2, 'WA-LEA-1'],
      ['Rescue One', 1, 'WA-RES-1'],
      ['Red Ruin', 1, 'WA-RUI-1'],
      ['Red Triumph', 1, 'WA-TRI-1'],
      ['Warfare Three', 1, 'WA-WAR-1'],
      ['Sacrifice One', 1, 'WA-SAC-1'],
    ],
    optional: 'WA-DEF-14',
    chain: 'WA-DEF-12',
    ability: 'WA-DEF-11',
    several: 'WA-DEF-12',
    none: 'WA-DEF-12',
  },

  limits: {
    battle: 'WA-BAT-2',
    warfare: 'WA-WAR-2',
    covert: 'WA-COV-2',
    covertKeepsOut: 'WA-COV-3',
    unexecuted: 'WA-R-15',
    noWayRound: 'WA-R-57',
    bar: 'WA-COV-4',
    noBarObstructing: 'WA-COV-5',
    outlives: 'WA-R-56',
    until: 'WA-R-56',
    atOnce: 'WA-R-16',
    declined: 'WA-R-126',
    nothingToDecline: 'WA-R-16',
  },

  draws: {
    engineering: 'WA-ENG-1',
    navigation: 'WA-NAV-1',
    valorDraw: 'WA-VAL-1',
    valorPermission: 'WA-VAL-2',
    valorCard: 'WA-VAL-2',
    vengeance: 'WA-VEN-1',
    order: 'WA-R-14',
    noRoomFirst: 'WA-R-14',
    skipped: 'WA-R-14',
    logistics: 'WA-LOG-1',
    negotiation: 'WA-NEG-1',
    movingTarget: 'WA-R-88',
    atMost: 'WA-DEF-21',
    rival: 'WA-R-106',
    notFewer: 'WA-NEG-1',
    full: 'WA-DEF-4',
  },

  omen: {
    look: 'WA-OME-1',
    take: 'WA-OME-2',
    under: 'WA-OME-3',
    below: 'WA-OME-4',
    fewer: 'WA-R-60',
    noDraw: 'WA-R-60',
    known: 'WA-ZON-1',
  },

  persuasion: {
    discard: 'WA-PER-1',
    permission: 'WA-PER-2',
    inPlot: 'WA-R-61',
    hidden: 'WA-R-61',
    stands: 'WA-R-117',
    life: 'WA-R-116',
    notOpen: 'WA-DEF-13',
    nothing: 'WA-PER-1',
  },

  vision: { budget: 'WA-VIS-1', own: 'WA-VIS-2', chain: 'WA-R-59', printed: 'WA-R-40' },

  rescue: { right: 'WA-RES-2', spares: 'WA-R-58', inPlot: 'WA-RES-2' },

  strike: {
    any: 'WA-STR-1',
    bar: 'WA-STR-2',
    earlier: 'WA-R-83',
    firstUse: 'WA-R-83',
    overAll: 'WA-R-83',
    moved: 'WA-STR-2',
    barsOmen: true,
  },

  engaging: {
    named: 'WA-R-12',
    nothingObstructed: 'WA-R-18',
    declined: 'WA-R-18',
    nothingToPlot: 'WA-R-18',
    fromOps: 'WA-DEF-9',
    optional: 'WA-DEF-14',
    beyond: 'WA-R-115',
    afterwards: 'WA-DEF-13',
    lapse: 'WA-R-13',
    more: 'WA-DEF-15',
    lives: LIVES,
    elsewhere: [['experience a', 'not-announced', 'WA-DEF-10']],
  },
});
