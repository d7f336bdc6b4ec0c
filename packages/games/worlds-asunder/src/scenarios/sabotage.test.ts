/** WA-S-10: sabotage's reveal. */
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

test('[WA-S-10] [WA-SAB-2] [WA-SAB-3] [WA-R-64] [WA-R-65] [WA-R-66] hidden cards are turned up and executed once the rival has finished', () => {
  const table = at(
    {
      turn: 'a',
      phase: 'plot',
      'ops a': 'Loose Cog, League Assembly, Shared Table, Thorn Captain, Sap Rising',
      'ops b': 'High Pilot, Gale, Sail Wright, Flare at Dusk',
      void: BATTLES,
    },
    { rest: 'unseen', cards: ['Loose Cog (sabotage 2, of a)'] },
  ).play('engage Loose Cog', 'hide League Assembly', 'hide Shared Table', 'finish');
  const seen = table.view(1);
  expect(seen.engaged.map(({ card }) => card)).toEqual(['Loose Cog', null, null]);
  expect(seen.totals[0]).toBe(2);
  table.play('engage High Pilot', 'engage Gale', 'engage Sail Wright', 'finish');
  expect([table.view('table').phase, table.toAct()]).toEqual(['reveal', [0]]);
  expect(table.view(1).totals).toEqual([9, 12]);
  expect(table.legal(1)).toEqual([]);
  table.play('persuade High Pilot', 'engage Thorn Captain', 'engage Sap Rising');
  expect(table.view('table').totals).toEqual([13, 7]);
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 0, why: 0 });
  expect([table.view('table').phase, table.toAct()]).toEqual(['giving', [1]]);
});
