import { garden } from '@hortus/garden';
import { commitTo, type Hex, promiseOf, secretFromSeed, type Terms } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { expect, test } from 'vitest';
import { Bench, INFO } from './testing/remote-bench.ts';

const TERMS: Terms = {
  id: 't1',
  game: 'garden',
  rulesVersion: garden.rulesVersion,
  options: { format: 'single' },
  packs: {},
  seats: [
    { name: 'Anna', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ],
};
const HOST: Hex = secretFromSeed('the host’s commitment');
const DEALING: TableInfo = {
  ...INFO,
  status: 'dealing',
  terms: TERMS,
  deal: TERMS.id,
  commitment: HOST,
  awaited: { seats: [0, 1], until: 0 },
};
const MINE = commitTo(TERMS, 0, secretFromSeed('of this client'));
const THEIRS = secretFromSeed('Ben’s commitment');

test('the client commits on its own, notes the promise, and only then reveals', async () => {
  const bench = new Bench({ ...INFO, status: 'open' });
  await bench.welcome({ is: 'table', table: DEALING });
  expect(bench.socket.last('commit').commitment).toBe(MINE);
  expect(bench.socket.all('reveal')).toHaveLength(0);
  const commitments = [
    { seat: 0, commitment: MINE },
    { seat: 1, commitment: THEIRS },
  ];
  bench.socket.say({ is: 'table', table: { ...DEALING, commitments } });
  expect(bench.socket.last('reveal').reveal).toBe(secretFromSeed('of this client'));
  const fairness = { commitment: HOST, promise: promiseOf(HOST, commitments) };
  expect(bench.source.fairness.value).toEqual(fairness);
  // After the deal the terms are in the log; the notes are still there to check against.
  const { terms: _terms, awaited: _awaited, ...dealt } = DEALING;
  bench.socket.say({ is: 'table', table: { ...dealt, status: 'playing', commitments } });
  expect(bench.source.fairness.value).toEqual(fairness);
});

test.each([
  [
    'own commitment',
    {
      commitments: [
        { seat: 0, commitment: THEIRS },
        { seat: 1, commitment: THEIRS },
      ],
    },
  ],
  [
    'host’s commitment',
    {
      commitment: THEIRS,
      commitments: [
        { seat: 0, commitment: MINE },
        { seat: 1, commitment: THEIRS },
      ],
    },
  ],
  ['list of persons', { commitments: [{ seat: 0, commitment: MINE }] }],
])('nothing is revealed when the %s is not what it was', async (_, change) => {
  const bench = new Bench({ ...INFO, status: 'open' });
  await bench.welcome({ is: 'table', table: DEALING });
  bench.socket.say({ is: 'table', table: { ...DEALING, ...change } as TableInfo });
  expect(bench.socket.all('reveal')).toHaveLength(0);
  expect(bench.source.trouble.value).toBeDefined();
});

test('terms other than those on the table are not committed to', async () => {
  const bench = new Bench({ ...INFO, status: 'open' });
  const terms = { ...TERMS, options: { format: 'vp20' } };
  await bench.welcome({ is: 'table', table: { ...DEALING, terms } });
  expect(bench.socket.all('commit')).toHaveLength(0);
  expect(bench.source.trouble.value).toBeDefined();
});

test('options that are lists or decks are the same when they say the same', async () => {
  const custom = [{ name: 'Red Harbour', ability: 'vision', sway: 4, owner: 0 }];
  const again = [{ owner: 0, sway: 4, ability: 'vision', name: 'Red Harbour' }];
  const committed = async (agreed: unknown): Promise<boolean> => {
    const bench = new Bench({ ...INFO, status: 'open' });
    const terms = { ...TERMS, options: { custom } } as Terms;
    const table = { ...DEALING, terms, options: { custom: agreed } } as TableInfo;
    await bench.welcome({ is: 'table', table });
    return bench.socket.all('commit').length > 0;
  };
  expect(await committed(again)).toBe(true);
  expect(await committed([{ ...again[0], sway: 5 }])).toBe(false);
});

test('after a reload in the middle of the deal the same entropy is used', async () => {
  const bench = new Bench({ ...INFO, status: 'open' });
  await bench.welcome({ is: 'table', table: DEALING });
  const noted = bench.noted.get('t1');
  const again = new Bench({ ...INFO, status: 'open' });
  if (noted !== undefined) again.noted.set('t1', { ...noted, entropy: secretFromSeed('drawn before') });
  await again.welcome({ is: 'table', table: DEALING });
  expect(again.socket.last('commit').commitment).toBe(commitTo(TERMS, 0, secretFromSeed('drawn before')));
});
