/** Strike: any number of permissions, and the bar on what abilities brought to ops in this phase. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';

export interface StrikeIds {
  readonly any: string;
  readonly bar: string;
  readonly earlier: string;
  readonly firstUse: string;
  readonly overAll: string;
  readonly moved: string;
  /** Is a card that omen took barred as well? */
  readonly barsOmen: boolean;
}

const HAND = 'Hemp, Flax, Hops, Logistics Three';

export function strike(board: Board, ids: StrikeIds): void {
  const BARRED = refuse('barred-by-strike', ids.bar);

  test(`[${ids.any}] [${ids.firstUse}] any number of cards; it is executed with the first`, () => {
    const table = board({ 'ops a': `Strike One, ${HAND}` });
    expect(changes(table, 'engage Strike One')).toEqual({
      'ops a': 'Flax, Hemp, Hops, Logistics Three',
      engaged: 'a Strike One',
      pool: '',
      plotted: '1',
      strike: 'open',
    });
    expect(changes(table, 'engage Logistics Three by strike')).toMatchObject({ strike: 'on' });
    for (const card of ['Hemp', 'Flax', 'Hops']) table.play(`engage ${card} by strike`);
    expect(fieldsOf(table)).toMatchObject({ strike: 'on', pool: 'plain 6, refill 1' });
  });

  test(`[${ids.any}] without strike there is nothing to pay with, and it ends with the phase`, () => {
    const table = board({ 'ops a': HAND, 'ops b': 'Slate' });
    expect(table.refused('engage Hemp by strike').code).toBe('no-permission');
    const over = board({ 'ops a': 'Strike One, Hemp', 'ops b': 'Slate' });
    over.play('engage Strike One', 'engage Hemp by strike', 'finish');
    expect(fieldsOf(over)).not.toHaveProperty('strike');
    expect(over.refused('engage Slate by strike').code).toBe('no-permission');
  });

  const drawn = (strike: string) =>
    board({
      'ops a': 'Hemp, Oats, Barley',
      fresh: 'Oats, Barley',
      drawn: '2',
      pool: 'plain 1, vision 6',
      strike,
      engaged: 'a Navigation Two',
      plotted: '',
    });

  test(`[${ids.bar}] [${ids.earlier}] cards drawn in this phase are barred once it is in force, those drawn before it too`, () => {
    const table = drawn('on');
    expect(listed(table, 'engage')).toEqual([
      'engage Hemp',
      'engage Hemp by vision',
      'engage Hemp by strike',
    ]);
    for (const by of ['', ' by vision', ' by strike'])
      expect(table.refused(`engage Oats${by}`), by).toEqual(BARRED);
  });

  test(`[${ids.firstUse}] until its first permission is used nothing is barred but for that permission`, () => {
    const table = drawn('open');
    expect(listed(table, 'engage')).toEqual([
      ...['engage Oats', 'engage Barley', 'engage Hemp'],
      ...['engage Oats by vision', 'engage Barley by vision', 'engage Hemp by vision'],
      'engage Hemp by strike',
    ]);
    expect(table.refused('engage Oats by strike')).toEqual(BARRED);
    table.play('engage Oats', 'engage Hemp by strike');
    expect(table.refused('engage Barley')).toEqual(BARRED);
    expect(fieldsOf(table).engaged).toContain('a Oats');
  });

  test(`[${ids.overAll}] the bar stands above every permission and rescue's right`, () => {
    const table = board({
      phase: 'obstruct',
      'ops a': 'Rescue One, Rescue Two',
      fresh: 'Rescue One',
      drawn: '1',
      strike: 'on',
      pool: 'plain 1',
      engaged: 'b Oats; a Strike Two',
    });
    expect(listed(table, 'engage')).toEqual([
      ...['engage Rescue Two', 'engage Rescue Two by strike', 'engage Rescue Two by rescue'],
    ]);
    expect(table.refused('engage Rescue One by rescue')).toEqual(BARRED);
  });

  test(`[${ids.bar}] cards drawn later are barred too, and free again in the next phase`, () => {
    const table = board({
      phase: 'obstruct',
      'ops a': 'Strike One, Navigation Two, Ash',
      under: 'Oats, Barley, Rye',
      engaged: 'b Hops',
    });
    table.play('engage Strike One', 'engage Navigation Two by strike', 'draw 2 by navigation');
    expect(listed(table, 'engage')).toEqual(['engage Ash by strike']);
    table.play('finish');
    expect(listed(table, 'engage')).toEqual(['engage Ash', 'engage Oats', 'engage Barley']);
  });

  test(`[${ids.moved}] a card taken by omen is ${ids.barsOmen ? 'barred as well' : 'no drawn card'}`, () => {
    const table = board({ 'ops a': 'Strike One, Omen One, Ash', under: 'Oats, Rye' });
    table.play('engage Strike One', 'engage Omen One by strike', 'omen 1', 'take Oats');
    const free = ['engage Ash by strike', ...(ids.barsOmen ? [] : ['engage Oats by strike'])];
    expect(listed(table, 'engage')).toEqual(free);
  });
}
