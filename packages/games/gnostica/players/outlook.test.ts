/** What positions that come up again are worth (GNO-R-92), and how points count late in a game. */
import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { FastLuck, lowestBit } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { type GnosticaState, gnostica } from '../src/index.ts';
import { setTurns, table } from '../src/testing/scene.ts';
import { players } from './index.ts';
import { LATE } from './late.ts';
import { drawnChance, Outlook } from './outlook.ts';
import { LASTING, SOON } from './weights.ts';

const THERE_AND_BACK = [
  'turn a1U@0,0>N',
  '.',
  'turn b1U@0,1>N',
  '.',
  'turn a1N@0,0>U',
  '.',
  'turn b1N@0,1>U',
  '.',
];
const EVEN = 'a1U@0,0 b1U@0,1';
const AHEAD = `${EVEN} a2U@1,-1 a3U@1,0`;
const BEHIND = `${EVEN} b2U@1,-1 b3U@1,0 b1U@1,1 b2U@-1,-1`;

/** The end of a turn of a that would bring the position for this time. */
const endingIn = (men: string, times: 1 | 2 | 3): GnosticaState => {
  const rounds = Array.from({ length: times - 1 }, () => THERE_AND_BACK).flat();
  return table({ men, hands: 'a C2,C3; b C4,C5' }).play(...rounds, THERE_AND_BACK[0]).state;
};

const outlook = new Outlook(LASTING);

test('ahead, a position is worth less the second time, and the third time only a draw', () => {
  const [first, second, third] = ([1, 2, 3] as const).map((times) =>
    outlook.value(endingIn(AHEAD, times), 0),
  );
  expect(first).toBeGreaterThan(0);
  expect(second).toBeCloseTo(first - 0.25, 6);
  expect(third).toBeLessThan(0);
  expect(outlook.chance(endingIn(AHEAD, 3), 0)).toBeCloseTo(drawnChance(2), 6);
});

test('far behind, a draw is worth more than going on', () => {
  const [first, second, third] = ([1, 2, 3] as const).map((times) =>
    outlook.value(endingIn(BEHIND, times), 0),
  );
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first);
  expect(outlook.chance(endingIn(BEHIND, 1), 0)).toBeLessThan(drawnChance(2));
});

test('a draw is worth less than an even share', () => {
  for (const seats of [2, 3, 6]) expect(drawnChance(seats)).toBeLessThan(1 / seats);
});

test('an exchange of cards that brings the position again costs what the repetition does', () => {
  const before = (men: string, times: number): GnosticaState => {
    const rounds = Array.from({ length: times }, () => THERE_AND_BACK).flat();
    return table({ men, hands: 'a C2,C3; b C4,C5' }).play(...rounds, ...THERE_AND_BACK.slice(0, 6)).state;
  };
  // b has the turn, and with an exchange a's would begin as it did six moves before, but for b's piece.
  expect(outlook.staying(before(AHEAD, 0), 1)).toBe(0);
  const stayed = table({ men: AHEAD, hands: 'a C2,C3; b C4,C5' }).play(
    'draw -C2 +1',
    '.',
    'draw -C4 +1',
    '.',
  ).state;
  // a's exchange would bring b's turn in the same position for the second time.
  expect(outlook.staying(stayed, 0)).toBe(0.25);
  const behind = table({ men: BEHIND, hands: 'a C2,C3; b C4,C5' }).play(
    'draw -C2 +1',
    '.',
    'draw -C4 +1',
    '.',
  );
  expect(outlook.staying(behind.state, 0)).toBe(0);
});

test.each(['club', 'strong', 'expert'])('%s: ahead, it does not draw the game by a repetition', (level) => {
  const { state } = table({ men: AHEAD, hands: 'a C2,C3; b C4,C5' }).play(
    ...THERE_AND_BACK,
    ...THERE_AND_BACK,
  );
  const rng = new FastLuck(1);
  const bot = botOf(players, level) as Bot;
  for (let toAct = gnostica.toAct(state); toAct !== 0 && lowestBit(toAct) === 0; ) {
    const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0 };
    toAct = gnostica.play(state, 0, mustChoose(bot, gnostica.view(state, 0), 0, means), rng);
  }
  expect(gnostica.outcome(state)).toBeUndefined();
});

test('late in a game, points near the goal count more for those who press on', () => {
  const { state } = table({ men: `${AHEAD} a1U@1,1`, hands: 'a C2,C3; b C4,C5' });
  const valued = (presses: number, turns: number): number => {
    setTurns(state, turns);
    return new Outlook(SOON, undefined, { span: LATE, presses, heedless: 0, instead: 0 }).value(state, 0);
  };
  expect(valued(0.3, 0)).toBe(valued(0, 0));
  expect(valued(0, 200)).toBe(valued(0, 0));
  expect(valued(0.3, 200)).toBeGreaterThan(valued(0.3, 60));
  expect(valued(0.3, 60)).toBeGreaterThan(valued(0.3, 0));
  // What was looked at before doesn't matter.
  const one = new Outlook(SOON, undefined, { span: LATE, presses: 0.3, heedless: 0, instead: 0 });
  setTurns(state, 0);
  const early = one.value(state, 0);
  setTurns(state, 200);
  one.value(state, 0);
  setTurns(state, 0);
  expect(one.value(state, 0)).toBe(early);
});

test('late in a game, the heedless count less of what others hold, and one’s own as before', () => {
  const valued = (men: string, turns: number): number => {
    const { state } = table({ men, hands: 'a C2,C3; b C4,C5' });
    setTurns(state, turns);
    return new Outlook(SOON, undefined, { span: LATE, presses: 0, heedless: 0.75, instead: 0 }).value(
      state,
      0,
    );
  };
  const gained = (turns: number): number => valued(AHEAD, turns) - valued(EVEN, turns);
  const hindered = (turns: number): number => valued(EVEN, turns) - valued(BEHIND, turns);
  expect(gained(200)).toBeCloseTo(gained(0), 6);
  expect(hindered(200)).toBeCloseTo(hindered(0) / 4, 6);
  expect(hindered(65)).toBeCloseTo(hindered(0) * (1 - 0.75 / 2), 6);
});

test('late in a game, those who spend count less of what they hold in hand, as long as it is late', () => {
  const outlook = new Outlook(LASTING, undefined, {
    ...{ span: LATE, presses: 0, heedless: 0, spends: 0.9, instead: 0 },
  });
  const held = (turns: number): number => {
    const [more, fewer] = ['a C2,C3,14', 'a C2'].map((hand) => {
      const { state } = table({ men: EVEN, hands: `${hand}; b C4,C5` });
      setTurns(state, turns);
      return outlook.value(state, 0);
    });
    return more - fewer;
  };
  const early = held(0);
  const [card, unseen] = [outlook.cards[0], outlook.unseen];
  expect(held(200)).toBeCloseTo(early / 10, 6);
  expect(outlook.cards[0]).toBeCloseTo(card / 10, 6);
  expect(outlook.unseen).toBeCloseTo(unseen / 10, 6);
  expect(held(65)).toBeCloseTo(early * (1 - 0.9 / 2), 6);
  expect(held(0)).toBe(early);
  expect([outlook.cards[0], outlook.unseen]).toEqual([card, unseen]);
});
