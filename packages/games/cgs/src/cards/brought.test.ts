/** Sessions of several packs, and what keeps a pack out. */
import {
  agreeOn,
  contentHash,
  contentsOf,
  invariant,
  packsOf,
  parseOptionsFor,
  referOptions,
} from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { PACK_CONTENT, sessionOf } from './index.ts';

const keys = (type: string, eras: string): string =>
  `game: Tides\ntype: ${type}\ncomponents: 1 support\neras: ${eras}\nsession: 9\nsetup: 1\nwrapup: 1\nanalysis: 2\nturn: 1`;
const EDITION = `[pack Tide]\n${keys('edition', 'Ebb')}\nplayers: 2\n\n[era Ebb]\nall x2\n
[card Mole 1]\nType "Adventure" Roleplay "Solo" ACC Hull 1 ER Fame 2
[card Punt 11]\nType "Support" Affiliation "Plovers" AR Hull 1
[card Raft 12]\nType "Support" Affiliation "Masons" AR Hull 2\n`;
const EXPANSION = `[pack Flood]\n${keys('expansion', 'Ebb, High')}\nextends: Tide\n\n[era High]\nall x2\n
[card Weir 2]\nType "Adventure" Roleplay "Solo" ACC Hull 1 ER Fame 2
[card Skiff 21]\nType "Support" Affiliation "Plovers" AR Hull 1
[card Tug 22]\nType "Support" Affiliation "Masons" AR Hull 2\n`;
const BOOSTER =
  '[pack Gulls]\ngame: Tides\ntype: booster\ncomponents: 1 support\n\n[card Gull 40]\nType "Support" AR Hull 1\n';
const EVENING =
  '[pack Evening]\ngame: Tides\ntype: session\ncomponents: 1 support\neras: One, Two\n\n[era One]\nTide: Ebb\nGulls: 40 x2\n[era Two]\nFlood: High\n';
const text = (one: string): { text: string } => ({ text: one });
const ALL = [EVENING, EDITION, EXPANSION, BOOSTER].map(text);

const faultsOf = (options: object): string[] => {
  const agreed = agreeOn(cgs, options, 2);
  return agreed.ok ? [] : agreed.fault.map(({ code, path }) => `${code} ${path}`);
};

test('[CGS-FILE-5] an edition, an expansion and a booster make one session, and the match pins each of them', () => {
  const agreed = agreeOn(cgs, { pack: ALL }, 2);
  invariant(agreed.ok, 'the packs have no fault');
  const { options, packs, contents } = agreed.value;
  expect(contents.map(({ name }) => name)).toEqual(['Evening', 'Tide', 'Flood', 'Gulls']);
  expect(packs).toEqual(Object.fromEntries(contents.map(({ text }, i) => [`pack.${i}`, contentHash(text)])));
  const parsed = parseOptionsFor(cgs, options, 2, contentsOf(contents));
  invariant(parsed.ok, 'what was agreed on is read again');
  const session = sessionOf(parsed.value.pack);
  expect(session.ok && session.value.eras.map(({ cards }) => cards.length)).toEqual([4, 3]);
  const without = parseOptionsFor(cgs, options, 2, contentsOf(contents.slice(0, 3)));
  expect(without).toMatchObject({
    ok: false,
    fault: [{ code: 'missing-content', message: 'the content of “Gulls” is missing' }],
  });
  expect(faultsOf({ pack: [EXPANSION, EDITION].map(text) })).toEqual([]);
});

test('[CGS-ERR-36] a session without one of its packs is refused, and so is a pack that it does not need', () => {
  expect(faultsOf({ pack: ALL.slice(0, 3) })).toEqual(['ERR-36 options.pack.0']);
  expect(faultsOf({ pack: text(EXPANSION) })).toEqual(['ERR-36 options.pack']);
  expect(faultsOf({ pack: [EDITION, BOOSTER].map(text) })).toEqual(['needless-pack options.pack.1']);
  expect(faultsOf({ pack: [EDITION, EDITION].map(text) })).toEqual(['needless-pack options.pack.1']);
  expect(faultsOf({ pack: text(BOOSTER) })).toEqual(['no-era options.pack']);
  expect(faultsOf({ pack: [] })).toEqual(['bad-option options.pack']);
  expect(faultsOf({ pack: Array(9).fill(text(EDITION)) })).toEqual(['bad-option options.pack']);
  expect(faultsOf({ pack: ['small', 7] })).toEqual(['bad-option options.pack.1']);
});

test('CGS-FILE-5: the product’s own packs are at hand, and pinned where they are used', () => {
  const evening = text(
    EVENING.replace('Tide: Ebb\nGulls: 40 x2', 'Harbour Lights: One Winter')
      .replace('One, Two', 'One')
      .replace(/\[era Two[\s\S]*/, ''),
  );
  const referred = referOptions(cgs, { pack: evening });
  invariant(referred.ok, JSON.stringify(referred));
  const { options, contents } = referred.value;
  expect(contents[0]!.text).toContain('Harbour Lights: "');
  expect(Object.keys(packsOf(cgs, options, 2, contentsOf(contents)))).toEqual(['Harbour Lights', 'pack']);
});

test('a session pack is kept on its own once it names cards by their identifiers', () => {
  const write = (value: string, beside?: readonly object[]) =>
    PACK_CONTENT.write(text(value), 'text', beside);
  expect(write(EVENING)).toMatchObject({ ok: false, fault: [{ code: 'ERR-36' }, {}, {}] });
  const whole = write(EVENING, ALL);
  invariant(whole.ok, 'with its packs it is whole');
  expect(write(whole.value.text)).toEqual(whole);
  expect(write(EVENING.replace('Gulls: 40 x2', 'Gulls: "Gull 40" x600'), ALL)).toMatchObject({
    fault: [{ code: 'ERR-38', message: 'The session has 612 card copies; the limit is 512.' }],
  });
});

test.each([
  ['LINT-1', ['[card Raft 12]', '[card Crown 13 | gold]\nType "Support"\n[card Raft 12]']],
  ['LINT-3', ['Hull 1 ER', 'Hull 9 ER']],
  ['LINT-48', ['Type "Support"', 'Type "Support" Freze "Yes"']],
  ['ERR-40', ['players: 2', 'players: 2\nallow LINT-9: none']],
] as const)('a pack with the error %s is not brought', (code, [from, to]) => {
  expect(faultsOf({ pack: text(EDITION.replace(from, to)) })[0]).toBe(`${code} options.pack`);
});

test('[CGS-ERR-38] a pack that is too large in canonical form is refused before anybody keeps it', () => {
  const cards = Array.from({ length: 500 }, (_, i) => `[card C ${i + 20}]\nType "Support" AR L 1 EC L 1`);
  const large = `${EDITION.replace('players: 2', `players: 2\nalias L: ${'l'.repeat(300)}`)}${cards.join('\n')}\n`;
  expect(faultsOf({ pack: text(large.replace('all x2', '1-12')) })).toEqual(['ERR-38 options.pack']);
});

test('the first hundred faults of a broken pack are told, and a count', () => {
  const agreed = agreeOn(cgs, { pack: text('[pack A]\n'.repeat(5000)) }, 2);
  invariant(!agreed.ok, 'this is no pack');
  expect(agreed.fault).toHaveLength(101);
  expect(agreed.fault.at(-1)!.message).toMatch(/^\d+ faults in all$/);
});
