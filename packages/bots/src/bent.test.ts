import { expect, test } from 'vitest';
import { bent, type Judged } from './bent.ts';

const at = (chance: number, steady?: number): Judged => ({
  chances: [chance, 1 - chance],
  steady: steady === undefined ? undefined : [steady, 1 - steady],
});
const shown = (judged: readonly Judged[]): number[] => {
  const shifts = bent(judged);
  return judged.map(({ chances }, i) => Number(((chances[0] ?? 0) + (shifts[i]?.[0] ?? 0)).toFixed(9)));
};

test('a course goes through steady judgements, keeps what each entry changed, and ends with the winner', () => {
  // Judged by playing on, the first turn seems to gain 0.2 at its first question and to lose it again at the next turn.
  const judged = [at(0.5, 0.5), at(0.7, 0.5), at(0.7), at(0.6), at(0.6), at(0.8, 0.6), at(0.9), at(1)];
  expect(shown(judged)).toEqual([0.5, 0.5, 0.55, 0.5, 0.55, 0.6, 0.8, 1]);
});

test('without steady judgements nothing is shifted', () => {
  const judged = [at(0.5), at(0.7), at(0.2), at(0)];
  expect(shown(judged)).toEqual([0.5, 0.7, 0.2, 0]);
});

test('chances stay chances, and those of all seats still add up to one', () => {
  const judged = [at(0.4, 0.9), at(0.95), at(0.02), at(1)];
  const shifts = bent(judged);
  for (const [i, { chances }] of judged.entries()) {
    const all = chances.map((chance, seat) => chance + (shifts[i]?.[seat] ?? 0));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(all.reduce((sum, one) => sum + one)).toBeCloseTo(1);
  }
});
