/** Vision's budget, and rescue's right. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface VisionIds {
  readonly budget: string;
  readonly own: string;
  readonly chain: string;
  readonly printed: string;
}

export function vision(board: Board, ids: VisionIds): void {
  test.each([
    ['Vision One', 6],
    ['Vision Two', 5],
    ['Vision Three', 4],
    ['Vision Four', 3],
    ['Vision Five', 2],
    ['Vision Six', 1],
  ] as const)(`[${ids.budget}] %s leaves %i, and changes nothing else`, (card, budget) => {
    const table = board({ 'ops a': `${card}, Hemp` });
    expect(changes(table, `engage ${card}`)).toEqual({
      'ops a': 'Hemp',
      engaged: `a ${card}`,
      pool: `vision ${budget}`,
      plotted: '1',
    });
    expect(poolOf(table)).toEqual({ [`vision${budget}`]: 1 });
  });

  test(`[${ids.budget}] up to exactly what is left, and not one more`, () => {
    const ops = 'Leadership Two, Leadership Three, Vision Four, Persuasion Three, Warfare Four';
    const table = board({ 'ops a': ops, pool: 'vision 3', engaged: 'a Oats', plotted: '' });
    expect(table.refused('engage Warfare Four by vision 3')).toEqual(refuse('over-budget', ids.budget));
    expect(listed(table, 'engage')).toEqual([
      'engage Leadership Two by vision',
      'engage Leadership Three by vision',
      'engage Persuasion Three by vision',
    ]);
    table.play('engage Leadership Two by vision');
    expect(poolOf(table)).toEqual({ plain: 2, vision1: 1 });
    expect(table.refused('engage Leadership Three by vision 1')).toEqual(refuse('over-budget', ids.budget));
  });

  test(`[${ids.budget}] any number of cards, until it is used up`, () => {
    const table = board({
      'ops a': 'Hemp, Flax, Hops, Omen One',
      pool: 'vision 3',
      engaged: 'a Oats',
      plotted: '',
    });
    table.play('engage Hemp by vision', 'engage Flax by vision', 'engage Hops by vision');
    expect(poolOf(table)).toEqual({ plain: 6 });
    expect(table.refused('engage Omen One by vision').code).toBe('no-permission');
  });

  test(`[${ids.own}] only cards engaged under it are charged to it`, () => {
    const table = board({ 'ops a': 'Vision Five, Hemp, Leadership Five', pool: 'plain 2' });
    table.play('engage Vision Five', 'engage Leadership Five');
    expect(poolOf(table)).toEqual({ plain: 2, vision2: 1 });
    table.play('engage Hemp by vision');
    expect(poolOf(table)).toEqual({ plain: 4, vision1: 1 });
  });

  test(`[${ids.chain}] a vision under a vision is charged to the outer one and opens its own`, () => {
    const table = board({ 'ops a': 'Vision One, Vision Two, Vision Five' });
    table.play('engage Vision One', 'engage Vision Two by vision');
    expect(poolOf(table)).toEqual({ vision4: 1, vision5: 1 });
    expect(listed(table, 'engage')).toEqual(['engage Vision Five by vision 5']);
    table.play('engage Vision Five by vision 5');
    expect(poolOf(table)).toEqual({ vision2: 1, vision4: 1 });
  });

  test(`[${ids.printed}] it reads printed sways`, () => {
    const table = board({ 'ops a': 'Vision Six, Hemp, Leadership Two' }).play('engage Vision Six');
    expect(listed(table, 'engage')).toEqual(['engage Hemp by vision']);
  });
}

export interface RescueIds {
  readonly right: string;
  readonly spares: string;
  readonly inPlot: string;
}

export function rescue(board: Board, ids: RescueIds): void {
  const answering = (pool: string) =>
    board({ phase: 'obstruct', 'ops a': 'Rescue One, Rescue Two, Hemp', engaged: 'b Oats', pool });

  test(`[${ids.right}] in one’s own obstruction without any permission, and it opens its own`, () => {
    const table = answering('');
    expect(listed(table, 'engage')).toEqual(['engage Rescue One by rescue', 'engage Rescue Two by rescue']);
    expect(changes(table, 'engage Rescue One by rescue')).toEqual({
      'ops a': 'Hemp, Rescue Two',
      engaged: 'b Oats; a Rescue One',
      pool: 'plain 1',
    });
    expect(table.refused('engage Hemp by rescue')).toEqual(refuse('rescue-only-obstructing', ids.right));
  });

  test(`[${ids.spares}] it does not use the free engage unless the player chooses so`, () => {
    const table = answering('plain 1');
    expect(listed(table, 'engage Rescue One')).toEqual(['engage Rescue One', 'engage Rescue One by rescue']);
    expect(poolOf(table.play('engage Rescue One by rescue'))).toEqual({ plain: 2 });
    expect(poolOf(answering('plain 1').play('engage Rescue One'))).toEqual({ plain: 1 });
  });

  test(`[${ids.inPlot}] in a plot only with a permission`, () => {
    const table = board({ 'ops a': 'Rescue One, Rescue Two' });
    expect(listed(table, 'engage')).toEqual(['engage Rescue One', 'engage Rescue Two']);
    expect(table.refused('engage Rescue One by rescue')).toEqual(
      refuse('rescue-only-obstructing', ids.right),
    );
    expect(fieldsOf(table.play('engage Rescue One')).pool).toBe('plain 1');
  });
}
