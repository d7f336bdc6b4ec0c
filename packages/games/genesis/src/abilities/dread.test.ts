import { countdown } from '@hortus/sway/testing';
import { board, LIVES } from './board.testing.ts';

countdown(board, {
  ability: 'Dread',
  permission: 'GEN-DRE-1',
  counts: 'GEN-DRE-2',
  wins: 'GEN-DRE-3',
  atOnce: 'GEN-R-23',
  declined: 'GEN-R-146',
  turns: 'GEN-R-68',
  cut: 'GEN-R-69',
  replaces: 'GEN-R-70',
  several: 'GEN-R-71',
  teams: 'GEN-R-128',
  winning: [0],
  waiting: [1, 2],
  lives: LIVES,
});
