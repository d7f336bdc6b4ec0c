/** The abilities both games have. */
import { abilitiesOf } from '@hortus/sway/testing';
import { board, LIVES } from './board.testing.ts';

abilitiesOf(board, {
  permissions: {
    rows: [
      ['Battle Four', 2, 'GEN-BAT-1'],
      ['Covert Two', 1, 'GEN-COV-1'],
      ['Leadership Two', 2, 'GEN-LEA-1'],
      ['Rescue One', 1, 'GEN-RES-1'],
      ['Red Ruin', 1, 'GEN-RUI-1'],
      ['Red Triumph', 1, 'GEN-TRI-1'],
      ['Warfare Three', 1, 'GEN-WAR-1'],
      ['Dread One', 1, 'GEN-DRE-1'],
    ],
    optional: 'GEN-DEF-9',
    chain: 'GEN-DEF-10',
    ability: 'GEN-DEF-22',
    several: 'GEN-DEF-11',
    none: 'GEN-DEF-10',
  },

  limits: {
    battle: 'GEN-BAT-2',
    warfare: 'GEN-WAR-2',
    covert: 'GEN-COV-2',
    covertKeepsOut: 'GEN-COV-3',
    unexecuted: 'GEN-R-22',
    noWayRound: 'GEN-R-54',
    bar: 'GEN-COV-4',
    noBarObstructing: 'GEN-COV-5',
    outlives: 'GEN-R-52',
    until: 'GEN-R-53',
    atOnce: 'GEN-R-23',
    declined: 'GEN-R-146',
    nothingToDecline: 'GEN-R-23',
  },

  draws: {
    engineering: 'GEN-ENG-1',
    navigation: 'GEN-NAV-1',
    valorDraw: 'GEN-VAL-1',
    valorPermission: 'GEN-VAL-2',
    valorCard: 'GEN-R-67',
    vengeance: 'GEN-VEN-1',
    order: 'GEN-R-20',
    noRoomFirst: 'GEN-R-66',
    skipped: 'GEN-R-21',
    logistics: 'GEN-LOG-1',
    negotiation: 'GEN-NEG-1',
    movingTarget: 'GEN-R-80',
    atMost: 'GEN-DEF-17',
    rival: 'GEN-R-112',
    notFewer: 'GEN-NEG-1',
    full: 'GEN-DEF-5',
  },

  omen: {
    look: 'GEN-OME-1',
    take: 'GEN-OME-2',
    under: 'GEN-OME-3',
    below: 'GEN-OME-4',
    fewer: 'GEN-R-60',
    noDraw: 'GEN-R-61',
    known: 'GEN-R-62',
  },

  persuasion: {
    discard: 'GEN-PER-1',
    permission: 'GEN-PER-2',
    inPlot: 'GEN-R-63',
    hidden: 'GEN-R-64',
    stands: 'GEN-R-137',
    life: 'GEN-PER-1',
    notOpen: 'GEN-DEF-12',
    nothing: 'GEN-PER-1',
  },

  vision: { budget: 'GEN-VIS-1', own: 'GEN-VIS-2', chain: 'GEN-R-58', printed: 'GEN-R-59' },

  rescue: { right: 'GEN-RES-2', spares: 'GEN-R-56', inPlot: 'GEN-R-57' },

  strike: {
    any: 'GEN-STR-1',
    bar: 'GEN-STR-2',
    earlier: 'GEN-R-86',
    firstUse: 'GEN-R-87',
    overAll: 'GEN-R-88',
    moved: 'GEN-R-89',
    barsOmen: false,
  },

  engaging: {
    named: 'GEN-R-18',
    nothingObstructed: 'GEN-R-25',
    declined: 'GEN-R-26',
    nothingToPlot: 'GEN-R-27',
    fromOps: 'GEN-R-28',
    optional: 'GEN-R-131',
    beyond: 'GEN-R-135',
    afterwards: 'GEN-R-123',
    lapse: 'GEN-R-19',
    more: 'GEN-DEF-14',
    lives: LIVES,
    elsewhere: [
      ['reserve a', 'not-in-ops', 'GEN-DEF-8'],
      ['experience a', 'not-in-ops', 'GEN-DEF-8'],
    ],
  },
});
