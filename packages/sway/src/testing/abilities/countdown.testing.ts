/** Dread and sacrifice: a permission, and a countdown of turns of the other side. */
import { expect, test } from 'vitest';
import { type Board, changes, type Fields, fieldsOf } from '../combo.ts';

export interface CountdownIds {
  /** `Dread` for Dread One and Dread Two; the position's field is the same word. */
  readonly ability: 'Dread' | 'Sacrifice';
  readonly permission: string;
  readonly counts: string;
  readonly wins: string;
  readonly atOnce: string;
  readonly declined: string;
  /** Which turns count. */
  readonly turns: string;
  readonly cut: string;
  readonly replaces: string;
  readonly several: string;
  readonly teams: string;
  /** With how many turns left a success wins, and with how many it doesn't. */
  readonly winning: readonly number[];
  readonly waiting: readonly number[];
  readonly lives: Fields;
}

export function countdown(board: Board, ids: CountdownIds): void {
  const field = ids.ability.toLowerCase();
  const one = `${ids.ability} One`;
  const won = { kind: 'won', side: 0, why: 2 };
  /** Seat a obstructs b's Oats (1) while the countdown runs. */
  const obstructing = (standing: string, more: Fields = {}) =>
    board({
      ...ids.lives,
      phase: 'obstruct',
      'ops a': 'Hemp, Flax',
      'ops b': 'Slate',
      engaged: 'b Oats',
      [field]: standing,
      ...more,
    });

  test(`[${ids.permission}] [${ids.counts}] [${ids.atOnce}] a permission, and the next two turns of the rival count from then on`, () => {
    const table = board({ 'ops a': `${one}, Hemp` });
    expect(changes(table, `engage ${one}`)).toEqual({
      'ops a': 'Hemp',
      engaged: `a ${one}`,
      pool: 'plain 1',
      plotted: '1',
      [field]: 'a 2',
    });
    expect(table.told('table')).toContainEqual({ kind: 'counting', side: 0, left: 2 });
  });

  test(`[${ids.atOnce}] [${ids.declined}] declined when engaging, nothing is counted and the permission stays`, () => {
    const table = board({ 'ops a': `${one}, Hemp` });
    expect(table.legal()).toContain(`engage ${one} quietly`);
    expect(changes(table, `engage ${one} quietly`)).toMatchObject({ pool: 'plain 1' });
    expect(table.view('table').countdowns).toEqual([]);
  });

  test.each(ids.winning)(`[${ids.wins}] [${ids.replaces}] a success with %i left wins at once`, (left) => {
    const table = obstructing(`a ${left}`).play('engage Hemp', 'finish');
    expect(table.told('table')).toContainEqual(won);
    expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
    expect(table.toAct()).toEqual([1]);
    expect(table.view('table').countdowns).toEqual([]);
  });

  test.each(ids.waiting)(`[${ids.wins}] with %i left nothing happens`, (left) => {
    const table = obstructing(`a ${left}`).play('engage Hemp', 'finish');
    expect(table.told('table')).not.toContainEqual(won);
    expect(fieldsOf(table)).toMatchObject({ phase: 'plot', [field]: `a ${left}` });
  });

  test(`[${ids.replaces}] the finale step is left out`, () => {
    const table = obstructing('a 0', { 'ops a': 'Hemp, Flax, Hops', unseen: '' }).play(
      'engage Hemp',
      'finish',
    );
    expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
    expect(table.view('table').finale).toBe(false);
  });

  test(`[${ids.wins}] a failure loses as always, countdown or not`, () => {
    for (const left of [0, 1])
      expect(obstructing(`a ${left}`).play('finish').told('table')).toContainEqual({
        kind: 'won',
        side: 1,
        why: 0,
      });
  });

  test(`[${ids.turns}] the obstruction in which it is engaged does not count, nor the plot after it`, () => {
    const table = board({ ...ids.lives, phase: 'obstruct', 'ops a': `${one}, Hemp`, engaged: 'b Oats' });
    table.play(`engage ${one}`, 'finish');
    expect(table.told('table')).not.toContainEqual(won);
    expect(fieldsOf(table)).toMatchObject({ phase: 'plot', [field]: 'a 2' });
    table.play('engage Hemp', 'finish');
    expect(fieldsOf(table)).toMatchObject({ turn: 'b', [field]: 'a 2' });
  });

  test(`[${ids.turns}] each turn of the rival that ends counts one down`, () => {
    const table = board({ ...ids.lives, turn: 'b', passed: 'a', 'ops b': 'Slate', [field]: 'a 2' });
    table.play('engage Slate', 'finish');
    expect(fieldsOf(table)).toMatchObject({ turn: 'a', [field]: 'a 1' });
  });

  test(`[${ids.cut}] a turn cut by battle counts`, () => {
    const table = board({
      ...ids.lives,
      turn: 'b',
      passed: '',
      'ops a': 'Battle Four',
      'ops b': 'Slate, Chalk',
      [field]: 'a 1',
    });
    table.play('engage Slate', 'interrupt with Battle Four');
    expect(fieldsOf(table)).toMatchObject({ turn: 'a', phase: 'obstruct', [field]: 'a 0' });
    expect(table.play('finish').told('table')).toContainEqual(won);
  });

  test(`[${ids.several}] several count each alone, those of both sides too, and the first win ends all`, () => {
    const table = board({ ...ids.lives, 'ops a': `${one}, ${ids.ability} Two`, [field]: 'a 1, b 2' });
    table.play(`engage ${one}`, `engage ${ids.ability} Two`);
    expect(fieldsOf(table)[field].split(', ').toSorted()).toEqual(['a 1', 'a 2', 'a 2', 'b 2']);
    expect(obstructing('a 2, b 1').play('finish').view('table').countdowns).toEqual([]);
  });

  test(`[${ids.teams}] in teams it counts turns of the other team, and either mate decides`, () => {
    const lot = { seats: 4 } as const;
    const counted = board({ ...ids.lives, turn: 'd', passed: 'a', 'ops d': 'Slate', [field]: 'a 2' }, lot);
    counted.play('engage Slate', 'finish');
    expect(counted.view('table').countdowns).toEqual([{ side: 0, left: 1 }]);
    const decided = board(
      { ...ids.lives, turn: 'c', phase: 'obstruct', 'ops c': 'Hemp', engaged: 'b Oats', [field]: 'a 0' },
      lot,
    );
    expect(decided.play('engage Hemp', 'finish').told('table')).toContainEqual(won);
  });
}
