/** Cards that would only cost: played where their player can't win, without changing who can. */
import { copyState, FastLuck, type Move } from '@hortus/kernel';
import { isCooperative } from '../src/arithmetic/reckon.ts';
import { isCompetitive, winnerOf } from '../src/arithmetic/winner.ts';
import type { Design } from '../src/cards/types.ts';
import { play } from '../src/play.ts';
import { isEmptyEffect } from '../src/press/outlook.ts';
import { designIn } from '../src/state/faces.ts';
import { isOut, personsOf } from '../src/state/players.ts';
import { currentIn, heroIn } from '../src/state/values.ts';
import { isIn } from '../src/state/zones.ts';
import { type CgsState, COMPETITION, MOVES, NONE } from '../src/types.ts';
import { planCover } from './cover.ts';
import { readHand } from './hand.ts';
import { mustLeave, type Now } from './now.ts';
import { mayStrike } from './powers.ts';
import { standing } from './standing.ts';

const M = MOVES.kinds;

/** Could this player still win the adventure in progress, with everything in hand? */
function canWin(state: CgsState, player: number, adventure: Design): boolean {
  if (!isCompetitive(adventure.roleplay) && heroIn(state.ints) !== player) return false;
  const { covered, need } = standing(state, player);
  if (covered || isOut(state, player)) return covered;
  return planCover(readHand(state, player), need, adventure).isWhole;
}

/** It acts on other cards, or on the adventure as a whole. */
function isActive({ state, seat, me }: Now, move: Move, design: Design): boolean {
  const { is } = state.rules.cards;
  const { first, index, targets } = design;
  if (isIn(is.effect, first)) return !isEmptyEffect(state, seat, move);
  if (isIn(is.freeze, first)) return winnerOf(state) === NONE;
  if (isIn(is.rewind, first) || isIn(is.freezeAcc, first)) return true;
  if (targets.every((set) => set === undefined)) return false;
  const hand = readHand(state, me);
  const can = new Uint8Array(hand.can.length);
  can[index] = 1;
  const rivals = Array.from({ length: state.rules.players }, (_, one) => one).filter((one) => one !== me);
  return mayStrike(
    state,
    rivals.flatMap((one) => personsOf(state, one)),
    { ...hand, can },
  );
}

/** In a Competition nothing is lost: the losers take their cards back. */
export function isForNothing(now: Now, move: Move): boolean {
  const { state, seat, me } = now;
  if (!M.play.is(move) || currentIn(state.ints) === NONE || mustLeave(state, M.play.get.face(move)))
    return false;
  const { designs, designOf } = state.rules.cards;
  const adventure = designOf[currentIn(state.ints)]!;
  const design = designs[designIn(M.play.get.face(move))]!;
  if (design.isAdventure || adventure.roleplay === COMPETITION || isActive(now, move, design)) return false;
  if (isCooperative(adventure.roleplay)) return design.holding === 0 && standing(state, me).covered;
  const players = Array.from({ length: state.rules.players }, (_, one) => one);
  const whoCan = (one: CgsState): string => players.filter((player) => canWin(one, player, adventure)).join();
  if (canWin(state, me, adventure)) return false;
  const next = copyState(state);
  play(next, seat, move, new FastLuck(1), undefined);
  return whoCan(next) === whoCan(state);
}
