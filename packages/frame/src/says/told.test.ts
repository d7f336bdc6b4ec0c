import { words as spoken } from '@hortus/garden/words/index.ts';
import { HOST_REFUSALS } from '@hortus/protocol';
import { loadWords, MORE } from '@hortus/words';
import { expect, test } from 'vitest';
import { seatName, whyWords } from './told.ts';

const words = await loadWords('en', { games: [spoken], books: [MORE] });

test('every refusal of a host has a sentence for people', () => {
  const codes = Object.keys(HOST_REFUSALS);
  expect(codes.length).toBeGreaterThan(20);
  const without = codes.filter((code) => words.find(`web.refusal.${code}`, `refusal.${code}`) === undefined);
  expect(without).toEqual([]);
});

test('a game’s own sentence is used where the table has none', () => {
  expect(whyWords(words, 'garden', { code: 'no-match' })).toBe(
    'That tile shares neither its plant nor its symbol with the top tile.',
  );
  expect(whyWords(words, 'garden', { code: 'link-lost' })).toMatch(/connection/);
});

test('bots are named by their level, people by their name', () => {
  expect(seatName(words, { kind: 'bot', name: 'club', level: 'club' })).toBe('Club bot');
  expect(seatName(words, { kind: 'person', name: 'Anna' })).toBe('Anna');
  expect(seatName(words, { kind: 'open', name: '' })).toBe('Open seat');
});
