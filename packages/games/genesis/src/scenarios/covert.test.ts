/** GEN-S-3: plot and obstruct with covert. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

const start = () =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      'ops a': 'Still Water, Burning Almanac, Upward Path, Closed Shutters, Night Steward, Master Grafter',
      'ops b':
        'Stand Tall, Fleet Speaker, Thinking Engine, Sail Wright, Hammerfall, Boarding Axe, Young Bosun',
    },
    { rest: 'unseen' },
  );

const upToCovert = () =>
  start().play(
    ...['engage Still Water', 'pass', 'engage Burning Almanac by vision', 'pass'],
    ...['engage Upward Path by vision', 'pass', 'engage Closed Shutters'],
  );

test('[GEN-S-3] [GEN-R-47] the interrupt is open after Upward Path and closed after Closed Shutters', () => {
  const before = start().play(
    ...['engage Still Water', 'pass', 'engage Burning Almanac by vision', 'pass'],
    'engage Upward Path by vision',
  );
  expect(before.toAct()).toEqual([1]);
  expect(before.legal()).toContain('interrupt with Boarding Axe');
  const after = upToCovert();
  expect(after.toAct()).toEqual([0]);
  expect(after.refused('1: interrupt with Boarding Axe').code).toMatch(/not-your-turn|barred-by-covert/);
});

test('[GEN-S-3] [GEN-OME-4] omen asks for an ops below 7', () => {
  const table = start().play('engage Still Water', 'pass', 'engage Burning Almanac by vision', 'pass');
  expect(table.legal()).toContain('omen 4');
});

test('[GEN-S-3] [GEN-COV-3] [GEN-COV-4] [GEN-R-53] battle and warfare are barred in the next obstruction and free in the plot after it', () => {
  const table = upToCovert();
  expect(table.view('table').barred).toEqual([1]);
  table.play('engage Night Steward', 'engage Master Grafter');
  expect(table.view('table').totals).toEqual([14, 0]);
  table.play('finish');
  expect(table.refused('engage Hammerfall')).toEqual(refuse('barred-by-covert', 'GEN-COV-4'));
  expect(table.refused('engage Boarding Axe')).toEqual(refuse('barred-by-covert', 'GEN-COV-4'));
  table.play(
    'engage Stand Tall',
    'engage Fleet Speaker',
    'engage Thinking Engine',
    'engage Sail Wright by engineering',
  );
  expect(table.refused('engage Hammerfall')).toEqual(refuse('barred-by-covert', 'GEN-COV-4'));
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 14, theirs: 14 });
  expect(table.view('table').phase).toBe('plot');
  expect(table.legal()).toEqual(expect.arrayContaining(['engage Hammerfall', 'engage Boarding Axe']));
});
