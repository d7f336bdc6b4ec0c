/** Each law about moves, states and texts is shown to fail on a planted fault, and for the right reason. */
import {
  canonicalJson,
  hashOf,
  Match,
  type Move,
  ok,
  onlySeat,
  refuse,
  type SeenEntry,
  type State,
  withSeat,
} from '@hortus/kernel';
import { expect, test, vi } from 'vitest';
import { toy } from '../toy/index.ts';
import { ANSWER, at, BATTLE_CARDS, MOVES, OVER, type Rules } from '../toy/types.ts';
import { LAWS } from './index.ts';
import { planted, plantedText, USUAL, verdictOf } from './planted.testing.ts';

const { bid, engage, pass, scout, strike, resign } = MOVES.kinds;

test.each(LAWS.map(({ name }) => name))('without a fault the toy keeps the law: %s', (law) => {
  expect(verdictOf(law, toy, { steps: 40, mostSettings: 2 })).toBe('keeps the law');
});

test('options: anything is taken', () => {
  const game = planted({ parseOptions: () => ok(USUAL) });
  expect(verdictOf('options', game)).toContain('options {"no such option":1} are taken');
});

test('options: dropped with another number of seats, instead of being refused', () => {
  const game = planted({
    parseOptions(input, seats) {
      const parsed = toy.parseOptions(input, seats);
      return parsed.ok && seats === 4 ? ok({ ...parsed.value, hand: 3 }) : parsed;
    },
  });
  expect(verdictOf('options', game)).toContain('with 4 seats options');
});

test('options: a number of seats that the options do not allow, and packs that are none', () => {
  expect(verdictOf('options', planted({ seatsFor: () => [4] }))).toContain('under these options for 4');
  expect(verdictOf('options', planted({ packs: () => ({ deck: 'demo' }) }))).toContain('strange packs');
});

test('options: packs that depend on more than the options', () => {
  let asked = 0;
  const game = planted({ packs: () => ({ cards: hashOf('skirmish cards', String(asked++)) }) });
  expect(verdictOf('options', game)).toContain('other packs when parsed again');
});

test('options: what is parsed is not what was given', () => {
  const game = planted({
    parseOptions(input, seats) {
      const parsed = toy.parseOptions(input, seats);
      return parsed.ok ? ok({ ...parsed.value, hand: parsed.value.hand === 4 ? 3 : 4 }) : parsed;
    },
  });
  expect(verdictOf('options', game)).toContain('parse to');
});

test('options: content that its hash does not give back, or that has several texts', () => {
  type Song = { readonly name: string; readonly lines: readonly string[] };
  /** The toy, with a song that no rule reads. */
  const sung = (write: (song: Song) => string) =>
    planted({
      contents: {
        song: {
          write: (value) => ok({ name: (value as Song).name, text: write(value as Song) }),
          read: (text) => ok(JSON.parse(text)),
        },
      },
      parseOptions(input, seats) {
        if (typeof input !== 'object' || Array.isArray(input)) return toy.parseOptions(input, seats);
        const { song, ...rest } = input as { song?: Song };
        const parsed = toy.parseOptions(rest, seats);
        return parsed.ok && song !== undefined ? ok({ ...parsed.value, song }) : parsed;
      },
    });
  const settings = [{ options: { song: { name: 'Ode', lines: ['one', 'two'] } } }];
  const verdict = (write: (song: Song) => string) => verdictOf('options', sung(write), { settings });
  expect(verdict((song) => canonicalJson(song))).toBe('keeps the law');
  expect(verdict(({ name, lines }) => canonicalJson({ name, lines: lines.slice(1) }))).toContain(
    'named by hash',
  );
  let written = 0;
  const padded = (song: Song) => canonicalJson(song) + ' '.repeat(written++);
  expect(verdict(padded)).toContain('not canonical');
});

test('acting: toAct is not what play returned', () => {
  const game = planted({
    toAct: (s) => (s.ints[at.phase] === ANSWER ? withSeat(toy.toAct(s), s.ints[at.turn]) : toy.toAct(s)),
  });
  expect(verdictOf('acting', game)).toMatch(/toAct says [\d,]+, setup or play returned/);
});
test('acting: a seat without a battle card has no move, not even a pass', () => {
  const game = planted({
    legal: (s, seat, out) =>
      s.ints[at.phase] === ANSWER && !(s.ints[at.hands + seat] & BATTLE_CARDS) ? 0 : toy.legal(s, seat, out),
  });
  expect(verdictOf('acting', game)).toContain('is to act and has no move');
});
test('acting: somebody who is not to act has moves', () => {
  const game = planted({
    legal(s, seat, out) {
      const count = toy.legal(s, seat, out);
      if (count > 0 || s.ints[at.phase] !== ANSWER) return count;
      out[0] = pass.pack();
      return 1;
    },
  });
  expect(verdictOf('acting', game)).toMatch(/is not to act and has 1 moves/);
});
test('acting: an outcome before the end', () => {
  const game = planted({
    outcome: (s) => toy.outcome({ ...s, ints: s.ints.slice().fill(OVER, at.phase, at.phase + 1) }),
  });
  expect(verdictOf('acting', game)).toContain('there is an outcome, and');
});
test.each([
  ['somebody else', (toAct: number) => ({ seats: ~toAct & 3, span: 1 })],
  ['somebody else too', () => ({ seats: 3, span: 1 })],
  ['nobody', () => ({ seats: 0, span: 1 })],
  ['a span that is no number', (toAct: number) => ({ seats: toAct, span: Number.NaN })],
])('acting: the clock runs for %s', (_, clock) => {
  const game = planted({ clock: (s) => clock(toy.toAct(s)) });
  expect(verdictOf('acting', game)).toContain('the clock runs for');
});
test('acting: asking who may act changes the state', () => {
  const game = planted({
    toAct(s) {
      s.ints[at.points]++;
      return toy.toAct(s);
    },
  });
  expect(verdictOf('acting', game)).toContain('toAct changes the state');
});

/** The toy's list, changed by hand. */
const relisted = (change: (moves: Move[], state: State) => Move[]) =>
  planted({
    legal(s, seat, out) {
      const moves = change([...out.subarray(0, toy.legal(s, seat, out))], s);
      for (const [i, move] of moves.entries()) out[i] = move;
      return moves.length;
    },
  });

test('listed: a move is listed twice', () => {
  expect(
    verdictOf(
      'listed',
      relisted((moves) => (moves.length < 5 ? [...moves, ...moves.slice(0, 1)] : moves)),
    ),
  ).toContain('is given a move twice');
});
test('listed: an illegal move is listed', () => {
  const game = relisted((moves) => (moves.length === 3 ? [...moves, strike.pack(0)] : moves));
  expect(verdictOf('listed', game)).toContain('is listed and refused');
});
test('listed: resigning is listed', () => {
  expect(
    verdictOf(
      'listed',
      relisted((moves) => (moves.length === 1 ? [...moves, resign.pack()] : moves)),
    ),
  ).toContain('“resign” of seat');
});
test('listed: another order when asked again', () => {
  let asked = 0;
  expect(
    verdictOf(
      'listed',
      relisted((moves) => (asked++ % 2 === 0 ? moves : moves.reverse())),
    ),
  ).toContain('another list when asked again');
});
test('listed: more moves than mostMoves', () => {
  expect(verdictOf('listed', planted({ mostMoves: 3 }))).toMatch(/\d moves, and mostMoves is 3/);
});
test('listed: a number that no kind can make', () => {
  expect(
    verdictOf(
      'listed',
      relisted((moves) => (moves.length === 3 ? [bid.pack(3)] : moves)),
    ),
  ).toContain('which no declared kind can make');
});
test('listed: asking for the list changes the state', () => {
  const game = relisted((moves, { ints }) => {
    ints[at.points] ^= 1;
    return moves;
  });
  expect(verdictOf('listed', game)).toContain('legal changes the state');
});
test('listed: a listed move cannot be played', () => {
  const game = planted({
    play(s, seat, move, rng, told) {
      if (scout.is(move)) throw new Error('no scouts today');
      return toy.play(s, seat, move, rng, told);
    },
  });
  expect(verdictOf('listed', game)).toContain('threw Error: no scouts today');
});

test('unlisted: a legal move is not listed', () => {
  expect(
    verdictOf(
      'unlisted',
      relisted((moves) => (moves.length > 2 ? moves.slice(1) : moves)),
    ),
  ).toContain('is judged legal, yet not listed');
});
test('unlisted: a number with a bit too many is taken', () => {
  const game = planted({ judge: (s, seat, move) => toy.judge(s, seat, pass.is(move) ? pass.pack() : move) });
  expect(verdictOf('unlisted', game)).toContain('is judged legal, yet not listed');
});
test('unlisted: judging changes the state', () => {
  const game = planted({
    judge(s, seat, move) {
      const refusal = toy.judge(s, seat, move);
      if (refusal?.code === 'not-held') s.ints[at.points]--;
      return refusal;
    },
  });
  expect(verdictOf('unlisted', game)).toContain('judge changes the state');
});
test('unlisted: a refusal without a clause, with one that does not exist, with a strange code', () => {
  const refusing = (code: string, clause?: string) =>
    planted({
      judge: (s, seat, move) => (toy.judge(s, seat, move) === undefined ? undefined : refuse(code, clause)),
    });
  expect(verdictOf('unlisted', refusing('no'))).toContain('is refused without a clause (no)');
  expect(verdictOf('unlisted', refusing('no', 'TOY-XYZ-1'))).toContain(
    'is refused by TOY-XYZ-1, which is no clause',
  );
  expect(verdictOf('unlisted', refusing('Not now!', 'TOY-TRN-1'))).toContain('strange code');
});
test('unlisted: a strange text is an exception', () => {
  const game = plantedText({
    parseMove(s, seat, text) {
      if (text.length > 100) throw new Error('too long');
      return toy.notation.parseMove(s, seat, text);
    },
  });
  expect(verdictOf('unlisted', game)).toContain('threw Error: too long');
});

test('quitting: only a seat that is to act may resign', () => {
  const game = planted({
    judge: (s, seat, move) =>
      resign.is(move) && toy.toAct(s) !== 0 && (toy.toAct(s) & onlySeat(seat)) === 0
        ? refuse('wait', 'TOY-TRN-1')
        : toy.judge(s, seat, move),
  });
  expect(verdictOf('quitting', game)).toMatch(/one of resign and time only/);
});
test('quitting: resigning is still possible after the end', () => {
  const game = planted({
    judge: (s, seat, move) =>
      resign.is(move) || MOVES.kinds.time.is(move) ? undefined : toy.judge(s, seat, move),
  });
  expect(verdictOf('quitting', game)).toContain('may still resign when the match is over');
});
test('quitting: after a resignation nobody is asked, and there is no outcome', () => {
  const game = planted({ outcome: (s) => (s.ints[at.quitter] >= 0 ? undefined : toy.outcome(s)) });
  expect(verdictOf('quitting', game)).toContain('resigned nobody acts and there is no outcome');
});

test('copies: playing changes the rules', () => {
  const game = planted({
    play(s, seat, move, rng, told) {
      if (engage.is(move)) (s.rules as { seats: Rules['seats'] } & { played?: number }).played = 1;
      return toy.play(s, seat, move, rng, told);
    },
  });
  expect(verdictOf('copies', game)).toContain('changes the rules');
});
test('copies: all states share their ints', () => {
  const ints = toy.create(USUAL, 2).ints;
  const game = planted({ create: (options, seats) => ({ ...toy.create(options, seats), ints }) });
  expect(verdictOf('copies', game)).toContain('two states share their ints');
});
test('copies: playing puts another array in the place of the old one', () => {
  const game = planted({
    play(s, seat, move, rng, told) {
      const other = { ...s, ints: s.ints.slice() };
      const toAct = toy.play(other, seat, move, rng, told);
      (s as { ints: Int32Array }).ints = other.ints;
      return toAct;
    },
  });
  expect(verdictOf('copies', game)).toContain('replaces the ints');
});

test('texts: two moves are written alike', () => {
  const game = plantedText({
    makeMove: (s, seat, move) => toy.notation.makeMove(s, seat, move).replace(/^bid .*/, 'bid'),
  });
  expect(verdictOf('texts', game)).toMatch(/reads back as|are written “bid”/);
});
test('texts: a text reads back as another move', () => {
  const game = plantedText({
    parseMove: (s, seat, text) => toy.notation.parseMove(s, seat, text.replace('p9', 'p8')),
  });
  expect(verdictOf('texts', game)).toContain('p9” of seat');
});
test('texts: a move takes two lines', () => {
  const game = plantedText({
    makeMove: (s, seat, move) => toy.notation.makeMove(s, seat, move).replace(' ', '\n'),
  });
  expect(verdictOf('texts', game)).toContain('a move is written');
});

const SOME = { settings: [{ seats: 4, options: { scouting: false } }, { seats: 2 }], games: 20 };
const forgetting = (pattern: RegExp) =>
  plantedText({ makePosition: (s) => toy.notation.makePosition(s).replace(pattern, '') });

test.each(['aside', 'bids', 'scouts', 'points', 'passed', 'quit', 'scouting'])(
  'positions: the text forgets the %s',
  (part) => {
    expect(verdictOf('positions', forgetting(new RegExp(`; ${part}(?= )[^;]*`)), SOME)).toMatch(
      /another|is refused|other moves|others to act/,
    );
  },
);
test('positions: text and hash are others when asked again', () => {
  let asked = 0;
  const game = plantedText({
    makePosition: (s) => `${toy.notation.makePosition(s)}${' '.repeat(asked++ % 2)}`,
  });
  expect(verdictOf('positions', game)).toContain('has another text');
});
test('positions: reading forgets what has been seen', () => {
  const game = plantedText({
    parsePosition(...given) {
      const read = toy.notation.parsePosition(...given);
      if (read.ok) read.value.ints.fill(-1, at.seen, at.seen + 4);
      return read;
    },
    makePosition: (s) => toy.notation.makePosition(s).replace(/:(-|[pb]\d)(?= |;|$)/g, ':-'),
  });
  expect(verdictOf('positions', game)).toMatch(/has another view for|is refused/);
});
test('positions: a broken text is an exception', () => {
  const game = plantedText({
    parsePosition(text, ...rest) {
      const read = toy.notation.parsePosition(text, ...rest);
      if (!read.ok) throw new Error('unreadable');
      return read;
    },
  });
  expect(verdictOf('positions', game)).toContain('threw Error: unreadable');
});
test('positions: a broken text is read as a state that cannot be', () => {
  const game = plantedText({
    parsePosition(text, options, seats, rng) {
      const read = toy.notation.parsePosition(text, options, seats, rng);
      if (read.ok) return read;
      return ok({ ...toy.create(options, seats) });
    },
  });
  expect(verdictOf('positions', game)).toMatch(/what was read from|its own position is refused/);
});

/** What the law says while everybody's view of the log is changed. */
function seenOtherwise(change: (entry: SeenEntry) => SeenEntry): string {
  const { seen } = Match.prototype;
  const spy = vi.spyOn(Match.prototype, 'seen').mockImplementation(function (this: Match, ...given) {
    return seen.apply(this, given).map(change);
  });
  try {
    return verdictOf('replays', toy, { games: 40, steps: 4000 });
  } finally {
    spy.mockRestore();
  }
}

test('replays: a seat that is not told what was shown, or told of more than there was, misjudges its take-backs', () => {
  expect(seenOtherwise(({ final: _, ...entry }) => entry)).toContain('sees that it may take back');
  expect(seenOtherwise((entry) => ({ ...entry, final: true }))).toContain(
    'sees that it may take back: undefined',
  );
  expect(seenOtherwise((entry) => entry)).toBe('keeps the law');
});
