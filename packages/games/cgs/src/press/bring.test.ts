import { expect, test } from 'vitest';
import { cgs } from '../index.ts';
import { trial } from '../scenarios/tarn.testing.ts';
import { type CgsState, MOVES } from '../types.ts';
import { bringOf, mayPassAfter, nextAfter, pointsAfter } from './bring.ts';
import { erasIn } from './eras.ts';
import { planMark, surpriseOf } from './plan.ts';
import { addableFaces, eraLeaders, isOpenFor, outlookSoon, unlockedBy } from './soon.ts';
import { movedBrings, reuseOf, swapBrings } from './swap.ts';

const stateOf = (position: string): CgsState => trial(position).state as CgsState;
const { endAdventure, endEra, agree, refuse, pass } = MOVES.kinds;

/** Tarn is open and covered by a: research 2, capacity 1, fire 2, range 1; it brings 7 and its supports cost 5. */
const COVERED = 'ground a 2,7,8,9,10,11 | hero a 2';

test('CGS-REQA-2 the preview of a request to end says who wins if all agree, and whose turn is next', () => {
  const state = stateOf(`turn a | ${COVERED}`);
  const before = cgs.notation.makePosition(state);
  expect(bringOf(state, 0, endAdventure.pack())).toEqual({
    ends: 'adventure',
    winner: 0,
    winners: [],
    next: 1,
  });
  expect(cgs.notation.makePosition(state)).toBe(before);
});

test('CGS-R-55 agreeing gives the turn to the player after the requester, refusing leaves it with him', () => {
  const asked = trial(`turn a | ${COVERED}`).play('end adventure');
  const state = asked.state as CgsState;
  expect(bringOf(state, 1, agree.pack())).toMatchObject({ ends: 'adventure', winner: 0, next: 1 });
  expect(bringOf(state, 1, refuse.pack())).toMatchObject({ ends: null, winner: null, next: 0 });
});

test('a pass goes to the next player, and at the cap it ends the era and with it the session', () => {
  expect(bringOf(stateOf('turn a'), 0, pass.pack())).toMatchObject({ ends: null, next: 1 });
  expect(bringOf(stateOf('turn a | quiet 5'), 0, pass.pack())).toMatchObject({ ends: 'session' });
});

test('the era goes to whoever would win it as it stands', () => {
  const state = stateOf('turn b | site a 2');
  expect(bringOf(state, 1, endEra.pack())).toMatchObject({ ends: 'session', winners: [0] });
});

test('the points if the adventure ended now, with the bill of what lies there', () => {
  expect(pointsAfter(stateOf('turn a'))).toBeUndefined();
  expect(pointsAfter(stateOf(`turn a | ${COVERED}`))).toEqual([2, 0]);
  expect(pointsAfter(stateOf('turn a | ground a 2,8 | hero a 2'))).toEqual([0, 0]);
});

test('a plan stops at a power, a request, the end, and when somebody takes the lead', () => {
  const mark = (position: string) => planMark(stateOf(position), 0);
  const then = mark('turn a | ground a 2 | hero a 2');
  expect(surpriseOf(then, mark('turn a | ground a 2,8 | ground b 9 | hero a 2'))).toBeUndefined();
  expect(surpriseOf(then, mark('turn a | ground a 2 | ground b 15 | hero a 2 | pending b 15'))).toBe('power');
  expect(surpriseOf(then, mark('turn a | ground a 2 | hero a 2 | asked b adventure'))).toBe('request');
  expect(surpriseOf(then, mark('turn a | ground a 2 | ground b 7,8,9,10,11 | hero a 2'))).toBe('overtaken');
  expect(surpriseOf(then, mark('turn a'))).toBe('over');
});

test('a trade says which adventures it makes possible, and which impossible', () => {
  const state = stateOf('turn a | ops a 31,9 | ops b 8,10');
  const face = (label: string): number => {
    const design = state.rules.cards.byLabel.get(label);
    if (design === undefined) throw new Error(label);
    return 2 * design.index;
  };
  const hop = state.rules.cards.byLabel.get('31')?.index;
  const swap = swapBrings(state, 0, face('9'), 1, face('8'));
  expect(swap).toEqual({ unlocks: [hop], loses: [], breaksIn: false, locksOut: false });
  expect(swapBrings(state, 0, face('8'), 1, face('9'))).toBeUndefined();
  const open = stateOf('turn b | ground b 21 | hero b 21 | ops a 9 | ops b 8');
  expect(swapBrings(open, 0, face('9'), 1, face('8'))).toMatchObject({ breaksIn: true, locksOut: false });
  expect(swapBrings(open, 1, face('8'), 0, face('9'))).toMatchObject({ breaksIn: false, locksOut: true });
});

test('the points of an era and its winners are read from what was told', () => {
  const ended = trial('turn b | site a 2 | wreck b 8').play('end era').play('agree');
  const [era, ...more] = erasIn(ended.told(0));
  expect(more).toEqual([]);
  expect([...(era?.points ?? [])]).toEqual([
    [0, 7],
    [1, -1],
  ]);
  expect(era?.winners).toEqual([0]);
});

test('a card that nothing depends on can be spared; one that a rival holds may open an adventure', () => {
  const state = stateOf('turn a | ops a 31,8,9 | ops b 8,10');
  const face = (label: string): number => 2 * (state.rules.cards.byLabel.get(label)?.index ?? -1);
  const hop = state.rules.cards.byLabel.get('31')?.index;
  expect(movedBrings(state, 0, 1, face('9'))).toMatchObject({ loses: [], locksOut: false });
  expect(movedBrings(state, 0, 1, face('8'))).toMatchObject({ loses: [hop] });
  const poor = stateOf('turn a | ops a 31,9 | ops b 8,10');
  expect(movedBrings(poor, 0, 1, face('8'))).toMatchObject({ unlocks: [hop], loses: [] });
  expect(movedBrings(poor, 0, 1, face('11'))).toBeUndefined();
});

test('CGS-R-163 after a card and the end of the turn it is the next player’s turn, unless they sit out', () => {
  const next = (more: string): number => {
    const state = stateOf(`turn a | ground a 2 | hero a 2 | ops a 9${more}`);
    const face = 2 * (state.rules.cards.byLabel.get('9')?.index ?? -1);
    return nextAfter(state, 0, MOVES.kinds.play.pack(face));
  };
  expect([next(''), next(' | out b')]).toEqual([1, 0]);
});

test('a turn can end with its card, unless the card has an effect to resolve first', () => {
  const may = (card: string, more = ''): boolean => {
    const state = stateOf(`turn a | ground a 2 | hero a 2 | ops a ${card}${more}`);
    const face = 2 * (state.rules.cards.byLabel.get(card)?.index ?? -1);
    return mayPassAfter(state, 0, MOVES.kinds.play.pack(face));
  };
  expect(may('9')).toBe(true);
  expect(may('16', ' | ops b 9'), 'it seizes').toBe(false);
  expect(may('16'), 'there is nothing to seize').toBe(true);
});

test('CGS-SPEC-2 what could be added on the next turn is known outside it, and asking plays nothing', () => {
  const state = stateOf('turn b | ground a 2 | hero a 2 | ops a 9,8!,3 | ops b 10');
  const before = cgs.notation.makePosition(state);
  const face = (label: string): number => 2 * (state.rules.cards.byLabel.get(label)?.index ?? -1);
  expect([...addableFaces(state, 0)]).toEqual([face('9')]);
  const fire = state.rules.cards.names.indexOf('StarshipFirePower');
  const soon = outlookSoon(state, 0, face('9'))?.adventure?.costs.find(({ name }) => name === fire);
  expect(soon?.covered).toEqual([2, 0]);
  expect(cgs.notation.makePosition(state)).toBe(before);
  expect([...addableFaces(stateOf('turn b | ops a 9'), 0)]).toEqual([]);
});

test('a card that is planned counts before the next one', () => {
  const state = stateOf('turn b | ground a 2 | hero a 2 | ops a 9,10,11');
  const face = (label: string): number => 2 * (state.rules.cards.byLabel.get(label)?.index ?? -1);
  const covered = (label: string, planned: readonly string[]): number =>
    (outlookSoon(state, 0, face(label), planned.map(face))?.adventure?.costs ?? []).filter(
      (line) => line.covered[0]! >= line.required[0]!,
    ).length;
  expect([covered('11', []), covered('11', ['10']), covered('11', ['10', '9'])]).toEqual([0, 1, 2]);
  expect(covered('11', ['11', '10']), 'the card itself counts once').toBe(1);
});

test('CGS-REU-2 what could be reused lies in the rivals’ wreckages, and isn’t a house’s', () => {
  const state = stateOf('turn a | wreck a 7 | wreck b 9,10');
  const index = (label: string): number => state.rules.cards.byLabel.get(label)?.index ?? -1;
  expect(reuseOf(state, 0)).toEqual({ can: [index('9'), index('10')], not: [] });
  expect(reuseOf(state, 1)).toEqual({ can: [index('7')], not: [] });
});

test('CGS-PIB-1 a feat unlocks the cards that ask for it', () => {
  const state = stateOf('turn a | site a 2 | ops a 3');
  const index = (label: string): number => state.rules.cards.byLabel.get(label)?.index ?? -1;
  expect(unlockedBy(state, index('2'))).toEqual([index('3')]);
  expect(unlockedBy(state, index('9'))).toEqual([]);
  expect([isOpenFor(state, 0, index('3')), isOpenFor(state, 1, index('3'))]).toEqual([true, false]);
  expect(eraLeaders(state)).toEqual([0]);
});
