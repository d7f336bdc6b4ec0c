import { learnBook, learnGame, startWords } from '@hortus/frame/page/words.ts';
import { FastLuck, type Move, moveList } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';
import { type GnosticaState, gnostica, MOVES, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { reason } from './reasons.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([spoken]);
await Promise.all([learnGame(spoken), learnBook(spoken.book), learnBook(guideBook)]);

const CARDS = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const LUCK = new FastLuck(1);

function stateOf(men: string, hand: string, open = '-'): GnosticaState {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const text = `to 9 | seats ab | turn a | open ${open}\ncards ${CARDS}\nmen ${men}\nhand a ${hand}\nhand b #4\nout -`;
  const parsed = gnostica.notation.parsePosition(text, options.value, 2, LUCK);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
}

/** Why these moves would be good, as the hint says it. */
function why(men: string, hand: string, moves: readonly string[], open = '-'): string {
  const state = stateOf(men, hand, open);
  const now = gnostica.view(state, 0) as View;
  const made = moves.map((text): Move => {
    const move = gnostica.notation.parseMove(state, 0, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.fault)}`);
    gnostica.play(state, 0, move.value, LUCK);
    return move.value;
  });
  return reason(now, gnostica.view(state, 0) as View, 0, ['Anna', 'Ben'], made);
}

test('points come first', () => {
  expect(why('a1S@0,0 a1U@0,0 b1U@-1,-1', 'R4', ['play R4', 'a1S@0,0 rod 1>S'])).toBe(
    'Your score would go from 3 to 4.',
  );
});

test('a draw and an announcement say what they are good for, and a larger piece', () => {
  expect(why('a1U@0,0 b1U@-1,-1', 'R4', ['draw +5'])).toBe(
    'Fresh cards give you more choices: you would hold 6.',
  );
  expect(why('a1U@0,0 b1U@-1,-1', 'R4', ['turn a1U@0,0>N', '!'])).toBe(
    'Get 6 more points by the end of your next turn and you win.',
  );
  expect(why('a1U@0,0 b1U@-1,-1', 'D5', ['play D5', 'a1U@0,0 disc self>U'])).toBe(
    'A larger piece moves further and attacks harder.',
  );
});

test('giving up one’s last piece is explained', () => {
  expect(why('a1N@1,-2 b1U@-1,-1', 'S4', ['play S4', 'a1N@1,-2 sword 1 self'])).toBe(
    'With no piece left, you place a new one next turn, on any free space.',
  );
});

test('in a last turn that nothing saves, the hint says so', () => {
  expect(why('a1U@0,0 b1U@-1,-1', 'R4', ['draw +5'], 'a')).toBe(
    'This is your last turn, and 9 points seem out of reach.',
  );
});

test('a bid says whether it is the highest of the hand', () => {
  const parsed = gnostica.parseOptions({}, 2);
  if (!parsed.ok) throw new Error('no options are the usual ones');
  const state = gnostica.create(parsed.value, 2);
  gnostica.setup(state, LUCK);
  const now = gnostica.view(state, 0) as View;
  const list = moveList(gnostica);
  const bids = [...list.subarray(0, gnostica.legal(state, 0, list))];
  const told = bids.map((move) => reason(now, now, 0, ['Anna', 'Ben'], [move]));
  expect(new Set(told)).toEqual(
    new Set(['It’s your best chance to go first.', 'It keeps your stronger cards out of the bids.']),
  );
});

test('a piece that is turned faces a rival, or a territory that nobody holds', () => {
  expect(why('a1U@0,0 b1U@1,0', 'R4', ['turn a1U@0,0>E'])).toBe(
    'Your piece would face Ben’s piece on Queen of Cups.',
  );
  expect(why('a1U@0,0 b1U@-1,-1', 'R4', ['turn a1U@0,0>E'])).toBe(
    'Your piece would face Queen of Cups, which nobody holds: 2 points.',
  );
});

test('a card to take isn’t praised for what any other would do', () => {
  const parsed = gnostica.parseOptions({}, 2);
  if (!parsed.ok) throw new Error('no options are the usual ones');
  const state = gnostica.create(parsed.value, 2);
  gnostica.setup(state, LUCK);
  const list = moveList(gnostica);
  const seats = [0, 1];
  const legal = (seat: number): Move[] => [...list.subarray(0, gnostica.legal(state, seat, list))];
  const taker = (): number | undefined => seats.find((seat) => legal(seat).some(MOVES.kinds.take.is));
  for (let i = 0; i < 4 && taker() === undefined; i++) {
    const seat = seats.find((one) => legal(one).length > 0) ?? 0;
    gnostica.play(state, seat, legal(seat)[0] as Move, LUCK);
  }
  const seat = taker() ?? -1;
  const now = gnostica.view(state, seat) as View;
  const [move] = legal(seat).filter(MOVES.kinds.take.is) as [Move];
  gnostica.play(state, seat, move, LUCK);
  const then = gnostica.view(state, seat) as View;
  expect(then.hands[seat]?.count).toBeGreaterThan(now.hands[seat]?.count ?? 0);
  expect(reason(now, then, seat, ['Anna', 'Ben'], [move])).toBe(
    'Of the cards you can take, the bot rates this one highest.',
  );
});

test('a piece that is given up isn’t said to be out of a rival’s sights', () => {
  expect(why('a1N@0,0 a2U@1,1 b1E@-1,0', 'S4', ['play S4', 'a1N@0,0 sword 1 self'])).not.toMatch(/sights/);
  expect(why('a1N@0,0 a2U@1,1 b1E@-1,0', 'R4', ['play R4', 'a1N@0,0 rod 1>N'])).toMatch(/sights/);
});

test('every hint has a reason, whatever it proposes', () => {
  const state = stateOf('a1E@0,0 a2N@1,0 b1U@-1,-1', 'C5,S4,DP,01,17');
  const now = gnostica.view(state, 0) as View;
  expect(reason(now, now, 0, ['Anna', 'Ben'], [])).toMatch(/\.$/);
});
