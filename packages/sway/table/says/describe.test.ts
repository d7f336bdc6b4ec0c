import { words as genesis } from '@hortus/genesis/words/index.ts';
import type { Move } from '@hortus/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SwayView } from '../../src/index.ts';
import { byThing, M } from '../../src/press/index.ts';
import type { Cards } from '../cards/deck.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame, words } = await import('@hortus/frame/page/words.ts');
const { askingWords, describe } = await import('./describe.ts');
beforeAll(() => learnGame(genesis));

const cards = { lives: [], rules: { hasReserve: true, loss: { of: 'card' } } } as unknown as Cards;
const spoken = { ...cards.rules, game: 'genesis', cards };
/** The reader answers an attack of nine. */
const view = (mine: number): SwayView =>
  ({
    turn: 0,
    asked: 0,
    phase: 'obstruct',
    task: 'none',
    strike: 'none',
    pool: {},
    totals: [mine, 9],
    engaged: [{ seat: 1, card: 'High Pilot' }],
    reserve: [['Landfall', 'Falling Ember'], []],
    countdowns: [],
    end: null,
  }) as unknown as SwayView;
const say = (key: string, params = {}): string => words.value.say(key as never, params);
const said = (mine: number, ...legal: Move[]): string =>
  describe(view(mine), ['You', 'Ben'], 0, { ...spoken, legal }).trim();
const finish = M.finish.pack();

test('those who can’t see the board hear the same question as it shows', () => {
  const shown = (mine: number, ...legal: Move[]): string =>
    askingWords(view(mine), ['You', 'Ben'], 0, spoken, byThing(legal));
  for (const [mine, ...legal] of [
    [9, finish],
    [9, finish, M.refill.pack(1)],
    [4, finish],
    [4, finish, M.persuade.pack(0)],
  ] as const)
    expect(said(mine, ...legal)).toBe(shown(mine, ...legal));
});

test('an answer that is enough isn’t to be ended while its abilities are open', () => {
  expect(said(9, finish, M.refill.pack(1))).toBe(
    say('web.sway.asks.obstruct.enough.open', { mine: 9, theirs: 9 }),
  );
  expect(said(9, finish)).toBe(
    say('web.sway.asks.obstruct.enough', { mine: 9, theirs: 9, who: 'You', you: true }),
  );
});

test('an answer that falls short says so where nothing can be done, and only to those who are asked', () => {
  const stuck = say('web.sway.asks.obstruct.stuck', { mine: 4, theirs: 9 });
  expect(said(4, finish)).toBe(stuck);
  expect(said(4)).not.toBe(stuck);
});
