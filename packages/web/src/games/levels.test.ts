import { GAMES, LEVELS } from '@hortus/catalogue';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';

const levels = [...new Set(GAMES.flatMap(({ id }) => LEVELS(id)))];

test.each(['en', 'de'] as const)('every level has a name and a word about it (%s)', async (language) => {
  const words = await loadWords(language);
  expect(levels.length).toBeGreaterThan(3);
  const keys = levels.flatMap((level) => [`bot.${level}`, `web.level.${level}`, `web.level.${level}.about`]);
  expect(keys.filter((key) => words.find(key) === undefined)).toEqual([]);
});
