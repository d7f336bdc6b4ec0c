import { genesis } from '@hortus/genesis';
import { words as genesisWords } from '@hortus/genesis/words/index.ts';
import type { Game } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { words as worldsAsunderWords } from '@hortus/worlds-asunder/words/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SwayView } from '../../src/index.ts';
import { guideBook } from '../../words/index.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnBook, learnGame } = await import('@hortus/frame/page/words.ts');
const { guideOf } = await import('./guide.tsx');
beforeAll(async () => {
  await learnGame(genesisWords);
  await learnGame(worldsAsunderWords);
  await learnBook(guideBook);
});

const lastOf = (game: Game, phase: string): string | undefined =>
  guideOf(game).rail?.({ phase, turn: 0 } as SwayView, 0, {})?.last;

test('after a round comes the next round, and after a turn the next turn, which every table says', () => {
  expect(lastOf(worldsAsunder, 'unlock')).toBe('the next round');
  expect(lastOf(worldsAsunder, 'obstruct')).toBeUndefined();
  expect(lastOf(genesis, 'refill')).toBeUndefined();
});
