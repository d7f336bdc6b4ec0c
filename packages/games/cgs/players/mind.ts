/** A player who plans coverage: opens what pays, adds what wins, gives up the rest. */
import { type Bot, deadline, imagined, type Means } from '@hortus/bots';
import { type Move, moveList } from '@hortus/kernel';
import type { Design } from '../src/cards/types.ts';
import { cgs } from '../src/index.ts';
import { designIn } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { currentIn, requestIn } from '../src/state/values.ts';
import { CATACLYSM, DOOMSDAY, MOVES, NONE, OF_ERA } from '../src/types.ts';
import { candidates, lookAhead } from './ahead.ts';
import { addsDebt } from './debts.ts';
import type { Now } from './now.ts';
import { losesEra } from './opening.ts';
import { decide } from './policy.ts';
import { whileStill } from './still.ts';
import { answerOffer, offerTo, type Trader } from './trade.ts';

const M = MOVES.kinds;

export interface Character {
  /** How often it plays any plausible move instead of the best, from 0 to 1. */
  readonly errs: number;
  /** Its errors may leave it with era costs that it can't cover. */
  readonly owes?: boolean;
  readonly trades: Trader;
  /** Looks ahead, as far as the time allows. */
  readonly looks?: boolean;
  /** Varies how it opens an era with the same cards. */
  readonly varies?: boolean;
}

/** The share of its time spent looking ahead: the last step takes some more. */
const SPENT = 0.9;
/**
 * If time is unlimited, it works as if it had this many
 * milliseconds, so that the same luck gives the same choice.
 */
const COUNTED = 20;

export function cgsBot(
  level: string,
  { errs, trades, owes = false, looks = false, varies = false }: Character,
): Bot {
  const list = moveList(cgs);
  return {
    game: cgs.id,
    level,
    choose(view, seat, means: Means) {
      const isLate = deadline({ ...means, ms: SPENT * means.ms });
      const state = imagined(cgs, view, means.setting, means.rng);
      const me = playerOf(state, seat);
      const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
      const now: Now = { state, seat, me, legal, rng: means.rng, varies };
      // Only invited, to answer an offer.
      if (legal.length === 0) return whileStill(state, () => answerOffer(now, trades));
      if (legal.length === 1) return legal[0];
      if (errs > 0 && means.rng.below(1000) < errs * 1000) return anyPlausible(now, owes);
      const offer = trades.offers === 0 ? undefined : whileStill(state, () => offerTo(now, trades));
      const ms = means.ms === Number.POSITIVE_INFINITY ? COUNTED : means.ms;
      return offer ?? (looks ? lookAhead(now, ms, isLate) : decide(now));
    },
  };
}

/** CGS-EOE-3 Adventures that end the era if they are lost. */
const isPerilous = (design: Design | undefined): boolean =>
  design?.roleplay === CATACLYSM || design?.roleplay === DOOMSDAY;

/** People err too, not with just any legal move but with one that a player would think of. */
function anyPlausible(now: Now, owes: boolean): Move {
  const { ints, rules } = now.state;
  const { designs, designOf } = rules.cards;
  const usual = decide(now);
  // Nobody agrees by mistake to end an era they would lose.
  if (requestIn(ints) === OF_ERA || isPerilous(designOf[currentIn(ints)])) return usual;
  // Nor does anybody pay for a card where there's nothing left to gain.
  if (currentIn(ints) !== NONE && !M.play.is(usual)) return usual;
  const plausible = whileStill(now.state, () => candidates(now, usual, false));
  // Nor pay for one and then leave what it could take, nor open what may leave everybody without an era.
  const opensPeril = (move: Move): boolean =>
    M.play.is(move) && isPerilous(designs[designIn(M.play.get.face(move))]);
  // Nor do most lay what would leave them in debt.
  const isBarred = (move: Move): boolean =>
    M.done.is(move) || opensPeril(move) || (!owes && addsDebt(now, move));
  const moves = plausible.filter((move) => move === usual || !isBarred(move));
  const error = moves[now.rng.below(moves.length)] ?? usual;
  // Nor by a mere pass.
  return M.pass.is(error) && losesEra(now, error) ? usual : error;
}
