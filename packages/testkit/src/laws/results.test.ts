/** The laws about luck, ends, views and replays are shown to fail on a planted fault, for the right reason. */
import { EVERYONE } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { toy } from '../toy/index.ts';
import { at, EVENTS, MOVES } from '../toy/types.ts';
import { planted, plantedText, playing, seeing, type ToyParts, verdictOf } from './planted.testing.ts';

const { engage, put, pass } = MOVES.kinds;
/** A different number at each throw, but the same ones in every run. */
let thrown = 0;
const throwDice = (): number => ++thrown;

test('luck: a move throws dice of its own', () => {
  const game = playing((s, _, move) => {
    if (put.is(move)) s.ints[at.points] = throwDice();
  });
  expect(verdictOf('luck', game)).toContain('with the same luck leads elsewhere');
});
test('luck: the deal throws dice of its own', () => {
  const game = planted({
    setup(s, rng) {
      const toAct = toy.setup(s, rng);
      s.ints[at.points] = throwDice();
      return toAct;
    },
  });
  expect(verdictOf('luck', game)).toContain('setup with the same luck deals otherwise');
});
test('luck: the deal leaves something of an earlier match', () => {
  const game = planted({
    setup(s, rng) {
      const before = s.ints[at.points];
      const toAct = toy.setup(s, rng);
      s.ints[at.points] = before;
      return toAct;
    },
  });
  expect(verdictOf('luck', game)).toContain('setup on ints used before deals otherwise');
});
test('luck: it matters whether anybody listens', () => {
  const game = playing((s, _, __, ___, told) => {
    if (told === undefined) s.ints[at.points]++;
  });
  expect(verdictOf('luck', game)).toContain('leads elsewhere when nobody listens');
});
test('luck: it is told otherwise the second time', () => {
  let played = 0;
  const game = playing((_, seat, __, ___, told) => {
    if (played++ % 3 === 0) told?.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
  });
  expect(verdictOf('luck', game)).toContain('with the same luck tells otherwise');
});

test('ends: the game goes round for ever', () => {
  const game = playing((s, seat, move) => {
    if (engage.is(move)) s.ints[at.hands + seat] |= 1 << engage.get.card(move);
  });
  expect(verdictOf('ends', game, { bound: 200 })).toContain('the game is not over after 200 moves');
});
const ending = (
  change: (outcome: NonNullable<ReturnType<ToyParts['outcome']>>) => ReturnType<ToyParts['outcome']>,
) =>
  planted({
    outcome(s) {
      const outcome = toy.outcome(s);
      return outcome === undefined ? undefined : change(outcome);
    },
  });
test('ends: half a team wins, a score is missing, a reason has no clause or is none', () => {
  const four = { settings: [{ seats: 4 }] };
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, winners: o.winners.slice(0, 1) })),
      four,
    ),
  ).toMatch(/of the team \d,\d only/);
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, scores: o.scores.slice(1) })),
    ),
  ).toContain('scores');
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, reasons: [] })),
    ),
  ).toContain('no reason');
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, reasons: [{ code: 'luck', clause: 'TOY-XYZ-1' }] })),
    ),
  ).toContain('which is no clause');
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, winners: [...o.winners].reverse().concat(0) })),
    ),
  ).toContain('strange winners');
});
test('ends: an outcome that changes after the end, and a victory for everybody', () => {
  let asked = 0;
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, scores: o.scores.map(() => asked++) })),
    ),
  ).toContain('another one when asked again');
  expect(
    verdictOf(
      'ends',
      ending((o) => ({ ...o, winners: o.scores.map((_, seat) => seat) })),
    ),
  ).toContain('all seats win');
});
test('ends: teams overlap, or leave a seat out', () => {
  expect(verdictOf('ends', planted({ teams: () => [0b11, 0b10] }))).toContain('the teams overlap');
  expect(verdictOf('ends', planted({ teams: () => [0b01] }))).toContain('not all 2');
});

test('views: something that is not JSON', () => {
  expect(
    verdictOf(
      'views',
      seeing((view) => ({ ...view, spent: new Set(view.spent) })),
    ),
  ).toContain('view.spent is a Set');
  expect(
    verdictOf(
      'views',
      seeing((view) => ({ ...view, points: [0.5, 0] })),
    ),
  ).toContain('view.points.0 is 0.5');
  expect(
    verdictOf(
      'views',
      seeing((view) => ({ ...view, draw: () => '' })),
    ),
  ).toContain('view.draw is a function');
  expect(
    verdictOf(
      'views',
      seeing((view) => ({ ...view, bids: [undefined] })),
    ),
  ).toContain('view.bids.0 is undefined');
});
test('views: looking changes the state', () => {
  const game = seeing((view, s) => {
    s.ints[at.points]++;
    return view;
  });
  expect(verdictOf('views', game)).toContain('view changes the state');
});
test('views: a view that goes on changing', () => {
  const game = seeing((view, s) => ({
    ...view,
    get points() {
      return [s.ints[at.points], s.ints[at.points + 1]];
    },
  }));
  expect(verdictOf('views', game)).toContain('changes a view that was taken before');
});
test('views: another sight at every look', () => {
  let looks = 0;
  expect(
    verdictOf(
      'views',
      seeing((view) => ({ ...view, looks: looks++ })),
    ),
  ).toContain('another thing when looking again');
});

test('replays: a move depends on something outside the state', () => {
  let played = 0;
  const game = playing((s, _, move) => {
    if (pass.is(move)) s.ints[at.points] += played++ % 2;
  });
  expect(verdictOf('replays', game)).toMatch(/replayed it ends in|take-back to entry \d+ does not lead back/);
});
test('replays: a position as start of a match is read otherwise', () => {
  const game = plantedText({
    parsePosition(text, options, seats, rng) {
      const read = toy.notation.parsePosition(text, options, seats, rng);
      if (read.ok) read.value.ints[at.points] += throwDice();
      return read;
    },
  });
  expect(verdictOf('replays', game)).toContain('replayed it ends in');
});
test('replays: the log is told otherwise when it is replayed', () => {
  let played = 0;
  const game = playing((_, seat, __, ___, told) => {
    if (played++ % 7 === 0) told?.tell(EVENTS.kinds.passed.pack(seat), EVERYONE, false);
  });
  expect(verdictOf('replays', game)).toMatch(/saw another log/);
});
