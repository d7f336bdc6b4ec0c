/** GEN-S-4 to GEN-S-8: the timing of plots in the finale. */
import { expect, test } from 'vitest';
import { at, BATTLES } from '../scene.testing.ts';

/** The last card is drawn in E's successful obstruction; E has won one turn. */
const start = (lancer = 'Wing Lancer') =>
  at({
    turn: 'a',
    phase: 'obstruct',
    engaged: 'b Goose Girl',
    'ops a': 'Deer Track, Iron Hedge, Gale, Thorn Captain',
    'ops b': `Soft Voice, ${lancer}, Hammerfall, One More Try`,
    'reserve b': 'Falling Ember, Thousand Harbours',
    under: 'Tidal Yard',
  }).play('engage Deer Track', 'draw 1 by navigation', 'finish');

test('[GEN-S-4] [GEN-OBS-9] [GEN-OBS-10] [GEN-R-36] [GEN-R-38] four against four: no discard, and the equalisation is spent', () => {
  const table = start();
  expect(table.told('table')).toContainEqual({ kind: 'finale' });
  const view = table.view('table');
  expect(view.ops.map(({ count }) => count)).toEqual([4, 4]);
  expect(view.reserve.map(({ length }) => length)).toEqual([3, 2]);
  expect([view.finale, view.phase, view.turn]).toEqual([true, 'plot', 0]);
});

const SLOW = ['engage Iron Hedge', 'engage Gale', 'engage Thorn Captain', 'engage Tidal Yard'];

test('[GEN-S-5] [GEN-TRN-3] [GEN-TRN-4] [GEN-PER-1] [GEN-PLT-2] [GEN-WIN-3] [GEN-WIN-6] [GEN-R-7] [GEN-R-27] [GEN-R-100] E plots slowly and loses', () => {
  const table = start().play(...SLOW);
  expect(table.view('table').totals).toEqual([13, 0]);
  table.play('finish', 'bring Thousand Harbours', 'engage Thousand Harbours', 'engage Soft Voice');
  table.play('persuade Iron Hedge');
  expect(table.view('table').totals).toEqual([9, 9]);
  table.play('finish', 'bring Falling Ember');
  table.play('engage Falling Ember', 'engage Wing Lancer', 'engage Hammerfall', 'engage One More Try');
  expect(table.view('table').totals).toEqual([0, 17]);
  table.play('finish', 'bring Long Frost', 'bring Harvest of Suns', 'bring Open Gate');
  table.play('engage Long Frost', 'engage Harvest of Suns', 'engage Open Gate');
  expect(table.view('table').totals).toEqual([18, 17]);
  table.play('finish');
  expect(table.view('table').phase).toBe('plot');
  expect(table.legal()).toEqual(['finish']);
  table.play('finish');
  expect(table.outcome()).toMatchObject({ winners: [1], scores: [0, 1] });
  expect(table.outcome()?.reasons[0]).toEqual({ code: 'no-reserve', clause: 'GEN-WIN-4' });
  expect(storyOf(table)).toBe('Falling Ember');
});

test('[GEN-S-6] [GEN-OBS-4] [GEN-WIN-4] E holds back only the ruin and loses', () => {
  const table = start().play('bring Harvest of Suns', 'bring Open Gate');
  table.play('engage Harvest of Suns', 'engage Open Gate', ...SLOW);
  expect(table.view('table').totals).toEqual([25, 0]);
  table.play('finish', 'bring Thousand Harbours', 'engage Thousand Harbours', 'engage Soft Voice');
  table.play('persuade Open Gate', 'engage Wing Lancer', 'engage Hammerfall', 'engage One More Try');
  expect(table.view('table').totals).toEqual([19, 20]);
  table.play('finish', 'bring Falling Ember', 'engage Falling Ember', 'finish');
  table.play('bring Long Frost', 'engage Long Frost');
  expect(table.view('table').totals).toEqual([6, 6]);
  table.play('finish', 'finish');
  expect(table.outcome()?.winners).toEqual([1]);
  expect(storyOf(table)).toBe('Falling Ember');
});

test('[GEN-S-7] [GEN-WIN-4] [GEN-WIN-5] [GEN-WIN-6] [GEN-R-95] E spends everything and wins', () => {
  const table = start().play('bring Long Frost', 'bring Harvest of Suns', 'bring Open Gate');
  table.play('engage Long Frost', 'engage Harvest of Suns', 'engage Open Gate', ...SLOW);
  expect(table.view('table').totals).toEqual([31, 0]);
  table.play('finish', 'bring Falling Ember', 'bring Thousand Harbours', 'engage Falling Ember');
  table.play('engage Thousand Harbours', 'engage Soft Voice', 'persuade Open Gate', 'engage Wing Lancer');
  table.play('engage Hammerfall', 'engage One More Try');
  expect(table.view('table').totals).toEqual([25, 26]);
  table.play('finish', 'finish');
  expect(table.outcome()).toEqual({
    winners: [0],
    reasons: [
      { code: 'no-reserve', clause: 'GEN-WIN-4' },
      { code: 'all-spent', clause: 'GEN-WIN-5' },
    ],
    scores: [1, 0],
  });
  expect(storyOf(table)).toBe('Long Frost');
});

test('[GEN-S-8] [GEN-BAT-3] [GEN-BAT-4] [GEN-R-41] [GEN-R-44] [GEN-R-46] a battle card cuts the plot short after its first card', () => {
  const table = start('Boarding Axe').play('bring Long Frost', 'engage Long Frost');
  expect(table.toAct()).toEqual([1]);
  table.play('interrupt with Boarding Axe');
  const view = table.view('table');
  expect([view.phase, view.turn]).toEqual(['obstruct', 1]);
  expect(view.totals).toEqual([6, 4]);
  expect(view.ops.map(({ count }) => count)).toEqual([4, 3]);
  expect(view.reserve[0]).toEqual(['Harvest of Suns', 'Open Gate']);
  expect(view.pool).toEqual({ plain: 2 });
  table.play('engage Soft Voice', 'finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 7, theirs: 6 });
});

test('with every battle card open to all nobody is asked for one', () => {
  expect(BATTLES.split(', ')).toHaveLength(6);
  expect(start().play('engage Gale').toAct()).toEqual([0]);
});

function storyOf(table: ReturnType<typeof start>): string | undefined {
  const story = table.told('table').find(({ kind }) => kind === 'story');
  return story === undefined ? undefined : table.state.rules.deck.cards[Number(story.card)].name;
}
