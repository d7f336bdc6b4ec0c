import { expect, test } from 'vitest';
import type { Group } from './facing.ts';
import { likeless } from './likeless.ts';
import type { Kind, Meaning } from './meaning.ts';

const group = (move: number, kind: Kind, of: Partial<Meaning>): Group => [
  { move, kind, group: String(move), ...of },
];
const moves = (groups: readonly Group[]): number[] => groups.map(([one]) => one.move);

test('moves that differ in their minion alone are offered once', () => {
  const same = { target: 'man 0' } as const;
  expect(
    moves(
      likeless([
        group(1, 'disc', { actor: 'man 0', ...same }),
        group(2, 'disc', { actor: 'man 1', ...same }),
        group(3, 'disc', { actor: 'man 1', target: 'man 1' }),
        group(4, 'sword', { actor: 'man 0', ...same, amount: 0 }),
        group(5, 'sword', { actor: 'man 1', ...same, amount: 1 }),
      ]),
    ),
  ).toEqual([1, 3, 4, 5]);
});

test('every piece that can be turned is offered', () => {
  expect(
    moves(likeless([group(1, 'turn', { actor: 'man 0' }), group(2, 'turn', { actor: 'man 1' })])),
  ).toEqual([1, 2]);
});

test('each minion fetches for itself, and moves without a minion are all different', () => {
  const fetched = { card: 'card C5' } as const;
  expect(
    moves(
      likeless([
        group(1, 'fetch', { actor: 'man 0', ...fetched }),
        group(2, 'fetch', { actor: 'man 1', ...fetched }),
        group(3, 'swap', {}),
        group(4, 'swap', {}),
      ]),
    ),
  ).toEqual([1, 2, 3, 4]);
});
