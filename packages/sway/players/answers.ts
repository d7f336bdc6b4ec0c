/** Answers to questions other than engaging: what to keep, give up, recruit and unlock, by the cards' worth. */
import type { Move, MoveList, Seat } from '@hortus/kernel';
import { ABILITIES, type AbilityName, legal, MOVES, PHASE, phaseIn, type SwayState } from '../src/index.ts';
import { worthOfCard } from './worth.ts';

const { discard, done, give, pass, recruit, refill, take, unlock } = MOVES.kinds;

/** In the order to unlock them. */
const UNLOCKS: readonly AbilityName[] = [
  'sacrifice',
  'persuasion',
  'rescue',
  'covert',
  'vision',
  'leadership',
  'engineering',
  'battle',
  'strike',
  'logistics',
  'sabotage',
  'warfare',
  'navigation',
  'vengeance',
  'omen',
  'valor',
  'negotiation',
  'enlist',
];
const WISH = Int8Array.from(ABILITIES, (name) => 30 - UNLOCKS.indexOf(name));

/** The best of the listed moves; every question has one. */
export function answer(state: SwayState, seat: Seat, list: MoveList): Move {
  const n = legal(state, seat, list);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const value = valueOfMove(state, list[i]);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return list[best];
}

function valueOfMove(state: SwayState, move: Move): number {
  const { deck } = state.rules;
  if (discard.is(move)) return -worthOfCard(deck, discard.get.card(move));
  if (give.is(move)) return -worthOfCard(deck, give.get.card(move));
  if (take.is(move)) return 100 + worthOfCard(deck, take.get.card(move));
  if (recruit.is(move)) return 100 + worthToRecruit(state, recruit.get.card(move));
  if (unlock.is(move)) return WISH[unlock.get.ability(move)];
  if (refill.is(move)) return refill.get.count(move) - 0.5;
  return done.is(move) || pass.is(move) ? 0 : -1;
}

/**
 * A recruit that goes to the experience will be announced
 * as something else, so its printed ability doesn't count.
 */
function worthToRecruit({ ints, rules }: SwayState, card: number): number {
  const { deck } = rules;
  if (rules.hasReserve || phaseIn(ints) === PHASE.draft) return worthOfCard(deck, card);
  return deck.sway[card] + deck.epic[card] * 4;
}
