/** What expert looks at before it chooses: seen by what it plays out. */
import { genesis } from '@hortus/genesis';
import type { Move, Seat } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { afterEach, expect, test, vi } from 'vitest';
import { BY_OF, destinyCount, MOVES, PHASE, type SwayGame, type SwayState, TASK } from '../src/index.ts';
import { nothingIsHidden } from './endgame.ts';
import { botFor, inPhase, inTask, look, questionsOf } from './testing/questions.ts';
import { abilityOf, isAnswered, isLaidForNothing } from './testing/waste.ts';
import { DRAWS } from './traits.ts';

afterEach(() => vi.restoreAllMocks());

/** Random matches are short, and some questions are rare. */
const MOST_SEEDS = 60;

type Asked = (state: SwayState, legal: readonly Move[]) => boolean;
interface KindOfMove {
  is(move: Move): boolean;
}

/** One of these moves is among the answers. */
const offers =
  (...kinds: readonly KindOfMove[]): Asked =>
  (_, legal) =>
    legal.some((move) => kinds.some(({ is }) => is(move)));
/** The same while cards could be engaged instead. */
const inTurn =
  (...kinds: readonly KindOfMove[]): Asked =>
  (state, legal) =>
    offers(...kinds)(state, legal) && (inPhase(PHASE.obstruct)(state) || inPhase(PHASE.plot)(state));

const { bring, draw, engage, interrupt, negotiate, negotiateFor, omen } = MOVES.kinds;
const { pass, persuade, recall, recruit, refill, waive } = MOVES.kinds;
const CUTS_IN: Asked = (state, legal) => inTask(TASK.window)(state) && offers(interrupt)(state, legal);

const [TWO, FOUR] = [[2], [4]];
const EITHER = [...TWO, ...FOUR];
const QUESTIONS: readonly (readonly [
  name: string,
  game: SwayGame,
  seats: readonly number[],
  isAsked: Asked,
])[] = [
  ['a discard', genesis, TWO, inTask(TASK.trim)],
  ['an omen', genesis, TWO, inTask(TASK.omen)],
  ['how many cards to look at', genesis, TWO, inTurn(omen)],
  ['a recruit', genesis, EITHER, inPhase(PHASE.draft)],
  ['a gift', genesis, EITHER, inPhase(PHASE.giving)],
  ['a card of the reserve', genesis, EITHER, inTurn(bring)],
  ['cards of the experience', genesis, EITHER, inTurn(recall)],
  ['how many to draw', genesis, EITHER, inTurn(draw)],
  ['a refill within a turn', genesis, EITHER, inTurn(refill)],
  ['a negotiation', genesis, EITHER, inTurn(negotiate, negotiateFor)],
  ['a persuasion', genesis, EITHER, inTurn(persuade)],
  ['cutting in', genesis, EITHER, CUTS_IN],
  ['what to give up for equal hands', genesis, FOUR, inPhase(PHASE.equalise)],
  ['a discard', worldsAsunder, EITHER, inTask(TASK.trim)],
  ['an omen', worldsAsunder, EITHER, inTask(TASK.omen)],
  ['a gift', worldsAsunder, EITHER, inPhase(PHASE.giving)],
  ['a recruit', worldsAsunder, EITHER, inPhase(PHASE.recruit)],
  ['a recruit within a turn', worldsAsunder, TWO, inTurn(recruit)],
  ['what to unlock', worldsAsunder, EITHER, inPhase(PHASE.unlock)],
  ['how many to draw', worldsAsunder, EITHER, inTurn(draw)],
  ['a refill within a turn', worldsAsunder, EITHER, inTurn(refill)],
  ['a negotiation', worldsAsunder, EITHER, inTurn(negotiate, negotiateFor)],
  ['a persuasion', worldsAsunder, EITHER, inTurn(persuade)],
  ['cutting in', worldsAsunder, EITHER, CUTS_IN],
  ['what to give up for equal hands', worldsAsunder, FOUR, inPhase(PHASE.equalise)],
];
const ASKED = QUESTIONS.flatMap(([name, game, tables, isAsked]) =>
  tables.map((seats) => ({ name, game, id: game.id, seats, isAsked })),
);

/** Where everything is known, what is certain is played and the rest isn't looked at. In the draft nothing is dealt yet. */
const isWorkedOut = (state: SwayState, seat: Seat): boolean =>
  nothingIsHidden(state, seat) && !inPhase(PHASE.draft)(state);

/** Engages a card in place of a draw (engineering), or one that would draw from an empty destiny. */
const drawsNothing = (state: SwayState, move: Move): boolean =>
  engage.get.by(move) === BY_OF.engineering ||
  (destinyCount(state) === 0 && DRAWS[abilityOf(state, move)] > 0);

/** What no bot has to look at: passing more than once, and where nothing is left to answer, cards that bring no other. */
const mayBeLeftOut = (state: SwayState, seat: Seat, move: Move): boolean =>
  waive.is(move) ||
  isLaidForNothing(state, seat, move) ||
  (engage.is(move) && isAnswered(state, seat) && drawsNothing(state, move));

test.each(ASKED)('$id, $seats seats, $name: expert looks at every legal move', (asked) => {
  const { game, seats, isAsked } = asked;
  const bot = botFor(game, 'expert');
  let found = 0;
  for (let seed = 3; seed < MOST_SEEDS && found < 3; seed++)
    for (const question of questionsOf(game, seed, seats)) {
      const { state, seat, legal } = question;
      if (!isAsked(state, legal) || isWorkedOut(state, seat)) continue;
      const { lines } = look(game, bot, question, found);
      const firsts = new Set([...lines.keys()].map(([move]) => move));
      const missing = legal.filter((move) => !firsts.has(move) && !mayBeLeftOut(state, seat, move));
      expect(missing.map((move) => game.notation.makeMove(state, seat, move))).toEqual([]);
      if (++found === 3) break;
    }
  expect(found).toBeGreaterThan(0);
});

const LEVELS = ['beginner', 'novice', 'club', 'strong', 'expert'];
const WINDOWS = [genesis, worldsAsunder].flatMap((game) =>
  [true, false].flatMap((holds) => LEVELS.map((level) => ({ game, id: game.id, holds, level }))),
);
test.each(WINDOWS)(
  '$id, holding a battle card: $holds, $level never passes for the rest of an attack',
  ({ game, holds, level }) => {
    const bot = botFor(game, level);
    let found = 0;
    for (let seed = 3; seed < MOST_SEEDS && found < 10; seed++)
      for (const question of questionsOf(game, seed, undefined, 2)) {
        const { state, legal } = question;
        if (!inTask(TASK.window)(state) || legal.some(interrupt.is) !== holds) continue;
        const { chosen, lines } = look(game, bot, question, found);
        expect([chosen, ...[...lines.keys()].map(([move]) => move)].filter(waive.is)).toEqual([]);
        if (!holds) expect(pass.is(chosen)).toBe(true);
        if (++found === 10) break;
      }
    expect(found).toBe(10);
  },
);
