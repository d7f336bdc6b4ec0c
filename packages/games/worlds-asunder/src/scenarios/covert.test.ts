/** WA-S-3: plot and obstruct with covert, from the experience too. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

const start = (rights = 'off') =>
  at(
    {
      ...(rights === 'off' ? {} : { set: `unlock.rights=${rights}` }),
      turn: 'a',
      phase: 'plot',
      'ops a': 'Still Water, Burning Almanac, Upward Path, Closed Shutters, Night Steward, Master Grafter',
      'ops b':
        'Stand Tall, Fleet Speaker, Thinking Engine, Sail Wright, Hammerfall, Cutlass Drill, Deck Cadet',
      'experience b':
        'Falling Ember, Thousand Harbours, Homecoming Tide, Grey Flotilla, Ramming Speed, Schoolroom',
      'unlocked b': 'vision, warfare, battle',
    },
    { rest: 'unseen' },
  );
const FIRST = [
  'engage Still Water',
  'pass',
  'engage Burning Almanac by vision',
  'pass',
  'engage Upward Path by vision',
];

test('[WA-S-3] [WA-R-28] [WA-R-53] before Closed Shutters a printed battle card in ops may interrupt, an experience card under unlock.rights only', () => {
  const table = start().play(...FIRST);
  expect(table.toAct()).toEqual([1]);
  expect(table.legal().filter((move) => move.startsWith('interrupt'))).toEqual([
    'interrupt with Cutlass Drill',
  ]);
  const rights = start('on').play(...FIRST);
  expect(rights.legal()).toEqual(
    expect.arrayContaining(['interrupt with Cutlass Drill', 'interrupt with Schoolroom as battle']),
  );
  for (const one of [table, rights]) {
    one.play('pass', 'engage Closed Shutters');
    expect(one.toAct()).toEqual([0]);
    expect(one.legal(1).filter((move) => move.startsWith('interrupt'))).toEqual([]);
  }
});

test('[WA-S-3] [WA-COV-3] [WA-COV-4] [WA-R-26] [WA-R-57] the bar holds for ops and experience, by print and by announcement', () => {
  const table = start().play(...FIRST, 'pass', 'engage Closed Shutters', 'engage Night Steward');
  table.play('engage Master Grafter');
  expect(table.view('table').totals).toEqual([14, 0]);
  table.play('finish');
  const barred = refuse('barred-by-covert', 'WA-COV-4');
  expect(table.refused('engage Hammerfall')).toEqual(barred);
  expect(table.refused('engage Cutlass Drill')).toEqual(barred);
  expect(table.refused('engage Grey Flotilla as vision')).toEqual(barred);
  expect(table.refused('engage Ramming Speed as vision')).toEqual(barred);
  expect(table.refused('engage Schoolroom as warfare')).toEqual(barred);
  expect(table.refused('engage Schoolroom as battle')).toEqual(barred);
  expect(table.legal()).toContain('engage Schoolroom as vision');
  table.play(
    'engage Stand Tall',
    'engage Fleet Speaker',
    'engage Thinking Engine',
    'engage Sail Wright by engineering',
  );
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 14, theirs: 14 });
  expect(table.view('table').phase).toBe('plot');
  expect(table.legal()).toEqual(
    expect.arrayContaining(['engage Hammerfall', 'engage Schoolroom as warfare']),
  );
});
