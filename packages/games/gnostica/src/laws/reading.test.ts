/** Gnostica compared with a second implementation of its ledger. */
import { expect, test } from 'vitest';
import { type Compared, readGame } from '../testing/reading/index.ts';

/** Moves and situations that must have occurred, so that nothing is skipped unnoticed. */
const MET = [
  ...['bid', 'take', 'put', 'act', 'play', 'draw', 'turn', 'cup', 'cupLike', 'cupLay', 'rod', 'rodCard'],
  ...['disc', 'discLay', 'sword', 'swordLay', 'raze', 'face', 'own', 'send', 'swap', 'redraw', 'fetch'],
  ...['flip', 'copy', 'skip', 'rest', 'announce', 'resign', 'time', 'stuck', 'disc2', 'sword2', 'raze2'],
  ...['depth 2', 'shuffled', 'lot', 'todo transit', 'over last-left', 'over bare-board', 'over cap'],
];

test('[GNO-E-1] [GNO-E-2] [GNO-E-3] [GNO-E-4] engine and second reading list the same moves and come to the same tables', () => {
  const compared: Compared = { moves: 0, listed: 0, kinds: new Map() };
  for (let number = 0; number < 150; number++) readGame(number, 8, compared);
  expect(MET.filter((what) => !compared.kinds.has(what))).toEqual([]);
});
