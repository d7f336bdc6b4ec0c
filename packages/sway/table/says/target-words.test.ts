import { words as genesis } from '@hortus/genesis/words/index.ts';
import type { Move } from '@hortus/kernel';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SwayView } from '../../src/index.ts';
import { byThing, M } from '../../src/press/index.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame, words } = await import('@hortus/frame/page/words.ts');
const { targetWords } = await import('./target-words.ts');
beforeAll(() => learnGame(genesis));

/** The reader is the first seat; the rival's attack stands at 9. */
const at = (wish: Partial<SwayView>): SwayView =>
  ({
    turn: 0,
    phase: 'obstruct',
    task: 'none',
    strike: 'none',
    pool: {},
    totals: [4, 9],
    engaged: [
      { seat: 1, card: 'High Pilot' },
      { seat: 0, card: 'Echo' },
    ],
    ...wish,
  }) as unknown as SwayView;
const told = (view: SwayView, ...legal: Move[]): string | undefined => targetWords(view, byThing(legal));
const say = (key: string, params = {}): string => words.value.say(key as never, params);

test('persuasion says whose cards to press, in an answer, when it is enough, and in an attack', () => {
  const remove = M.persuade.pack(0);
  expect(told(at({}), remove)).toBe(say('web.sway.asks.persuade', { mine: 4, theirs: 9 }));
  expect(told(at({ totals: [9, 9] }), remove)).toBe(
    say('web.sway.asks.persuade.enough', { mine: 9, theirs: 9 }),
  );
  expect(told(at({ phase: 'plot' }), remove)).toBe(say('web.sway.asks.persuade.plot', { mine: 4 }));
});

test('an answer that is enough isn’t to be ended while a card can still be drawn or recruited', () => {
  const open = (mine: number): string => say('web.sway.asks.obstruct.enough.open', { mine, theirs: 9 });
  const finish = M.finish.pack();
  const enough = at({ totals: [9, 9] });
  for (const move of [M.refill.pack(1), M.draw.pack(2, 1), M.recruit.pack(7, 3)])
    expect(told(enough, finish, move)).toBe(open(9));
  expect(told(enough, finish)).toBeUndefined();
  expect(told(at({}), finish, M.refill.pack(1)), 'not enough yet').toBeUndefined();
});

test('an ability that is to be named says on which card', () => {
  expect(told(at({}), M.name.pack(1, 3))).toBe(say('web.sway.asks.name', { card: 'Echo' }));
});

test('it says which cards can be stored once nothing can be played', () => {
  const store = M.send.pack(7);
  expect(told(at({ phase: 'plot' }), store)).toBe(say('web.sway.asks.send.first'));
  expect(told(at({}), store)).toBe(say('web.sway.asks.send.first.answer'));
  expect(told(at({ phase: 'plot', pool: { plain: 1 } as never }), store)).toBeUndefined();
});

test('without a target the usual question is asked', () => {
  expect(told(at({}), M.finish.pack(), M.engage.pack(3, 0, 0, 0))).toBeUndefined();
});
