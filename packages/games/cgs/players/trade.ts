/** Offers: answered by what the swap does for both hands, and made where it helps oneself and tempts the other. */
import { copyState, type Move, membersOf, moveList } from '@hortus/kernel';
import { cgs } from '../src/index.ts';
import { copyIn, designIn, faceOf } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { moveCard, opsOf } from '../src/state/zones.ts';
import { at, type CgsState, MOVES, NONE } from '../src/types.ts';
import { factsOf, sumIn } from './facts.ts';
import type { Now } from './now.ts';
import { promiseOf } from './worth.ts';

const M = MOVES.kinds;
/** Pairs that are looked at before an offer is made. */
const LOOKS = 24;
/** Offers that one seat makes in a turn. */
const OFFERS = 1;

/** What a card is worth by itself: a rule of thumb against bad bargains. */
const bareWorth = (state: CgsState, face: number): number => {
  const design = state.rules.cards.designs[designIn(face)]!;
  if (design.isAdventure) return 3;
  const { cards } = state.rules;
  return sumIn(cards.ar, design.first) - 0.4 * factsOf(cards).debt[design.index]! + design.holding;
};

/** What each side gains by a swap; the other side is left out (-1) where the first gains no more than `least`. */
function gains(
  state: CgsState,
  seat: number,
  mine: number,
  other: number,
  theirs: number,
  promised: readonly number[] = promises(state),
  least = Number.NEGATIVE_INFINITY,
): readonly [number, number] {
  const [me, them] = [playerOf(state, seat), playerOf(state, other)];
  const next = copyState(state);
  const [given, got] = [copyIn(next, opsOf(seat), mine), copyIn(next, opsOf(other), theirs)];
  if (given === NONE || got === NONE) return [-1, -1];
  moveCard(next.words, given, opsOf(seat), opsOf(other));
  moveCard(next.words, got, opsOf(other), opsOf(seat));
  const bare = bareWorth(state, theirs) - bareWorth(state, mine);
  const gain = promiseOf(next, me) - promised[me]! + 0.3 * bare;
  return [gain, gain > least ? promiseOf(next, them) - promised[them]! - 0.3 * bare : -1];
}

/** By player. */
const promises = (state: CgsState): number[] =>
  Array.from({ length: state.rules.players }, (_, player) => promiseOf(state, player));

export function answerOffer({ state, seat }: Now): Move | undefined {
  const list = moveList(cgs);
  const asides = [...list.subarray(0, cgs.asides(state, seat, list))];
  for (const move of asides) {
    if (!M.accept.is(move)) continue;
    const { seat: from, theirs, mine } = M.accept.read(move);
    const [me, them] = gains(state, seat, mine, from, theirs);
    if (me > 0.2 && me >= 0.6 * them) return move;
  }
  return asides.find(M.decline.is);
}

/** Between adventures, once in a turn: the swap that helps most of a few that could. */
export function offerTo({ state, seat, me, rng }: Now): Move | undefined {
  const { words, rules } = state;
  if (words[at.current] !== NONE || words[at.turn] !== me || words[at.phase] !== 2) return undefined;
  if (words[at.made + seat] >= OFFERS) return undefined;
  const own = facesOf(state, seat);
  const promised = promises(state);
  let best: Move | undefined;
  let most = 0.5;
  for (let look = 0; look < LOOKS; look++) {
    const other = rng.below(rules.seats);
    if (playerOf(state, other) === me || own.length === 0) continue;
    const theirs = facesOf(state, other);
    if (theirs.length === 0) continue;
    const [mine, wanted] = [own[rng.below(own.length)]!, theirs[rng.below(theirs.length)]!];
    const [gain, temptation] = gains(state, seat, mine, other, wanted, promised, most);
    const move = M.offer.pack(mine, other, wanted);
    if (gain > most && temptation > 0.2 && cgs.judge(state, seat, move) === undefined)
      [best, most] = [move, gain];
  }
  return best;
}

const facesOf = (state: CgsState, seat: number): number[] => [
  ...new Set(membersOf(state.words, opsOf(seat), state.rules.cards.words).map((card) => faceOf(state, card))),
];
