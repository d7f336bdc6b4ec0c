import type { Players } from '@hortus/bots';
import { englishWords, loadGames, loadPlayers } from '@hortus/catalogue';
import { table } from '@hortus/garden/table/index.ts';
import { gnostica, type View } from '@hortus/gnostica';
import { Match, type MatchLog, parseLog, secretFromSeed } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { fileName, matchAsText } from './as-text.ts';
import { faultWords } from './fault-words.ts';
import { begin, game, playOn } from './played.testing.ts';
import { checkLog, reviewLog, seeLog, valuesAt, verifyLog, viewersOf } from './replayed.ts';

await loadGames();

const players = (await loadPlayers('garden')) as Players;

const time = { ms: 1e9, now: () => 0 };
const finished = playOn(begin({ format: 'vp10' }, 'replayed')).log();
const running = playOn(begin({ format: 'single' }, 'running'), 3);

test('a finished match can be seen from every side, a running one only from your own', () => {
  expect(viewersOf(finished)).toEqual(['all', 'table', 0, 1]);
  expect(viewersOf(running.log({ withSecret: true }))).toEqual(['table']);
  const terms = {
    ...running.terms,
    seats: [{ name: 'A', kind: 'person' } as const, running.terms.seats[1]!],
  };
  expect(viewersOf({ ...running.log(), terms })).toEqual([0]);
});

test('there is a picture after every entry, the deal first, and the last has the outcome', () => {
  for (const viewer of viewersOf(finished)) {
    const { sights, entries } = seeLog(game, finished, viewer);
    expect(sights.map(({ seq }) => seq)).toEqual([0, ...finished.entries.map(({ seq }) => seq)]);
    expect(entries).toHaveLength(finished.entries.length);
    expect(sights.at(-1)?.outcome).toEqual(finished.outcome);
  }
});

test('a finished match shows all hands from the deal on, a running one doesn’t', () => {
  const seats = ['Anna', 'Ben'].map((name) => ({ name, kind: 'bot' as const, level: 'random' }));
  const terms = {
    id: 'hands',
    game: gnostica.id,
    rulesVersion: gnostica.rulesVersion,
    options: {},
    packs: {},
    seats,
  };
  const begun = Match.begin(gnostica, terms, [], secretFromSeed('hands'));
  if (!begun.ok) throw new Error('not begun');
  const match = begun.value;
  const hands = () =>
    seeLog(gnostica, match.log({ withSecret: true }), 'all').sights.map(({ view }) =>
      (view as View).hands.map(({ cards }) => cards.length),
    );
  expect(hands).toThrow('only after the end');
  expect(match.submit({ seat: 1, moves: [gnostica.moves.kinds.resign.pack()] }).ok).toBe(true);
  expect(hands()[0]).toEqual([6, 6]);
});

test('a match that can’t be shown says why', () => {
  const codes = (log: MatchLog, of = game) => {
    const checked = checkLog(of, log);
    return checked.ok ? [] : checked.fault.map(({ code }) => code);
  };
  expect(codes(finished)).toEqual([]);
  expect(checkLog(undefined, finished)).toMatchObject({ ok: false, fault: [{ code: 'unknown-game' }] });
  expect(codes({ ...finished, terms: { ...finished.terms, rulesVersion: 99 } })).toEqual(['other-rules']);
  expect(codes(running.log())).toEqual(['no-secret']);
  const [first] = finished.entries;
  expect(codes({ ...finished, entries: [first!, { ...first!, seq: 2 }] })).toHaveLength(1);
  for (const code of ['unknown-game', 'other-rules', 'no-secret'])
    expect(faultWords(englishWords(), { code, message: 'x' })).not.toBe('x');
});

test('a review has the entry of every move, and there is no review of a running match', () => {
  const reviewed = reviewLog(players, finished, time);
  expect(reviewed?.review.exact).toBe(true);
  expect(reviewed?.seqs).toHaveLength(reviewed?.review.moves.length ?? 0);
  for (const [i, { seat }] of (reviewed?.review.moves ?? []).entries())
    expect(finished.entries[(reviewed?.seqs[i] ?? 0) - 1]?.seat).toBe(seat);
  expect(reviewLog(players, running.log({ withSecret: true }), time)).toBeUndefined();
});

test('every legal move has a value, and none has while nobody is to move or the match is running', () => {
  const { sights } = seeLog(game, finished, 'table');
  const values = valuesAt(players, finished, sights.at(-2)!, time);
  expect(values?.moves.length).toBeGreaterThan(0);
  expect(valuesAt(players, finished, sights.at(-1)!, time)).toBeUndefined();
  const log = running.log({ withSecret: true });
  expect(valuesAt(players, log, seeLog(game, log, 'table').sights.at(-1)!, time)).toBeUndefined();
});

test('a log that was saved and opened again holds, and a changed one does not', () => {
  const opened = parseLog(JSON.stringify(finished, null, 1));
  if (!opened.ok) throw new Error('not parsed');
  expect(verifyLog(game, opened.value, finished.commitment).every(({ holds }) => holds)).toBe(true);
  const changed = { ...opened.value, terms: { ...opened.value.terms, id: 'another' } };
  expect(verifyLog(game, changed, undefined).some(({ holds }) => !holds)).toBe(true);
});

test('the text names who played, every entry and the end', () => {
  const { entries } = seeLog(game, finished, 'table');
  const text = matchAsText({
    words: englishWords(),
    table,
    log: finished,
    entries,
    cast: { names: ['Anna', 'Ben'] },
  });
  expect(text).toContain('Garden of Conspiracy');
  expect(text).toContain('Anna – Ben');
  expect(text).toContain('first to 10 points');
  expect(text.split('\n').filter((line) => /^ *\d+\. /.test(line))).toHaveLength(entries.length);
  expect(text).toMatch(/^ *1\. [a-d][1-4]\[[MCPI][stbr]\]/m);
  expect(text).toMatch(/^Anna wins: .*enough points to win the match\.$/m);
  expect(text).not.toMatch(/\{\w+\}/);
  expect(fileName({ ...finished, terms: { ...finished.terms, id: '../a b' } }, 'txt')).toBe(
    'hortus-garden-ab.txt',
  );
});

test('an option that is a deck or a pack is shown by its name', () => {
  const options = { pack: { name: 'Tide', hash: 'a'.repeat(64) }, format: 'vp10' };
  const text = matchAsText({
    words: englishWords(),
    table,
    log: { ...finished, terms: { ...finished.terms, options } },
    entries: [],
    cast: { names: ['Anna', 'Ben'] },
  });
  expect(text).toContain('pack: Tide');
  expect(text).not.toContain('[object');
});
