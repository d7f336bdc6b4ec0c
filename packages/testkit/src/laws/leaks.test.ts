/** The laws about luck, ends, views, secrets and replays are shown to fail on a planted fault, for the right reason. */
import {
  EVERYONE,
  eventKinds,
  fail,
  hasSeat,
  NO_SEATS,
  type Packed,
  refuse,
  type SeatSet,
  type Sink,
} from '@hortus/kernel';
import { expect, test } from 'vitest';
import { toy } from '../toy/index.ts';
import { ANSWER, at, BATTLE_CARDS, CARD_NAMES, EVENTS, MOVES, TURN, type View } from '../toy/types.ts';
import { planted, plantedText, type ToyParts, verdictOf } from './planted.testing.ts';

const { engage, put, pass, done } = MOVES.kinds;

/** Plays as the toy does, and then something more. */
const playing = (more: (...given: Parameters<ToyParts['play']>) => void) =>
  planted({
    play(...given) {
      const toAct = toy.play(...given);
      more(...given);
      return toAct;
    },
  });

test('luck: a move throws dice of its own', () => {
  const game = playing((s, _, move) => {
    if (put.is(move)) s.words[at.points] = Math.floor(Math.random() * 1e6);
  });
  expect(verdictOf('luck', game)).toContain('with the same luck leads elsewhere');
});
test('luck: the deal throws dice of its own', () => {
  const game = planted({
    setup(s, rng) {
      const toAct = toy.setup(s, rng);
      s.words[at.points] = Math.floor(Math.random() * 1e6);
      return toAct;
    },
  });
  expect(verdictOf('luck', game)).toContain('setup with the same luck deals otherwise');
});
test('luck: the deal leaves something of an earlier match', () => {
  const game = planted({
    setup(s, rng) {
      const before = s.words[at.points];
      const toAct = toy.setup(s, rng);
      s.words[at.points] = before;
      return toAct;
    },
  });
  expect(verdictOf('luck', game)).toContain('setup on words used before deals otherwise');
});
test('luck: it matters whether anybody listens', () => {
  const game = playing((s, _, __, ___, told) => {
    if (told === undefined) s.words[at.points]++;
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
    if (engage.is(move)) s.words[at.hands + seat] |= 1 << engage.get.card(move);
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

/** The toy's view with something added or changed. */
const seeing = (change: (view: View, ...given: Parameters<ToyParts['view']>) => unknown) =>
  planted({ view: (...given) => change(toy.view(...given), ...given) as View });

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
    s.words[at.points]++;
    return view;
  });
  expect(verdictOf('views', game)).toContain('view changes the state');
});
test('views: a view that goes on changing', () => {
  const game = seeing((view, s) => ({
    ...view,
    get points() {
      return [s.words[at.points], s.words[at.points + 1]];
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

test('worlds: a view shows a card of another hand', () => {
  const game = seeing((view, s, viewer) => ({ ...view, leak: viewer === 0 ? s.words[at.hands + 1] : 0 }));
  expect(verdictOf('worlds', game)).toContain('in a world imagined by 0, the view of 0 differs');
});
test('worlds: only who holds a battle card is asked to answer', () => {
  const able = (s: Parameters<ToyParts['toAct']>[0], toAct: SeatSet): SeatSet => {
    if (s.words[at.phase] !== ANSWER) return toAct;
    const holders = [0, 1, 2, 3].filter(
      (seat) => hasSeat(toAct, seat) && s.words[at.hands + seat] & BATTLE_CARDS,
    );
    return holders.length === 0 ? toAct : holders.reduce((set, seat) => set | (1 << seat), 0);
  };
  const game = planted({
    toAct: (s) => able(s, toy.toAct(s)),
    play: (s, ...given) => able(s, toy.play(s, ...given)),
  });
  expect(verdictOf('worlds', game, { settings: [{ seats: 4 }] })).toMatch(
    /may act or .* by something hidden from/,
  );
});
test('worlds: moves and refusals depend on the cards of another', () => {
  const holdsNone = (s: { words: Int32Array }, seat: number): boolean =>
    (s.words[at.hands + (seat ^ 1)] & BATTLE_CARDS) === 0;
  const listing = planted({
    legal(s, seat, out) {
      const count = toy.legal(s, seat, out);
      return s.words[at.phase] === TURN && count > 1 && holdsNone(s, seat) ? count - 1 : count;
    },
  });
  expect(verdictOf('worlds', listing)).toContain('differ by something hidden from it');
  const judging = planted({
    judge(s, seat, move) {
      const refusal = toy.judge(s, seat, move);
      return refusal?.code === 'not-now' && holdsNone(s, seat) ? { ...refusal, code: 'never-mind' } : refusal;
    },
  });
  expect(verdictOf('worlds', judging)).toMatch(/is refused: .*, or refused: .* by something hidden from it/);
});
test('worlds: what a text is read as depends on the cards of another', () => {
  const game = plantedText({
    parseMove(s, seat, text) {
      const owner = [0, 1, 2, 3].find((other) => s.words[at.hands + other] & (1 << CARD_NAMES.indexOf(text)));
      return CARD_NAMES.includes(text) && owner !== seat && owner !== undefined
        ? fail(refuse(`held-by-${owner}`, 'TOY-TRN-2'))
        : toy.notation.parseMove(s, seat, text);
    },
  });
  expect(verdictOf('worlds', game)).toMatch(/reads as .* or .*, by something hidden/);
});
test('worlds: the drawing, the clock or the outcome shows too much', () => {
  const drawing = plantedText({ draw: (s) => toy.notation.draw(s, 'all') });
  expect(verdictOf('worlds', drawing)).toContain('the drawing differs');
  const ticking = planted({
    clock(s) {
      const clock = toy.clock(s);
      return clock === undefined ? undefined : { ...clock, span: s.words[at.stock] };
    },
  });
  expect(verdictOf('worlds', ticking)).toContain('the clock shows');
  const hidden = planted({
    outcome(s) {
      const outcome = toy.outcome(s);
      return outcome && { ...outcome, scores: outcome.scores.map(() => s.words[at.stock]) };
    },
  });
  expect(verdictOf('worlds', hidden)).toContain('the outcome is');
});
test('worlds: imagining forgets what the viewer knows, keeps old words, or makes a world that cannot be', () => {
  const imagining = (change: (...given: Parameters<ToyParts['imagine']>) => void) =>
    planted({ imagine: change });
  const careless = imagining((view, into, rng) =>
    toy.imagine({ ...view, hands: view.hands.map(({ count }) => ({ count })) }, into, rng),
  );
  expect(verdictOf('worlds', careless)).toContain('differs');
  const lazy = imagining((view, into, rng) => {
    const before = into.words[at.seen];
    toy.imagine(view, into, rng);
    into.words[at.seen] = before & 15;
  });
  expect(verdictOf('worlds', lazy)).toMatch(/keeps words of an earlier one|differs/);
  const wrong = imagining((view, into, rng) => {
    toy.imagine(view, into, rng);
    if (view.viewer === 'table') into.words[at.stock] = 0;
  });
  expect(verdictOf('worlds', wrong)).toMatch(/differs|does not read back/);
});
test('worlds: a game that hides nothing is not taken for one that does, nor the reverse', () => {
  expect(verdictOf('worlds', toy, { hides: false, steps: 50 })).toContain(
    'so the game hides something: say hides: true',
  );
  const open = planted({
    view: (s) => toy.view(s, 'all'),
    notation: { ...toy.notation, draw: (s) => toy.notation.draw(s, 'all') },
  });
  expect(verdictOf('worlds', open, { steps: 50 })).toContain('so nothing was tested');
  expect(verdictOf('worlds', open, { hides: false, steps: 50 })).toBe('keeps the law');
});

/** Plays as the toy does, with what is told changed on its way. */
const telling = (change: (event: Packed, known: SeatSet, reveals: boolean, tell: Sink['tell']) => void) =>
  planted({
    play(s, seat, move, rng, told) {
      const sink: Sink = {
        tell: (event, known, reveals) => change(event, known, reveals, (...given) => told?.tell(...given)),
      };
      return toy.play(s, seat, move, rng, sink);
    },
  });
const { bid, drawn, scouted, engaged, opened } = EVENTS.kinds;

test('telling: a bid is told to all', () => {
  const game = telling((event, known, reveals, tell) =>
    tell(event, bid.is(event) ? EVERYONE : known, reveals),
  );
  expect(verdictOf('telling', game)).toContain('and the view shows no difference');
});
test('telling: the amount of a bid is not declared as secret', () => {
  const open = eventKinds(
    Object.fromEntries(EVENTS.names.map((name) => [name, EVENTS.kinds[name as 'aside'].fields])),
    { secret: { aside: ['card'], drawn: ['card'], scouted: ['card'] } },
  );
  expect(verdictOf('telling', planted({ events: open }))).toContain('and the view shows no difference');
});
test('telling: a drawn card is told to all, or not even to who drew it', () => {
  const toAll = telling((event, known, reveals, tell) =>
    tell(event, drawn.is(event) ? EVERYONE : known, reveals),
  );
  expect(verdictOf('telling', toAll)).toContain('and the view shows no difference');
  const toNobody = telling((event, known, reveals, tell) =>
    tell(event, drawn.is(event) ? NO_SEATS : known, reveals),
  );
  expect(verdictOf('telling', toNobody)).toMatch(/of which it was told the same, the view of \d differs/);
});
test.each([
  ['a drawn card', drawn],
  ['opened bids', opened],
  ['a scouted card', scouted],
  ['an engaged card', engaged],
])('telling: %s is not marked as revealing', (_, kind) => {
  const game = telling((event, known, reveals, tell) => tell(event, known, reveals && !kind.is(event)));
  expect(verdictOf('telling', game)).toContain('not marked as revealing');
});
test('telling: a view changes by something that nobody told', () => {
  const game = seeing((view, s) => ({
    ...view,
    lastAside: view.aside.count === 0 ? 0 : s.words[at.aside] & 3,
  }));
  expect(verdictOf('telling', game)).toMatch(/told the same, the view of .* differs/);
});
test('telling: what was scouted is not kept in the view', () => {
  const game = seeing((view) => ({
    ...view,
    scouts: view.scouts.map((scout) => scout && { of: scout.of, among: scout.among }),
  }));
  expect(verdictOf('telling', game)).toContain('and the view shows no difference');
});
test('telling: a kind of events may be said to leave no trace', () => {
  const game = playing((s, seat, move, _, told) => {
    if (done.is(move))
      told?.tell(EVENTS.kinds.aside.pack(seat, s.words[at.stock] % CARD_NAMES.length), EVERYONE, true);
  });
  expect(verdictOf('telling', game)).toContain('and the view shows no difference');
  expect(verdictOf('telling', game, { asides: ['aside'], steps: 200 })).toBe('keeps the law');
});

test('replays: a move depends on something outside the state', () => {
  let played = 0;
  const game = playing((s, _, move) => {
    if (pass.is(move)) s.words[at.points] += played++ % 2;
  });
  expect(verdictOf('replays', game)).toMatch(/replayed it ends in|take-back to entry \d+ does not lead back/);
});
test('replays: a position as start of a match is read otherwise', () => {
  const game = plantedText({
    parsePosition(text, options, seats, rng) {
      const read = toy.notation.parsePosition(text, options, seats, rng);
      if (read.ok) read.value.words[at.points] += Math.floor(Math.random() * 1e6);
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
