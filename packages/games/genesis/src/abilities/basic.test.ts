/** Without the experience and without agreed abilities. */
import { refuse } from '@hortus/kernel';
import { boardOf, changes, comboDeck, listed, poolOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from '../index.ts';
import { board, DECK } from './board.testing.ts';

const basic = boardOf(genesis, DECK, { abilities: 'all' });

test('[GEN-R-5] [GEN-VEN-1] without the experience vengeance draws, and its move is ignored', () => {
  const table = basic({ 'ops a': 'Vengeance Two, Hemp', under: 'Oats, Rye, Wheat' }).play(
    'engage Vengeance Two',
  );
  expect(listed(table, 'send')).toEqual([]);
  expect(table.refused('send Hemp')).toEqual(refuse('no-experience', 'GEN-EXP-1'));
  expect(changes(table, 'draw 2 by vengeance')).toMatchObject({ pool: '', 'ops a': 'Hemp, Oats, Rye' });
  expect(poolOf(table)).toEqual({});
  const spent = basic({ 'ops a': 'Vengeance Two, Hemp', unseen: '' }).play('engage Vengeance Two');
  expect(poolOf(spent)).toEqual({});
});

test('[GEN-CUS-3] [GEN-R-78] what is not agreed on is not in force, nor can it be named', () => {
  const deck = comboDeck({ maven: [2] });
  const some = boardOf(genesis, deck, { abilities: 'maven, negotiation, sabotage, strike' });
  const table = some({ 'ops a': 'Maven Two' }).play('engage Maven Two');
  expect(table.refused('name dread on Maven Two')).toEqual(refuse('not-nameable', 'GEN-MAV-2'));
  expect(listed(table, 'name')).toHaveLength(12 + 3);
  expect(listed(board({ 'ops a': 'Maven Two' }).play('engage Maven Two'), 'name')).toHaveLength(12 + 6);
});

test('[GEN-STR-2] [GEN-R-132] [GEN-R-89] a drawn card that was sent away and recalled is still a drawn one; others recalled are free', () => {
  const table = board({
    'ops a': 'Strike One, Vengeance Two, Ash',
    'experience a': 'Elm',
    pool: 'plain 2',
    under: 'Hemp, Rye',
  });
  table.play(
    'engage Vengeance Two',
    'draw 1 by vengeance',
    'send Hemp',
    'done',
    'recall',
    'engage Strike One',
  );
  expect(listed(table, 'engage')).toEqual(['engage Ash by strike', 'engage Elm by strike']);
  expect(table.refused('engage Hemp by strike')).toEqual(refuse('barred-by-strike', 'GEN-STR-2'));
});
