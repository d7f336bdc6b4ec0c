import { FastLuck, type State } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { imaginesAsDealt } from './as-dealt.ts';
import { chanceOf, frequency, normalTail } from './frequency.ts';
import { planted, USUAL } from './laws/planted.testing.ts';
import { scene } from './scene.ts';
import { toy } from './toy/index.ts';
import { at, type View } from './toy/types.ts';
import { pig } from './toys/pig.ts';

test('the chances are those of the tables', () => {
  expect(normalTail(1.96)).toBeCloseTo(0.025, 4);
  expect(normalTail(-1)).toBeCloseTo(0.8413, 4);
  expect(normalTail(5)).toBeGreaterThan(2.8e-7);
  expect(normalTail(5)).toBeLessThan(3.1e-7);
  expect(chanceOf(3.841, 1)).toBeCloseTo(0.05, 2);
  expect(chanceOf(18.307, 10)).toBeCloseTo(0.05, 2);
  expect(chanceOf(0, 0)).toBe(1);
});

test('a fair die passes, a loaded one fails, and so does a seventh face', () => {
  const luck = new FastLuck(1);
  const faces = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 };
  frequency(() => String(1 + luck.below(6)), faces);
  expect(() => frequency(() => String(Math.max(1, luck.below(7))), faces)).toThrow(
    'not as likely as it should be',
  );
  expect(() => frequency(() => String(1 + luck.below(7)), faces)).toThrow('7 was drawn, which cannot be');
  expect(() => frequency(() => '1', faces, 20)).toThrow('20 draws are too few');
});

/** Seat 0 knows its own hand, what is spent and put aside, and that seat 1 holds p4. */
const FEW =
  'turn; hands p1 | p4 b6; stock p2 p3 p5; aside p6; spent p7 p8 p9 b1 b2 b3 b4 b5 b7 b8 b9; bids 1 0; leader 0; turn 0; scouts 0>1/3:p4; points 0 0';

test('every world that a view allows is as likely as the others', () => {
  const few = scene(toy, FEW);
  const world: State = toy.create(USUAL, 2);
  const luck = new FastLuck(2);
  const handOfRival = (): string => {
    toy.imagine(few.view(0), world as typeof few.state, luck);
    return toy.view(world as typeof few.state, 1).hands[1].cards?.join(' ') ?? '';
  };
  frequency(handOfRival, { 'p4 b6': 1, 'p2 p4': 1, 'p3 p4': 1, 'p4 p5': 1 }, 4000);
});

test('what another has scouted may have been played since', () => {
  const few = scene(toy, FEW);
  const world: State = toy.create(USUAL, 2);
  const luck = new FastLuck(3);
  const seen = (): string => {
    toy.imagine(few.view(1), world as typeof few.state, luck);
    return toy.view(world as typeof few.state, 0).scouts[0]?.card ?? 'played';
  };
  frequency(seen, { p4: 1, b6: 1, played: 1 }, 4000);
});

const NEUTRAL = { avoid: ['strike'], games: 2500 };

test.each([2, 4])('skirmish with %i seats imagines worlds as the deal makes them', (seats) => {
  expect(imaginesAsDealt(toy, { ...NEUTRAL, seats })).toBeGreaterThan(100);
});

test('in a game that hides nothing no fact differs', () => {
  expect(imaginesAsDealt(pig, { games: 200 })).toBe(0);
});

test('worlds that favour a card, a memory, or cards that go together are noticed', () => {
  const imagining = (change: (view: View, ints: Int32Array) => void) =>
    planted({
      imagine(view, into, rng) {
        toy.imagine(view, into, rng);
        change(view, into.ints);
      },
    });
  const lowHands = planted({
    imagine: (view, into, rng) => toy.imagine(view, into, { below: (n) => rng.below(n), shuffle: () => {} }),
  });
  expect(() => imaginesAsDealt(lowHands, NEUTRAL)).toThrow(/bit \d+ of word \d+ holds/);
  const sure = imagining((view, ints) => {
    const scout = view.scouts[1];
    if (scout !== null && scout.card === undefined && ints[at.hands] !== 0)
      ints[at.seen + 1] = 31 - Math.clz32(ints[at.hands]);
  });
  expect(() => imaginesAsDealt(sure, NEUTRAL)).toThrow('holds');
  // Each card is equally likely to be anywhere, but neighbours stay together.
  const cut = planted({
    imagine(view, into, rng) {
      const shuffle = (items: Int32Array | Uint8Array): void => {
        const by = items.length === 0 ? 0 : rng.below(items.length);
        items.set([...items.slice(by), ...items.slice(0, by)]);
      };
      toy.imagine(view, into, { below: (n) => rng.below(n), shuffle });
    },
  });
  expect(() => imaginesAsDealt(cut, NEUTRAL)).toThrow(/bit \d+ of word \d+ with bit \d+ of word \d+ holds/);
});

test('further facts can be compared', () => {
  const bluff = planted({
    imagine(view, into, rng) {
      toy.imagine(view, into, rng);
      for (const [seat, bid] of view.bids.entries()) if (bid === 'hidden') into.ints[at.bids + seat] = 1;
    },
  });
  const facts = ({ ints }: State): string[] =>
    ints[at.bids] === 1 || ints[at.bids + 1] === 1 ? ['somebody bids one'] : [];
  expect(() => imaginesAsDealt(bluff, { ...NEUTRAL, steps: 2, games: 1500, facts })).toThrow('holds');
});
