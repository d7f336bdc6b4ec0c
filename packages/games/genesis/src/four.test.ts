/** What four players share and what each does alone. */
import { choices, flowOf, opsCounts, opsOf, type SwayScene } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';

const four = (fields: Readonly<Record<string, string>>, options = {}): SwayScene =>
  flowOf(genesis, fields, { seats: 4, options });

test('[GEN-R-129] [GEN-TEA-3] the turning mate moves cards from the shared reserve to their own ops', () => {
  const one = four({ phase: 'plot', turn: 'c', 'reserve a': 'Reed Fire, Dusk' });
  expect(choices(one, 'bring')).toEqual(['Dusk']);
  one.play('bring Dusk');
  expect([opsCounts(one), opsOf(one, 2)]).toEqual([[0, 0, 1, 0], ['Dusk']]);
  expect(one.view(0).reserve[0]).toEqual(['Reed Fire']);
});

test('[GEN-R-117] only with all four ops empty everything is spent', () => {
  const fields = { phase: 'plot', unseen: '', 'reserve a': 'Reed Fire, Reed Feast' };
  const mate = four({ ...fields, 'ops c': 'Mill' }).play('finish', 'give Reed Fire');
  expect(mate.outcome()).toBeUndefined();
  const rival = four({ ...fields, 'ops d': 'Mill' }).play('finish', 'give Reed Fire');
  expect(rival.outcome()).toBeUndefined();
  const spent = four(fields).play('finish', 'give Reed Fire');
  expect(spent.outcome()).toMatchObject({ winners: [1, 3], reasons: [{ code: 'all-spent' }] });
});

test('[GEN-R-149] a mate sees face-down cards of the shared timeline; ops and experience stay hidden', () => {
  const one = four(
    {
      phase: 'plot',
      passed: 'd',
      turn: 'c',
      plotted: '',
      engaged: 'c Drum; c hidden Dusk slot 0',
      'ops c': 'Mill',
      'experience c': 'Rope',
      unseen: 'Cart, Heron',
    },
    { experience: 'on', abilities: 'sabotage' },
  );
  const seen = (viewer: number) => {
    const view = one.view(viewer);
    return [view.engaged[1]?.card, view.experience[2]?.cards.length, view.ops[2]?.cards.length];
  };
  expect([seen(0), seen(1), seen(2)]).toEqual([
    ['Dusk', 0, 0],
    [null, 0, 0],
    ['Dusk', 1, 1],
  ]);
});

test('[GEN-R-31] a skipped obstruction runs no finale step', () => {
  const fields = { phase: 'refill', asked: 'b', steps: '1', loser: 'a', turn: 'b', pool: '', unseen: 'Rope' };
  const one = flowOf(genesis, { ...fields, 'ops a': 'Mill, Dusk', 'ops b': 'Wolves' }).play('refill 1');
  expect(one.view('table')).toMatchObject({ phase: 'plot', turn: 0, finale: false });
  expect(one.view('table').destiny.unseen).toBe(0);
});
