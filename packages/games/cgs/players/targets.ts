/** What powers, effects and Solo batches take, one card after another. */
import { copyState, FastLuck, type Move } from '@hortus/kernel';
import { isCooperative } from '../src/arithmetic/reckon.ts';
import { pointsOf } from '../src/arithmetic/score.ts';
import { winnerOf } from '../src/arithmetic/winner.ts';
import { play } from '../src/play.ts';
import { designIn } from '../src/state/faces.ts';
import { personsOf } from '../src/state/players.ts';
import { currentIn, doingIn, pendingCards } from '../src/state/values.ts';
import { groundOf, isIn } from '../src/state/zones.ts';
import { eachIn } from '../src/turn/targets.ts';
import { type CgsState, MOVES, NONE, RECOVER } from '../src/types.ts';
import { planCover } from './cover.ts';
import { factsOf, sumIn } from './facts.ts';
import { readHand } from './hand.ts';
import { isKey } from './keys.ts';
import { find, mustLeave, type Now, playOf } from './now.ts';
import { standing } from './standing.ts';

const M = MOVES.kinds;

/** Tries every target, and picks the one that leaves the player best placed. */
export function chooseTarget(now: Now): Move {
  const { state, seat, me, legal } = now;
  if (doingIn(state.ints) !== 0 && legal.some(M.close.is)) return closeBatch(now);
  // CGS-IMM-1 A shield is played for no other reason.
  const immune = find(legal, M.shield);
  if (immune !== undefined) return immune;
  if (doingIn(state.ints) === RECOVER) return recoverFrom(now);
  let best = find(legal, M.done) ?? legal[0]!;
  let most = measure(state, me) + 0.1;
  for (const move of legal) {
    if (M.done.is(move) || M.play.is(move) || M.endAdventure.is(move) || M.pass.is(move) || M.sitOut.is(move))
      continue;
    const next = copyState(state);
    play(next, seat, move, new FastLuck(1), undefined);
    const value =
      measure(next, me) + (M.seize.is(move) || M.reuse.is(move) ? takenWorth(state, me, move) : 0);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** Recovers the best card that a rival's power would hit, if any. */
function recoverFrom({ state, legal }: Now): Move {
  const { designOf, designs, ar } = state.rules.cards;
  const { stock } = factsOf(state.rules.cards);
  let best = find(legal, M.done)!;
  let most = 0;
  for (const move of legal) {
    if (!M.recover.is(move)) continue;
    const { first, index } = designs[designIn(M.recover.get.face(move))]!;
    const isHit = pendingCards(state).some((source) =>
      designOf[source]!.targets.some((set) => set !== undefined && isIn(set, first)),
    );
    const value = isHit ? sumIn(ar, first) + stock[index]! : 0;
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** In points: a card that opens an adventure which must be played. */
const KEY = 8;

const takenWorth = (state: CgsState, me: number, move: Move): number => {
  const face = M.seize.is(move) ? M.seize.get.face(move) : M.reuse.get.face(move);
  const { cards } = state.rules;
  const facts = factsOf(cards);
  const design = designIn(face);
  const { first } = cards.designs[design]!;
  return (
    0.3 +
    sumIn(cards.ar, first) +
    (M.reuse.is(move) ? facts.stock[design]! : 0) -
    0.2 * facts.debt[design]! +
    (M.reuse.is(move) && isKey(state, me, first) ? KEY : 0)
  );
};

/** How the adventure stands for a player: who would win, and by how much each falls short. */
function measure(state: CgsState, me: number): number {
  if (currentIn(state.ints) === NONE) return pointsOf(state, me);
  const winner = winnerOf(state);
  let value = winner === me ? 10 : winner === NONE ? 0 : -10;
  for (let player = 0; player < state.rules.players; player++) {
    const { need, overflow } = standing(state, player);
    const short = need.short.reduce((sum, one) => sum + Math.max(0, one), 0);
    value += (player === me ? 1 : -1) * (0.3 * overflow - 0.5 * short + stockOf(state, player));
  }
  return value;
}

/**
 * CGS-STH-2 In points: what a player's holdings in the playground score if they are brought to buildsites.
 */
function stockOf(state: CgsState, player: number): number {
  const { cards } = state.rules;
  if (!isCooperative(cards.designOf[currentIn(state.ints)]!.roleplay)) return 0;
  const { stock } = factsOf(cards);
  let sum = 0;
  for (const seat of personsOf(state, player))
    eachIn(state, groundOf(seat), cards.is.stock, (card) => {
      sum += stock[cards.designOf[card]!.index]!;
    });
  return sum;
}

/** A Solo: lays what its plan needs, then closes it. */
function closeBatch(now: Now): Move {
  const { state, legal, me } = now;
  const design = state.rules.cards.designOf[currentIn(state.ints)]!;
  const { need, covered } = standing(state, me);
  const owed = legal.find((move) => M.add.is(move) && mustLeave(state, M.add.get.face(move)));
  if (owed !== undefined) return owed;
  if (covered) return find(legal, M.close)!;
  // CGS-R-51 A card that covers the costs of another comes after it.
  for (const next of planCover(readHand(state, me), need, design).cards) {
    const laying = playOf(legal, next);
    if (laying !== undefined) return laying;
  }
  return find(legal, M.close)!;
}
