import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitTo, promiseOf, sealOf } from '../chance/fairness.ts';
import { Match } from '../match/match.ts';
import { pips } from '../testing/pips.ts';
import {
  bid,
  contributions,
  deal,
  entropyOf,
  hand,
  type PipsMatch,
  SECRET,
  TERMS,
  wholeMatch,
} from '../testing/pips-table.ts';
import type { Entry, MatchLog, MovesEntry, Terms } from './log.ts';
import { parseLog } from './parse-log.ts';
import { type Finding, verify } from './verify.ts';

const LOG = wholeMatch().log();
const PROMISE = promiseOf(LOG.commitment, LOG.entropy);
const broken = (log: MatchLog, published?: string): Finding['check'][] =>
  verify(pips, log, published).flatMap(({ check, holds }) => (holds ? [] : [check]));
/** The checks that fail for a log tampered with by someone who knows how to seal it again. */
const failing = (log: MatchLog, published?: string): Finding['check'][] =>
  broken(log.secret === undefined ? log : { ...log, seal: sealOf(log) }, published);
const withEntry = (seq: number, change: Partial<Entry>): MatchLog => ({
  ...LOG,
  entries: LOG.entries.map((entry) => (entry.seq === seq ? ({ ...entry, ...change } as Entry) : entry)),
});

test('everything that a finished log claims is found to hold', () => {
  const findings = verify(pips, LOG, PROMISE);
  expect(findings.map(({ check }) => check)).toEqual([
    'published',
    'secret',
    'seal',
    'entropy',
    'packs',
    'replay',
    'end',
    'outcome',
    'hash',
  ]);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
});

test('published: the promise, or the host’s commitment, as noted before the deal', () => {
  const published = (noted: string) => verify(pips, LOG, noted)[0];
  expect(published(PROMISE)).toEqual({ check: 'published', holds: true, detail: 'promise' });
  expect(published(` ${PROMISE.toUpperCase()}\n`)).toMatchObject({ holds: true });
  expect(published(LOG.commitment)).toEqual({ check: 'published', holds: true, detail: 'commitment' });
  expect(published('ab'.repeat(32))).toEqual({ check: 'published', holds: false, detail: PROMISE });
  expect(published('')).toMatchObject({ holds: false });
  expect(verify(pips, LOG).map(({ check }) => check)).not.toContain('published');
});

test('secret: another one is not what the host committed to', () => {
  expect(failing({ ...LOG, secret: 'ab'.repeat(32) })).toContain('secret');
  expect(failing({ ...LOG, commitment: 'ab'.repeat(32) })).toEqual(['secret']);
  const { secret: _, ...without } = LOG;
  expect(failing(without)).toEqual(['secret']);
});

test('secret: nor are other terms, even where they change nothing in play', () => {
  const renamed: Terms = { ...TERMS, seats: [{ name: 'Eve', kind: 'person' }, ...TERMS.seats.slice(1)] };
  expect(failing({ ...LOG, terms: renamed })).toEqual(expect.arrayContaining(['secret', 'entropy']));
});

test('entropy: one of each person’s own, in the order of seats', () => {
  const [first, last] = LOG.entropy;
  expect(failing({ ...LOG, entropy: [{ ...first, reveal: entropyOf(5) }, last] })).toContain('entropy');
  expect(failing({ ...LOG, entropy: [{ ...first, commitment: last.commitment }, last] })).toEqual([
    'entropy',
  ]);
  expect(failing({ ...LOG, entropy: [first] })).toContain('entropy');
  expect(failing({ ...LOG, entropy: [first, last, last] })).toContain('entropy');
  expect(failing({ ...LOG, entropy: [last, first] })).toContain('entropy');
  const bots = { seat: 1, commitment: commitTo(TERMS, 1, SECRET), reveal: SECRET };
  expect(failing({ ...LOG, entropy: [first, bots, last] })).toContain('entropy');
});

test('entropy: with bots alone it is nobody’s, and the finding says so', () => {
  const bots = TERMS.seats.map((seat) => ({ ...seat, kind: 'bot' as const }));
  const findings = verify(pips, wholeMatch({ ...TERMS, seats: bots }).log());
  expect(findings).toContainEqual({ check: 'entropy', holds: true, detail: 'nobody' });
  expect(verify(pips, LOG)).toContainEqual({ check: 'entropy', holds: true, detail: '2 of 2' });
});

/** A match played honestly under terms that its own program would not have made. */
function played(change: Partial<Terms>): MatchLog {
  return wholeMatch({ ...TERMS, ...change }).log();
}

test('packs: those of this program', () => {
  expect(failing(played({}))).toEqual([]);
  expect(failing(played({ packs: { deck: 'ab'.repeat(32) } }))).toEqual(['packs']);
  expect(failing(played({ packs: {} }))).toEqual(['packs']);
  const open = { rounds: 2, open: true };
  expect(failing(played({ options: open }))).toEqual(['packs']);
  expect(failing(played({ options: open, packs: pips.packs(open) }))).toEqual([]);
});

test('replay: every entry has to be legal, in its place and as it was written', () => {
  expect(
    failing(
      withEntry(10, {
        moves: [
          { kind: 'mark', cell: 3 },
          { kind: 'mark', cell: 3 },
        ],
      }),
    ),
  ).toEqual(['replay']);
  expect(failing(withEntry(2, { seat: 1 }))).toEqual(['replay']);
  expect(failing(withEntry(3, { granted: [0] }))).toEqual(['replay']);
  expect(failing(withEntry(4, { id: 'b' }))).toEqual(['replay']);
  expect(failing(withEntry(9, { to: 4 }))).toEqual(['replay']);
  const [a, b, ...rest] = LOG.entries;
  expect(failing({ ...LOG, entries: [b, a, ...rest] })).toEqual(['replay']);
  expect(failing({ ...LOG, entries: [a, b] })).toEqual(['end']);
  expect(failing({ ...LOG, entries: [...LOG.entries, { ...(a as MovesEntry), seq: 15, id: 'z' }] })).toEqual([
    'replay',
  ]);
  expect(failing({ ...LOG, entries: [...LOG.entries, { ...a, seq: 15 }] })).toEqual(['replay']);
});

test('replay: the luck is recomputed, so a die cannot be thrown again', () => {
  const later = wholeMatch()
    .log()
    .entries.filter(({ seq }) => seq !== 9 && seq !== 8);
  const renumbered = later.map((entry, i) => ({ ...entry, seq: i + 1 }));
  expect(failing({ ...LOG, entries: renumbered })).toEqual(expect.arrayContaining(['hash']));
});

test('end: a log that stops before the end proves nothing', () => {
  const running = deal();
  hand(running, 0, bid(1));
  expect(failing(running.log())).toEqual(['secret']);
  expect(failing(running.log({ withSecret: true }))).toEqual(['end']);
});

test('outcome and hash: what the log says is what came of it', () => {
  const winners = LOG.outcome?.winners ?? [];
  const other = { winners: [(winners[0] + 1) % 3], reasons: [], scores: [] };
  expect(failing({ ...LOG, outcome: { ...other, ...LOG.outcome, winners: other.winners } })).toEqual([
    'outcome',
  ]);
  const { outcome: _, ...silent } = LOG;
  expect(failing(silent)).toEqual(['outcome']);
  expect(failing({ ...LOG, hash: 'ab'.repeat(32) })).toEqual(['hash']);
  const { hash: __, ...unhashed } = LOG;
  expect(failing(unhashed)).toEqual(['hash']);
});

test('seal: whatever was changed since, even what play no longer shows', () => {
  expect(broken(LOG)).toEqual([]);
  expect(broken({ ...LOG, seal: 'ab'.repeat(32) })).toEqual(['seal']);
  const { seal: _, ...unsealed } = LOG;
  expect(broken(unsealed)).toEqual(['seal']);
  for (const changed of [
    withEntry(2, { moves: [{ kind: 'bid', amount: 2 }] }), // taken back
    withEntry(4, { id: 'd' }),
    withEntry(4, { at: 3_001 }),
  ]) {
    expect(broken(changed)).toEqual(['seal']);
    expect(failing(changed)).toEqual([]);
  }
  expect(broken({ ...LOG, hash: 'ab'.repeat(32) })).toEqual(['seal', 'hash']);
});

test('position: a match taken up elsewhere is bound to where', () => {
  const there = played({ position: 'deal' });
  expect(failing(there)).toEqual([]);
  const start = pips.notation.makePosition(deal().state);
  expect(failing({ ...there, terms: { ...there.terms, position: start } })).toContain('secret');
  expect(failing({ ...there, terms: { ...there.terms, position: 'nowhere' } })).toContain('replay');
});

type Node = { [key: string]: Node } | Node[] | string | number | boolean | null;
const leavesOf = (node: Node, at: readonly string[] = []): (readonly string[])[] =>
  typeof node !== 'object' || node === null
    ? [at]
    : Object.entries(node).flatMap(([key, part]) => leavesOf(part, [...at, key]));
const asNode = (): Node => JSON.parse(JSON.stringify(LOG));
const LEAVES = leavesOf(asNode());
/**
 * Protected by the seal alone, as docs/fairness.md says: the host's clock, the ids of submissions, and moves that
 * were taken back (in this log those of entries 2 and 8).
 */
const isHeldBySealAlone = ([part, entry, field]: readonly string[]): boolean =>
  part === 'entries' &&
  (field === 'at' || field === 'id' || (field === 'moves' && (entry === '1' || entry === '7')));

/** Is the log refused, or does a check fail, once this leaf is changed? */
function isCaught(path: readonly string[], change: (leaf: Node) => Node, check: typeof broken): boolean {
  const log = asNode();
  let parent = log as { [key: string]: Node };
  for (const key of path.slice(0, -1)) parent = parent[key] as { [key: string]: Node };
  const last = path.at(-1) ?? '';
  parent[last] = change(parent[last]);
  const parsed = parseLog(JSON.stringify(log));
  return !parsed.ok || check(parsed.value).length > 0;
}

/** The nearest other value of the same type. */
const nudged = (leaf: Node): Node => {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  const text = String(leaf);
  const i = text.length >> 1;
  return `${text.slice(0, i)}${text[i] === '0' ? '1' : '0'}${text.slice(i + 1)}`;
};

test('every leaf of a finished log, changed by the least, is caught', () => {
  expect(LEAVES.length).toBeGreaterThan(100);
  for (const path of LEAVES) expect(isCaught(path, nudged, broken), path.join('.')).toBe(true);
});

const anything = fc.tuple(fc.constantFrom(...LEAVES), fc.oneof(fc.jsonValue(), fc.nat(20), fc.boolean()));
const isChange = (path: readonly string[], value: unknown): boolean => {
  const original = path.reduce((node, key) => (node as { [key: string]: Node })[key], asNode());
  return JSON.stringify(original) !== JSON.stringify(value);
};

test('any leaf changed to anything else is caught', () => {
  fc.assert(
    fc.property(anything, ([path, value]) => {
      fc.pre(isChange(path, value));
      expect(
        isCaught(path, () => value as Node, broken),
        path.join('.'),
      ).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('and if the log is sealed again, tampering is still caught, except for what only the seal protects', () => {
  const sealed = LEAVES.filter((path) => path[0] !== 'seal');
  for (const path of sealed.filter((one) => !isHeldBySealAlone(one)))
    expect(isCaught(path, nudged, failing), path.join('.')).toBe(true);
  fc.assert(
    fc.property(anything, ([path, value]) => {
      fc.pre(isChange(path, value) && path[0] !== 'seal' && !isHeldBySealAlone(path));
      expect(
        isCaught(path, () => value as Node, failing),
        path.join('.'),
      ).toBe(true);
    }),
    { numRuns: 400 },
  );
});

/**
 * A host that waits for every reveal and then tries secrets until it likes the deal. Its log is consistent; only
 * what was noted before the reveals gives it away.
 */
const liked = (match: PipsMatch): boolean => match.state.ints[7] === 0;
function grind(
  tryOnce: (i: number) => { terms: Terms; entropy: MatchLog['entropy']; secret: string },
): PipsMatch {
  for (let i = 0; ; i++) {
    const { terms, entropy, secret } = tryOnce(i);
    const begun = Match.begin(pips, terms, entropy, secret);
    if (begun.ok && liked(begun.value)) return begun.value;
  }
}
const finished = (match: PipsMatch): MatchLog => {
  hand(match, 0, 0);
  return match.log();
};

test('a host that changes its secret after the reveals is found out by who noted its commitment', () => {
  const log = finished(
    grind((i) => ({ terms: TERMS, entropy: contributions(TERMS), secret: i.toString(16).padStart(64, '0') })),
  );
  expect(failing(log)).toEqual([]);
  expect(failing(log, LOG.commitment)).toEqual(['published']);
  expect(failing(log, PROMISE)).toEqual(['published']);
});

test('a host that bends the terms after the reveals is found out, though the secret is the one it committed to', () => {
  const log = finished(
    grind((i) => {
      const terms = {
        ...TERMS,
        seats: TERMS.seats.map((seat) => ({ ...seat, name: seat.name + ' '.repeat(i) })),
      };
      return { terms, entropy: LOG.entropy, secret: SECRET };
    }),
  );
  expect(failing({ ...log, commitment: LOG.commitment }, LOG.commitment)).toEqual(['secret', 'entropy']);
  expect(failing(log, LOG.commitment)).toEqual(['published', 'entropy']);
});

test('a friend of the host who commits late is found out by anyone who noted the promise, and only then', () => {
  const [ada] = LOG.entropy;
  const log = finished(
    grind((i) => {
      const reveal = i.toString(16).padStart(64, '0');
      const zoe = { seat: 2, commitment: commitTo(TERMS, 2, reveal), reveal };
      return { terms: TERMS, entropy: [ada, zoe], secret: SECRET };
    }),
  );
  expect(failing(log, LOG.commitment)).toEqual([]);
  expect(failing(log, PROMISE)).toEqual(['published']);
});
