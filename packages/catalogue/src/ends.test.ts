/** What the end of a game says to those who won it, lost it, drew it or watched. */
import { reasonWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { englishWords, loadGames } from './index.ts';

await loadGames();
const words = englishWords();
const SIDES = { winner: 'Ana', loser: 'Ben' };

const CODES: Readonly<Record<string, readonly string[]>> = {
  garden: ['row', 'square', 'block', 'full-board', 'resignation', 'time', 'three-wins', 'points'],
  genesis: ['no-reserve', 'all-spent', 'left', 'time'],
  'worlds-asunder': ['no-life', 'last-life', 'left', 'time'],
  gnostica: ['announced', 'last-left', 'failed', 'resignation', 'time'],
  cgs: ['eras', 'last-era', 'alone'],
};

test.each(Object.entries(CODES).flatMap(([game, codes]) => codes.map((code) => [game, code] as const)))(
  '%s, %s: everybody is spoken to, and every gap is filled',
  (game, code) => {
    const said = (['won', 'lost', 'seen'] as const).map((reader) =>
      reasonWords(words, game, code, reader, SIDES),
    );
    expect(said.join()).not.toMatch(/[{}]/);
    for (const one of said) expect(one).toMatch(/\b(you|your|Ana|Ben|everybody)\b/);
    expect(said[2]).not.toMatch(/\byou\b/);
  },
);

test('among several, nobody is said to have done what another did', () => {
  expect(reasonWords(words, 'gnostica', 'resignation', 'lost', { winner: 'Ana' })).toBe('resignation');
  expect(reasonWords(words, 'gnostica', 'announced', 'lost', { winner: 'Ana' })).toMatch(/^Ana /);
  expect(reasonWords(words, 'genesis', 'left', 'lost')).toBe('a player resigned');
});
