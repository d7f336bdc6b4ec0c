/** WA-S-4 to WA-S-8: the finale and the timing of plots in it. */
import { expect, test } from 'vitest';
import { at, storyOf } from '../scene.testing.ts';

const start = (order: 'experience' | 'equalise', lancer = 'Wing Lancer') =>
  at({
    ...(order === 'experience' ? {} : { set: `finale.order=${order}` }),
    turn: 'a',
    phase: 'obstruct',
    engaged: 'b Lantern Walk',
    'ops a': 'Mended Road, Iron Hedge, Gale, Thorn Captain',
    'ops b': `Soft Voice, ${lancer}, Hammerfall, One More Try`,
    'experience b': 'Falling Ember, Thousand Harbours',
    under: 'Tidal Yard',
  }).play('engage Mended Road', 'draw 1 by navigation', 'finish');

test('[WA-S-4] [WA-OBS-8] [WA-OBS-9] [WA-R-43] [WA-R-46] [WA-R-47] by default the experience comes first, and E discards one card, lives included', () => {
  const table = start('experience');
  const view = table.view('table');
  expect(view.ops.map(({ count }) => count)).toEqual([7, 6]);
  expect(view.experience.map(({ count }) => count)).toEqual([0, 0]);
  expect([view.phase, table.toAct(), view.finale]).toEqual(['equalise', [0], true]);
  expect(table.legal()).toHaveLength(7);
  expect(table.legal()).toContain('discard Long Frost');
  table.play('discard Long Frost');
  expect(table.view('table').ops.map(({ count }) => count)).toEqual([6, 6]);
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['plot', 0]);
});

test('[WA-S-4] [WA-R-43] [WA-R-45] in the reverse order four against four costs nothing, then seven stand against six', () => {
  const view = start('equalise').view('table');
  expect(view.ops.map(({ count }) => count)).toEqual([7, 6]);
  expect([view.phase, view.turn, view.finale]).toEqual(['plot', 0, true]);
});

const SLOW = ['engage Iron Hedge', 'engage Gale', 'engage Thorn Captain', 'engage Tidal Yard'];
const totals = (table: ReturnType<typeof start>) => table.view('table').totals;

test('[WA-S-5] [WA-PER-1] [WA-PLT-2] [WA-RND-4] [WA-RND-5] [WA-RND-7] [WA-R-18] E plots slowly and loses', () => {
  const table = start('equalise').play(...SLOW);
  expect(totals(table)).toEqual([13, 0]);
  table.play('finish', 'engage Thousand Harbours', 'engage Soft Voice', 'persuade Iron Hedge');
  expect(totals(table)).toEqual([9, 9]);
  table.play(
    'finish',
    'engage Falling Ember',
    'engage Wing Lancer',
    'engage Hammerfall',
    'engage One More Try',
  );
  expect(totals(table)).toEqual([0, 17]);
  table.play('finish', 'engage Long Frost', 'engage Harvest of Suns', 'engage Open Gate');
  expect(totals(table)).toEqual([18, 17]);
  table.play('finish');
  expect(table.view('table').phase).toBe('plot');
  expect(table.legal()).toEqual(['finish']);
  table.play('finish');
  expect(table.outcome()).toEqual({
    winners: [1],
    reasons: [{ code: 'no-life', clause: 'WA-RND-5' }],
    scores: [0, 1],
  });
  expect(storyOf(table)).toBe('Falling Ember');
});

test('[WA-S-6] [WA-OBS-5] E holds back only the ruin and loses', () => {
  const table = start('equalise').play('engage Harvest of Suns', 'engage Open Gate', ...SLOW);
  expect(totals(table)).toEqual([25, 0]);
  table.play('finish', 'engage Thousand Harbours', 'engage Soft Voice', 'persuade Open Gate');
  table.play('engage Wing Lancer', 'engage Hammerfall', 'engage One More Try');
  expect(totals(table)).toEqual([19, 20]);
  table.play('finish', 'engage Falling Ember', 'finish', 'engage Long Frost');
  expect(totals(table)).toEqual([6, 6]);
  table.play('finish', 'finish');
  expect(table.outcome()?.winners).toEqual([1]);
});

test('[WA-S-7] [WA-PLT-2] [WA-RND-5] [WA-RND-7] E spends everything and wins', () => {
  const table = start('equalise').play(
    'engage Long Frost',
    'engage Harvest of Suns',
    'engage Open Gate',
    ...SLOW,
  );
  expect(totals(table)).toEqual([31, 0]);
  table.play('finish', 'engage Falling Ember', 'engage Thousand Harbours', 'engage Soft Voice');
  table.play('persuade Open Gate', 'engage Wing Lancer', 'engage Hammerfall', 'engage One More Try');
  expect(totals(table)).toEqual([25, 26]);
  table.play('finish', 'finish');
  expect(table.outcome()?.winners).toEqual([0]);
  expect(storyOf(table)).toBe('Long Frost');
});

test('[WA-S-8] [WA-BAT-3] [WA-BAT-4] [WA-PLT-4] [WA-R-49] [WA-R-50] [WA-R-51] [WA-R-52] a battle card cuts the plot short after its first card', () => {
  const table = start('equalise', 'Cutlass Drill').play('engage Long Frost');
  expect(table.toAct()).toEqual([1]);
  table.play('interrupt with Cutlass Drill');
  const view = table.view('table');
  expect([view.phase, view.turn]).toEqual(['obstruct', 1]);
  expect(view.totals).toEqual([6, 4]);
  expect(view.ops.map(({ count }) => count)).toEqual([6, 5]);
  expect(view.pool).toEqual({ plain: 2 });
});
