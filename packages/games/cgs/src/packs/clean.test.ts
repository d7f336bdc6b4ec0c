/** The checker on the product's own packs: no fault, only allowed findings, and canonical layout. */
import { checkPack, formatPackText } from '@hortus/cards/language';
import { expect, test } from 'vitest';
import { COMET_YEAR } from './comet-year/index.ts';
import { LOWWATER } from './lowwater/index.ts';

const found = (text: string) => {
  const { faults, findings, notes, allowed } = checkPack(text);
  return {
    said: [...faults, ...findings, ...notes].map(({ code, message }) => `${code} ${message}`),
    allowed: allowed.map(({ finding: { code, card, era } }) => `${code} ${card ?? era}`).sort(),
  };
};

test('[CGS-PK-20] Comet Year has no finding but the deliberate ones', () => {
  expect(found(COMET_YEAR)).toEqual({
    said: [],
    allowed: [
      'LINT-12 The Free Night School 33',
      'LINT-12 The Panic of the Millers 34',
      'LINT-24 The Contrary Footnote 82',
      'LINT-42 The Dark Half',
    ],
  });
});

test('[CGS-PK-5] Lowwater has no finding but the cataclysms, which take small holdings without an offering', () => {
  expect(found(LOWWATER)).toEqual({
    said: [],
    allowed: ['LINT-12 The King Tide 45', 'LINT-12 The Returning Sea 50'],
  });
});

test('[CGS-FILE-6] both are written as the formatter writes them', () => {
  for (const text of [COMET_YEAR, LOWWATER]) expect(formatPackText(text)).toBe(text);
});
