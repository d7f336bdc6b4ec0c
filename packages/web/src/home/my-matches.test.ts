import { englishWords, loadGames } from '@hortus/catalogue';
import { dealHere } from '@hortus/frame/here/local-host.ts';
import { setupOf } from '@hortus/frame/here/local-setup.ts';
import { garden } from '@hortus/garden';
import { gnostica } from '@hortus/gnostica';
import type { MatchLog } from '@hortus/kernel';
import type { MyTable } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { agoWords, playersWords, stageWords } from './match-words.ts';
import { fromRecord, fromRecords, fromTable, newestFirst, placeOf } from './my-matches.ts';
import { whoseTurn } from './whose-turn.ts';

await loadGames();

const words = englishWords();
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

const table = (status: MyTable['status'], more: Partial<MyTable> = {}): MyTable => ({
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
  at: 9,
  moves: 3,
  toAct: [1],
  ...more,
});

test('a match against a bot waits for its person, and counts the moves that stand', () => {
  const match = record('bot');
  expect(match).toMatchObject({ stage: 'running', you: 0, yourTurn: true, moves: 1 });
  expect(playersWords(words, match)).toBe('Against Club bot');
  expect(stageWords(words, match)).toBe('Your move');
  expect(placeOf(match)).toBe('/here/abc');
});

test('two players at one screen are named, and neither is “you”', () => {
  const match = record('screen');
  expect(match).toMatchObject({ you: undefined, yourTurn: false });
  expect(playersWords(words, match)).toBe('Anna and Ben');
  expect(stageWords(words, match)).toBe('In progress');
});

test('a finished match says who won, in its reader’s words, and leads to its replay', () => {
  const match = record('bot', { outcome: WON });
  expect(stageWords(words, match)).toBe('You win: a row of four.');
  expect(placeOf(match)).toBe('/replay/here/abc');
  expect(stageWords(words, record('screen', { outcome: WON }))).toBe('Anna wins: a row of four.');
});

test('tables on the server are listed beside them', () => {
  expect(fromTable(table('open'))).toMatchObject({ where: 'server', stage: 'waiting', you: 0 });
  expect(playersWords(words, fromTable(table('open')))).toBe('Nobody has joined yet');
  expect(placeOf(fromTable(table('playing')))).toBe('/t/t1');
  expect(placeOf(fromTable(table('over')))).toBe('/replay/t/t1');
  const list = [fromTable(table('over', { at: 1 })), record('bot'), fromTable(table('playing'))];
  expect(newestFirst(list).map(({ stage, where }) => `${where} ${stage}`)).toEqual([
    'server running',
    'here running',
    'server over',
  ]);
});

test('a table of the server says whose move it is, how far it is and who won', () => {
  expect(fromTable(table('open')).moves).toBeUndefined();
  expect(fromTable(table('playing'))).toMatchObject({ yourTurn: false, moves: 3, at: 9 });
  expect(stageWords(words, fromTable(table('playing', { toAct: [0] })))).toBe('Your move');
  const named = [
    { kind: 'person', name: 'Anna', accepted: true, here: true },
    { kind: 'person', name: 'Ben', accepted: true, here: true },
  ] as const;
  expect(stageWords(words, fromTable(table('playing', { seats: named })))).toBe('Waiting for Ben to move');
  expect(stageWords(words, fromTable(table('over', { toAct: [], outcome: WON })))).toBe(
    'You win: a row of four.',
  );
});

test('how long ago is given in the largest whole unit', () => {
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

test('a damaged match does not hide the others', () => {
  const whole = { id: 'abc', savedAt: 5, log: { terms: { game: 'garden', seats: seats.bot }, entries: [] } };
  const damaged = [{}, { id: 'x' }, { id: 'y', log: null }, { id: 'z', log: { terms: { game: 'garden' } } }];
  const records = [damaged[0], whole, ...damaged.slice(1)] as unknown as Parameters<typeof fromRecords>[0];
  expect(fromRecords(records).map(({ id }) => id)).toEqual(['abc']);
});

test('at one screen it says whose turn it is, from the log alone', async () => {
  const setup = setupOf(
    'abc',
    { game: 'garden', seats: ['Anna', 'Ben'].map((name) => ({ kind: 'me', name })) },
    words,
  );
  let drawn = 0;
  const match = dealHere(garden, { ...setup, options: { first: 'B' } }, () =>
    (++drawn).toString(16).padStart(64, '0'),
  );
  const one = { id: 'abc', log: match.log({ withSecret: true }), savedAt: 5 };
  const turn = await whoseTurn(one);
  expect(turn).toEqual([1]);
  expect(stageWords(words, fromRecord(one, turn))).toBe('Waiting for Ben to move');
  expect(
    await whoseTurn({ ...one, log: { ...one.log, terms: { ...one.log.terms, rulesVersion: 99 } } }),
  ).toEqual([]);
});

test('whoever resigned while bots play on isn’t told to move', async () => {
  const bot = { kind: 'bot', level: 'novice' } as const;
  const wishes = [{ kind: 'me', name: 'Anna' } as const, bot, bot];
  const setup = setupOf('abc', { game: 'gnostica', seats: wishes }, words);
  let drawn = 0;
  const match = dealHere(gnostica, setup, () => (++drawn).toString(16).padStart(64, '0'));
  const told = async (): Promise<string> => {
    const one = { id: 'abc', log: match.log({ withSecret: true }), savedAt: 5 };
    return stageWords(words, fromRecord(one, await whoseTurn(one)));
  };
  expect(await told()).toBe('Your move');
  match.submit({ seat: 0, moves: [gnostica.moves.kinds.resign.pack()] });
  expect(match.over).toBe(false);
  expect(await told()).toBe('The bots are still playing');
});
