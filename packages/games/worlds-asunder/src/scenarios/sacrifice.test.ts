/** WA-S-11: sacrifice, and the whole ending of a round. */
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

test('[WA-S-11] [WA-SAC-3] [WA-RND-3] [WA-RND-9] [WA-RND-10] [WA-RND-11] [WA-RND-12] [WA-RND-13] [WA-R-77] [WA-R-78] [WA-R-80] the first success wins the round', () => {
  const table = at(
    {
      turn: 'a',
      phase: 'plot',
      'ops a': 'Last Candle, First Warden, Sap Rising',
      'ops b': 'Deck Cadet, High Pilot, Patch and Prayer',
      void: BATTLES,
    },
    { rest: 'unseen', cards: ['Last Candle (sacrifice 2, of a)'] },
  ).play('engage Last Candle', 'finish');
  table.play('engage Deck Cadet', 'finish', 'engage High Pilot', 'engage Patch and Prayer', 'finish');
  expect(table.view('table').totals).toEqual([0, 6]);
  table.play('engage First Warden', 'engage Sap Rising', 'finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 0, why: 2 });
  const asked = () => [table.view('table').phase, ...table.toAct()];
  expect(asked()).toEqual(['giving', 1]);
  expect([table.view('table').finale, table.view('table').countdowns]).toEqual([false, []]);
  table.play('give Homecoming Tide');
  expect(asked()).toEqual(['refill', 1]);
  expect(table.view('table').engaged).toEqual([]);
  table.play('pass');
  expect(asked()).toEqual(['refill', 0]);
  table.play('pass');
  expect(asked()).toEqual(['recruit', 0]);
  table.play('recruit Drawn Line', 'recruit Pruning Hook');
  expect(asked()).toEqual(['recruit', 1]);
  table.play('pass');
  expect(asked()).toEqual(['unlock', 0]);
  table.play('unlock vision');
  expect(asked()).toEqual(['unlock', 1]);
  table.play('unlock vision');
  expect([...asked(), table.view('table').turn]).toEqual(['obstruct', 1, 1]);
});
