import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contribution, Terms } from '../log/log.ts';
import { contributions, SECRET, TERMS } from '../testing/pips-table.ts';
import { canonicalJson } from './canonical.ts';
import {
  botLuck,
  commitTo,
  freshSecret,
  isHex,
  matchKey,
  personsOf,
  promiseOf,
  secretFromSeed,
} from './fairness.ts';
import { KeyedLuck } from './luck.ts';

/**
 * Golden vectors that must never change, as in luck.test.ts: the literals were computed by a program in another
 * language, and each is computed again here with Node's own hashes.
 */
const TERMS_TEXT =
  '{"game":"pips","id":"match-1","options":{"open":false,"rounds":2},' +
  '"packs":{"deck":"3a5b9e9865ad28992497a31179e9b31bfe104e6f69652addd1dfc6c6bfb292f2"},"rulesVersion":3,' +
  '"seats":[{"kind":"person","name":"Ada"},{"kind":"bot","level":"club","name":"Moss"},{"kind":"person","name":"Zoë"}]}';
const ENTROPY = contributions(TERMS);
const COMMITMENT = 'a31d16412ca5143e3f9691d59ff4012cb96feb4ff11fd44ea62836e6cdab8d7d';
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const key = (terms: Terms = TERMS, entropy: readonly Contribution[] = ENTROPY, secret = SECRET): string =>
  hex(matchKey(terms, entropy, secret));

function framed(tag: string, ...parts: (string | Buffer)[]): Buffer {
  const pieces = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(part));
    return [length, Buffer.from(part as Buffer)];
  });
  return Buffer.concat([Buffer.from(`${tag}\0`), ...pieces]);
}
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string): Buffer => Buffer.from(text, 'hex');

test('the terms are hashed as this text', () => expect(canonicalJson(TERMS)).toBe(TERMS_TEXT));

test('commitments are pinned', () => {
  expect(commitTo(TERMS, 'host', SECRET)).toBe(COMMITMENT);
  expect(ENTROPY).toEqual([
    {
      seat: 0,
      commitment: 'd3fb42b6427176e758c90fb0fe8ed7455a923910b39a9385a7ce3ceac51cacc4',
      reveal: '1'.repeat(64),
    },
    {
      seat: 2,
      commitment: '11a0e052bc3e3f8e1ad478de0907dd3d1b9b4fce55fb5a659082681dc3431ede',
      reveal: '3'.repeat(64),
    },
  ]);
  expect(sha(framed('hortus commit 1', TERMS_TEXT, 'host', bytesOf(SECRET)))).toBe(COMMITMENT);
  expect(sha(framed('hortus commit 1', TERMS_TEXT, '2', Buffer.alloc(32, 0x33)))).toBe(ENTROPY[1].commitment);
});

test('the promise of the table is pinned', () => {
  const promise = '7b215c35287e108e135e0f3db5f5913d2009d0b0453cb595c83f65d4b1deb3dc';
  expect(promiseOf(COMMITMENT, ENTROPY)).toBe(promise);
  const persons = `[{"commitment":"${ENTROPY[0].commitment}","seat":0},{"commitment":"${ENTROPY[1].commitment}","seat":2}]`;
  expect(sha(framed('hortus promise 1', COMMITMENT, persons))).toBe(promise);
});

test('the key of a match is pinned', () => {
  expect(key()).toBe('42da736984e3431ee4fb112267fcd9348cf3c9bee975216d3e9d20a4a5412d9d');
  const reveals = `[{"reveal":"${'1'.repeat(64)}","seat":0},{"reveal":"${'3'.repeat(64)}","seat":2}]`;
  const message = framed('hortus key 1', TERMS_TEXT, reveals);
  expect(createHmac('sha256', bytesOf(SECRET)).update(message).digest('hex')).toBe(key());
});

test('the luck of a bot is pinned', () => {
  const luck = botLuck(TERMS, SECRET, 1, 7);
  expect([1, 2, 3, 4].map(() => luck.below(2 ** 32))).toEqual([
    706238558, 1218297875, 3007268749, 1840323472,
  ]);
  const botKey = createHmac('sha256', bytesOf(SECRET))
    .update(framed('hortus bot 1', TERMS_TEXT, '1'))
    .digest();
  const again = new KeyedLuck(botKey, 7, 0);
  expect(again.below(2 ** 32)).toBe(706238558);
});

test('a secret from a seed is pinned', () => {
  expect(secretFromSeed('spring')).toBe('f299e437a4fb7e81f8219de659ababff965bfdd4e773b5ad89a33dee90a89a26');
  expect(secretFromSeed('')).toBe('2457d61584cd6ffb143604664b058eb37d5f46c0383c9be797fa506bcd5845c7');
  expect(secretFromSeed('spring')).toBe(sha(framed('hortus seed 1', 'spring')));
});

test('a fresh secret is 32 bytes of what it is given', () => {
  expect(freshSecret((bytes) => new Uint8Array(bytes).fill(0xab))).toBe('ab'.repeat(32));
});

test('hex is lower case and as long as it should be', () => {
  expect(isHex('ab'.repeat(32), 32)).toBe(true);
  for (const no of [
    'AB'.repeat(32),
    'ab'.repeat(31),
    `${'ab'.repeat(32)}\n`,
    'xy'.repeat(32),
    7,
    undefined,
    null,
  ])
    expect(isHex(no, 32)).toBe(false);
});

test('a commitment is bound to who commits and to all of the terms', () => {
  const other = [
    { ...TERMS, id: 'match-2' },
    { ...TERMS, options: { rounds: 3, open: false } },
    { ...TERMS, position: 'deal' },
    { ...TERMS, seats: TERMS.seats.toReversed() },
    { ...TERMS, rulesVersion: 4 },
  ];
  const all = [TERMS, ...other].flatMap((terms) =>
    (['host', 0, 1, 2] as const).map((who) => commitTo(terms, who, SECRET)),
  );
  expect(new Set(all).size).toBe(24);
});

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex);
const flip = (text: string, bit: number): string => {
  const bytes = bytesOf(text);
  bytes[bit >> 3] ^= 1 << (bit & 7);
  return bytes.toString('hex');
};

test('a single bit of the secret or of anyone’s entropy changes key and commitment', () => {
  fc.assert(
    fc.property(secrets, fc.nat(255), (secret, bit) => {
      const other = flip(secret, bit);
      expect(key(TERMS, ENTROPY, other)).not.toBe(key(TERMS, ENTROPY, secret));
      expect(commitTo(TERMS, 'host', other)).not.toBe(commitTo(TERMS, 'host', secret));
      for (const i of [0, 1]) {
        const changed = (reveal: string) => ENTROPY.map((one, j) => (i === j ? { ...one, reveal } : one));
        expect(key(TERMS, changed(other))).not.toBe(key(TERMS, changed(secret)));
      }
    }),
    { numRuns: 60 },
  );
});

test('any other text in the terms changes the key', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      fc.pre(a !== b);
      const named = (name: string): Terms => ({
        ...TERMS,
        seats: [{ name, kind: 'person' }, ...TERMS.seats.slice(1)],
      });
      expect(key(named(a))).not.toBe(key(named(b)));
      expect(key({ ...TERMS, id: a })).not.toBe(key({ ...TERMS, id: b }));
      expect(key({ ...TERMS, options: { [a]: 1 } })).not.toBe(key({ ...TERMS, options: { [b]: 1 } }));
    }),
  );
});

test('who gave what matters: entropy swapped, given twice or left out is another key', () => {
  const [a, b] = ENTROPY;
  const keys = [
    [a, b],
    [b, a],
    [a],
    [b],
    [a, a],
    [a, b, b],
    [],
    [
      { ...a, reveal: b.reveal },
      { ...b, reveal: a.reveal },
    ],
  ];
  expect(new Set(keys.map((entropy) => key(TERMS, entropy))).size).toBe(keys.length);
});

test('before the end the key doesn’t follow from what is public: it changes with the secret alone', () => {
  const publicParts = [
    TERMS_TEXT,
    TERMS.id,
    COMMITMENT,
    ...ENTROPY.flatMap((one) => [one.commitment, one.reveal]),
  ];
  const asKeys = publicParts.map((part) => (isHex(part, 32) ? bytesOf(part) : Buffer.from(part)));
  const reveals = canonicalJson(ENTROPY.map(({ seat, reveal }) => ({ seat, reveal })));
  const guesses = new Set<string>();
  for (const guess of asKeys) {
    guesses.add(sha(guess)).add(guess.toString('hex'));
    for (const tag of ['hortus key 1', 'hortus commit 1', 'hortus bot 1'])
      guesses.add(
        createHmac('sha256', guess)
          .update(framed(tag, TERMS_TEXT, reveals))
          .digest('hex'),
      );
  }
  fc.assert(
    fc.property(secrets, secrets, (secret, other) => {
      fc.pre(secret !== other);
      expect(guesses).not.toContain(key(TERMS, ENTROPY, secret));
      expect(key(TERMS, ENTROPY, secret)).not.toBe(key(TERMS, ENTROPY, other));
      expect(key(TERMS, ENTROPY, secret)).not.toBe(commitTo(TERMS, 'host', secret));
    }),
  );
  // The guesses follow the key's own recipe: given the secret, it does find the key.
  const recipe = createHmac('sha256', bytesOf(SECRET)).update(framed('hortus key 1', TERMS_TEXT, reveals));
  expect(recipe.digest('hex')).toBe(key());
});

test('the luck of bots and the luck of the match have nothing in common', () => {
  const numbers = new Set<number>();
  for (let seat = 0; seat < 3; seat++)
    for (let entry = 0; entry < 5; entry++) {
      const [bot, match] = [
        botLuck(TERMS, SECRET, seat, entry),
        new KeyedLuck(matchKey(TERMS, ENTROPY, SECRET), entry, seat),
      ];
      for (let i = 0; i < 10; i++) numbers.add(bot.below(2 ** 32)).add(match.below(2 ** 32));
    }
  expect(numbers.size).toBe(300);
});

test('the promise changes with any commitment, and with whose it is', () => {
  const [a, b] = ENTROPY;
  const promises = [
    promiseOf(COMMITMENT, [a, b]),
    promiseOf(flip(COMMITMENT, 0), [a, b]),
    promiseOf(COMMITMENT, [a, { ...b, commitment: flip(b.commitment, 9) }]),
    promiseOf(COMMITMENT, [a, { ...b, seat: 1 }]),
    promiseOf(COMMITMENT, [a]),
    promiseOf(COMMITMENT, []),
  ];
  expect(new Set(promises).size).toBe(promises.length);
  expect(promiseOf(COMMITMENT, [{ ...a, reveal: SECRET }, b])).toBe(promises[0]);
});

test('persons are asked for entropy, bots are not', () => expect(personsOf(TERMS)).toEqual([0, 2]));
