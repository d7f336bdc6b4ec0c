/** WA-S-2: plot and obstruct with leadership. */
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

const DESTINY = [
  ...['Lantern Walk', 'Schoolroom', 'Bandaged Mayor'],
  ...['Outer Depot', 'Mended Road', 'League Assembly', 'Grey Arborist'],
  ...['Spore Drift', 'Shared Table', 'Old Photograph', 'Kitchen Door'],
  'Stump and Ash',
].join(', ');

test('[WA-S-2] [WA-OBS-5] [WA-OBS-6] [WA-LOG-1] [WA-NAV-1] [WA-R-59] 19 against 19 is a success', () => {
  const table = at({
    turn: 'b',
    phase: 'plot',
    passed: 'a',
    'ops a': 'First Warden, Unsent Letter, Lamp Keeper, Full Granary, Quiet Oath, Sap Rising, Stand Tall',
    'ops b': 'High Pilot, Gale, Pale Strait, Fleet Speaker, Ring Forge, Deck Cadet, Spoken Course',
    under: DESTINY,
  }).play(
    'engage High Pilot',
    'engage Gale',
    'engage Pale Strait',
    'engage Fleet Speaker',
    'engage Ring Forge',
  );
  table.play('draw 2 by navigation', 'draw 1 by engineering');
  expect(table.view('table').totals).toEqual([0, 19]);
  expect(table.view('table').ops[1].count).toBe(5);
  table.play('finish', 'engage First Warden', 'engage Unsent Letter', 'engage Lamp Keeper');
  table.play(
    'engage Quiet Oath by vision 6',
    'engage Sap Rising by vision 4',
    'engage Stand Tall by vision 3',
  );
  table.play('engage Full Granary by vision 5', 'refill', 'engage Outer Depot by vision 3', 'refill');
  expect(table.view('table').totals).toEqual([19, 19]);
  expect(table.view('table').ops[0].count).toBe(7);
  table.play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 19, theirs: 19 });
  const view = table.view('table');
  expect([view.phase, view.turn, view.engaged]).toEqual(['plot', 0, []]);
  expect(view.void).toEqual(expect.arrayContaining(['First Warden', 'Outer Depot', 'High Pilot']));
});
