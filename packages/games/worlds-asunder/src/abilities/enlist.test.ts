import { refuse } from '@hortus/kernel';
import { changes, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { board } from './board.testing.ts';

const VOID = 'Hemp, Vision Three, Vision Four, Ash, Slate, Red Ruin, Enlist One, Leadership Two';
const enlisting = (card = 'Enlist Three', more: Readonly<Record<string, string>> = {}) =>
  board({ 'ops a': `${card}, Oats`, void: VOID, ...more }, { rest: 'unseen' }).play(`engage ${card}`);

test('[WA-ENL-1] one card whose sway is not above its own, to the experience; no permission', () => {
  const table = enlisting();
  expect(poolOf(table)).toEqual({ enlist3: 1 });
  expect(listed(table, 'engage')).toEqual([]);
  expect(listed(table, 'recruit')).toEqual(
    ['Leadership Two', 'Vision Three', 'Ash', 'Hemp'].map((card) => `recruit ${card} by enlist`),
  );
  const changed = changes(table, 'recruit Vision Three by enlist');
  expect(changed).toMatchObject({ 'experience a': 'Vision Three', pool: '', void: '-Vision Three' });
  expect(table.told('table')).toContainEqual(expect.objectContaining({ kind: 'recruited', seat: 0, why: 2 }));
  expect(table.view(1).experience[0].cards.map(({ card }) => card)).toEqual(['Vision Three']);
  expect(table.refused('recruit Hemp by enlist')).toEqual(refuse('not-open', 'WA-DEF-13'));
});

test('[WA-ENL-1] at its sway, not one above it', () => {
  const table = enlisting();
  expect(table.refused('recruit Vision Four by enlist')).toEqual(refuse('above-enlist', 'WA-ENL-1'));
  table.play('recruit Vision Three by enlist');
});

test('[WA-DEF-16] [WA-DEF-17] [WA-DEF-18] [WA-R-86] not from elsewhere, not the other faction, no life, no printed enlist', () => {
  const table = board(
    { 'ops a': 'Oats', void: VOID, pool: 'enlist 6', engaged: 'a Enlist Three', plotted: '' },
    { rest: 'unseen' },
  );
  expect(table.refused('recruit Oats by enlist')).toEqual(refuse('not-in-void', 'WA-DEF-16'));
  expect(table.refused('recruit Slate by enlist')).toEqual(refuse('other-faction', 'WA-DEF-16'));
  expect(table.refused('recruit Red Ruin by enlist')).toEqual(refuse('life-not-recruited', 'WA-DEF-17'));
  expect(table.refused('recruit Enlist One by enlist')).toEqual(refuse('recruiter', 'WA-DEF-18'));
});

test('[WA-R-85] the limit is the printed sway of the card engaged as enlist, unlocked use included', () => {
  const table = board(
    {
      'ops a': 'Oats',
      'experience a': 'Vision Four',
      'unlocked a': 'enlist',
      void: 'Warfare Four, Vision Five',
    },
    { rest: 'unseen' },
  );
  table.play('engage Vision Four as enlist');
  expect(poolOf(table)).toEqual({ enlist4: 1 });
  expect(listed(table, 'recruit')).toEqual(['recruit Warfare Four by enlist']);
});

test('[WA-R-85] [WA-R-40] two of different sways are two choices', () => {
  const table = board(
    {
      'ops a': 'Oats',
      void: 'Hemp, Vision Three',
      pool: 'enlist 1, enlist 3',
      engaged: 'a Enlist One',
      plotted: '',
    },
    { rest: 'unseen' },
  );
  expect(listed(table, 'recruit')).toEqual([
    ...['recruit Hemp by enlist 1', 'recruit Vision Three by enlist 3', 'recruit Hemp by enlist 3'],
  ]);
  table.play('recruit Hemp by enlist 1', 'recruit Vision Three by enlist');
  expect(fieldsOf(table)['experience a']).toBe('Hemp, Vision Three');
});

test('[WA-R-87] the recruit may be engaged in the same phase, with a permission and an unlocked ability', () => {
  const table = enlisting('Enlist Three', { pool: 'plain 2', 'unlocked a': 'navigation' });
  expect(table.refused('engage Ash as navigation')).toEqual(refuse('not-in-experience', 'WA-DEF-10'));
  table.play('recruit Ash by enlist', 'engage Ash as navigation');
  expect(poolOf(table)).toEqual({ navigation: 1 });
});
