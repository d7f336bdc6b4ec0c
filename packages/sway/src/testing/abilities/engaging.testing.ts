/** Rulings on engaging itself: how much, from where, what if there is nothing; and what the table proposes. */
import { refuse } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { proposeBy } from '../../acts/propose.ts';
import { BY_OF, type ByName } from '../../types.ts';
import { cardNamed } from '../bare.ts';
import { type Board, type Fields, fieldsOf, listed, type Table } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface EngagingIds {
  readonly named: string;
  readonly nothingObstructed: string;
  readonly declined: string;
  readonly nothingToPlot: string;
  readonly fromOps: string;
  readonly optional: string;
  readonly beyond: string;
  readonly afterwards: string;
  readonly lapse: string;
  readonly more: string;
  /** Fields that put lives where the edition keeps them. */
  readonly lives: Fields;
  /** Other places from which a card can't simply be engaged, and why not. */
  readonly elsewhere: readonly (readonly [field: string, code: string, clause: string])[];
}

export function engaging(board: Board, ids: EngagingIds): void {
  test(`[${ids.nothingObstructed}] an obstruction may engage nothing; against 1 it fails, against 0 it succeeds`, () => {
    const failing = board({ ...ids.lives, phase: 'obstruct', 'ops a': 'Hemp', engaged: 'b Oats' }).play(
      'finish',
    );
    expect(failing.told('table')).toContainEqual({ kind: 'compared', mine: 0, theirs: 1 });
    expect(fieldsOf(failing)).toMatchObject({ phase: 'giving' });
    const emptied = board({
      ...ids.lives,
      phase: 'obstruct',
      'ops a': 'Hemp',
      engaged: 'b Oats',
      pool: 'persuasion 1',
    });
    expect(fieldsOf(emptied.play('persuade Oats', 'finish'))).toMatchObject({ phase: 'plot', turn: 'a' });
  });

  test(`[${ids.declined}] [${ids.nothingToPlot}] a player who engages nothing in the plot, with or without cards, loses the unit but not the game`, () => {
    for (const ops of ['Hemp, Flax', '']) {
      const table = board({ ...ids.lives, 'ops a': ops, 'ops b': 'Slate' }).play('finish');
      expect(table.told('table')).toContainEqual({ kind: 'won', side: 1, why: 1 });
      expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
      expect(table.outcome()).toBeUndefined();
    }
  });

  test.each(ids.elsewhere)(`[${ids.fromOps}] a card in %s is not engaged: %s (%s)`, (field, code, clause) => {
    const table = board({ 'ops a': 'Hemp', [field]: 'Oats' });
    expect(table.refused('engage Oats')).toEqual(refuse(code, clause));
    expect(listed(table, 'engage')).toEqual(['engage Hemp']);
  });

  test(`[${ids.optional}] executing is optional, the limits are not`, () => {
    const table = board({
      'ops a': 'Navigation Two, Covert Two, Battle Four',
      pool: 'plain 3',
      under: 'Oats',
    });
    table.play('engage Navigation Two', 'engage Covert Two quietly');
    expect(table.refused('engage Battle Four').code).toBe('covert-in-timeline');
    expect(fieldsOf(table.play('finish'))).toMatchObject({ turn: 'b', under: 'Oats' });
  });

  test(`[${ids.beyond}] engaging may go on beyond what is needed, and all of it is discarded`, () => {
    const table = board({
      ...ids.lives,
      phase: 'obstruct',
      'ops a': 'Leadership Five, Hemp, Flax',
      engaged: 'b Oats',
    });
    table.play('engage Leadership Five', 'engage Hemp', 'engage Flax', 'finish');
    expect(table.view('table').void).toEqual(
      expect.arrayContaining(['Leadership Five', 'Hemp', 'Flax', 'Oats']),
    );
  });

  test(`[${ids.afterwards}] sentences may be executed once all permissions are used, until the finish`, () => {
    const table = board({ 'ops a': 'Navigation Two', under: 'Oats, Rye' }).play('engage Navigation Two');
    expect(listed(table, 'engage')).toEqual([]);
    table.play('draw 2 by navigation', 'finish');
    expect(table.refused('0: draw 1 by navigation').code).toBe('not-your-turn');
  });

  test(`[${ids.lapse}] permissions do not pass from obstruction to plot`, () => {
    const table = board({
      ...ids.lives,
      phase: 'obstruct',
      'ops a': 'Leadership Five, Hemp',
      engaged: 'b Oats',
    });
    table.play('engage Leadership Five', 'finish');
    expect(poolOf(table)).toEqual({ plain: 1 });
  });

  describe('what the table proposes', () => {
    const propose = (table: Table, card: string): string | undefined => {
      const by = proposeBy(table.state, 0, cardNamed(table.state, card));
      return typeof by === 'number'
        ? (Object.keys(BY_OF) as ByName[]).find((name) => BY_OF[name] === by)
        : by;
    };
    const having = (pool: string, more: Fields = {}) =>
      board({
        'ops a': 'Hemp, Valor Two, Rescue One, Leadership Three, Leadership Five',
        under: 'Oats, Rye',
        engaged: 'a Ash',
        plotted: '',
        pool,
        ...more,
      });

    test.each([
      ['plain 1', 'Hemp', 'plain'],
      ['plain 1, engineering 1', 'Hemp', 'plain'],
      ['plain 1, valor 1', 'Valor Two', 'valor'],
      ['plain 1, undrawn 1', 'Valor Two', 'ask'],
      ['plain 1, vision 4', 'Hemp', 'ask'],
      ['plain 1, vision 1', 'Hemp', 'vision1'],
      ['vision 3, vision 5', 'Leadership Three', 'vision3'],
      ['vision 4, vision 5', 'Leadership Three', 'ask'],
      ['plain 1, vision 4', 'Leadership Five', 'plain'],
      ['valor 1', 'Hemp', undefined],
      ['engineering 1, valor 1', 'Valor Two', 'valor'],
    ])(`[${ids.named}] [${ids.more}] with %s for %s: %s`, (pool, card, way) => {
      expect(propose(having(pool), card)).toBe(way);
    });

    test(`[${ids.named}] a right that costs nothing comes first; strike too, once it is in force`, () => {
      const obstruct = board({
        phase: 'obstruct',
        'ops a': 'Rescue One, Hemp',
        engaged: 'b Oats; a Strike Two',
        strike: 'on',
        under: 'Rye',
      });
      expect(propose(obstruct, 'Rescue One')).toBe('strike');
      expect(propose(obstruct, 'Hemp')).toBe('strike');
      expect(propose(having('plain 1', { strike: 'open' }), 'Hemp')).toBe('ask');
    });

    test(`[${ids.named}] nothing is asked where nothing is left to pay for`, () => {
      const table = board({
        'ops a': 'Hemp',
        pool: 'plain 1, vision 4',
        engaged: 'a Ash',
        plotted: '',
        unseen: '',
      });
      expect(propose(table, 'Hemp')).toBe('plain');
    });

    test(`[${ids.named}] every permission of another kind is listed`, () => {
      expect(listed(having('plain 1, engineering 1, vision 2, vision 3'), 'engage Hemp')).toEqual([
        ...[
          'engage Hemp',
          'engage Hemp by engineering',
          'engage Hemp by vision 2',
          'engage Hemp by vision 3',
        ],
      ]);
    });
  });
}
