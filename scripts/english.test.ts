/** Phrases that read as if they had been translated, in comments, names of tests and docs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NUMBER = '(?:an?|one|two|three|four|five|six|seven|ten|many|\\d[\\d,]*)';
const EACH =
  '(?:seat|player|person|card|pip|class|decision|commit|table|kind|row|line|cell|side|space|step|worker|request|game|match|move|turn|round)';

const PHRASES: Readonly<Record<string, RegExp>> = {
  'the card’s position, the third card': /\bhow manieth\b/i,
  'this many, that many':
    /(?:^|[.:;,] )so many (?:\w+)|\bone \w+ in so many\b|\bof so many\b|\bafter so many\b|\bso often an?\b/i,
  'again, afresh': /\banew\b/i,
  'where, as far as': /\bin so ?far as\b/i,
  // Not “two in a row” or “when seat a presses a card”.
  'per: one per card': new RegExp(
    `\\b${NUMBER} (?:(?!in |presses )[\\w-]+ )?an? ${EACH}(?=[.,;:)]|$| at most| of )`,
    'i',
  ),
  'per, above a column: per game': new RegExp(`\\| an? ${EACH} \\|`, 'i'),
  'subject, verb, object': /\bnot asked is\b|\bof an? \w+ all are\b|\bof one that \w+ nothing\b/i,
};

const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n')
    .filter((file) => file !== '' && !/\/(?:versions|generated|former)\/|english\.test\.ts$/.test(file));

/** Comments and names of tests; strings are words for players, whose own tests read them. */
const toldIn = (source: string): string[] => [
  ...[...source.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text.replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
  ),
  ...[...source.matchAll(/(?:^|\s)\/\/ (.*)$/gm)].map(([, text = '']) => text),
  ...[...source.matchAll(/\btest(?:\.\w+(?:\([^)]*\))?)*\(\s*['`"](.*?)['`"],/g)].map(
    ([, text = '']) => text,
  ),
];

function foundIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    Object.entries(PHRASES).flatMap(([better, phrase]) => {
      const found = phrase.exec(text.replace(/^(?:\[?[A-Z]+(?:-[A-Z]+)*-\d+\]?,? )+/, ''))?.[0];
      return found === undefined ? [] : [`“${found}” (${better}): ${text.slice(0, 100)}`];
    }),
  );
}

test('comments and tests are plain English', () => {
  const bad = tracked('*.ts', '*.tsx', '*.mjs').flatMap((file) =>
    foundIn(toldIn(readFileSync(file, 'utf8'))).map((one) => `${file}: ${one}`),
  );
  expect(bad).toEqual([]);
});

test('so are docs', () => {
  const bad = tracked('*.md')
    .filter((file) => !file.startsWith('docs/rules/'))
    .flatMap((file) => foundIn(readFileSync(file, 'utf8').split('\n')).map((one) => `${file}: ${one}`));
  expect(bad).toEqual([]);
});

/** What a report says about numbers that aren't known yet, and what its pictures say. */
const reported = (file: string, source: string): string[] =>
  file.endsWith('.svg')
    ? [...source.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)
    : source.replace(/\$\{[^{}]*\}/g, '9').split('\n');

test('so are reports and their pictures', () => {
  const files = tracked('packages/**/report/*.ts', 'docs/balance/*.svg').filter(
    (file) => !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const bad = files.flatMap((file) =>
    foundIn(reported(file, readFileSync(file, 'utf8'))).map((one) => `${file}: ${one}`),
  );
  expect(bad).toEqual([]);
});

/** Docs/glossary.md: turns are quiet; a button in the background is subtle, a tile that can't be pressed unlit. */
const QUIET_CLASS = /class(?:=|Name)[^>\n]*["'` ]quiet["'` ]|\.quiet(?=[\s,.:>])/;

test('no style is called quiet', () => {
  const bad = tracked('packages/**/*.tsx', 'packages/**/*.css').filter((file) =>
    QUIET_CLASS.test(readFileSync(file, 'utf8')),
  );
  expect(bad).toEqual([]);
  for (const planted of ['<button class="quiet small">', "class={a ? 'b' : 'quiet'}", 'button.quiet { }'])
    expect(planted).toMatch(QUIET_CLASS);
});

test('a planted phrase is found', () => {
  for (const text of [
    'The how manieth card it is.',
    'So many unknown fields are named.',
    'A move a card of a set.',
    'GNO-JUD-1 One a pip of one minion.',
    'at most six cards a player',
    '248 decisions a game.',
    '| ability | a game | worth |',
    'engaged so often a game',
    'not asked is who finds no card',
  ])
    expect(foundIn(toldIn(`/** ${text} */`)), text).toHaveLength(1);
  expect(foundIn(reported('a.ts', `\${made} decisions a game.`))).toHaveLength(1);
  expect(foundIn(reported('a.svg', '<text x="1">engaged so often a game</text>'))).toHaveLength(1);
  expect(foundIn(toldIn('/** The cards a player has played. */'))).toEqual([]);
});
