/** Engineering, valor, navigation, vengeance, logistics, negotiation: what they draw and what follows. */
import { refuse } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface DrawIds {
  readonly engineering: string;
  readonly navigation: string;
  readonly valorDraw: string;
  readonly valorPermission: string;
  /** Which card fits valor's permission. */
  readonly valorCard: string;
  readonly vengeance: string;
  /** X comes before Y; doing Y first gives up X. */
  readonly order: string;
  /** Vengeance: you can't move cards first to make room. */
  readonly noRoomFirst: string;
  /** Y remains if X was skipped or impossible. */
  readonly skipped: string;
  readonly logistics: string;
  readonly negotiation: string;
  readonly movingTarget: string;
  /** "May" means at most. */
  readonly atMost: string;
  readonly notFewer: string;
  /** With four players, who the rival is. */
  readonly rival: string;
  readonly full: string;
}

const DESTINY = 'Oats, Barley, Rye, Wheat, Millet, Maize, Rice';

export function draws(board: Board, ids: DrawIds): void {
  test.each([
    ['Engineering One', ids.engineering, { engineering: 1 }, 1, { plain: 1 }],
    ['Navigation Two', ids.navigation, { navigation: 1 }, 2, {}],
    ['Valor Two', ids.valorDraw, { undrawn: 1 }, 1, { valor: 1 }],
    ['Vengeance Two', ids.vengeance, { vengeance: 1 }, 2, { sending: 1 }],
  ] as const)(
    '%s [%s] draws up to its number, once, and what follows is open then',
    (card, _, open, most, after) => {
      const table = board({ 'ops a': card, under: DESTINY });
      table.play(`engage ${card}`);
      const ability = card.split(' ')[0].toLowerCase();
      expect(poolOf(table)).toEqual(open);
      expect(listed(table, 'draw')).toEqual(
        [2, 1].slice(2 - most).map((count) => `draw ${count} by ${ability}`),
      );
      expect(table.refused(`draw ${most + 1} by ${ability}`).code).toBe('too-many');
      expect(table.refused(`draw 0 by ${ability}`).code).toBe('too-few');
      const drawn = DESTINY.split(', ').slice(0, most);
      const changed = changes(table, `draw ${most} by ${ability}`);
      expect(changed).toEqual({
        'ops a': drawn.toSorted().join(', '),
        under: DESTINY.split(', ').slice(most).join(', '),
        fresh: drawn.toSorted().join(', '),
        drawn: String(most),
        pool: changed.pool,
      });
      expect(poolOf(table)).toEqual(after);
      expect(table.refused(`draw 1 by ${ability}`).code).toBe('not-open');
    },
  );

  describe('engineering', () => {
    test(`[${ids.engineering}] [${ids.order}] its permission before its draw gives the draw up`, () => {
      const table = board({ 'ops a': 'Engineering One, Hemp', under: DESTINY });
      table.play('engage Engineering One', 'engage Hemp by engineering');
      expect(poolOf(table)).toEqual({ plain: 2 });
      expect(table.refused('draw 1 by engineering').code).toBe('not-open');
    });

    test(`[${ids.skipped}] with the destiny empty it is a permission at once`, () => {
      const table = board({ 'ops a': 'Engineering One, Hemp', unseen: '' });
      table.play('engage Engineering One');
      expect(poolOf(table)).toEqual({ plain: 1 });
      expect(listed(table, 'engage')).toEqual(['engage Hemp']);
    });
  });

  describe('valor', () => {
    test(`[${ids.valorPermission}] [${ids.valorCard}] only a valor card can use its permission, drawn or not`, () => {
      for (const draws of [[], ['draw 1 by valor']]) {
        const table = board({ 'ops a': 'Valor Two, Valor Three, Hemp', under: DESTINY });
        table.play('engage Valor Two', ...draws);
        expect(listed(table, 'engage')).toEqual(['engage Valor Three by valor']);
        expect(table.refused('engage Hemp by valor')).toEqual(refuse('only-valor', ids.valorPermission));
        table.play('engage Valor Three by valor');
        expect(poolOf(table)).toEqual({ undrawn: 1 });
      }
    });

    test(`[${ids.valorPermission}] of two permissions the drawn one pays, so that no draw is given up`, () => {
      const table = board({ 'ops a': 'Valor Two', pool: 'valor 1, undrawn 1', under: DESTINY });
      table.play('engage Valor Two by valor');
      expect(poolOf(table)).toEqual({ undrawn: 2 });
    });
  });

  describe('vengeance', () => {
    const FULL = 'Oats, Barley, Rye, Wheat, Millet, Maize, Rice';
    const open = () => board({ 'ops a': 'Vengeance Two, Hemp, Flax, Hops', under: DESTINY });

    test(`[${ids.vengeance}] [${ids.order}] up to two ops cards go to the experience; the draw before is given up`, () => {
      const table = open().play('engage Vengeance Two');
      expect(listed(table, 'send')).toEqual(['send Hemp', 'send Flax', 'send Hops']);
      table.play('send Flax');
      expect(fieldsOf(table)).toMatchObject({
        'experience a': 'Flax',
        'ops a': 'Hemp, Hops',
        task: 'send 1 then window',
      });
      expect(table.legal()).toEqual(['send Hemp', 'send Hops', 'done']);
      expect(table.refused('send Flax').code).toBe('not-in-ops');
      expect(table.refused('finish').code).toBe('not-now');
      const changed = changes(table, 'send Hemp');
      expect(changed).toMatchObject({ 'experience a': 'Flax, Hemp', 'ops a': 'Hops', task: '' });
      expect(poolOf(table)).toEqual({});
      expect(table.refused('draw 1 by vengeance').code).toBe('not-open');
    });

    test(`[${ids.vengeance}] one may be enough`, () => {
      const table = open().play('engage Vengeance Two', 'draw 1 by vengeance', 'send Oats', 'done');
      expect(fieldsOf(table)).toMatchObject({ 'experience a': 'Oats', 'ops a': 'Flax, Hemp, Hops' });
      expect(fieldsOf(table)).not.toHaveProperty('task');
      expect(table.refused('send Hemp').code).toBe('not-open');
    });

    test(`[${ids.vengeance}] the last card of ops is not followed by a question`, () => {
      const table = board({ 'ops a': 'Vengeance Two, Hemp' }).play('engage Vengeance Two', 'send Hemp');
      expect(fieldsOf(table)).not.toHaveProperty('task');
      expect(table.legal()).not.toContain('done');
    });

    test(`[${ids.noRoomFirst}] moving first makes no room for its own draw`, () => {
      const table = board({
        'ops a': FULL,
        pool: 'vengeance 1',
        under: 'Hemp, Flax',
        plotted: '',
        engaged: 'a Ash',
      });
      expect(table.refused('draw 1 by vengeance')).toEqual(refuse('ops-full', ids.full));
      table.play('send Oats', 'send Rye');
      expect(table.refused('draw 1 by vengeance').code).toBe('not-open');
    });

    test(`[${ids.vengeance}] of two the one whose draw is done pays`, () => {
      const table = board({ 'ops a': 'Hemp, Flax', pool: 'vengeance 1, sending 1', under: DESTINY });
      table.play('send Hemp', 'done');
      expect(poolOf(table)).toEqual({ vengeance: 1 });
    });
  });

  test(`[${ids.logistics}] logistics refills, and gives no permission`, () => {
    const table = board({ 'ops a': 'Logistics Two, Hemp, Flax, Hops', under: DESTINY });
    table.play('engage Logistics Two');
    expect(poolOf(table)).toEqual({ refill: 1 });
    expect(listed(table, 'engage')).toEqual([]);
    expect(changes(table, 'refill')).toEqual({
      'ops a': 'Barley, Flax, Hemp, Hops, Oats, Rye, Wheat',
      under: 'Millet, Maize, Rice',
      pool: '',
      fresh: 'Barley, Oats, Rye, Wheat',
      drawn: '4',
    });
  });

  describe('negotiation', () => {
    const against = (ops: string, rivals: string, under = DESTINY) =>
      board({ 'ops a': `Negotiation One, ${ops}`, 'ops b': rivals, under }).play('engage Negotiation One');

    test(`[${ids.negotiation}] with fewer ops cards than the rival, until the counts agree; no permission`, () => {
      const table = against('Hemp', 'Flax, Hops, Slate');
      expect(poolOf(table)).toEqual({ negotiation: 1 });
      expect(changes(table, 'negotiate')).toMatchObject({ 'ops a': 'Barley, Hemp, Oats', pool: '' });
      expect(table.refused('negotiate').code).toBe('not-open');
    });

    test(`[${ids.negotiation}] neither with as many nor with more, and with one fewer one card`, () => {
      for (const rivals of ['Flax', '']) {
        const table = against('Hemp', rivals);
        expect(listed(table, 'negotiate')).toEqual([]);
        expect(table.refused('negotiate')).toEqual(refuse('not-fewer', ids.notFewer));
      }
      expect(changes(against('Hemp', 'Flax, Hops'), 'negotiate')).toMatchObject({ 'ops a': 'Hemp, Oats' });
    });

    test(`[${ids.negotiation}] [${ids.atMost}] any smaller number too, and never more than make the counts agree`, () => {
      const table = against('Hemp', 'Flax, Hops, Slate, Gneiss');
      expect(listed(table, 'negotiate')).toEqual(['negotiate', 'negotiate 2', 'negotiate 1']);
      expect(table.refused('negotiate 3').code).toBe('too-many');
      expect(table.refused('negotiate 0')).toEqual(refuse('too-few', ids.atMost));
      expect(changes(table, 'negotiate 2')).toMatchObject({ 'ops a': 'Barley, Hemp, Oats', pool: '' });
      // A card routed to the rival doesn't count as one that stays.
      const routed = against('Hemp', 'Flax, Hops, Slate', 'Basalt, Oats, Rye');
      expect(changes(routed, 'negotiate 1')).toMatchObject({ 'ops a': 'Hemp, Oats', under: 'Rye' });
    });

    test(`[${ids.movingTarget}] a card routed to the rival moves the target; it stops at seven and at the end of the destiny`, () => {
      const moved = against('Hemp', 'Flax, Hops', 'Basalt, Oats, Chalk, Rye, Wheat, Millet');
      moved.play('negotiate');
      expect(fieldsOf(moved)).toMatchObject({ 'ops a': 'Hemp, Oats, Rye, Wheat', under: 'Millet' });
      const ended = against('Hemp', 'Flax, Hops, Slate, Gneiss', 'Oats, Basalt');
      expect(changes(ended, 'negotiate')).toMatchObject({ 'ops a': 'Hemp, Oats', under: '' });
      const full = against(
        'Ash, Beech, Elm, Fir, Larch, Hemp',
        'Flax, Hops, Slate, Gneiss, Basalt, Chalk, Flint, Oats',
        'Rye, Wheat',
      );
      full.play('negotiate');
      expect(fieldsOf(full)).toMatchObject({ under: 'Wheat', task: 'trim b from a then window' });
    });

    test(`[${ids.rival}] among four the count of the next seat matters, and no other`, () => {
      const among = (next: string, last: string) =>
        board(
          { 'ops a': 'Negotiation One, Hemp', 'ops b': next, 'ops c': 'Flax', 'ops d': last, under: DESTINY },
          { seats: 4 },
        ).play('engage Negotiation One');
      expect(among('Slate', 'Hops, Chalk, Gneiss').refused('negotiate').code).toBe('not-fewer');
      const fewer = among('Slate, Gneiss', 'Hops, Chalk, Flint, Basalt');
      expect(changes(fewer, 'negotiate')).toMatchObject({ 'ops a': 'Hemp, Oats', pool: '' });
    });
  });
}
