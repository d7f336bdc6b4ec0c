import { KITS } from '@hortus/catalogue';
import { termsIn } from '@hortus/frame/says/terms-in.ts';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';

const games = KITS.map(({ words }) => words);
const books = games.flatMap(({ glossary }) => glossary ?? []);
const [en, de] = await Promise.all([loadWords('en', { games, books }), loadWords('de', { games, books })]);

test('a clause’s terms come in its order, each once, with what players call them', () => {
  const text = 'To engage is to move a card from ops to the timeline; an engaged card may be executed.';
  const used = termsIn(en, 'genesis', text);
  expect(used.map(({ term, plain }) => [term, plain])).toEqual([
    ['engage', 'play'],
    ['ops', 'hand'],
    ['timeline', undefined],
  ]);
  expect(used[1]?.gloss).toBe('your cards, up to seven');
});

test('German readers get them in German, beside the words of the clause', () => {
  const [ops] = termsIn(de, 'genesis', 'Discard ops cards down to 7.');
  expect([ops?.term, ops?.plain]).toEqual(['ops', 'Hand']);
});

test('every game explains its own, and only whole words', () => {
  expect(termsIn(en, 'gnostica', 'A spot card.').map(({ plain }) => plain)).toEqual(['number card']);
  expect(termsIn(en, 'cgs', 'A card of one affiliation.').map(({ plain }) => plain)).toEqual(['house']);
  expect(termsIn(en, 'genesis', 'It stops and avoids plotting.')).toEqual([]);
  expect(termsIn(en, 'garden', 'The top tile.').map(({ term }) => term)).toEqual(['top tile']);
});
