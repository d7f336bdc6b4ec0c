/** The edge of the grid, which no ordinary game sees. */
import { expect, test } from 'vitest';
import { table } from '../testing/scene.ts';
import { isInReach, REACH, spaceAt, xOf, yOf } from './space.ts';

test('[GNO-R-90] [GNO-SPC-1] coordinates run from −250 to 250, both ways of writing them', () => {
  for (const [x, y] of [
    [0, 0],
    [REACH, -REACH],
    [-REACH, REACH],
    [-1, 250],
  ])
    expect([xOf(spaceAt(x, y)), yOf(spaceAt(x, y)), isInReach(spaceAt(x, y))]).toEqual([x, y, true]);
  for (const [x, y] of [
    [251, 0],
    [-251, 0],
    [0, 251],
    [0, -251],
  ])
    expect(isInReach(spaceAt(x, y))).toBe(false);
});

test('[GNO-R-90] beside a card at the edge the space beyond is void', () => {
  const edge = (card: string) =>
    table({ cards: '250,0:C4 249,0:D2', men: 'a3E@250,0 a3E@248,0', hands: `a ${card},C5` }).play(
      `play ${card}`,
    );
  expect([edge('C3').cardAt('250,1'), edge('C3').cardAt('251,0')]).toEqual(['..', 'void']);
  expect(edge('C3').no('a3E@250,0 cup N')).toBe('void GNO-CUP-9');
  expect(edge('R7').no('a3E@250,0 rod 1>E')).toBe('void GNO-ROD-6');
  expect(edge('R7').no('a3E@248,0 rod 2 #')).toBe('lands-in-void GNO-ROD-12');
  expect(edge('07').no('a3E@250,0 rod 2>W')).toBe('void GNO-ROD-6');
  expect(edge('R7').no('a3E@250,0 rod 1 b1U')).toBe('not-targeted GNO-TGT-5');
});

test('[GNO-R-90] nothing beyond the edge is read', () => {
  expect(() => table({ cards: '251,0:C4' })).toThrow('cannot read');
  expect(() => table({ cards: '0,0:C4', men: 'a1U@0,-251' })).toThrow('cannot read');
});

test('[GNO-SPC-1] [GNO-R-61] boards whose spaces meet in the small grid are told apart', () => {
  // 32 apart: the same low bits of both coordinates.
  const far = table({ cards: '0,0:C4 32,0:D2 0,32:S2 32,32:R2', men: 'a1U@32,0 b1U@0,32', hands: 'a S4' });
  expect(['0,0', '32,0', '0,32', '32,32', '33,32', '33,1'].map((space) => far.cardAt(space))).toEqual([
    'C4',
    'D2',
    'S2',
    'R2',
    '..',
    'void',
  ]);
  expect(far.play('play S4', 'a1U@32,0 sword 1 #-').men()).toBe('b1U@0,32');
});
