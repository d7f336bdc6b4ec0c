/**
 * Abilities that are only permissions: how many, for whom, and that they may be left unused (DEF-9, DEF-10, DEF-11).
 */
import { refuse } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

const HAND = ['Oats', 'Barley', 'Rye', 'Wheat'];

export interface PermissionIds {
  /** By ability: the card, how many permissions, the clause. */
  readonly rows: readonly (readonly [card: string, permissions: number, id: string])[];
  readonly optional: string;
  readonly chain: string;
  /** What "engaging an ability" means. */
  readonly ability: string;
  readonly several: string;
  /** The clause of the refusal. */
  readonly none: string;
}

export function permissions(board: Board, ids: PermissionIds): void {
  const ready = (card: string, more = HAND) => board({ 'ops a': [card, ...more].join(', ') });

  describe.each(ids.rows)('%s', (card, many, id) => {
    test(`[${id}] gives ${many}, and changes nothing else`, () => {
      const table = ready(card);
      const changed = changes(table, `engage ${card}`);
      expect(changed).toEqual({
        'ops a': HAND.toSorted().join(', '),
        engaged: `a ${card}`,
        pool: `plain ${many}`,
        plotted: '1',
        ...pick(changed, ['tale a', 'barred', 'dread', 'sacrifice']),
      });
      expect(table.toAct()).toEqual([0]);
    });

    test(`[${id}] [${ids.several}] one card for each, at leisure, and not one more`, () => {
      const table = ready(card, ['Logistics Two', 'Navigation Two', 'Omen One']);
      table.play(`engage ${card}`);
      for (const next of ['Logistics Two', 'Navigation Two'].slice(0, many)) table.play(`engage ${next}`);
      const spare = ['Navigation Two', 'Omen One'][many - 1];
      expect(poolOf(table)).not.toHaveProperty('plain');
      expect(table.refused(`engage ${spare}`)).toEqual(refuse('no-permission', ids.none));
      expect(listed(table, 'engage')).toEqual([]);
    });

    test(`[${id}] [${ids.optional}] nothing of it need be used, and nothing of it is left when the plot ends`, () => {
      const table = ready(card);
      table.play(`engage ${card}`, 'finish');
      expect(fieldsOf(table)).toMatchObject({ turn: 'b', phase: 'obstruct', pool: 'plain 1' });
      expect(fieldsOf(table)).not.toHaveProperty('plotted');
    });
  });

  test(`[${ids.chain}] [${ids.ability}] a card engaged so opens its own permissions: the chain goes on`, () => {
    const table = ready('Leadership Two');
    table.play('engage Leadership Two', 'engage Oats', 'engage Barley', 'engage Rye');
    expect(poolOf(table)).toEqual({ plain: 5 });
    table.play('engage Wheat');
    expect(poolOf(table)).toEqual({ plain: 6 });
  });
}

/** Only the fields that abilities don't change by some other clause. */
const pick = (from: Record<string, string>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
