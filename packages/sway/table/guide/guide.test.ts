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

const railOf = (game: Game, phase: string, engaged: readonly unknown[] = []) =>
  guideOf(game).rail?.({ phase, turn: 0, engaged } as unknown as SwayView, 0, {});

test('after a round comes the next round, and after a turn the next turn, which every table says', () => {
  expect(railOf(worldsAsunder, 'unlock')?.last).toBe('the next round');
  expect(railOf(worldsAsunder, 'obstruct')?.last).toBeUndefined();
  expect(railOf(genesis, 'refill')?.last).toBeUndefined();
});

test('with nothing to answer, the turn begins with its attack', () => {
  const stepAt = (engaged: readonly unknown[]) => {
    const rail = railOf(genesis, 'obstruct', engaged);
    return rail?.steps[rail.now ?? -1]?.name;
  };
  expect(stepAt([])).toBe('You attack');
  expect(stepAt([{ seat: 1, card: 'Gale' }])).toBe('You answer');
});
