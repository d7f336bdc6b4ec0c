/** GEN-RCT: custom cards that recruit. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from './scene.testing.ts';

const CARDS = [
  'Red Harbour (vision 2, of a, recruits omen)',
  'Grey Ferry (omen 3, of a, recruits triumph)',
  'Open Hand (sabotage 1, of a, recruits leadership)',
  'Long Rope (insurgence 4, of a)',
];

const start = (fields: Readonly<Record<string, string>> = {}) =>
  at(
    {
      set: 'recruitable=on abilities=sabotage,insurgence',
      turn: 'a',
      phase: 'plot',
      'ops a': 'Red Harbour, Sap Rising, Grey Ferry, Open Hand, Long Rope',
      'ops b': 'One More Try, Young Bosun',
      'reserve a': 'Long Frost, Harvest of Suns',
      void: `${BATTLES}, Tea Leaves, Rooftop Watcher, Green Lightning, Open Gate, Goose Girl`,
      ...fields,
    },
    { rest: 'unseen', cards: CARDS },
  );

test('[GEN-RCT-3] [GEN-DEF-15] engaging it recruits one card of the ability, neutral or own', () => {
  const table = start().play('engage Red Harbour');
  expect([table.view('table').task, table.toAct()]).toEqual(['recruit', [0]]);
  expect(table.legal().sort()).toEqual(['pass', 'recruit Rooftop Watcher', 'recruit Tea Leaves']);
  expect(table.refused('recruit Green Lightning')).toEqual(refuse('other-faction', 'GEN-DEF-15'));
  expect(table.refused('recruit Goose Girl')).toEqual(refuse('not-recruitable', 'GEN-RCT-3'));
  table.play('recruit Tea Leaves');
  expect(table.view('table').reserve[0]).toContain('Tea Leaves');
  expect(table.view('table').task).toBe('none');
});

test('[GEN-RCT-4] at once or not at all', () => {
  const table = start().play('engage Red Harbour');
  expect(table.refused('engage Sap Rising by vision').code).toBe('not-now');
  table.play('pass', 'engage Sap Rising by vision');
  expect(table.refused('recruit Tea Leaves').code).toMatch(/not-now|not-open/);
});

test('[GEN-RCT-5] not a card that carries a recruitable', () => {
  const table = start({ void: `${BATTLES}, Grey Ferry, Tea Leaves`, 'ops a': 'Red Harbour, Sap Rising' });
  table.play('engage Red Harbour');
  expect(table.refused('recruit Grey Ferry')).toEqual(refuse('has-recruitable', 'GEN-RCT-5'));
  expect(table.legal()).toEqual(['recruit Tea Leaves', 'pass']);
});

test('[GEN-R-91] a triumph recruited is a life in the reserve again', () => {
  const table = start().play('engage Grey Ferry', 'recruit Open Gate');
  expect(table.view('table').reserve[0]).toEqual(
    expect.arrayContaining(['Long Frost', 'Harvest of Suns', 'Open Gate']),
  );
});

test('[GEN-R-92] a fresh recruit may be brought and engaged in the same phase', () => {
  const table = start().play(
    'engage Red Harbour',
    'recruit Tea Leaves',
    'bring Tea Leaves',
    'engage Tea Leaves by vision',
  );
  expect(table.view('table').engaged.map(({ card }) => card)).toEqual(['Red Harbour', 'Tea Leaves']);
});

test('[GEN-R-90] it works on a card engaged under insurgence', () => {
  const table = start().play('engage Long Rope', 'engage Red Harbour by insurgence');
  expect(table.view('table').task).toBe('recruit');
  table.play('recruit Tea Leaves');
  expect(table.view('table').reserve[0]).toContain('Tea Leaves');
});

test('[GEN-R-90] [GEN-R-144] after every card engaged face down the question is asked; only a recruit tells', () => {
  const table = start().play('engage Open Hand', 'pass', 'hide Sap Rising');
  expect([table.view('table').task, table.legal()]).toEqual(['recruit', ['pass']]);
  table.play('pass', 'hide Red Harbour');
  expect(table.view('table').task).toBe('recruit');
  table.play('recruit Tea Leaves');
  const [, first, second] = table.view(1).engaged;
  expect([first.hidden?.recruited, second.hidden?.recruited]).toEqual([undefined, 'omen']);
  expect([first.card, second.card]).toEqual([null, null]);
});

test('[GEN-R-90] without the rule a recruitable is only ink', () => {
  expect(() => start({ set: 'abilities=sabotage,insurgence' })).toThrow(/refused/);
});
