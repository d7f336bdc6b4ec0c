/** Between adventures: claims, which adventure to open, and when to ask for the end of the era. */
import { copyState, hasSeat, lowestBit, type Move, membersOf, moveList, onlySeat } from '@hortus/kernel';
import type { Design } from '../src/cards/types.ts';
import { eraWinners } from '../src/ends/era.ts';
import { bringOf, cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { personsOf } from '../src/state/players.ts';
import { adventuresIn, eraIn, phaseIn } from '../src/state/values.ts';
import { isIn, opsOf } from '../src/state/zones.ts';
import {
  BATTLE,
  CATACLYSM,
  type CgsState,
  CLAIM,
  COOPERATION,
  MOVES,
  OBSTRUCTION,
  SOLO,
} from '../src/types.ts';
import { factsOf } from './facts.ts';
import { type Hand, leadOf, readHand } from './hand.ts';
import { keyCard } from './keys.ts';
import { find, type Now, playOf } from './now.ts';
import {
  bidsOn,
  dared,
  isFutile,
  isSpoilt,
  isTired,
  triesFutile,
  triesSpoilt,
  withoutFailed,
} from './spoil.ts';
import { oneOfBest } from './variety.ts';
import { lockedNames, type Prospect, promiseOf, prospectsOf, readHands } from './worth.ts';

const M = MOVES.kinds;

/** In points: a name that an adventure which must be played asks for, and that the hand can't bring. */
const LOCKED = 20;

/** Claims the affiliation with which the hand promises most, compared with the rivals'. */
export function claim({ state, seat, me, legal, rng }: Now): Move {
  const list = moveList(cgs);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    const next = copyState(state);
    play(next, seat, move, rng, undefined);
    while (phaseIn(next.ints) === CLAIM) {
      const other = lowestBit(cgs.toAct(next));
      cgs.legal(next, other, list);
      play(next, other, list[0]!, rng, undefined);
    }
    const value = promiseOf(next, me) - rivalPromise(next, me) - LOCKED * lockedNames(next, me).length;
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** In points: a gain worth another try after idle adventures. */
const CLEAR = 1.5;

/**
 * Between adventures. Before a pass that loses the era on the spot comes any adventure that gains points, even one that
 * rivals can stop each time: there is nothing left to save for.
 */
export function open(now: Now): Move {
  const hands = readHands(now.state);
  const usual = openBest(now, hands);
  return M.pass.is(usual) && losesEra(now, usual) ? (protract(now, hands) ?? usual) : usual;
}

/** Does the move end the era, and another player win it? */
export function losesEra({ state, seat, me }: Now, move: Move): boolean {
  const winners = eraWinners(state);
  if (winners === 0 || hasSeat(winners, me)) return false;
  const brought = bringOf(state, seat, move);
  return brought.ends !== null && brought.winners.length > 0 && !brought.winners.includes(me);
}

/** The most promising adventure that the hand covers, whoever could stop it; undefined if all cost more than they bring. */
function protract({ state, legal, me }: Now, hands: readonly Hand[]): Move | undefined {
  const prospects = prospectsOf(state, me, hands);
  if (isBeaten(state, me, prospects)) return undefined;
  const possible = prospects.filter(
    ({ plan, design, value }) => plan.isWhole && value > 0 && playOf(legal, design.index) !== undefined,
  );
  const [best] = possible.sort((a, b) => b.value - a.value);
  return best === undefined ? undefined : playOf(legal, best.design.index);
}

/** Asks for the end of the era while ahead, opens the best adventure that pays, or the least bad one while behind. */
function openBest(now: Now, hands: readonly Hand[]): Move {
  const { state, legal, me } = now;
  // Adventures that change nothing end the era, so after some of them only a clear gain is worth another.
  const least = isTired(state) ? CLEAR : Number.NEGATIVE_INFINITY;
  const possible = prospectsOf(state, me, hands)
    .map((one) => dared(hands, me, one))
    .sort((a, b) => b.rank - a.rank)
    .filter(
      (one) =>
        playOf(legal, one.design.index) !== undefined &&
        (triesFutile(state) || !isFutile(hands, me, one)) &&
        (triesSpoilt(state, me, one) || !isSpoilt(hands, me, one)) &&
        bidsOn(state, hands, me, one),
    );
  const all = withoutFailed(state, me, possible);
  const prospects = all.filter(({ value }) => value >= least);
  const clear = prospects.filter(({ value }) => value > 0.5);
  const best = oneOfBest(now, clear, ({ rank }) => rank) ?? prospects.find(({ value }) => value > 0);
  const end = find(legal, M.endEra);
  const opening = best === undefined ? undefined : playOf(legal, best.design.index);
  if (winsEra(state, me)) {
    // Asking costs nothing: after a no the adventure can still be opened.
    if (end !== undefined) return end;
    return best !== undefined && best.value > 0.5 ? opening! : find(legal, M.pass)!;
  }
  const place = keyCard(state, readHand(state, me)) === undefined ? undefined : all.find(takesSalvage);
  if (place !== undefined) return playOf(legal, place.design.index)!;
  if (isBeaten(state, me, prospects)) return find(legal, M.pass)!;
  if (best !== undefined && best.value > 0) return opening!;
  const resort = lastResort(now, prospects);
  if (resort !== undefined) return resort;
  // With nothing left to do, ask for a draw rather than wait for it.
  return (isDraw(state, me) ? end : undefined) ?? find(legal, M.pass)!;
}

/** If the era ended now, would nobody win it, or the player together with others? */
const isDraw = (state: CgsState, player: number): boolean => {
  // Before the first adventure there are still trades to be made.
  if (adventuresIn(state.ints) === 0) return false;
  const winners = eraWinners(state);
  // A player who is ahead, with cards left but no opening, waits for a chance to play them.
  if (winners === 0) return leadOf(state, player) <= 0;
  return hasSeat(winners, player) && winners !== onlySeat(player);
};

/** How much of a hand's promise it may win at best, and points that come unexpectedly. */
const [AT_BEST, LUCK] = [2, 5];
/** Up to this many adventures into an era, nobody is beaten yet. */
const EARLY = 4;

/**
 * With several players: is everything the player could still
 * win too little to catch the leader? Then they hold nobody up.
 */
function isBeaten(state: CgsState, player: number, prospects: readonly Prospect[]): boolean {
  const { ints, rules } = state;
  if (rules.players === 2 || rules.cards.eras[eraIn(ints)]!.hasFinale) return false;
  if (adventuresIn(ints) < EARLY) return false;
  let hope = LUCK;
  for (const { value } of prospects) hope += AT_BEST * Math.max(0, value);
  return leadOf(state, player) + hope < 0;
}

/** Does the end of the era suit the player: do they win it, or have nothing to gain by continuing? */
export const suitsEnd = (state: CgsState, player: number): boolean =>
  winsEra(state, player) ||
  isBeaten(state, player, prospectsOf(state, player)) ||
  (isDraw(state, player) && !prospectsOf(state, player).some(({ value }) => value > 0));

/** An adventure in which cards can be fetched from wreckages. */
const takesSalvage = ({ design: { roleplay } }: Prospect): boolean =>
  roleplay === OBSTRUCTION || roleplay === BATTLE || roleplay === COOPERATION;

/** Would the player win the era alone if it ended now? */
const winsEra = (state: CgsState, player: number): boolean => eraWinners(state) === onlySeat(player);

const rivalPromise = (state: CgsState, me: number): number => {
  let most = 0;
  for (let rival = 0; rival < state.rules.players; rival++)
    if (rival !== me) most = Math.max(most, promiseOf(state, rival));
  return most;
};

/** Does the player have a support that must be played and that this adventure accepts? */
export function owesTo(state: CgsState, player: number, { accepts }: Design): boolean {
  const { is, setSize } = state.rules.cards;
  return personsOf(state, player)
    .flatMap((seat) => membersOf(state.ints, opsOf(seat), setSize))
    .some(
      (card) =>
        isIn(is.mustPlay, card) && isIn(is.support, card) && (accepts === undefined || isIn(accepts, card)),
    );
}

/**
 * Nothing pays, and the era wouldn't be won: get rid of what must be played, tax the leader, or try anything.
 */
function lastResort(now: Now, prospects: readonly Prospect[]): Move | undefined {
  const { state, legal, me } = now;
  const dump = prospects.find(
    ({ design }) =>
      (design.roleplay === SOLO || design.roleplay === OBSTRUCTION || design.roleplay === BATTLE) &&
      owesTo(state, me, design),
  );
  const tax =
    eraWinners(state) === 0 ? undefined : prospects.find(({ design }) => design.roleplay === CATACLYSM);
  const { prize } = factsOf(state.rules.cards);
  const any = prospects.find(
    ({ plan, design, value }) =>
      plan.isWhole && value > -1 && design.roleplay !== CATACLYSM && plan.owes < prize[design.index]! + 1,
  );
  const chosen = dump ?? tax ?? any;
  return chosen === undefined ? undefined : playOf(legal, chosen.design.index);
}
