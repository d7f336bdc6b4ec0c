/** GEN-S-2: plot and obstruct with leadership. */
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

const DESTINY = [
  ...['Goose Girl', 'Lost Caravan', 'Village Bell'],
  ...['Outer Depot', 'Deer Track', 'Pilgrim Road', 'Last Furrow'],
  ...['Under Ivy', 'Honeyed Word', 'Patient Aunt', 'Warm Loaf'],
  'Salted Earth',
].join(', ');
const E = ['First Warden', 'Unsent Letter', 'Lamp Keeper', 'Full Granary', 'Quiet Oath', 'Sap Rising'];

const start = () =>
  at({
    turn: 'b',
    phase: 'plot',
    passed: 'a',
    'ops a': [...E, 'Stand Tall'].join(', '),
    'ops b': 'High Pilot, Gale, Pale Strait, Fleet Speaker, Ring Forge, Storm Council, Young Bosun',
    under: DESTINY,
  }).play(
    'engage High Pilot',
    'engage Gale',
    'engage Pale Strait',
    'engage Fleet Speaker',
    'engage Ring Forge',
    'draw 2 by navigation',
    'draw 1 by engineering',
  );

test('[GEN-S-2] [GEN-NAV-1] [GEN-DEF-13] the plot makes 19, with three cards drawn and two permissions over', () => {
  const { totals, pool, ops } = start().view('table');
  expect(totals).toEqual([0, 19]);
  expect(pool).toEqual({ plain: 2 });
  expect(ops[1].count).toBe(5);
});

test('[GEN-S-2] [GEN-OBS-4] [GEN-OBS-6] [GEN-LOG-1] [GEN-DEF-4] [GEN-R-58] the obstruction makes 19 as well, which is enough', () => {
  const table = start().play(
    'finish',
    'engage First Warden',
    'engage Unsent Letter',
    'engage Lamp Keeper',
    'engage Full Granary by vision 5',
    'refill',
    'engage Quiet Oath by vision 6',
    'engage Sap Rising by vision 4',
    'engage Stand Tall by vision 3',
  );
  expect(table.refused('engage Outer Depot by vision 5').code).toBe('no-permission');
  table.play('engage Outer Depot by vision 3', 'refill');
  expect(table.view('table').totals).toEqual([19, 19]);
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 19, theirs: 19 });
  const view = table.view('table');
  expect(view.phase).toBe('plot');
  expect(view.turn).toBe(0);
  expect(view.ops[0].count).toBe(7);
  expect(view.engaged).toEqual([]);
  expect(view.void).toEqual(expect.arrayContaining([...E, 'Outer Depot', 'High Pilot', 'Ring Forge']));
  expect(view.pool).toEqual({ plain: 1 });
});
