import { expect, test } from 'vitest';
import { ABILITIES, BY, type SwayView } from '../types.ts';
import { byThing, M } from './by-thing.ts';
import { givenUp, likelyMeant, pressCard, spendsLife } from './card.ts';

const engage = (by: (typeof BY)[number]): number => M.engage.pack(3, BY.indexOf(by), 0, 0);
const draw = (ability: (typeof ABILITIES)[number]): number => M.draw.pack(ABILITIES.indexOf(ability), 1);
const viewOf = (pool: SwayView['pool']): SwayView => ({ pool }) as SwayView;

test('[GEN-R-20] a card paid for by the second half of a sentence gives up its first half', () => {
  const drawing = draw('engineering');
  const moves = byThing([drawing, draw('valor'), M.persuade.pack(2), engage('engineering')]);
  expect(givenUp(engage('engineering'), moves, viewOf({}))).toEqual([drawing]);
  expect(givenUp(engage('persuasion'), moves, viewOf({}))).toEqual([M.persuade.pack(2)]);
  expect(givenUp(engage('plain'), moves, viewOf({}))).toEqual([]);
});

test('[GEN-R-20] nothing is given up where nothing could be done first, or a drawn valor pays', () => {
  expect(givenUp(engage('engineering'), byThing([engage('engineering')]), viewOf({}))).toEqual([]);
  const moves = byThing([draw('valor'), engage('valor')]);
  expect(givenUp(engage('valor'), moves, viewOf({ undrawn: 1 }))).toEqual([draw('valor')]);
  expect(givenUp(engage('valor'), moves, viewOf({ undrawn: 1, valor: 1 }))).toEqual([]);
});

test('a card that can only be stored isn’t stored by a press that meant to play it', () => {
  const store = M.send.pack(3);
  const press = (task: SwayView['task'], ...legal: readonly number[]) =>
    pressCard(
      {
        view: { phase: 'plot', turn: 0, task, plotted: 1, engaged: [], pool: {} } as unknown as SwayView,
        seat: 0,
        world: undefined,
        moves: byThing(legal),
      },
      3,
      undefined,
    );
  expect(press('none', store)).toEqual({ does: 'ask', moves: [store], first: 'store' });
  expect(press('none', store, engage('plain'))).toEqual({ does: 'play', move: engage('plain') });
  expect(press('send', store)).toEqual({ does: 'play', move: store });
});

test('[WA-S-13] a card played against nothing is asked about first, since it would be discarded', () => {
  const moves = byThing([engage('plain'), M.finish.pack()]);
  const view = (engaged: readonly object[]): SwayView =>
    ({ phase: 'obstruct', turn: 0, task: 'none', engaged, pool: { plain: 1 } }) as unknown as SwayView;
  const press = (engaged: readonly object[]) =>
    pressCard({ view: view(engaged), seat: 0, world: undefined, moves }, 3, undefined);
  expect(press([])).toEqual({ does: 'ask', moves: [engage('plain')], first: 'wasted' });
  expect(press([{ seat: 1, card: 'Gale' }])).toEqual({ does: 'play', move: engage('plain') });
});

test('[WA-DEF-10] a pressed experience card is meant as an unlocked ability, once there is one', () => {
  const view = (unlocked: readonly string[]): SwayView =>
    ({
      phase: 'plot',
      turn: 0,
      task: 'none',
      reserve: [[], []],
      experience: [{ count: 1, cards: [{ card: 'Gale', known: '' }] }],
      unlocked: [unlocked],
    }) as unknown as SwayView;
  const gale = { number: 3, name: 'Gale' };
  expect(likelyMeant(view([]), gale)).toBe(M.engage.pack(3, 0, 0, 0));
  expect(likelyMeant(view(['leadership']), gale)).toBe(
    M.engage.pack(3, 0, ABILITIES.indexOf('leadership') + 1, 0),
  );
  expect(likelyMeant(view(['leadership']), { number: 4, name: 'Long Frost' })).toBe(
    M.engage.pack(4, 0, 0, 0),
  );
});

test('[GEN-R-96] [WA-R-32] bringing a life, or playing one from the experience, spends it', () => {
  expect(spendsLife([M.bring.pack(3)], 'valor', true)).toBe('bring');
  expect(spendsLife([engage('plain')], 'triumph', false)).toBe('play');
  // Where lives are kept in reserve, one in hand is already spent.
  expect(spendsLife([engage('plain')], 'triumph', true)).toBeUndefined();
  expect(spendsLife([engage('plain')], 'valor', false)).toBeUndefined();
});
