import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { FastLuck, KeyedLuck, NO_LUCK, type Rng, shuffleRange } from './luck.ts';

/**
 * Golden vectors. Every stored match depends on these numbers: if a test here fails, the code is wrong, not the
 * test. They were computed by a program in another language, and are computed again below.
 */
const ZEROS = Buffer.alloc(32);
const COUNTING = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
const ONES = Buffer.alloc(32, 0xff);
const LAST = 2 ** 32 - 1;

// biome-ignore format: a table
const NUMBERS: readonly [key: Buffer, entry: number, move: number, first: readonly number[]][] = [
  [ZEROS, 0, 0, [187384735, 920243079, 887297607, 2159220534, 403847432, 2246901770, 1653185561, 3417489036, 1889161020, 4130332406]],
  [ZEROS, 1, 0, [991976151, 3348901627, 2725873837, 1383763933, 1459746205, 4238451073, 1711007285, 1841943569, 2599175146, 2358787434]],
  [ZEROS, 1, 1, [3753330189, 1942235885, 250887536, 590479049, 995295986, 4110763772, 3003756764, 3557739396, 780844141, 1282147205]],
  [COUNTING, 0, 0, [968597471, 82549577, 1488179978, 3480957799, 2787879734, 1601288524, 4086173033, 508680188, 3771691209, 2519641721]],
  [COUNTING, 1, 0, [361371180, 3617968362, 2177670507, 4279192508, 2272347891, 3542821507, 288468328, 340016945, 3815149359, 1216501755]],
  [COUNTING, 257, 3, [1085530954, 1577901059, 1835930258, 3846701863, 1765709334, 997209149, 3848463384, 3046669537, 504122984, 1177199330]],
  [ONES, 0, 0, [2701160457, 3664087747, 2671120606, 755266299, 2582424952, 1235370235, 1521780958, 1364174660, 2654182745, 2884854931]],
  [ONES, LAST, LAST, [3709754654, 3507810770, 1992300847, 4047453860, 2856130818, 1424506709, 83395025, 3405075316, 507205434, 348467265]],
];

/** The stream again, by Node's own HMAC. */
function* stream(key: Uint8Array, entry: number, move: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const tail = Buffer.alloc(12);
    tail.writeUInt32BE(entry, 0);
    tail.writeUInt32BE(move, 4);
    tail.writeUInt32BE(block, 8);
    const bytes = createHmac('sha256', key).update('hortus luck 1\0').update(tail).digest();
    for (let i = 0; i < 32; i += 4) yield bytes.readUInt32BE(i);
  }
}

function belowAgain(words: Iterator<number, never>, n: number): number {
  for (;;) {
    const word = words.next().value;
    if (word < Math.floor(2 ** 32 / n) * n) return word % n;
  }
}

const draws = (rng: Rng, n: number, count: number): number[] =>
  Array.from({ length: count }, () => rng.below(n));

test.each(NUMBERS)('keyed luck is pinned: vector %#', (key, entry, move, first) => {
  expect(draws(new KeyedLuck(key, entry, move), 2 ** 32, 10)).toEqual(first);
  const again = stream(key, entry, move);
  expect(first).toEqual(first.map(() => again.next().value));
});

// biome-ignore format: a table
test.each([
  [1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  [2, [1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1]],
  [6, [5, 4, 1, 0, 5, 3, 0, 3, 4, 5, 1, 0, 4, 2, 1, 5, 2, 1, 3, 1]],
  [16, [9, 4, 1, 0, 9, 13, 2, 5, 0, 13, 13, 2, 10, 0, 9, 5, 12, 9, 9, 1]],
  [52, [49, 28, 5, 12, 33, 29, 2, 1, 40, 33, 13, 2, 50, 40, 17, 25, 16, 49, 21, 1]],
  [1000, [657, 732, 41, 552, 777, 413, 322, 461, 136, 821, 957, 186, 154, 64, 73, 45, 276, 217, 305, 497]],
  [2 ** 31 + 1, [1484953732, 1656985461, 539469821, 103774957, 756132154, 1652194064, 564282073, 1383863276, 1839720217, 78479650]],
])('numbers below %d are pinned', (n, expected) => {
  expect(draws(new KeyedLuck(COUNTING, 5, 0), n, expected.length)).toEqual(expected);
  const words = stream(COUNTING, 5, 0);
  expect(expected.map(() => belowAgain(words, n))).toEqual(expected);
});

// biome-ignore format: a table
const SHUFFLED = [
  32, 31, 7, 16, 0, 9, 26, 18, 43, 14, 51, 20, 34, 21, 2, 29, 40, 1, 36, 30, 27, 42, 6, 35, 41, 24,
  5, 37, 22, 44, 10, 46, 39, 12, 19, 45, 47, 15, 17, 13, 3, 11, 48, 33, 50, 25, 49, 38, 4, 28, 8, 23,
];

test('a whole shuffle is pinned', () => {
  const ints = Int32Array.from(SHUFFLED.keys());
  new KeyedLuck(COUNTING, 0, 0).shuffle(ints);
  expect([...ints]).toEqual(SHUFFLED);
  const bytes = Uint8Array.from(SHUFFLED.keys());
  new KeyedLuck(COUNTING, 0, 0).shuffle(bytes);
  expect([...bytes]).toEqual(SHUFFLED);
  const again = [...SHUFFLED.keys()];
  const source = stream(COUNTING, 0, 0);
  for (let i = 51; i > 0; i--) {
    const j = belowAgain(source, i + 1);
    [again[i], again[j]] = [again[j], again[i]];
  }
  expect(again).toEqual(SHUFFLED);
});

test('a word in the last, incomplete stretch is thrown away and the next is taken', () => {
  const n = 3 * 2 ** 30;
  const words = stream(COUNTING, 4, 0);
  const [first, second] = [words.next().value, words.next().value];
  expect(first).toBeGreaterThanOrEqual(n);
  expect(second).toBeLessThan(n);
  expect(new KeyedLuck(COUNTING, 4, 0).below(n)).toBe(second);
  // Either side of the boundary: the highest word that is kept, and the lowest that isn't.
  const boundary = first;
  expect(new KeyedLuck(COUNTING, 4, 0).below(boundary + 1)).toBe(first);
  expect(new KeyedLuck(COUNTING, 4, 0).below(boundary)).toBe(second);
});

test('rejection continues past the end of a block', () => {
  const n = 2 ** 31 + 1; // about half of all words are thrown away
  const words = stream(ONES, 9, 9);
  const luck = new KeyedLuck(ONES, 9, 9);
  for (let i = 0; i < 100; i++) expect(luck.below(n)).toBe(belowAgain(words, n));
});

test('each entry and each move has luck of its own', () => {
  const seen = new Set<number>();
  for (let entry = 0; entry < 20; entry++)
    for (let move = 0; move < 20; move++) seen.add(new KeyedLuck(COUNTING, entry, move).below(2 ** 32));
  expect(seen.size).toBe(400);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('no number is below %d', (n) => {
  expect(() => new KeyedLuck(ZEROS, 0, 0).below(n)).toThrow('no number is below');
});

/** sfc32 as its author wrote it, on 32-bit integers. */
function* sfc32(seed: bigint): Generator<number, never> {
  const M = 0xffffffffn;
  let [a, b, c, counter] = [seed & M, (seed >> 32n) & M, 0x9e3779b9n, 1n];
  for (let round = 0; ; round++) {
    const t = (a + b + counter++) & M;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & M;
    c = ((((c << 21n) | (c >> 11n)) & M) + t) & M;
    if (round >= 12) yield Number(t);
  }
}

// biome-ignore format: a table
test.each([
  [0, [1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241]],
  [1, [573063952, 3268221502, 703077755, 2308299391, 1950625580, 354034397]],
  [42, [1849552023, 4223452576, 118919111, 3893884377, 145076852, 3246010591]],
  [2 ** 32 + 7, [3323809990, 3060668360, 994740675, 552079981, 3282861692, 843326491]],
  [Number.MAX_SAFE_INTEGER, [4251970214, 283121339, 3233253927, 4087913446, 125566104, 1993914836]],
  [-1, [754549516, 1829345342, 2785016680, 2378084626, 2430036845, 2939583250]],
])('fast luck from seed %d is sfc32', (seed, first) => {
  const luck = new FastLuck(seed);
  expect(first.map(() => luck.next() >>> 0)).toEqual(first);
  const again = sfc32(BigInt.asUintN(64, BigInt(seed)));
  luck.reseed(seed);
  for (let i = 0; i < 1000; i++) expect(luck.next() >>> 0).toBe(again.next().value);
});

/** The number below n that a 16-bit draw stands for (Lemire); undefined if the draw is rejected. */
const settled = (half: number, n: number): number | undefined =>
  (half * n) % 65536 < 65536 % n ? undefined : Math.floor((half * n) / 65536);

test('of the 65536 draws of fast luck, each number gets exactly as many', () => {
  for (const n of [1, 2, 3, 6, 7, 16, 52, 1000, 4095, 4096]) {
    const counts = new Array<number>(n).fill(0);
    for (let half = 0; half < 65536; half++) {
      const number = settled(half, n);
      if (number !== undefined) counts[number]++;
    }
    expect(new Set(counts)).toEqual(new Set([Math.floor(65536 / n)]));
  }
});

test('fast luck below n takes the upper half of a word, or the whole where n is large, and throws away what is uneven', () => {
  expect(draws(new FastLuck(42), 6, 12)).toEqual([2, 5, 0, 5, 0, 4, 5, 3, 1, 0, 1, 3]);
  for (const n of [1, 6, 52, 3000, 4096, 4097, 3 * 2 ** 29, 2 ** 31 - 1]) {
    const luck = new FastLuck(n);
    const words = sfc32(BigInt(n));
    let thrown = 0;
    const next = (): number => {
      for (;;) {
        const word = words.next().value;
        const whole = word < Math.floor(2 ** 32 / n) * n ? word % n : undefined;
        const number = n > 4096 ? whole : settled(word >>> 16, n);
        if (number !== undefined) return number;
        thrown++;
      }
    };
    for (let i = 0; i < 500; i++) expect(luck.below(n)).toBe(next());
    expect(thrown > 0).toBe([3000, 3 * 2 ** 29].includes(n));
  }
});

test('fast luck shuffles with both halves of each word, and throws away the word where one is uneven', () => {
  let thrown = 0;
  for (const size of [0, 1, 2, 3, 4, 15, 16, 52, 4096]) {
    const words = sfc32(BigInt(size));
    const wanted = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; ) {
      const word = words.next().value;
      const [j, k] = [settled(word >>> 16, i + 1), settled(word & 0xffff, i)];
      if (j !== undefined && k !== undefined) {
        [wanted[i], wanted[j]] = [wanted[j], wanted[i]];
        [wanted[i - 1], wanted[k]] = [wanted[k], wanted[i - 1]];
        i -= 2;
      } else thrown++;
    }
    const luck = new FastLuck(size);
    const items = Int32Array.from({ length: size }, (_, i) => i);
    luck.shuffle(items);
    expect([...items]).toEqual(wanted);
    expect(luck.next() >>> 0).toBe(words.next().value);
  }
  expect(thrown).toBeGreaterThan(0);
});

test('fast luck shuffles more than two draws a word allow', () => {
  const items = Int32Array.from({ length: 4097 }, (_, i) => i);
  new FastLuck(1).shuffle(items);
  const again = Int32Array.from({ length: 4097 }, (_, i) => i);
  shuffleRange(again, 0, 4097, new FastLuck(1));
  expect(items).toEqual(again);
});

/** How far counts are from uniform, in standard deviations: chi-square by Wilson and Hilferty's approximation. */
function strayed(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.length - 1;
  return (Math.cbrt(chi / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
}

const tally = (n: number, count: number, draw: () => number): number[] => {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < count; i++) counts[draw()]++;
  return counts;
};

const SOURCES: readonly [string, (seed: number) => Rng][] = [
  ['keyed', (seed) => new KeyedLuck(ONES, seed, 0)],
  ['fast', (seed) => new FastLuck(seed)],
];

test.each(SOURCES)('every number is as likely: %s', (_, source) => {
  for (const n of [2, 3, 5, 6, 7, 10, 16, 52, 100]) {
    const luck = source(n);
    expect(Math.abs(strayed(tally(n, n * 200, () => luck.below(n))))).toBeLessThan(4);
  }
});

test.each(SOURCES)('every order is as likely: %s', (_, source) => {
  const luck = source(1);
  const counts = new Map<string, number>();
  for (let i = 0; i < 24 * 200; i++) {
    const items = Uint8Array.of(0, 1, 2, 3);
    luck.shuffle(items);
    counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(Math.abs(strayed([...counts.values()]))).toBeLessThan(4);
});

test('the first number of every move is as likely', () => {
  let entry = 0;
  const counts = tally(6, 3000, () => new KeyedLuck(ZEROS, entry++, 0).below(6));
  expect(Math.abs(strayed(counts))).toBeLessThan(4);
});

test('and these measures notice a crooked one', () => {
  const words = stream(COUNTING, 0, 0);
  const noRejection = tally(3, 3000, () => Math.floor((words.next().value % (3 * 2 ** 30)) / 2 ** 30));
  expect(strayed(noRejection)).toBeGreaterThan(4);
  const luck = new FastLuck(1);
  const loaded = tally(6, 6000, () => (luck.below(12) === 0 ? 5 : luck.below(6)));
  expect(strayed(loaded)).toBeGreaterThan(4);
});

test('a stretch is shuffled and its neighbours are left alone', () => {
  const items = Int32Array.from(Array.from({ length: 20 }, (_, i) => i));
  shuffleRange(items, 5, 10, new FastLuck(3));
  expect([...items.subarray(0, 5)]).toEqual([0, 1, 2, 3, 4]);
  expect([...items.subarray(15)]).toEqual([15, 16, 17, 18, 19]);
  expect([...items.subarray(5, 15)]).not.toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect([...items].sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
});

test('asking for luck where there is none is a bug', () => {
  expect(() => NO_LUCK.below(6)).toThrow('luck was asked where there is none');
  expect(() => NO_LUCK.shuffle(Int32Array.of(1))).toThrow('luck was asked where there is none');
});
