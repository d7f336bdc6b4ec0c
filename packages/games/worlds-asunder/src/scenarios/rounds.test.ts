/** WA-S-13 and WA-S-14: a new round, and lives outside the experience. */
import { expect, test } from 'vitest';
import { at } from '../scene.testing.ts';

test('[WA-S-13] [WA-OBS-1] [WA-R-35] the loser opens the new round with an obstruction against nothing', () => {
  const table = at(
    { turn: 'b', phase: 'obstruct', 'ops a': '#5', 'ops b': 'Pale Strait, Deck Cadet' },
    { rest: 'unseen' },
  ).play('engage Pale Strait', 'draw 2 by navigation');
  while (table.view('table').task === 'trim') table.play(table.legal()[0]);
  table.play('finish');
  const view = table.view('table');
  expect([view.phase, view.turn, view.ops[1].count]).toEqual(['plot', 1, 3]);
  expect(view.void).toContain('Pale Strait');
});

const failed = () =>
  at(
    {
      turn: 'b',
      phase: 'obstruct',
      engaged: 'a First Warden; a Stand Tall',
      'ops a': '#3',
      'ops b': 'Falling Ember, Thousand Harbours',
      'experience b': '',
      void: 'Homecoming Tide',
    },
    { rest: 'unseen' },
  ).play('engage Falling Ember', 'finish');

test('[WA-S-14] [WA-RND-4] [WA-R-89] a life is given from the timeline or from ops', () => {
  expect(failed().legal().sort()).toEqual(['give Falling Ember', 'give Thousand Harbours']);
  const table = failed().play('give Falling Ember');
  expect(table.outcome()).toBeUndefined();
  expect(table.view(1).ops[1].cards.map(({ card }) => card)).toEqual(['Thousand Harbours']);
});

test('[WA-S-14] [WA-RND-6] [WA-R-90] the last life but one in the timeline is not the last', () => {
  const table = failed().play('give Thousand Harbours');
  expect(table.outcome()).toBeUndefined();
  expect(table.view('table').void).toEqual(expect.arrayContaining(['Falling Ember', 'Thousand Harbours']));
  expect(table.view('table').phase).toBe('refill');
});
