/** The policy that all levels share: plan coverage, open what pays, add what wins, give up the rest. */
import type { Move } from '@hortus/kernel';
import { winnerOf } from '../src/arithmetic/winner.ts';
import {
  askedOf,
  currentIn,
  heroIn,
  pendingCards,
  pendingOf,
  phaseIn,
  requestIn,
} from '../src/state/values.ts';
import {
  ANSWER,
  BATTLE,
  CATACLYSM,
  type CgsState,
  CLAIM,
  DOING,
  MOVES,
  NONE,
  OBSTRUCTION,
  OF_ADVENTURE,
  STUDY,
} from '../src/types.ts';
import { isCarried, lurks, nextCard } from './adventure.ts';
import { find, mustLeave, type Now, playOf } from './now.ts';
import { claim, open, owesTo, suitsEnd } from './opening.ts';
import { whileStill } from './still.ts';
import { chooseTarget } from './targets.ts';

const M = MOVES.kinds;

export const decide = (now: Now): Move => whileStill(now.state, () => decideStill(now));

function decideStill(now: Now): Move {
  const { state, legal } = now;
  switch (phaseIn(state.ints)) {
    case STUDY:
      return legal[0]!;
    case CLAIM:
      return claim(now);
    case ANSWER:
      return answer(now);
    case DOING:
      return chooseTarget(now);
    default:
      return legal.some(M.done.is) && pendingOf(state.ints, now.me) !== NONE ? chooseTarget(now) : turn(now);
  }
}

function turn(now: Now): Move {
  const { state, legal, me } = now;
  if (currentIn(state.ints) === NONE) return open(now);
  const mayLay = legal.some(M.play.is);
  // CGS-R-59 Nothing ends while a power is open, so wait for it.
  if (!mayLay && isPowerOpen(state)) return find(legal, M.pass)!;
  const winner = winnerOf(state);
  // A player who has laid a card sits out a turn later, which changes nothing.
  if (!mayLay && now.isQuick === true && winner !== me) return find(legal, M.pass)!;
  const wish = mayLay || winner !== me ? nextCard(now) : undefined;
  const laying = wish === undefined ? undefined : playOf(legal, wish);
  if (laying !== undefined) return laying;
  if (isPowerOpen(state)) return find(legal, M.pass)!;
  // CGS-MUST-2 Cards that must leave the hand go along with an adventure that is won, or lost but wrecked.
  const adventure = state.rules.cards.designOf[currentIn(state.ints)]!;
  const { roleplay } = adventure;
  const isWrecked = roleplay === OBSTRUCTION || roleplay === BATTLE || roleplay === CATACLYSM;
  const owed =
    winner === me || (isWrecked && wish === undefined)
      ? legal.find((move) => M.play.is(move) && mustLeave(state, M.play.get.face(move)))
      : undefined;
  if (owed !== undefined) return owed;
  // CGS-R-55 The player after the one who asks turns next, so a player with nothing to win sits out instead.
  if (wish === undefined && winner !== me) {
    // The hero may have opened it just for that, or for others to pay.
    const isWaiting =
      heroIn(state.ints) === me &&
      ((!mayLay && isWrecked && owesTo(state, me, adventure)) || isCarried(state, adventure));
    const isLurking = state.rules.players > 2 && lurks(state, me, adventure);
    return find(legal, ...(isWaiting || isLurking ? [] : [M.sitOut]), M.pass)!;
  }
  const asks = find(legal, M.endAdventure);
  return asks !== undefined && winner === me && askedOf(state.ints, me) === 0 ? asks : find(legal, M.pass)!;
}

/** CGS-SPEC-1 */
const isPowerOpen = (state: CgsState): boolean => pendingCards(state).length > 0;

function answer(now: Now): Move {
  const { state, legal, me } = now;
  const [yes, no] = [find(legal, M.agree)!, find(legal, M.refuse)!];
  if (requestIn(state.ints) === OF_ADVENTURE) {
    if (winnerOf(state) === me) return yes;
    // The player's own power has yet to act.
    if (pendingOf(state.ints, me) !== NONE) return no;
    const wish = nextCard(now);
    return wish === undefined ? yes : no;
  }
  // Refusing costs nothing: if nobody lays a card the era ends anyway.
  return suitsEnd(state, me) ? yes : no;
}
