/** What every level does right, from prepared positions. */

import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { FastLuck, lowestBit, type Seat } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { announcerOf, gnostica, kinds, phaseOf, STEPS, scoreOf, turnOf } from '../src/index.ts';
import { players } from './index.ts';

const CARDS = 'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const levels = Object.keys(players.levels);

const position = (seats: string, turn: string, open: string, men: string, hands: string, cards = CARDS) =>
  scene(
    gnostica,
    [`to 9 | seats ${seats} | turn ${turn} | open ${open}`, cards, `men ${men}`, hands, 'out -'].join('\n'),
    { seats: seats.length },
  ).state;

type State = ReturnType<typeof position>;

/** The seat's decisions until its turn is over. */
function playTurn(state: State, seat: Seat, level: string, ms = Number.POSITIVE_INFINITY): void {
  const bot = botOf(players, level) as Bot;
  const rng = new FastLuck(1);
  for (let toAct = gnostica.toAct(state); toAct !== 0 && lowestBit(toAct) === seat; ) {
    const means = { rng, ms, now: () => 0 };
    toAct = gnostica.play(state, seat, mustChoose(bot, gnostica.view(state, seat), seat, means), rng);
  }
}

const STRONG = 'a1U@0,0 a2U@0,0 a3U@0,0 a1U@1,-1 a2U@1,-1 a1U@1,0 a2U@1,0 a1U@1,1';

test.each(levels)('%s: announces when nobody can take what it holds', (level) => {
  const state = position('ab', 'a', '-', `${STRONG} b1N@-1,1`, 'hand a C2,C3');
  playTurn(state, 0, level);
  expect(announcerOf(state.ints)).toBe(0);
  expect(scoreOf(state.ints, 0)).toBeGreaterThanOrEqual(9);
});

test.each(levels)('%s: announces without any time to think', (level) => {
  // Others with so many possibilities that not one of their rounds can be followed.
  const hands = 'hand a C2,C3\nhand b R6,D5,S6,C6,14,15\nhand c R7,D7,S7,C7,13,17';
  const state = position('abc', 'a', '-', `${STRONG} b1N@-1,1 c1N@-1,1`, hands);
  playTurn(state, 0, level, 0);
  expect(announcerOf(state.ints)).toBe(0);
});

test.each(levels)('%s: announces nothing with little in hand', (level) => {
  const state = position('abc', 'a', '-', 'a1E@-1,0 b1W@0,0 c1S@1,1', 'hand a C2,C3,R7');
  playTurn(state, 0, level);
  expect([announcerOf(state.ints), turnOf(state.ints)]).toEqual([-1, 1]);
});

test.each(levels)('%s: does not announce what is taken before its last turn', (level) => {
  // Nine points on cards that move nobody, and no hand; b looks at three of them and holds cups, as all have seen.
  const cards = CARDS.replace('1,1:DK', '1,1:15').replace('0,0:06', '0,0:02').replace('1,-1:16', '1,-1:20');
  const hands = 'hand b C2,C3,C4\nknown C2:a C3:a C4:a';
  const state = position('ab', 'a', '-', 'a1U@0,0 a1U@1,-1 a1U@1,1 b1E@-1,0', hands, cards);
  expect(scoreOf(state.ints, 0)).toBe(9);
  const ints = state.ints.slice();
  for (const ms of [Number.POSITIVE_INFINITY, 0]) {
    state.ints.set(ints);
    playTurn(state, 0, level, ms);
    expect([announcerOf(state.ints), turnOf(state.ints)]).toEqual([-1, 1]);
  }
});

/** In its turn a takes something of what the announcer needs. */
function expectStopped(state: State, announcer: Seat, level: string): void {
  expect(scoreOf(state.ints, announcer)).toBe(9);
  playTurn(state, 0, level);
  expect(scoreOf(state.ints, announcer)).toBeLessThan(9);
}

test.each(levels)('%s: stops a player who has announced', (level) => {
  // b holds 3 + 3 + 2 + 1 and has no card; a man of a looks at one of the threes with a sword in hand.
  const men = 'b1U@0,0 b1N@1,-1 b1N@1,0 b1N@0,-1 a1E@-1,0 a1N@-1,1';
  const state = position('ab', 'a', 'b', men, 'hand a S5,D2,D3');
  expectStopped(state, 1, level);
});

test.each(levels)('%s: stops an announcer whose turn comes after another’s', (level) => {
  const men = 'c1U@0,0 c1N@1,-1 c1N@1,0 c1N@0,-1 a1E@-1,0 b1N@-1,1';
  const state = position('abc', 'a', 'c', men, 'hand a R6,D2,D3');
  expectStopped(state, 2, level);
});

test.each(levels)('%s: wins with its announced last turn if it can', (level) => {
  // Eight points; a cup on the empty card in front of a man makes nine.
  const state = position(
    'ab',
    'a',
    'a',
    'a1U@0,0 a1U@1,-1 a1N@1,1 a1W@1,-1 b1N@-1,1 b1U@0,1',
    'hand a C2,D3',
  );
  expect(scoreOf(state.ints, 0)).toBe(8);
  playTurn(state, 0, level);
  expect(gnostica.outcome(state)).toMatchObject({ winners: [0] });
});

test.each(levels)('%s: finds the facing between two powers that wins', (level) => {
  // Six points. The Lovers move a man onto R5, which must look east for the cup that takes DK: nine.
  const state = position('ab', 'a', 'a', 'a1U@0,0 a1N@0,0 a1U@1,-1 b1N@-1,1', 'hand a D2,D3');
  expect(scoreOf(state.ints, 0)).toBe(6);
  playTurn(state, 0, level);
  expect(gnostica.outcome(state)).toMatchObject({ winners: [0] });
});

test.each(levels)(
  '%s: [GNO-R-21] where drawing is open, it ends its turn under another’s announcement',
  (level) => {
    const state = position('ab', 'a', 'b', `${STRONG} b1U@-1,-1`, 'hand a C3\nset draws=open\ntodo draw');
    playTurn(state, 0, level);
    expect([turnOf(state.ints), announcerOf(state.ints)]).toEqual([1, 1]);
  },
);

test.each(['beginner', 'novice'])('%s: uses a card for something', (level) => {
  const bot = botOf(players, level) as Bot;
  const luck = new FastLuck(7);
  const { act, play, skip } = kinds;
  const setting = { options: { cap: 60 }, seats: 2 };
  const options = gnostica.parseOptions(setting.options, setting.seats);
  if (!options.ok) throw new Error('no options');
  const state = gnostica.create(options.value, setting.seats);
  let uses = 0;
  let vain = 0;
  for (let game = 0; game < 6; game++) {
    let done = 0;
    let skipped = 0;
    for (let toAct = gnostica.setup(state, luck); toAct !== 0; ) {
      const seat = lowestBit(toAct);
      const means = { rng: luck, ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
      const move = mustChoose(bot, gnostica.view(state, seat), seat, means);
      if (act.is(move) || play.is(move)) [done, skipped] = [0, 0];
      else if (skip.is(move)) skipped++;
      else done++;
      const used = phaseOf(state.ints) === STEPS;
      toAct = gnostica.play(state, seat, move, luck);
      if (!used || phaseOf(state.ints) === STEPS) continue;
      uses++;
      if (done === 0 && skipped > 0) vain++;
    }
  }
  expect(uses).toBeGreaterThan(80);
  expect(vain / uses).toBeLessThan(0.01);
});
