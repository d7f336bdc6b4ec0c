/** WA-S-12: experience cards engaged with an unlocked ability. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

const start = (fields: Readonly<Record<string, string>> = {}) =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      'ops a': 'Sap Rising, Night Steward, Closed Shutters, Rooftop Watcher',
      'experience a': 'Long Frost, Harvest of Suns, Open Gate, Thorn Captain',
      'unlocked a': 'vision',
      'ops b': '#4',
      void: BATTLES,
      ...fields,
    },
    { rest: 'unseen' },
  );

test('[WA-S-12] [WA-DEF-10] [WA-DEF-17] [WA-R-27] [WA-R-32] a triumph as vision has a budget of 1, and is never recruited again', () => {
  const table = start().play('engage Harvest of Suns as vision');
  expect(table.view('table').pool).toEqual({ vision1: 1 });
  expect(table.refused('engage Night Steward by vision')).toEqual(refuse('over-budget', 'WA-VIS-1'));
  table.play('engage Sap Rising by vision', 'finish', 'finish');
  table.play('give Homecoming Tide', 'pass', 'pass');
  expect(table.view('table').void).toContain('Harvest of Suns');
  expect(table.refused('recruit Harvest of Suns')).toEqual(refuse('life-not-recruited', 'WA-DEF-17'));
});

test('[WA-S-12] [WA-UNL-5] [WA-R-31] without the ability unlocked in an earlier round it is refused', () => {
  expect(start({ 'unlocked a': '' }).refused('engage Harvest of Suns as vision')).toEqual(
    refuse('not-unlocked', 'WA-R-31'),
  );
});

test('[WA-S-12] [WA-R-26] [WA-R-57] a warfare card engaged as vision is still warfare for limits and bars', () => {
  const table = start().play('engage Thorn Captain as vision');
  expect(table.view('table').pool).toEqual({ vision4: 1 });
  expect(table.refused('engage Closed Shutters by vision')).toEqual(refuse('battle-in-timeline', 'WA-COV-2'));
  expect(start().play('engage Closed Shutters').refused('engage Thorn Captain as vision')).toEqual(
    refuse('covert-in-timeline', 'WA-COV-3'),
  );
  const barred = start({ phase: 'obstruct', engaged: 'b Smuggler Cove', barred: 'a' });
  expect(barred.refused('engage Thorn Captain as vision')).toEqual(refuse('barred-by-covert', 'WA-COV-4'));
});
