import { expect, test } from 'vitest';
import { highTide, packOf, SMALL_TIDE, told } from '../testing/testing.ts';
import { canonicalText } from './canonical.ts';
import { readPack } from './read-pack.ts';
import { checkTogether, outlineOf } from './together.ts';

const HIGH_TIDE = highTide(
  '1 adventure, 3 support',
  `allow LINT-31: no gold
allow LINT-42: short

[era Second Ebb]
20-23

[card Far Bank 20]
Type "Adventure" Roleplay "Solo" AdventureCommonCosts Hull 1 EraResources Renown 2
[card Lantern 21]
Type "Support" Affiliation "Plovers" AdventureResources Hull 1
[card Chisel 22]
Type "Support" Affiliation "Masons" AdventureResources Hull 1
[card Rope 23]
Type "Support" AdventureResources Hull 2
`,
);
const BOOSTER =
  '[pack Gulls]\ngame: Lowwater\ntype: booster\ncomponents: 1 support\n\n[card Gull 40]\nType "Support" AdventureResources Hull 1\n';
const EVENING = packOf(
  '[era One]\nHigh Tide: Second Ebb\nSmall Tide: First Ebb\nGulls: 40 x2',
  {},
  'Evening',
);
const errors = (checks: ReturnType<typeof checkTogether>['checks']): string[][] =>
  checks.map(({ faults }) => faults.map(told));

test('[CGS-FILE-5] [CGS-PACK-4] a session pack is read with an edition, an expansion and a booster, in any order', () => {
  for (const others of [
    [SMALL_TIDE, HIGH_TIDE, BOOSTER],
    [BOOSTER, HIGH_TIDE, SMALL_TIDE],
  ]) {
    const { checks, used, missing } = checkTogether([EVENING, ...others]);
    expect(errors(checks)).toEqual([[], [], [], []]);
    expect(missing).toEqual([]);
    expect([...used].sort()).toEqual([0, 1, 2, 3]);
    const copies = checks[0]!.session!.eras[0]!.cards.reduce((sum, one) => sum + one.copies, 0);
    expect(copies).toBe(4 + 8 + 2);
  }
});

test('[CGS-FILE-6] the canonical text of a session pack stands on its own, and makes the same session', () => {
  const [evening] = checkTogether([EVENING, SMALL_TIDE, HIGH_TIDE, BOOSTER]).checks;
  const text = canonicalText(evening!.pack!);
  const alone = readPack(text, { alone: true });
  expect(alone.faults).toEqual([]);
  expect(canonicalText(alone.pack!)).toBe(text);
  const again = checkTogether([text, SMALL_TIDE, HIGH_TIDE, BOOSTER]);
  expect(again.checks[0]!.session).toEqual(evening!.session);
});

test('[CGS-FILE-6] which other cards a pack has does not change what a session takes from it', () => {
  const [one, two] = ['', '\n[card Ghost 12]\nType "Support"\n'].map((more) => {
    const other = packOf(`[card Weir 12]\nType "Support"${more}`, {}, 'Other');
    const text = packOf('[era One]\nOther: "Weir 12"');
    return canonicalText(checkTogether([text, other]).checks[0]!.pack!);
  });
  expect(one).toBe(two);
  expect(one).toContain('Other: "Weir 12"');
});

test('[CGS-ERR-36] on its own a pack is judged for what it says, and names what it needs', () => {
  const { faults } = readPack(HIGH_TIDE, { alone: true });
  expect(faults).toEqual([]);
  expect(outlineOf(HIGH_TIDE)).toEqual({ name: 'High Tide', named: ['Small Tide'] });
  expect(outlineOf(EVENING)).toEqual({ name: 'Evening', named: ['High Tide', 'Small Tide', 'Gulls'] });
  const loose = readPack(EVENING, { alone: true });
  expect(loose.faults.map(({ code }) => code)).toEqual(['ERR-36', 'ERR-36', 'ERR-36']);
});

test('missing packs are named, even by packs that were passed along; a cycle counts as missing', () => {
  const { checks, missing } = checkTogether([EVENING, HIGH_TIDE]);
  expect(missing).toEqual(['Small Tide', 'Gulls']);
  expect(errors(checks)[1]).toEqual(['ERR-36 4:1 The pack extends "Small Tide", which is not available.']);
  const ring = ['A', 'B'].map((name, i) =>
    packOf(`[era One]\n${'BA'[i]}: all\n[card X ${i}]\nType "Support"`, {}, name),
  );
  const turned = checkTogether(ring);
  expect(turned.missing).toEqual(['A']);
  expect(turned.checks.map(({ count }) => count)).toEqual([0, 1]);
});

test('packs that are at hand anyway are used where nobody brings one of their name', () => {
  const own = readPack(SMALL_TIDE).pack!;
  const atHand = (name: string) => (name === 'Small Tide' ? own : undefined);
  const { known, checks } = checkTogether([HIGH_TIDE], atHand);
  expect(errors(checks)).toEqual([[]]);
  expect(known).toEqual([own]);
  expect(checkTogether([HIGH_TIDE, SMALL_TIDE], atHand).known).toEqual([]);
});

test('[CGS-ERR-38] a pack that only its canonical text makes too large is refused, with the limit', () => {
  const long = 'x'.repeat(300);
  const cards = Array.from({ length: 500 }, (_, i) => `[card C ${i + 1}]\nType "Support" AR H 1 EC H 1`);
  const text = packOf(`[era One]\nall\n${cards.join('\n')}`, { 'alias H': long });
  const { faults } = checkTogether([text]).checks[0]!;
  expect(text.length).toBeLessThan(32 * 1024);
  expect(faults.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'ERR-38 In canonical form the pack has 328 KB; the limit is 256 KB.',
  ]);
  const wide = packOf('[card C 1]\nType "Support"\nSeizeIf1\n  H = "a"/"b"', { 'alias H': 'x'.repeat(390) });
  expect(checkTogether([wide]).checks[0]!.faults.map(({ message }) => message.slice(0, 75))).toEqual([
    'In canonical form a line has 402 characters; the limit is 400:   xxxxxxxxxx',
  ]);
});
