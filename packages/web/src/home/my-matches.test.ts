import type { MatchLog } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { wordsIn } from '@hortus/words';
import { expect, test } from 'vitest';
import { agoWords, playersWords, stageWords } from './match-words.ts';
import { fromRecord, fromTable, newestFirst, placeOf } from './my-matches.ts';

const words = wordsIn('en');
const seats = {
  bot: [
    { name: 'Du', kind: 'person' },
    { name: 'x', kind: 'bot', level: 'club' },
  ],
  screen: [
    { name: 'Anna', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ],
} as const;

const record = (who: keyof typeof seats, more: Partial<MatchLog> = {}, savedAt = 5) =>
  fromRecord({
    id: 'abc',
    savedAt,
    log: {
      hortus: 'match',
      format: 1,
      terms: { id: 'abc', game: 'garden', rulesVersion: 1, options: {}, packs: {}, seats: seats[who] },
      commitment: '',
      entropy: [],
      entries: [
        { seq: 1, kind: 'moves', seat: 0, moves: [] },
        { seq: 2, kind: 'moves', seat: 1, moves: [] },
        { seq: 3, kind: 'back', seat: 0, to: 1, granted: [1] },
      ],
      ...more,
    },
  });
const WON = { winners: [0], reasons: [{ code: 'row', clause: 'GAR-AIM-2' }], scores: [1, 0] };

const table = (status: TableInfo['status']): TableInfo => ({
  id: 't1',
  game: 'garden',
  rulesVersion: 1,
  options: {},
  status,
  offer: 1,
  seats: [
    { kind: 'person', name: 'Anna', accepted: true, here: true },
    { kind: 'open', name: '', accepted: false, here: false },
  ],
  time: { kind: 'none' },
  takeBacks: true,
  awayLimit: 120,
  mine: true,
  mySeat: 0,
});

test('a match against a bot waits for its person, and counts the moves that stand', () => {
  const match = record('bot');
  expect(match).toMatchObject({ stage: 'running', you: 0, yourTurn: true, moves: 1 });
  expect(playersWords(words, match)).toBe('Against Club bot');
  expect(stageWords(words, match)).toBe('Your move');
  expect(placeOf(match)).toBe('/here/abc');
});

test('two at one screen are named, and nobody of them is you', () => {
  const match = record('screen');
  expect(match).toMatchObject({ you: undefined, yourTurn: false });
  expect(playersWords(words, match)).toBe('Anna and Ben');
  expect(stageWords(words, match)).toBe('Running');
});

test('what is over tells who won, in the words of its reader, and leads to its replay', () => {
  const match = record('bot', { outcome: WON });
  expect(stageWords(words, match)).toBe('You win: a row of four.');
  expect(placeOf(match)).toBe('/replay/here/abc');
  expect(stageWords(words, record('screen', { outcome: WON }))).toBe('Anna wins: a row of four.');
});

test('tables of the server stand beside them', () => {
  expect(fromTable(table('open'), 100)).toMatchObject({ where: 'server', stage: 'waiting', you: 0 });
  expect(playersWords(words, fromTable(table('open'), 100))).toBe('Nobody has joined yet');
  expect(placeOf(fromTable(table('playing'), 100))).toBe('/t/t1');
  expect(placeOf(fromTable(table('over'), 100))).toBe('/replay/t/t1');
  const list = [fromTable(table('over'), 100), record('bot'), fromTable(table('playing'), 100)];
  expect(newestFirst(list).map(({ stage, where }) => `${where} ${stage}`)).toEqual([
    'server running',
    'here running',
    'server over',
  ]);
});

test('how long ago is told in the largest whole unit', () => {
  const now = 1_700_000_000_000;
  const ago = (seconds: number) => agoWords(words, now - seconds * 1000, now);
  expect([5, 90, 7200, 86_400, 300_000].map(ago)).toEqual([
    'this minute',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
  ]);
  expect(agoWords(words, now + 9e6, now)).toBe('this minute');
});
