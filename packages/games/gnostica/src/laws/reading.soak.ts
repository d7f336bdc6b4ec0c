/** Gnostica compared with a second implementation of its ledger, over many games. */
import { expect, test } from 'vitest';
import { type Compared, readGame } from '../testing/reading/index.ts';

const MET = [
  ...['cupTop', 'disc2', 'disc2Lay', 'sun', 'sunLike', 'sunLay', 'sword2', 'sword2Lay', 'raze2', 'sendCard'],
  ...['stuck', 'lot', 'todo transit', 'todo three', 'depth 3', 'over announced', 'over last-left'],
  ...['over bare-board', 'over quiet', 'over cap'],
];

test('[GNO-E-4] engine and second reading agree over many games', () => {
  const compared: Compared = { moves: 0, listed: 0, kinds: new Map() };
  for (let number = 1000; number < 13_000; number++) readGame(number, 12, compared);
  expect(MET.filter((what) => !compared.kinds.has(what))).toEqual([]);
}, 3_600_000);
