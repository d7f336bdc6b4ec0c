import { expect, test } from 'vitest';
import { sealOf } from '../chance/fairness.ts';
import { defineGame, type Game } from '../contract/game.ts';
import { fail, invariant, ok } from '../contract/result.ts';
import { packsOf, parseOptionsFor } from '../match/deal.ts';
import { Match } from '../match/match.ts';
import { type PipsOptions, type PipsState, type PipsView, pips } from '../testing/pips.ts';
import { contributions, resign, SECRET, TERMS } from '../testing/pips-table.ts';
import {
  type ContentKind,
  contentHash,
  contentsOf,
  isReference,
  keepReferences,
  NO_CONTENTS,
  referencesIn,
  referOptions,
  resolveOptions,
} from './content.ts';
import type { MatchLog, Terms } from './log.ts';
import { parseLog } from './parse-log.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

/** A kind of content as small as one can be: an object with a name and some lines. */
const LINES: ContentKind = {
  write(value, path) {
    const { name, lines } = value as { name?: string; lines?: string[] };
    return name === undefined || lines === undefined
      ? fail([{ code: 'no-lines', message: 'a song has a name and lines', path }])
      : ok({ name, text: [name, ...lines].join('\n') });
  },
  read(text) {
    const [name, ...lines] = text.split('\n');
    return ok({ name, lines });
  },
};

interface SongOptions extends PipsOptions {
  readonly song?: unknown;
  readonly verses?: readonly unknown[];
}

/** Pips with songs: `song` is one piece of content, `verses` a list, which may also name what comes with the game. */
const { question: _, ...whole } = pips;
const sung: Game = defineGame<PipsState, SongOptions, PipsView>({
  ...whole,
  contents: { song: LINES, verses: LINES },
  parseOptions(input, seats) {
    const { song, verses, ...rest } = (input ?? {}) as Record<string, unknown>;
    const parsed = pips.parseOptions(rest, seats);
    return parsed.ok ? ok({ ...parsed.value, song, verses } as SongOptions) : parsed;
  },
});

const ODE = { name: 'Ode', lines: ['one', 'two'] };
const ARIA = { name: 'Aria', lines: ['la'] };
const ODE_TEXT = 'Ode\none\ntwo';
const ODE_REF = { name: 'Ode', hash: contentHash(ODE_TEXT) };
const ARIA_REF = { name: 'Aria', hash: contentHash('Aria\nla') };
const GIVEN = { rounds: 2, open: false, song: ODE_REF, verses: ['own', ARIA_REF] };
const KNOWN = [
  { ...ODE_REF, text: ODE_TEXT },
  { ...ARIA_REF, text: 'Aria\nla' },
];

test('the hash is the plain SHA-256 of the text in UTF-8', () => {
  expect(contentHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a reference is a name and a hash, and nothing else', () => {
  expect(isReference(ODE_REF)).toBe(true);
  for (const other of [
    null,
    'Ode',
    [ODE_REF],
    { hash: ODE_REF.hash },
    { ...ODE_REF, hash: 'ab' },
    { ...ODE_REF, hash: ODE_REF.hash.toUpperCase() },
    { ...ODE_REF, text: ODE_TEXT },
    { ...ODE_REF, name: 3 },
  ])
    expect(isReference(other)).toBe(false);
});

test('content is taken out of the options and put back in, in every place', () => {
  const referred = referOptions(sung, { rounds: 2, open: false, song: ODE, verses: ['own', ARIA] });
  const brought = [
    { ...KNOWN[0], option: 'song' },
    { ...KNOWN[1], option: 'verses' },
  ];
  expect(referred).toEqual(ok({ options: GIVEN, contents: brought }));
  expect(referencesIn(sung, GIVEN)).toEqual([ODE_REF, ARIA_REF]);
  const resolved = resolveOptions(sung, GIVEN, contentsOf(KNOWN));
  expect(resolved).toEqual(ok({ rounds: 2, open: false, song: ODE, verses: ['own', ARIA] }));
});

test('the same content twice is one, and what is referred to already stays', () => {
  const referred = referOptions(sung, { song: ODE, verses: [ODE, ARIA_REF] });
  expect(referred).toEqual(
    ok({
      options: { song: ODE_REF, verses: [ODE_REF, ARIA_REF] },
      contents: [{ ...KNOWN[0], option: 'song' }],
    }),
  );
  expect(referencesIn(sung, { song: ODE_REF, verses: [ODE_REF] })).toEqual([ODE_REF]);
});

test('what is wrong with content is reported with its place, all at once', () => {
  const referred = referOptions(sung, { song: {}, verses: [ODE, { name: 'x' }] });
  expect(referred).toMatchObject({
    ok: false,
    fault: [{ code: 'no-lines', path: 'options.song' }, { path: 'options.verses.1' }],
  });
});

test('what is missing or altered is reported by name, all at once', () => {
  const contents = contentsOf([{ ...ODE_REF, text: 'Ode\none\nthree' }]);
  expect(resolveOptions(sung, GIVEN, contents)).toMatchObject({
    ok: false,
    fault: [
      { code: 'altered-content', message: expect.stringContaining('“Ode”'), path: 'options.song' },
      { code: 'missing-content', message: expect.stringContaining('“Aria”'), path: 'options.verses.1' },
    ],
  });
  // If a caller forgets to resolve them, the game itself says so.
  expect(sung.parseOptions(GIVEN, 3)).toMatchObject({ ok: false, fault: [{ code: 'missing-content' }, {}] });
});

test('options are parsed with the content and stored with the references', () => {
  const parsed = parseOptionsFor(sung, GIVEN, 3, contentsOf(KNOWN));
  invariant(parsed.ok, 'these options are fine');
  expect(parsed.value).toMatchObject({ song: ODE, verses: ['own', ARIA] });
  expect(keepReferences(sung, parsed.value, GIVEN)).toEqual(GIVEN);
  expect(parseOptionsFor(sung, GIVEN, 3).ok).toBe(false);
});

test('a match pins the hashes of exactly its packs, each under its place', () => {
  const own = pips.packs({ rounds: 2, open: false });
  expect(packsOf(sung, GIVEN, 3, contentsOf(KNOWN))).toEqual({
    ...own,
    song: ODE_REF.hash,
    'verses.1': ARIA_REF.hash,
  });
  // Content written into the options, as it was before there were hashes, pins nothing.
  expect(packsOf(sung, { rounds: 2, open: false, song: ODE }, 3)).toEqual(own);
});

/** A whole match, as short as one can be. */
function played(contents = contentsOf(KNOWN)): MatchLog {
  const terms: Terms = { ...TERMS, options: GIVEN, packs: packsOf(sung, GIVEN, 3, contents) };
  const begun = Match.begin(sung, terms, contributions(terms), SECRET, contents);
  invariant(begun.ok, JSON.stringify(begun));
  for (const seat of [0, 1, 2]) if (!begun.value.over) begun.value.submit({ seat, moves: [resign] });
  return begun.value.log();
}

test('a log names its content; with it the log replays alone, and without it from elsewhere', () => {
  const log = played();
  expect(JSON.stringify(log)).not.toContain('two');
  const exported: MatchLog = { ...log, contents: KNOWN };
  expect(parseLog(JSON.stringify(exported))).toEqual(ok(exported));
  expect(sealOf(exported)).toBe(log.seal);
  for (const findings of [verify(sung, exported), verify(sung, log, undefined, contentsOf(KNOWN))]) {
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
    expect(findings).toContainEqual({ check: 'content', holds: true, detail: 'Ode, Aria' });
  }
  expect(replay(sung, exported).ok).toBe(true);
  expect(replay(sung, log, log.secret, contentsOf(KNOWN)).ok).toBe(true);
});

test('verify says in words which content is missing, altered or strange', () => {
  const log = played();
  const found = (contents: MatchLog['contents']) =>
    verify(sung, { ...log, ...(contents && { contents }) }).find(({ check }) => check === 'content');
  expect(found(undefined)).toMatchObject({
    holds: false,
    detail: expect.stringMatching(/“Ode” is missing.*“Aria” is missing/),
  });
  expect(found([KNOWN[0]])).toMatchObject({
    holds: false,
    detail: expect.stringContaining('“Aria” is missing'),
  });
  expect(found([KNOWN[0], { ...ARIA_REF, text: 'Aria\nlo' }])).toMatchObject({
    holds: false,
    detail: expect.stringContaining('“Aria” was altered'),
  });
  const more = { name: 'More', hash: contentHash('More'), text: 'More' };
  expect(found([...KNOWN, more])).toMatchObject({ holds: false, detail: expect.stringContaining('“More”') });
  expect(replay(sung, log)).toMatchObject({ ok: false, fault: [{ code: 'missing-content' }, {}] });
});

test('another hash in the terms is another match', () => {
  const log = played();
  const terms = { ...log.terms, options: { ...GIVEN, song: ARIA_REF, verses: [ODE_REF] } };
  const failing = verify(sung, { ...log, terms, contents: KNOWN }).filter(({ holds }) => !holds);
  expect(failing.map(({ check }) => check)).toEqual(expect.arrayContaining(['secret', 'packs']));
});

test('a match keeps its content: taken back, marked and dealt again', () => {
  const terms: Terms = { ...TERMS, options: GIVEN, packs: {} };
  const begun = Match.begin(sung, terms, contributions(terms), SECRET, contentsOf(KNOWN));
  invariant(begun.ok, JSON.stringify(begun));
  const match = begun.value;
  expect(match.options).toMatchObject({ song: ODE });
  expect(match.dealtAgain().hash).toBe(match.hash);
  const mark = match.mark();
  expect(match.stand(mark)).toBe(true);
  expect(Match.begin(sung, terms, [], SECRET, NO_CONTENTS).ok).toBe(false);
});

test.each([
  ['no list', {}],
  ['no object in it', [3]],
  ['no text', [{ ...ODE_REF }]],
  ['no hash', [{ ...KNOWN[0], hash: 'ab' }]],
  ['another field', [{ ...KNOWN[0], more: 1 }]],
])('a log whose content is %s is not read', (_, contents) => {
  expect(parseLog(JSON.stringify({ ...played(), contents }))).toMatchObject({ ok: false });
});
