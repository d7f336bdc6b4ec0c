import { learnBook, startWords, words } from '@hortus/frame/page/words.ts';
import { expect, test, vi } from 'vitest';
import { guideBook, words as spoken } from '../../words/index.ts';
import { sessionCards } from '../session-cards.ts';
import { tricksOf } from './explain.ts';
import { bearerWords, powersIn, rolesIn } from './powers.ts';

vi.stubGlobal('document', { documentElement: {} });

const PACKS = ['comet-year', 'lowwater'];
const LANGUAGES = ['en', 'de'];

test.each(PACKS.flatMap((pack) => LANGUAGES.map((language) => [pack, language] as const)))(
  'the legend of %s has every power of its cards, in words of %s',
  async (pack, language) => {
    vi.stubGlobal('navigator', { languages: [language] });
    await startWords([]);
    await Promise.all([learnBook(spoken.book), learnBook(guideBook)]);
    expect(words.value.language).toBe(language);
    const cards = sessionCards({ pack }, 2);
    if (cards === undefined) throw new Error(pack);
    const lines = powersIn(cards.designs);
    for (const { name, text, cards: bearers } of lines) {
      expect(name, text).toMatch(/^\p{Lu}[^{}]+$/u);
      expect(text, name).toMatch(/^\p{Lu}[^{}]+\.$/u);
      expect(bearers.length, name).toBeGreaterThan(0);
    }
    expect(lines[0]?.text, 'a power comes first').toMatch(
      /^(?:Power|Kraft|After one round|Nach einer Runde)/,
    );
    // Nothing that a card says on its face is missing, and no row is empty.
    const named = new Set(lines.flatMap(({ cards: bearers }) => bearers));
    for (const { card } of cards.designs)
      if (tricksOf(card.attributes, 'trick').length > 0)
        expect(named).toContain(card.identifier.replace(/\s*\d+$/, ''));
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    expect(rolesIn(cards.designs).length).toBeGreaterThan(2);
  },
);

test.each([
  ['en', 'On Clogs and Chalk.', 'On Clogs, Chalk, Lens, and others.'],
  ['de', 'Auf Clogs und Chalk.', 'Auf Clogs, Chalk, Lens und anderen.'],
])('the bearers of a power are one list, in words of %s', async (language, two, many) => {
  vi.stubGlobal('navigator', { languages: [language] });
  await startWords([]);
  await Promise.all([learnBook(spoken.book), learnBook(guideBook)]);
  expect(bearerWords(['Clogs', 'Chalk'])).toBe(two);
  expect(bearerWords(['Clogs', 'Chalk', 'Lens', 'Loom'])).toBe(many);
});
