import { GAMES, KITS, LEVELS, loadAllWords, loadGames } from '@hortus/catalogue';
import { tableIn } from '@hortus/frame/board/define-table.ts';
import { expect, test } from 'vitest';

await loadGames();
const levels = [...new Set(GAMES.flatMap(({ id }) => LEVELS(id)))];

test.each(['en', 'de'] as const)('every level has a name and a description (%s)', async (language) => {
  const words = await loadAllWords(language);
  expect(levels.length).toBeGreaterThan(3);
  const keys = levels.flatMap((level) => [`bot.${level}`, `web.level.${level}`, `web.level.${level}.about`]);
  expect(keys.filter((key) => words.find(key) === undefined)).toEqual([]);
});

test.each(KITS.map((kit) => [kit.id, kit] as const))(
  'bots of %s may be allowed to resign if they can tell when they have lost',
  async (id, kit) => {
    const { resign = false, draws = false } = await kit.players();
    const table = tableIn(await import(`@hortus/${id}/table/index.ts`));
    expect(table.bots.resign).toBe(resign);
    expect(table.bots.draws).toBe(draws);
  },
);
