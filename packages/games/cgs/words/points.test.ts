import { loadWords, toldWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { POINTS_ZERO } from '../src/telling.ts';
import { words as spoken } from './index.ts';

const en = await loadWords('en', { games: [spoken] });
const names = ['Ana', 'Ben'];
const digit = (kind: 'scored' | 'scoredHigh', points: number, seat = 0) => ({
  kind,
  seat,
  points: points + POINTS_ZERO,
});

test('[CGS-R-145] points of several digits are told in one sentence, exactly', () => {
  const many = 2 * POINTS_ZERO * (3 * 2 * POINTS_ZERO - 5) + 12;
  const events = [
    digit('scoredHigh', 3),
    digit('scoredHigh', -5),
    digit('scored', 12),
    digit('scored', -7, 1),
  ];
  expect(toldWords(en, 'cgs', events, { names })).toEqual([
    `Ana has ${many.toLocaleString('en')} victory points.`,
    'Ben has −7 victory points.',
  ]);
  expect(toldWords(en, 'cgs', [digit('scored', 1)], { names })).toEqual(['Ana has 1 victory point.']);
});
