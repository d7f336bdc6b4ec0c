import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KITS } from '@hortus/catalogue';
import { expect, test } from 'vitest';
import { boardOf, type LiveMatch } from './lib/live-board.ts';
import { readJson, root } from './lib/paths.mjs';

// After a change of rules or of a drawing: npx tsx scripts/live-boards.ts
test.each(KITS.filter(({ live }) => live !== undefined).map(({ id, rules }) => [id, rules] as const))(
  'the board of %s on the first page shows positions of a real match',
  async (id, rules) => {
    const folder = join(root, 'packages', 'games', id, 'scene');
    const match = readJson(join(folder, 'live-match.json')) as LiveMatch;
    const board = await boardOf(await rules(), match);
    expect(board.frames.length).toBeGreaterThan(5);
    expect(`${JSON.stringify(board)}\n`).toBe(readFileSync(join(folder, 'live.json'), 'utf8'));
  },
);
