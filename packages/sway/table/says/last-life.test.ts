import { words as genesis } from '@hortus/genesis/words/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SwayView } from '../../src/index.ts';
import { byThing, M } from '../../src/press/index.ts';
import type { Cards } from '../cards/deck.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame } = await import('@hortus/frame/page/words.ts');
const { askedWords, moveWords, stuckWords } = await import('./words.ts');
beforeAll(() => learnGame(genesis));

const cards = { lives: [], rules: { hasReserve: true, loss: { of: 'card' } } } as unknown as Cards;
const spoken = { ...cards.rules, game: 'genesis', cards };
const none = { count: 0, cards: [] };
const viewOf = (phase: string, reserve: readonly string[]): SwayView =>
  ({
    phase,
    task: 'none',
    turn: 0,
    asked: 0,
    plotted: 0,
    engaged: [{ seat: 1, card: 'Gale' }],
    totals: [0, 7],
    sides: ['Swifts', 'Evergreens'],
    reserve: [reserve, []],
    ops: [none, none],
    experience: [none, none],
    destiny: { unseen: 9, under: [] },
    looked: null,
    countdowns: [],
    pool: {},
    void: [],
  }) as unknown as SwayView;
const names = ['You', 'Ben'];

test('[GEN-WIN-4] before a loss that would end the game, the reader is told so', () => {
  const finish = M.finish.pack();
  const two = ['Landfall', 'Falling Ember'];
  expect(askedWords(viewOf('plot', two), names, 0, spoken)).toContain('you lose a life');
  expect(moveWords(finish, cards, viewOf('reveal', two))).toBe('Compare now');
  expect(moveWords(finish, cards, viewOf('plot', two))).toBe('End the attack and lose a life');
  for (const reserve of [['Landfall'], []]) {
    expect(askedWords(viewOf('plot', reserve), names, 0, spoken)).toContain('you lose the game');
    expect(moveWords(finish, cards, viewOf('plot', reserve))).toBe('End the attack and lose the game');
  }
  const stuck = (reserve: readonly string[]) =>
    stuckWords(viewOf('obstruct', reserve), byThing([finish]), cards);
  expect(stuck(two)).toContain('you lose a life');
  expect(stuck(['Landfall'])).toContain('you lose the game');
});

test('[GEN-DRE-2] an answer that wins the turn isn’t followed by an attack, so nothing is kept for one', () => {
  const due = (countdowns: readonly object[]) =>
    askedWords(
      { ...viewOf('obstruct', ['Landfall']), totals: [7, 7], countdowns } as unknown as SwayView,
      names,
      0,
      { ...spoken, countdownWinsEarly: false },
    );
  expect(due([{ side: 0, left: 0 }])).toBe('7 against 7 is enough. End your answer.');
  for (const others of [[], [{ side: 0, left: 1 }], [{ side: 1, left: 0 }]])
    expect(due(others)).toContain('keep the rest for your attack');
});
