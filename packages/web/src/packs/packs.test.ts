import { CONDITIONAL, checkPack, PLAIN, ROLEPLAYS, readPack, STARTER } from '@hortus/cards/language';
import { packFace } from '@hortus/cards/pack-face';
import { loadWords, PACKS } from '@hortus/words';
import { expect, test } from 'vitest';
import { nameIn } from './model.ts';
import { plainWords } from './plain-words.ts';
import { SAMPLE } from './sample.ts';

const words = {
  en: await loadWords('en', { books: [PACKS] }),
  de: await loadWords('de', { books: [PACKS] }),
};
const cardOf = (area: string) => readPack(`[pack Try]\n[card One 1]\n${area}`).pack!.cards[0]!.card;

test.each([
  ['the sample', SAMPLE],
  ['a new pack', STARTER],
])('%s has no faults, can be played, and fits its cards', (_, text) => {
  const { faults, findings, notes, session, pack } = checkPack(text);
  expect([...faults, ...findings, ...notes]).toEqual([]);
  expect(session?.players).toEqual([2]);
  for (const { card } of pack!.cards) expect(packFace(card, 'Try').isCut).toBe(false);
});

test('everything that has a rule is said in plain words, in every language', () => {
  const flags = [
    'CommonBuildsite',
    'MultiEra',
    'MustPlay',
    'Freeze',
    'FreezeAdventureCommonCosts',
    'RewindAdventure',
    'Recover1',
  ];
  const areas = [
    ...ROLEPLAYS.map((one) => `Type "Adventure"\nRoleplay "${one}"`),
    ...flags.map((one) => `Type "Support"\n${one} "Yes"`),
    ...['Affiliation', 'Unique', 'UniqueAny'].map((one) => `Type "Support"\n${one} "Wren"`),
    ...['StockOffering', 'StockHolding', 'Reuse'].map((one) => `Type "Support"\n${one} 2`),
    ...PLAIN.map((one) => `Type "Support"\n${one}\n  Hull 2`),
    ...CONDITIONAL.map((one) => `Type "Support"\n${one}\n  AR.Hull > 2`),
  ];
  for (const area of areas)
    for (const spoken of Object.values(words)) {
      const sentences = plainWords(spoken, cardOf(area));
      expect(sentences, area).toHaveLength(2);
      expect(sentences.join(' '), area).not.toMatch(/web\.|[{}]/);
    }
});

test('conditions are read as they are meant: at most, at least, one of several', () => {
  const card = cardOf('Type "Support"\nDisableIf1\n  AR.Hull > 2\n  Ploy < 1\n  Subtype = "Ship"/"Raft"');
  expect(plainWords(words.en, card)[1]).toBe(
    'Power: sends one of a rival’s supports back to their hand, if it has Hull of at least 2 among its resources, Ploy of at most 1, and Subtype Ship or Raft.',
  );
});

test('the name of a pack is found line by line, after 256 KB of blank lines too', () => {
  expect(nameIn('# Ours\n  [ pack  Small Tide ]\ngame: Tide')).toBe('Small Tide');
  expect(nameIn(`${'\n'.repeat(262_144)}[pack Late]`)).toBe('Late');
  expect(nameIn('[\npack Torn]')).toBe('');
});
