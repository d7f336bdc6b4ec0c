import { expect, test } from 'vitest';
import { clockFor, readAsked } from './asked.ts';

const faults = async (...args: string[]): Promise<readonly string[]> => {
  const read = await readAsked(args);
  return read === 'help' || read.ok ? [] : read.fault;
};
const asked = async (...args: string[]) => {
  const read = await readAsked(args);
  if (read === 'help' || !read.ok) throw new Error('nothing is asked');
  return read.value;
};

test('defaults need not be given, and aren’t repeated', async () => {
  expect(await asked('balance', 'genesis')).toMatchObject({
    games: 10_000,
    level: 'thumb',
    name: 'genesis',
    command: 'npm run lab -- balance genesis',
    ms: Number.POSITIVE_INFINITY,
    key: 'genesis-v1-thumb-counted-2',
  });
  const other = ['--games', '40', '--options', '{"handicap":2}', '--name', 'genesis-handicap'];
  const { command } = await asked('balance', 'genesis', ...other);
  expect(command).toBe(
    'npm run lab -- balance genesis --games 40 --options \'{"handicap":2}\' --name genesis-handicap',
  );
});

test('a game without a player by rules of thumb is played at level club', async () => {
  expect((await asked('balance', 'gnostica')).level).toBe('club');
});

test('on a counted budget the clock stands still', () => {
  const now = clockFor(Number.POSITIVE_INFINITY);
  expect([now(), now()]).toEqual([0, 0]);
  expect(clockFor(5)()).toBeGreaterThan(0);
});

test('whoever gives a time gets it, kept apart from the counted budget', async () => {
  expect(await asked('balance', 'genesis', '--ms', '5')).toMatchObject({
    ms: 5,
    command: 'npm run lab -- balance genesis --ms 5',
    key: 'genesis-v1-thumb-5ms-2',
  });
});

test('games under other options are kept apart', async () => {
  const keys = ['{}', '{"handicap":1}', '{"handicap":2}'].map(async (options) => {
    const { key } = await asked('balance', 'genesis', '--options', options);
    return key;
  });
  expect(new Set(await Promise.all(keys)).size).toBe(3);
});

test('all that is wrong is said at once', async () => {
  const wrong = [
    '--games',
    '0',
    '--ms',
    'x',
    '--seats',
    '3',
    '--level',
    'god',
    '--options',
    '{"handicap":9}',
  ];
  const said = await faults('balance', 'genesis', ...wrong, '--name', '../up');
  for (const part of ['--games 0', '--ms x', '--seats 3', '--level god', '--options: ', '--name ../up'])
    expect(said.filter((line) => line.startsWith(part)).length, part).toBe(1);
});

test.each([
  [['balance', 'chess'], 'is not a game'],
  [['dance', 'genesis'], 'the lab has no command'],
  [['balance', 'genesis', 'too'], 'is too much'],
  [['balance', 'genesis', '--options', '{'], '--options: '],
  [['balance', 'genesis', '--speed'], 'Unknown option'],
])('%j is refused in words', async (args, part) => {
  expect((await faults(...args)).join()).toContain(part);
});

test('help is help', async () => {
  expect([await readAsked(['--help']), await readAsked([])]).toEqual(['help', 'help']);
});

test('a report overwrites nothing of the project unless that is asked for', async () => {
  expect((await asked('balance', 'genesis')).out).toBe('.hortus/balance');
  expect((await asked('balance', 'genesis', '--out', 'docs/balance')).out).toBe('docs/balance');
});

test('[GEN-SET-9] custom cards that nobody can recruit are warned of', async () => {
  const custom = [{ name: 'Red Harbour', ability: 'vision', sway: 2, owner: 0 }];
  const warned = async (game: string, options: object): Promise<readonly string[]> =>
    (await asked('balance', game, '--options', JSON.stringify(options))).warnings;
  expect(await warned('genesis', { custom })).toEqual([expect.stringContaining('stay in the void')]);
  expect(await warned('genesis', { custom, recruits: 1 })).toEqual([]);
  expect(await warned('genesis', {})).toEqual([]);
  expect(await warned('worlds-asunder', { custom })).toEqual([]);
});
