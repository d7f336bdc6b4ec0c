import { cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { players } from '@hortus/garden/players/index.ts';
import { table } from '@hortus/garden/table/index.ts';
import { words as spoken } from '@hortus/garden/words/index.ts';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { beginningFrom, hereLink, rematchHere, setupOf } from './local-setup.ts';

const words = await loadWords('en', { games: [spoken] });
const read = (link: string) => {
  const url = new URL(link, 'https://hortus.example');
  return setupOf(url.pathname.split('/')[2] ?? '', beginningFrom(url.searchParams, garden), words);
};

const seated = (...seats: NonNullable<Parameters<typeof hereLink>[0]['seats']>) =>
  read(hereLink({ game: 'garden', seats })).seats;

test('an address contains everything a match starts with', () => {
  const setup = read(
    hereLink({ game: 'garden', level: 'club', options: { format: 'vp10', fullBoard: 'draw' } }),
  );
  expect(setup.options).toEqual({ format: 'vp10', fullBoard: 'draw' });
  expect(setup.seats).toEqual([
    { name: 'You', kind: 'person' },
    { name: 'Club bot', kind: 'bot', level: 'club' },
  ]);
  expect(setup.id).toMatch(/^[0-9a-f-]{36}$/);
});

test('an address says that bots may resign only if that was agreed', () => {
  const link = hereLink({ game: 'garden', level: 'club', botsResign: true });
  expect(link).toContain('resign=true');
  expect(read(link)).toMatchObject({ botsResign: true });
  for (const botsResign of [false, undefined])
    expect(
      hereLink({ game: 'garden', level: 'club', ...(botsResign === false && { botsResign }) }),
    ).not.toContain('resign');
});

test('two players on one screen have names, their own or numbers', () => {
  const seats = seated({ kind: 'me', name: 'Anna' }, { kind: 'me', name: ' ' });
  expect(seats.map(({ name, kind }) => [name, kind])).toEqual([
    ['Anna', 'person'],
    ['Player 2', 'person'],
  ]);
});

test('bots and people may sit anywhere, and several bots get different names', () => {
  const seats = seated(
    { kind: 'bot', level: 'club' },
    { kind: 'me', name: '' },
    { kind: 'bot', level: 'novice' },
  );
  expect(seats).toEqual([
    { name: 'Club bot 1', kind: 'bot', level: 'club' },
    { name: 'You', kind: 'person' },
    { name: 'Novice bot 3', kind: 'bot', level: 'novice' },
  ]);
});

test('a rematch is the same again under another address', () => {
  const info = {
    id: 'one',
    game: 'garden',
    rulesVersion: 1,
    options: { format: 'wins3' },
    status: 'over',
    offer: 0,
    seats: [
      { kind: 'person', name: 'You', accepted: true, here: true },
      { kind: 'bot', name: 'Novice bot', level: 'novice', accepted: true, here: true },
    ],
    time: { kind: 'none' },
    takeBacks: true,
    awayLimit: 0,
    mine: true,
  } as const;
  const setup = read(rematchHere(info));
  expect(setup.id).not.toBe('one');
  expect([setup.options, setup.seats[1]?.level]).toEqual([{ format: 'wins3' }, 'novice']);
  // In a rematch, even against a stronger bot, bots may resign if and only if they could before.
  expect(setup.botsResign ?? false).toBe(false);
  for (const again of [undefined, 'expert'])
    expect(read(rematchHere({ ...info, botsResign: true }, again)).botsResign).toBe(true);
});

test('the levels on the page are those of the bots', () => {
  expect(table.bots.levels).toEqual(Object.keys(players.levels));
  expect(table.bots.levels).toContain(table.bots.usual);
});

test('content in an address is read as a reference, and a name stays a name', () => {
  const named = { name: 'Small Tide', hash: 'ab'.repeat(32) };
  const optionIn = (pack: string | typeof named): unknown => {
    const query = new URLSearchParams(hereLink({ game: 'cgs', options: { pack } }).split('?')[1]);
    return beginningFrom(query, cgs).options?.pack;
  };
  expect(optionIn(named)).toEqual(named);
  expect(optionIn('comet-year')).toBe('comet-year');
});
