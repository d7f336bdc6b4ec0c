import { GAMES, LEVELS, loadAllWords, loadGames } from '@hortus/catalogue';
import { expect, test } from 'vitest';

await loadGames();
const levels = [...new Set(GAMES.flatMap(({ id }) => LEVELS(id)))];

test.each(['en', 'de'] as const)('every level has a name and a word about it (%s)', async (language) => {
  const words = await loadAllWords(language);
  expect(levels.length).toBeGreaterThan(3);
  const keys = levels.flatMap((level) => [`bot.${level}`, `web.level.${level}`, `web.level.${level}.about`]);
  expect(keys.filter((key) => words.find(key) === undefined)).toEqual([]);
});
