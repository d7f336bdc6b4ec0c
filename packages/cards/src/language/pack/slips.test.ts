/** One slip is one fault: whatever a single key does to a sound pack, at most one error is reported. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPack } from '../check/check.ts';
import { packOf, SMALL_TIDE, told } from '../testing/testing.ts';
import { STARTER } from './starter.ts';

const KEYS = ['\0', '\u200b', '\u202e', '\ufffd', 'x', 'X', '"', '[', ']', '#', ':', '0', ' ', '.'];
/** Cards in layout form, and an example of the ledger with cards in flat form. */
const PACKS = { starter: STARTER, 'small tide': SMALL_TIDE };
const at = fc.nat(STARTER.length - 1);
const slip = fc.constantFrom(...Object.values(PACKS)).chain((pack) => {
  const anywhere = fc.nat(pack.length - 1);
  return fc.oneof(
    anywhere.map((i) => pack.slice(0, i) + pack.slice(i + 1)),
    fc.tuple(anywhere, fc.constantFrom(...KEYS)).map(([i, key]) => pack.slice(0, i) + key + pack.slice(i)),
  );
});
const faultsOf = (text: string): string[] => checkPack(text).faults.map(told);

test('one slip in a sound pack gives at most one error', () => {
  fc.assert(
    fc.property(slip, (text) => {
      const faults = faultsOf(text);
      expect(faults, faults.join(' || ')).toHaveLength(Math.min(1, faults.length));
    }),
    { numRuns: 800, seed: 11 },
  );
});

test.each(Object.entries(PACKS))(
  'a line break anywhere in the %s pack gives at most one error',
  (_, pack) => {
    const doubled = Array.from(pack, (_, i) => faultsOf(`${pack.slice(0, i)}\n${pack.slice(i)}`));
    expect(doubled.filter((faults) => faults.length > 1)).toEqual([]);
  },
);

test('[CGS-ERR-34] [CGS-ERR-2] a heading, a word or a text broken in two is one fault', () => {
  const broken = (text: string): string[] => faultsOf(STARTER.replace(text.replace('\n', ''), text));
  expect(broken('[card Old\n Bridge 1]')).toEqual([
    'ERR-34 23:1 The heading of this card must end with "]".',
  ]);
  expect(broken('Adventure\nCommonCosts')).toEqual(['ERR-2 27:1 Attribute "Adventure" has no value.']);
  expect(broken('"Compe\ntition"')).toEqual([
    'ERR-6 26:10 Missing closing quote in the value of "Roleplay".',
  ]);
  expect(broken('type: edi\ntion')).toEqual(['ERR-34 5:1 "tion" is not a line of a pack.']);
  expect(broken('allow \nLINT-31')).toEqual(['ERR-34 15:1 "allow" is not a line of a pack.']);
  expect(broken('type\n: edition')).toHaveLength(1);
  expect(broken('  Timb\ner 2')).toEqual(['ERR-2 28:3 Attribute "Timb" has no value.']);
  expect(broken('bank\n first.')).toEqual(['ERR-11 25:2 Indented line before any category.']);
});

test('[CGS-ERR-36] a line of an era broken in two is one fault', () => {
  const broken = (text: string): string[] => faultsOf(STARTER.replace(text.replace('\n', ''), text));
  expect(broken('11-14 x\n3')).toEqual([
    'ERR-36 20:1 Era "First Era" has a line that names no card: 11-14 x',
  ]);
  expect(broken('11-1\n4 x3')).toEqual([
    'ERR-36 20:1 Era "First Era" names cards 11-1, none of which is in the pack.',
  ]);
});

test('two slips on neighbouring lines are two faults', () => {
  const slipped = (text: string, ...lines: readonly string[]): string[] =>
    faultsOf(STARTER.replace(text, lines.join('\n'))).map((fault) => fault.split(' ', 2).join(' '));
  expect(slipped('1-2 x3\n', '1-2 x', '9-8', '')).toEqual(['ERR-36 19:1', 'ERR-36 20:1']);
  expect(slipped('1-2 x3\n', '1-2 x3', '7', '8', '')).toEqual(['ERR-36 20:1', 'ERR-36 21:1']);
  expect(slipped('players: 2\n', 'players: 2', 'seats', 'level: x', '')).toEqual([
    'ERR-34 13:1',
    'ERR-31 14:8',
  ]);
  expect(slipped('Roleplay "Competition"', 'Roleplay "Competition', 'Depth "low')).toEqual([
    'ERR-6 26:10',
    'ERR-6 27:7',
  ]);
  expect(slipped('  Timber 2', '  Timber', 'Depth low')).toEqual(['ERR-2 28:3', 'ERR-12 29:1']);
});

test('[CGS-ERR-39] what nobody sees is told once wherever it is, and nothing else', () => {
  fc.assert(
    fc.property(at, fc.constantFrom('\0', '\u200b', '\u202e', '\ufffd'), (i, unseen) => {
      const [fault, ...more] = checkPack(STARTER.slice(0, i) + unseen + STARTER.slice(i)).faults;
      const before = STARTER.slice(0, i).split('\n');
      expect(fault).toMatchObject({
        code: 'ERR-39',
        line: before.length,
        column: before.at(-1)!.length + 1,
      });
      expect(more).toEqual([]);
    }),
    { numRuns: 200, seed: 39 },
  );
});

test('[CGS-ERR-39] other faults of the line are where they were written', () => {
  const text = STARTER.replace('  Timber 2', '  \u200bTi\u200bmber \u200b007');
  expect(faultsOf(text)).toEqual([
    'ERR-39 28:3 Invisible character U+200B.',
    'ERR-5 28:13 Write "7" instead of "007".',
  ]);
});

test.each([
  ['Affiliation', 'Afiliation', 46],
  ['Roleplay', 'Rolepaly', 26],
  ['Type', 'type', 25],
])('[CGS-LINT-48] a misspelt %s is not missing too', (word, slipped, line) => {
  expect(faultsOf(STARTER.replace(word, slipped))).toEqual([
    `LINT-48 ${line}:1 "${slipped}" is probably a misspelt "${word}".`,
  ]);
});

test('[CGS-ERR-28] [CGS-ERR-32] what is missing without a misspelt word is told', () => {
  expect(faultsOf(STARTER.replace('Affiliation "North"\n', ''))).toEqual([
    'ERR-32 12:1 2 players but only 1 affiliation in era deck "First Era".',
  ]);
  expect(faultsOf(STARTER.replace('Roleplay "Solo"', '').replace(/Roleplay.*\n/, ''))).toEqual([
    'ERR-28 23:7 An adventure card needs a Roleplay.',
  ]);
  // Only a warning in a session pack, so that the error is still needed.
  const custom = packOf('[card A 1]\nType "Adventure"\nRolepaly "Solo"', { type: 'session' });
  expect(faultsOf(custom).map((fault) => fault.split(' ')[0])).toEqual(['ERR-28']);
});
