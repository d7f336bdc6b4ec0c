/** Persuasion: a card of the rival's timeline, then a permission. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface PersuasionIds {
  readonly discard: string;
  readonly permission: string;
  readonly inPlot: string;
  readonly hidden: string;
  readonly stands: string;
  /** A life in the rival's timeline. */
  readonly life: string;
  /** A sentence that isn't in the pool. */
  readonly notOpen: string;
  readonly nothing: string;
}

export function persuasion(board: Board, ids: PersuasionIds): void {
  const against = (engaged: string, ops = 'Persuasion Two, Persuasion Three, Hemp') =>
    board({ phase: 'obstruct', 'ops a': ops, engaged }).play('engage Persuasion Two');

  test(`[${ids.discard}] [${ids.permission}] any one card of the rival's goes to the void, then there is a permission`, () => {
    const table = against('b Oats; b Vision Six; b Rye');
    expect(poolOf(table)).toEqual({ persuasion: 1 });
    expect(listed(table, 'persuade')).toEqual(['persuade Oats', 'persuade Vision Six', 'persuade Rye']);
    const changed = changes(table, 'persuade Vision Six');
    expect(changed).toEqual({
      engaged: 'b Oats; b Rye; a Persuasion Two',
      pool: 'plain 1',
      void: '+Vision Six',
    });
    expect(table.view('table').totals).toEqual([2, 2]);
    expect(table.refused('persuade Oats')).toEqual(refuse('not-open', ids.notOpen));
  });

  test(`[${ids.permission}] its permission may be taken without the discard, which is then given up`, () => {
    const table = against('b Oats').play('engage Hemp by persuasion');
    expect(poolOf(table)).toEqual({ plain: 2 });
    expect(table.refused('persuade Oats')).toEqual(refuse('not-open', ids.notOpen));
  });

  test(`[${ids.discard}] neither one’s own card nor one that isn’t there`, () => {
    const table = against('b Oats');
    for (const card of ['Persuasion Two', 'Rye', 'hidden 1'])
      expect(table.refused(`persuade ${card}`)).toEqual(refuse('nothing-there', ids.nothing));
  });

  test(`[${ids.inPlot}] in a plot there is nothing to discard, and the permission stays`, () => {
    const table = board({ 'ops a': 'Persuasion Two, Hemp' }).play('engage Persuasion Two');
    expect(poolOf(table)).toEqual({ plain: 1 });
    expect(listed(table, 'persuade')).toEqual([]);
    table.play('engage Hemp');
  });

  test(`[${ids.discard}] a second persuasion finds nothing once the first has emptied the timeline`, () => {
    const table = board({ phase: 'obstruct', 'ops a': 'Hemp', engaged: 'b Oats', pool: 'persuasion 2' });
    table.play('persuade Oats');
    expect(poolOf(table)).toEqual({ plain: 2 });
  });

  test(`[${ids.hidden}] a face-down card by its place, unseen; it turns up in the void`, () => {
    const table = against('b Sabotage Two; b hidden Wheat slot 0; b hidden Vision Five slot 1');
    expect(listed(table, 'persuade')).toEqual([
      'persuade Sabotage Two',
      'persuade hidden 1',
      'persuade hidden 2',
    ]);
    expect(table.refused('persuade Vision Five')).toEqual(refuse('nothing-there', ids.nothing));
    table.play('persuade hidden 2');
    expect(fieldsOf(table).engaged).toMatch(/^b Sabotage Two; b hidden Wheat slot 0[^;]*; a Persuasion Two$/);
    expect(table.view('table').void).toContain('Vision Five');
  });

  test(`[${ids.stands}] what its victim had granted stands: a bar laid, cards drawn`, () => {
    const table = board({
      phase: 'obstruct',
      'ops a': 'Persuasion Two, Battle Four',
      engaged: 'b Covert Two',
      barred: 'a',
    });
    table.play('engage Persuasion Two');
    const changed = changes(table, 'persuade Covert Two');
    expect(Object.keys(changed).toSorted()).toEqual(['engaged', 'pool', 'void']);
    expect(fieldsOf(table).barred).toBe('a');
  });

  test(`[${ids.life}] a life is gone like any other card, and nothing is won or lost by it`, () => {
    const table = against('b Blue Ruin; b Oats');
    table.play('persuade Blue Ruin');
    expect(table.view('table')).toMatchObject({
      phase: 'obstruct',
      void: expect.arrayContaining(['Blue Ruin']),
    });
    expect(table.told('table').map(({ kind }) => kind)).toEqual(['persuaded']);
  });
}
