import { expect, test } from 'vitest';
import { packOf, SMALL_TIDE, told } from '../testing/testing.ts';
import { hashPack } from './canonical.ts';
import { formatPack, formatPackText } from './format-pack.ts';
import type { Pack } from './pack.ts';
import { readPack } from './read-pack.ts';

const good = (text: string): Pack => {
  const { pack, faults } = readPack(text);
  expect(faults.map(told)).toEqual([]);
  return pack!;
};

test('[CGS-SC-61] [CGS-FILE-6] formatting keeps comments with what they are above', () => {
  const written = `# The file.

# The pack.
[pack  Trial ]
game:Trials
# how many
components:  1 support
type: session
eras: One

# The only era.
[era One]
# everything
all  x2
# to the end

[card Raft 1]
# its costs
EC
  # in points
  Renown 1
# what it is
Type "Support" AR Hull 1
~ Old   wood.
# after all

# Done.
`;
  const formatted = `# The file.
# The pack.
[pack Trial]
game: Trials
# how many
components: 1 support
type: session
eras: One

# The only era.
[era One]
# everything
all x2
# to the end

[card Raft 1]
# what it is
Type "Support"
AdventureResources
  Hull 1
# its costs
EraCosts
  # in points
  Renown 1
~ Old wood.
# after all

# Done.
`;
  expect(formatPackText(written)).toBe(formatted);
  expect(formatPackText(formatted)).toBe(formatted);
  expect(hashPack(good(formatted))).toBe(hashPack(good(written)));
});

test('formatting leaves a part with a fault as it is', () => {
  const text = packOf('[card Raft 1]\nType   "Support"\nHull -1\n\n[card Punt 2]\nType   "Support"');
  const formatted = formatPackText(text);
  expect(formatted).toContain('[card Raft 1]\nType   "Support"\nHull -1\n\n[card Punt 2]\nType "Support"\n');
});

test('formatting lays out a line that is too long', () => {
  const long = `Type "Support" AR ${Array.from({ length: 60 }, (_, i) => `Long${'abcdefghij'[i % 10]}${'abcdefghij'[Math.floor(i / 10)]} 1`).join(' ')}`;
  const text = packOf(`[card Raft 1]\n${long}`);
  expect(readPack(text).faults.map(({ code }) => code)).toEqual(['ERR-38']);
  expect(readPack(formatPackText(text)).faults).toEqual([]);
});

test('formatting hides nothing that was told', () => {
  const text = packOf('[card Raft 1]\nType   "Support"\nHu\u200bll 1');
  expect(formatPackText(text)).toBe(text);
});

test('files of a folder are formatted one by one, with the aliases of the pack', () => {
  const cut = SMALL_TIDE.indexOf('[card Salt');
  const files = [
    { name: '1.txt', text: SMALL_TIDE.slice(0, cut) },
    { name: '2.txt', text: SMALL_TIDE.slice(cut) },
  ];
  const formatted = formatPack(files);
  expect(formatted.map(({ name }) => name)).toEqual(['1.txt', '2.txt']);
  expect(formatted[1]!.text).toContain('AdventureResources\n  Hull 1\n');
  expect(hashPack(readPack(formatted).pack!)).toBe(hashPack(good(SMALL_TIDE)));
});
