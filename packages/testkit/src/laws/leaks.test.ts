/** Non-interference is shown to fail on planted leaks, for the right reason. */
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
import { planted, plantedText, playing, seeing, type ToyParts, verdictOf } from './planted.testing.ts';

const { done } = MOVES.kinds;

test('worlds: a view shows a card of another hand', () => {
  const game = seeing((view, s, viewer) => ({ ...view, leak: viewer === 0 ? s.ints[at.hands + 1] : 0 }));
  expect(verdictOf('worlds', game)).toContain('in a world imagined by 0, the view of 0 differs');
});
test('worlds: only a seat that holds a battle card is asked to answer', () => {
  const able = (s: Parameters<ToyParts['toAct']>[0], toAct: SeatSet): SeatSet => {
    if (s.ints[at.phase] !== ANSWER) return toAct;
    const holders = [0, 1, 2, 3].filter(
      (seat) => hasSeat(toAct, seat) && s.ints[at.hands + seat] & BATTLE_CARDS,
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
  const holdsNone = (s: { ints: Int32Array }, seat: number): boolean =>
    (s.ints[at.hands + (seat ^ 1)] & BATTLE_CARDS) === 0;
  const listing = planted({
    legal(s, seat, out) {
      const count = toy.legal(s, seat, out);
      return s.ints[at.phase] === TURN && count > 1 && holdsNone(s, seat) ? count - 1 : count;
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
      const owner = [0, 1, 2, 3].find((other) => s.ints[at.hands + other] & (1 << CARD_NAMES.indexOf(text)));
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
      return clock === undefined ? undefined : { ...clock, span: s.ints[at.stock] };
    },
  });
  expect(verdictOf('worlds', ticking)).toContain('the clock shows');
  const hidden = planted({
    outcome(s) {
      const outcome = toy.outcome(s);
      return outcome && { ...outcome, scores: outcome.scores.map(() => s.ints[at.stock]) };
    },
  });
  expect(verdictOf('worlds', hidden)).toContain('the outcome is');
});
test('worlds: imagining forgets what the viewer knows, keeps old ints, or makes a world that cannot be', () => {
  const imagining = (change: (...given: Parameters<ToyParts['imagine']>) => void) =>
    planted({ imagine: change });
  const careless = imagining((view, into, rng) =>
    toy.imagine({ ...view, hands: view.hands.map(({ count }) => ({ count })) }, into, rng),
  );
  expect(verdictOf('worlds', careless)).toContain('differs');
  const lazy = imagining((view, into, rng) => {
    const before = into.ints[at.seen];
    toy.imagine(view, into, rng);
    into.ints[at.seen] = before & 15;
  });
  expect(verdictOf('worlds', lazy)).toMatch(/keeps ints of an earlier one|differs/);
  const wrong = imagining((view, into, rng) => {
    toy.imagine(view, into, rng);
    if (view.viewer === 'table') into.ints[at.stock] = 0;
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

/** The toy, with its events changed on their way. */
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
test('telling: a drawn card is told to all, or not even to the seat that drew it', () => {
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
test('telling: some secret choices can be taken back and others cannot', () => {
  const game = telling((event, known, reveals, tell) =>
    tell(event, known, reveals || (bid.is(event) && bid.get.amount(event) > 1)),
  );
  expect(verdictOf('telling', game)).toContain('whether it can be taken back tells');
});
test('telling: a view changes by something that nobody told', () => {
  const game = seeing((view, s) => ({
    ...view,
    lastAside: view.aside.count === 0 ? 0 : s.ints[at.aside] & 3,
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
      told?.tell(EVENTS.kinds.aside.pack(seat, s.ints[at.stock] % CARD_NAMES.length), EVERYONE, true);
  });
  expect(verdictOf('telling', game)).toContain('and the view shows no difference');
  expect(verdictOf('telling', game, { traceless: ['aside'], steps: 200 })).toBe('keeps the law');
});

test('telling: a leak that imagine knows of comes to light when the hidden card changes', () => {
  const lowest = (ints: Int32Array): number => Math.clz32(ints[at.hands + 1] & -ints[at.hands + 1]);
  const leaking = planted({
    view: (s, viewer) => ({ ...toy.view(s, viewer), low: viewer === 0 ? lowest(s.ints) : 0 }),
    imagine(view, into, rng) {
      do toy.imagine(view, into, rng);
      while (view.viewer === 0 && lowest(into.ints) !== (view as View & { low: number }).low);
    },
  });
  expect(verdictOf('worlds', leaking, { steps: 100 })).toBe('keeps the law');
  expect(verdictOf('telling', leaking)).toMatch(/told the same, the view of 0 differs/);
});

test('worlds: the name of a question, or the set of invited seats, reveals what the seat may not know', () => {
  const asked = planted({ question: (state) => `stock ${state.ints[at.stock]}` });
  expect(verdictOf('worlds', asked)).toContain('a stale answer would tell it');
  const invited = planted({
    invited: (state) => (state.ints[at.phase] === TURN && (state.ints[at.stock] & 1) === 1 ? 1 : 0),
  });
  expect(verdictOf('worlds', invited)).toContain('are invited to answer, by something hidden');
});
