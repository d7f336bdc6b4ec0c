/** Omen: up to four cards looked at, one taken, the others under. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface OmenIds {
  readonly look: string;
  readonly take: string;
  readonly under: string;
  readonly below: string;
  readonly fewer: string;
  readonly noDraw: string;
  readonly known: string;
}

const SIX = 'Hemp, Flax, Hops, Ash, Beech, Elm';

export function omen(board: Board, ids: OmenIds): void {
  const open = (under: string, ops = '') =>
    board({ 'ops a': `Omen One${ops === '' ? '' : `, ${ops}`}`, under }).play('engage Omen One');

  test(`[${ids.look}] [${ids.below}] the top four are looked at, no permission opens, and nothing else changes`, () => {
    const table = open('Oats, Basalt, Rye, Wheat, Millet');
    expect(poolOf(table)).toEqual({ omen: 1 });
    expect(listed(table, 'engage')).toEqual([]);
    const changed = changes(table, 'omen 4');
    expect(changed).toMatchObject({
      under: 'Millet',
      pool: '',
      task: 'omen Oats, Basalt, Rye, Wheat then window',
    });
    expect(Object.keys(changed).filter((key) => !['under', 'pool', 'task', 'known'].includes(key))).toEqual(
      [],
    );
    expect(table.legal()).toEqual([
      ...['take Oats', 'take Rye', 'take Wheat'],
      ...['under Basalt', 'under Oats', 'under Rye', 'under Wheat'],
    ]);
  });

  test(`[${ids.fewer}] fewer may be looked at, at least one, and no more than there are`, () => {
    const table = open('Oats, Rye, Wheat');
    expect(listed(table, 'omen')).toEqual(['omen 3', 'omen 2', 'omen 1']);
    expect(table.refused('omen 4').code).toBe('too-many');
    expect(table.refused('omen 0').code).toBe('too-few');
    table.play('omen 1');
    expect(table.legal()).toEqual(['take Oats', 'under Oats']);
    expect(changes(table, 'under Oats')).toMatchObject({ task: '', under: 'Rye, Wheat, Oats' });
  });

  test(`[${ids.take}] at most one goes to ops, before the others go under`, () => {
    const table = open('Oats, Basalt, Rye, Wheat, Millet').play('omen 4', 'take Rye');
    expect(fieldsOf(table)).toMatchObject({ 'ops a': 'Rye' });
    expect(table.refused('take Oats')).toEqual(refuse('took-already', ids.take));
    expect(table.legal()).toEqual(['under Basalt', 'under Oats', 'under Wheat']);
    const late = open('Oats, Rye, Wheat').play('omen 3', 'under Oats');
    expect(late.refused('take Rye')).toEqual(refuse('took-already', ids.take));
  });

  test(`[${ids.take}] never a card of the rival's faction`, () => {
    const table = open('Basalt, Ash').play('omen 2');
    expect(table.refused('take Basalt')).toEqual(refuse('not-yours-to-take', ids.take));
    expect(table.refused('take Rye')).toEqual(refuse('not-looked-at', ids.look));
    expect(table.legal()).toEqual(['take Ash', 'under Ash', 'under Basalt']);
  });

  test(`[${ids.under}] the others go to the bottom in the order chosen, the last automatically`, () => {
    const table = open('Oats, Basalt, Rye, Wheat, Millet').play(
      'omen 4',
      'under Wheat',
      'under Oats',
      'under Rye',
    );
    expect(fieldsOf(table)).toMatchObject({ under: 'Millet, Wheat, Oats, Rye, Basalt' });
    expect(fieldsOf(table)).not.toHaveProperty('task');
    const taken = open('Oats, Rye').play('omen 2', 'take Oats');
    expect(fieldsOf(taken)).toMatchObject({ 'ops a': 'Oats', under: 'Rye' });
    expect(fieldsOf(taken)).not.toHaveProperty('task');
  });

  test(`[${ids.under}] nothing else may be done until they lie there`, () => {
    const table = open('Oats, Rye').play('omen 2');
    for (const move of ['finish', 'omen 1', 'engage Oats']) expect(table.refused(move).code).toBe('not-now');
    expect(table.refused('under Millet')).toEqual(refuse('not-looked-at', ids.look));
  });

  test(`[${ids.below}] only with an ops below seven: with six, not with seven or eight`, () => {
    expect(listed(open('Oats, Rye', SIX), 'omen')).toEqual(['omen 2', 'omen 1']);
    for (const more of ['Fir', 'Fir, Larch']) {
      const table = open('Oats, Rye', `${SIX}, ${more}`);
      expect(listed(table, 'omen')).toEqual([]);
      expect(table.refused('omen 1')).toEqual(refuse('omen-full', ids.below));
    }
  });

  test(`[${ids.noDraw}] it is no draw: nothing is routed, and nobody trims`, () => {
    const table = board({
      'ops a': 'Omen One',
      'ops b': 'Flax, Hops, Slate, Gneiss, Chalk, Flint, Hemp, Millet',
      under: 'Basalt, Ash, Oats',
    });
    table.play('engage Omen One', 'omen 2', 'take Ash');
    expect(fieldsOf(table)).toMatchObject({ 'ops a': 'Ash', under: 'Oats, Basalt' });
    expect(fieldsOf(table)).not.toHaveProperty('task');
    expect(table.view('table').ops[1].count).toBe(8);
  });

  test(`[${ids.known}] only its player knows the cards: the rival hears how many, and that one was taken`, () => {
    const table = open('Oats, Basalt, Rye').play('omen 3', 'take Rye', 'under Oats');
    const kinds = (viewer: 0 | 1) =>
      table
        .told(viewer)
        .filter(({ card }) => card !== undefined)
        .map(({ kind }) => kind);
    expect(kinds(0)).toEqual(['saw', 'saw', 'saw', 'took', 'under', 'under']);
    expect(kinds(1)).toEqual([]);
    expect(table.told(1)).toContainEqual({ kind: 'looked', seat: 0, count: 3 });
    expect(table.told(1)).toContainEqual({ kind: 'takes', seat: 0 });
    expect(table.view(0).destiny.under.map(({ card }) => card)).toEqual(['Oats', 'Basalt']);
    expect(table.view(1).destiny.under.map(({ card }) => card)).toEqual([null, null]);
  });
}
