/** Laws about asides, windows, questions and groups are shown to fail on a planted fault, and for the right reason. */
import { FastLuck, lowestBit, onlySeat, type State } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { conforms } from '../conforms.ts';
import { toy } from '../toy/index.ts';
import { at, MOVES, NONE, OVER, TRIM } from '../toy/types.ts';
import { planted, type ToyParts, verdictOf } from './planted.testing.ts';

const { bid, pass, strike } = MOVES.kinds;

/** Trades, windows and joint turns in every game. */
const WHOLE = { settings: [{ seats: 4, options: { trading: true, hasty: true, joint: true } }], games: 20 };
const listing = (list: ToyParts['asides'] & {}) => planted({ asides: list });

test('asides: without a fault they are made, listed and open ones, and windows ask several', () => {
  const laws = ['asides', 'windows', 'replays'];
  const { counts } = conforms(toy, { hides: true, laws, ...WHOLE, games: 60, steps: 1500 });
  for (const what of ['asides', 'open asides', 'asides in matches', 'asides kept', 'windows of several'])
    expect(counts[what] ?? 0, what).toBeGreaterThan(0);
});

test('asides: one that nobody declared, one that is a move too, one that is refused', () => {
  const undeclared = listing((state, seat, out) => {
    out[0] = bid.pack(0);
    return state.ints[at.phase] === OVER || seat > 0 ? 0 : 1;
  });
  expect(verdictOf('asides', undeclared, WHOLE)).toMatch(/is listed both|its kind is none/);
  const refused = listing((state, _, out) => {
    out[0] = MOVES.kinds.withdraw.pack();
    return state.ints[at.phase] === OVER ? 0 : 1;
  });
  expect(verdictOf('asides', refused, WHOLE)).toContain('is given as an aside and refused');
  const listed = listing((state, seat, out) => {
    const open = toy.sample(state, seat, new FastLuck(1));
    if (open === undefined) return toy.asides(state, seat, out);
    out[0] = open;
    return 1;
  });
  expect(verdictOf('asides', listed, WHOLE)).toContain('is listed, and of an open kind');
});

test('asides: whom the table waits for, or whose time runs, changes with one', () => {
  const { offers } = at;
  const made = ({ ints }: State): number => ints[offers] + ints[offers + 1];
  const clocked = planted({
    clock(state) {
      const clock = toy.clock(state);
      return clock && { ...clock, span: 100 * made(state) + clock.span };
    },
  });
  expect(verdictOf('asides', clocked, WHOLE)).toMatch(/after “offer .* the clock is/);
  const toAct = (state: Parameters<typeof toy.toAct>[0]): number =>
    made(state) > 0 && state.ints[at.phase] === TRIM ? onlySeat(3) : toy.toAct(state);
  const waiting = planted({
    toAct,
    play(...given) {
      toy.play(...given);
      return toAct(given[0]);
    },
  });
  expect(verdictOf('asides', waiting, WHOLE)).toMatch(/after “offer .* the table waits for/);
});

test('asides: invited without anything to answer; a sample of a listed kind', () => {
  expect(verdictOf('asides', planted({ invited: () => 1 }), WHOLE)).toContain('has nothing to say');
  const sampled = planted({ sample: () => MOVES.kinds.withdraw.pack() });
  expect(verdictOf('asides', sampled, WHOLE)).toMatch(/is no open kind|after the end/);
});

test('unlisted: an aside that is judged legal and neither listed nor open', () => {
  const game = planted({ asides: () => 0 });
  expect(verdictOf('unlisted', game, WHOLE)).toContain('is judged legal, yet not listed');
});

test('windows: a seat that isn’t to act is asked, or is answered for with a move it doesn’t have', () => {
  const idle = planted({
    window: (state) => {
      const window = toy.window(state);
      return window && { ...window, answers: [{ seat: state.ints[at.turn], answer: pass.pack() }] };
    },
  });
  expect(verdictOf('windows', idle, WHOLE)).toContain('is asked in a window and not to act');
  const forced = planted({
    window: (state) => {
      const window = toy.window(state);
      return (
        window && { ...window, answers: window.answers.map(({ seat }) => ({ seat, answer: strike.pack(0) })) }
      );
    },
  });
  expect(verdictOf('windows', forced, WHOLE)).toContain('would be answered for seat');
});

test('windows: a seat that has answered is asked again', () => {
  const game = planted({
    window: (state) => {
      const window = toy.window(state);
      const seat = lowestBit(toy.toAct(state));
      return window && { ...window, answers: [{ seat, answer: pass.pack() }], span: 1 };
    },
  });
  expect(verdictOf('windows', game, WHOLE)).toMatch(/opened for others|asked again/);
});

test('questions: every answer of another asks again, or the name is another each time', () => {
  const { counts } = conforms(toy, { hides: true, laws: ['questions'], ...WHOLE });
  expect(counts['questions kept'] ?? 0).toBeGreaterThan(0);
  const bidding = planted({
    question: ({ ints }) => String(ints.subarray(at.bids, at.bids + 4).filter((one) => one !== NONE).length),
  });
  expect(verdictOf('questions', bidding, WHOLE)).toMatch(/“bid .* its answer would be stale/);
  let asked = 0;
  const counting = planted({ question: () => String(asked++) });
  expect(verdictOf('questions', counting, WHOLE)).toContain('another name when asked again');
});

test('acting: a group of which one does not know, and a clock for half of one', () => {
  const groups = planted({ groupOf: (_, seat) => (seat === 0 ? 0b11 : onlySeat(seat)) });
  expect(verdictOf('acting', groups, WHOLE)).toContain('acts as one player with');
  const clock = planted({
    clock: (state) => {
      const whole = toy.clock(state);
      return whole && { ...whole, seats: onlySeat(lowestBit(whole.seats)) };
    },
  });
  expect(verdictOf('acting', clock, WHOLE)).toContain('act as one player');
});
