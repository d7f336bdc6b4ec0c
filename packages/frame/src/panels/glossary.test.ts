import { words as cgs } from '@hortus/cgs/words/index.ts';
import { words as garden } from '@hortus/garden/words/index.ts';
import { words as genesis } from '@hortus/genesis/words/index.ts';
import { words as gnostica } from '@hortus/gnostica/words/index.ts';
import { GLOSSARY, loadWords, messagesOf } from '@hortus/words';
import { words as worldsAsunder } from '@hortus/worlds-asunder/words/index.ts';
import { expect, test } from 'vitest';
import { glossaryOf } from './Glossary.tsx';

const games = [garden, gnostica, genesis, worldsAsunder, cgs];
const books = [GLOSSARY, ...games.flatMap(({ glossary }) => glossary ?? [])];
const said = await loadWords('en', { games, books });
const names = (game: string) => glossaryOf(said, game).map(({ name }) => said.say(name));

test('a game has its own terms, or those of its family with its own in their place', () => {
  expect(names('garden')[0]).toBe('Top tile');
  expect(names('genesis').slice(0, 4)).toEqual([
    'Hand (ops)',
    'Deck (destiny)',
    'Discard pile (void)',
    'Lives (reserve)',
  ]);
  expect(names('worlds-asunder').slice(2, 5)).toEqual([
    'Discard pile (void)',
    'Lives (ruin and triumph)',
    'Strength (sway)',
  ]);
  expect(names('chess')).toEqual([]);
  expect(names('table').slice(0, 3)).toEqual(['Table', 'Seat', 'Match']);
});

test('no term is left out by a gap in the numbers', async () => {
  const keys = Object.keys(await messagesOf('en', books)).filter((key) =>
    /^web\.term\.[a-z]+\.\d+$/.test(key),
  );
  const reached = ['table', 'garden', 'gnostica', 'sway', 'cgs'].flatMap((game) => glossaryOf(said, game));
  expect(reached.map(({ name }) => name).sort()).toEqual(keys.sort());
});
