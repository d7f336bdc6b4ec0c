import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TERMS, wholeMatch } from '../testing/pips-table.ts';
import { parseLog } from './parse-log.ts';

type Node = { [key: string]: Node } | Node[] | string | number | boolean | null;
type Path = readonly string[];

const whole = (): Node => JSON.parse(JSON.stringify(wholeMatch({ ...TERMS, position: 'deal' }).log()));

/** The path to everything in a log except its root. */
function pathsOf(node: Node, at: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [at];
  const below = Object.entries(node).flatMap(([key, part]) => pathsOf(part, [...at, key]));
  return at.length === 0 ? below : [at, ...below];
}
const PATHS = pathsOf(whole());

/** The whole log with what is at `path` replaced, or taken out. */
function broken(path: Path, value: Node | undefined): string {
  const log = whole();
  let parent = log as { [key: string]: Node };
  for (const key of path.slice(0, -1)) parent = parent[key] as { [key: string]: Node };
  const last = path.at(-1) ?? '';
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return JSON.stringify(log);
}

const faultsOf = (text: string) => {
  const result = parseLog(text);
  return result.ok ? [] : result.fault;
};
/** The fields of a move are up to the game, and what is inside the options is up to its parser. */
const isInsideMove = (path: Path): boolean => path[2] === 'moves' && path.length > 4;
const isInOptions = (path: Path): boolean => path[1] === 'options';

test('the log of a match is read', () => {
  expect(faultsOf(JSON.stringify(whole()))).toEqual([]);
  expect(PATHS.length).toBeGreaterThan(120);
});

test('nothing in a log may be 1.5, and its place is reported', () => {
  for (const path of PATHS) {
    const faults = faultsOf(broken(path, 1.5));
    expect(faults.length, path.join('.')).toBeGreaterThan(0);
    for (const fault of faults)
      if (path.length > 1)
        expect(path.join('.').startsWith(fault.path ?? '?'), `${path.join('.')}: ${fault.path}`).toBe(true);
  }
});

test.each<[string, Node]>([
  ['null', null],
  ['true', true],
  ['a strange object', { strange: 1 }],
  ['a list in a list', [[1]]],
])('nothing in a log may be %s, but in the options', (_, value) => {
  for (const path of PATHS.filter(
    (one) => !isInsideMove(one) && !isInOptions(one) && one.join('.') !== 'terms.packs',
  ))
    if (!(path[2] === 'moves' && path.length === 4))
      // any object might be a move
      expect(faultsOf(broken(path, value)).length, path.join('.')).toBeGreaterThan(0);
});

test('anything missing is reported, except what may be absent', () => {
  const mayBeAbsent =
    /(^|\.)(secret|hash|seal|outcome|position|options|level|at)$|^entries\.\d+\.id$|^terms\.(options|packs)\.|\.\d+$/;
  for (const path of PATHS.filter((one) => !isInsideMove(one)))
    expect(faultsOf(broken(path, undefined)).length > 0, path.join('.')).toBe(
      !mayBeAbsent.test(path.join('.')),
    );
});

test('a field that no log has is a fault, wherever it is', () => {
  for (const path of [[], ...PATHS].filter((one) => !isInsideMove(one) && !isInOptions(one))) {
    if (path[2] === 'moves' && path.length === 4) continue;
    const log = JSON.parse(broken(['hortus'], 'match'));
    const node = path.reduce((part, key) => part[key], log);
    if (typeof node !== 'object' || Array.isArray(node)) continue;
    node.winnner = 'me';
    expect(faultsOf(JSON.stringify(log)).length, path.join('.')).toBeGreaterThan(0);
  }
  const outcome = whole() as { [key: string]: { [key: string]: Node } };
  outcome.outcome.winner = [1];
  expect(faultsOf(JSON.stringify(outcome))).toEqual([
    {
      code: 'unknown-field',
      message: 'a log has no field outcome.winner',
      path: 'outcome.winner',
      hint: 'did you mean winners?',
    },
  ]);
});

test('all faults are reported at once', () => {
  const log = whole() as { [key: string]: Node };
  const text = JSON.stringify({ ...log, commitment: 'x', secret: 'ABC', entropy: 3, hash: 'g'.repeat(64) });
  expect(faultsOf(text).map(({ path }) => path)).toEqual(['commitment', 'secret', 'hash', 'entropy']);
});

test('whatever is in the text, it gets an answer and never an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), fc.jsonValue(), (path, value) => {
      const result = parseLog(broken(path, value as Node));
      if (!result.ok) expect(result.fault.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['not-json', ''],
  ['not-json', '{'],
  ['not-a-match', 'null'],
  ['not-a-match', '[]'],
  ['not-a-match', '{}'],
  ['not-a-match', '{"hortus":"card"}'],
  ['unknown-format', '{"hortus":"match"}'],
  ['unknown-format', '{"hortus":"match","format":2}'],
])('what is no log at all is told: %s %s', (code, text) => {
  expect(faultsOf(text)).toMatchObject([{ code }]);
});

test('a log cut short anywhere isn’t JSON', () => {
  const text = JSON.stringify(whole());
  fc.assert(
    fc.property(fc.nat(text.length - 1), (end) => {
      expect(faultsOf(text.slice(0, end))).toMatchObject([{ code: 'not-json' }]);
    }),
  );
});

test('any text at all is answered', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(faultsOf(text).length).toBeGreaterThan(0)));
});

test('options nested beyond all reason are a fault and not the end of the program', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const text = broken(['terms', 'options'], 'DEEP').replace('"DEEP"', deep);
  expect(faultsOf(text)).toMatchObject([{ code: 'bad-log', message: expect.stringContaining('nested') }]);
});
