/** A player who plans coverage: opens what pays, adds what wins, lets go of what doesn't. */
import { type Bot, imagined, type Means } from '@hortus/bots';
import { copyState, FastLuck, hasSeat, type Move, moveList, type Rng, type Seat } from '@hortus/kernel';
import { isCovered, overflowOf, reckon, type Sums, sumsFor } from '../src/arithmetic/reckon.ts';
import { pointsOf } from '../src/arithmetic/score.ts';
import { winnerOf } from '../src/arithmetic/winner.ts';
import { eraWinners } from '../src/ends/era.ts';
import { cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { designIn } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { isIn } from '../src/state/zones.ts';
import {
  ANSWER,
  at,
  BATTLE,
  CATACLYSM,
  type CgsState,
  CLAIM,
  COMPETITION,
  COOPERATION,
  DOING,
  EPIC,
  MOVES,
  NONE,
  OBSTRUCTION,
  OF_ADVENTURE,
  STUDY,
} from '../src/types.ts';
import { type Missing, planCover } from './cover.ts';
import { type Option, optionOf, optionsFor } from './hand.ts';
import { answerOffer, offerTo } from './trade.ts';
import { lead, prizeOf, prospectsOf } from './worth.ts';

const M = MOVES.kinds;

export interface Character {
  /** How often any move is taken instead of the best, from 0 to 1. */
  readonly blunders: number;
  readonly trades: boolean;
}

/** One decision: the world, who decides, and what may be done. */
export interface Now {
  readonly state: CgsState;
  readonly seat: Seat;
  readonly me: number;
  readonly legal: readonly Move[];
  readonly rng: Rng;
}

export function cgsBot(level: string, { blunders, trades }: Character): Bot {
  const list = moveList(cgs);
  return {
    game: cgs.id,
    level,
    choose(view, seat, means: Means) {
      const state = imagined(cgs, view, means.setting, means.rng);
      const me = playerOf(state, seat);
      const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
      const now: Now = { state, seat, me, legal, rng: means.rng };
      // Only invited: to answer an offer.
      if (legal.length === 0) return trades ? answerOffer(now) : declineAny(now);
      if (legal.length === 1) return legal[0];
      if (blunders > 0 && means.rng.below(1000) < blunders * 1000)
        return legal[means.rng.below(legal.length)];
      return (trades ? offerTo(now) : undefined) ?? decide(now);
    },
  };
}

function declineAny({ state, seat }: Now): Move | undefined {
  const list = moveList(cgs);
  return [...list.subarray(0, cgs.asides(state, seat, list))].find(M.decline.is);
}

export function decide(now: Now): Move {
  const { state, legal } = now;
  switch (state.words[at.phase]) {
    case STUDY:
      return legal[0]!;
    case CLAIM:
      return legal[now.rng.below(legal.length)]!;
    case ANSWER:
      return answer(now);
    case DOING:
      return chooseTarget(now);
    default:
      return legal.some(M.done.is) && state.words[at.pending + now.me] !== NONE
        ? chooseTarget(now)
        : turn(now);
  }
}

const find = (legal: readonly Move[], ...kinds: readonly { is(move: Move): boolean }[]): Move | undefined => {
  for (const kind of kinds) {
    const move = legal.find((one) => kind.is(one));
    if (move !== undefined) return move;
  }
  return undefined;
};

const playOf = (legal: readonly Move[], design: number): Move | undefined =>
  legal.find(
    (move) =>
      (M.play.is(move) && designIn(M.play.get.face(move)) === design) ||
      (M.add.is(move) && designIn(M.add.get.face(move)) === design),
  );

const mustGo = ({ rules: { cards } }: CgsState, face: number): boolean =>
  isIn(cards.is.mustPlay, cards.designs[designIn(face)]!.first);

function turn(now: Now): Move {
  const { state, legal, me } = now;
  if (state.words[at.current] === NONE) return open(now);
  const wish = nextCard(now);
  const laying = wish === undefined ? undefined : playOf(legal, wish.design.index);
  if (laying !== undefined) return laying;
  const winner = winnerOf(state);
  // CGS-MUST-2 What has to leave the hand goes along with what is won.
  const owed =
    winner === me ? legal.find((move) => M.play.is(move) && mustGo(state, M.play.get.face(move))) : undefined;
  if (owed !== undefined) return owed;
  const asks = find(legal, M.endAdventure);
  // Who leads asks; who can do no more asks too: agreeing gains the next turn.
  if (asks !== undefined && (winner === me || wish === undefined) && state.words[at.asked + me] === 0)
    return asks;
  if (wish === undefined && winner !== me) return find(legal, M.sitOut, M.pass)!;
  return find(legal, M.pass)!;
}

/** Between adventures: the best one that pays; otherwise the end of the era, if that is good. */
function open(now: Now): Move {
  const { state, legal, me } = now;
  const best = prospectsOf(state, me).find(({ design }) => playOf(legal, design.index) !== undefined);
  const end = find(legal, M.endEra);
  const isAhead = hasSeat(eraWinners(state), me);
  if (best !== undefined && best.value > (isAhead ? 1 : 0)) return playOf(legal, best.design.index)!;
  if (end !== undefined && (isAhead || best === undefined || best.value <= 0)) return end;
  return find(legal, M.pass)!;
}

function standing(
  state: CgsState,
  player: number,
): { sums: Sums; missing: Missing; covered: boolean; overflow: number } {
  const sums = reckon(state, player, sumsFor(state));
  const missing: Missing = new Map();
  for (let name = 0; name < sums.named.length; name++)
    if (sums.named[name] === 1) missing.set(name, sums.required[name]! - sums.covered[name]!);
  return {
    sums,
    missing,
    covered: isCovered(sums),
    overflow: overflowOf(sums, state.rules.options.overflow === 'surplus'),
  };
}

/** The card to lay now; undefined where nothing should be added. */
function nextCard(now: Now): Option | undefined {
  const { state, me } = now;
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  const isHero = words[at.hero] === me;
  const mine = standing(state, me);
  // Also what waits for the next turn: one card is played in each.
  const options = optionsFor(state, me, design);
  const prize = prizeOf(state, design);
  if (design.roleplay === COMPETITION || design.roleplay === BATTLE || design.roleplay === EPIC)
    return contend(now, options, mine, prize);
  if (design.roleplay === COOPERATION || design.roleplay === CATACLYSM) return join(now, options, mine);
  if (isHero) {
    if (mine.covered) return undefined;
    const plan = planCover(options, mine.missing);
    return plan.isWhole && plan.owes < prize + 2 ? plan.cards[0] : undefined;
  }
  return design.roleplay === OBSTRUCTION ? obstruct(now, options) : undefined;
}

/** Reach every cost and more than the best rival, as long as it pays. */
function contend(
  { state, me, rng: _ }: Now,
  options: readonly Option[],
  mine: ReturnType<typeof standing>,
  prize: number,
): Option | undefined {
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < rules.players; rival++) {
    if (rival === me) continue;
    const theirs = standing(state, rival);
    if (theirs.covered) most = Math.max(most, theirs.overflow);
  }
  if (mine.covered && mine.overflow > most) return undefined;
  const plan = planCover(options, mine.missing);
  if (!plan.isWhole) return undefined;
  const isFree = design.roleplay === COMPETITION && words[at.hero] !== me;
  const after = mine.overflow + plan.cards.reduce((sum, { gives }) => sum + inNames(gives, mine.missing), 0);
  const rest = options.filter((option) => !plan.cards.includes(option));
  const reach = after + rest.reduce((sum, { gives }) => sum + inNames(gives, mine.missing), 0);
  if (reach < most || (reach === most && !isFree)) return undefined;
  if (after > most) return plan.owes < prize + (isFree ? 2 : 1) ? (plan.cards[0] ?? undefined) : undefined;
  // Beyond the costs: what gives most for what it owes.
  const [extra] = rest
    .filter(({ gives }) => inNames(gives, mine.missing) > 0)
    .sort(
      (a, b) => inNames(b.gives, mine.missing) / (1 + b.owes) - inNames(a.gives, mine.missing) / (1 + a.owes),
    );
  const price = plan.owes + (most + 1 - after) * 0.6;
  return price < prize + 1 ? (plan.cards[0] ?? extra) : undefined;
}

const inNames = (gives: Option['gives'], missing: Missing): number =>
  gives.reduce((sum, [name, value]) => sum + (missing.has(name) ? value : 0), 0);

/** Stock scores for whoever lays it; the costs are everybody's, and the hero's first. */
function join(
  { state, me }: Now,
  options: readonly Option[],
  mine: ReturnType<typeof standing>,
): Option | undefined {
  const { words, rules } = state;
  const design = rules.cards.designOf[words[at.current]]!;
  const [stock] = options
    .filter((one) => one.design.holding > 0)
    .sort((a, b) => b.design.holding - a.design.holding);
  if (design.roleplay === COOPERATION && stock !== undefined) return stock;
  if (mine.covered) return undefined;
  const plan = planCover(options, mine.missing);
  const mustPay =
    design.roleplay === CATACLYSM
      ? lead(state, me) > -8 && plan.isWhole
      : words[at.hero] === me || pointsOf(state, me) > 0;
  return mustPay ? plan.cards[0] : undefined;
}

/** An obstacle that the hero cannot, or can hardly, cover any more. */
function obstruct({ state }: Now, options: readonly Option[]): Option | undefined {
  const { words, rules } = state;
  const hero = words[at.hero]!;
  const design = rules.cards.designOf[words[at.current]]!;
  const theirs = standing(state, hero);
  const held = optionsFor(state, hero, design);
  for (const option of options) {
    if (rules.cards.acc.from[option.design.first] === rules.cards.acc.from[option.design.first + 1]) continue;
    const missing: Missing = new Map(theirs.missing);
    for (const [name, value] of option.asks) missing.set(name, (missing.get(name) ?? 0) + value);
    if (!planCover(held, missing).isWhole) return option;
  }
  return undefined;
}

function answer(now: Now): Move {
  const { state, legal, me } = now;
  const [yes, no] = [find(legal, M.agree)!, find(legal, M.refuse)!];
  if (state.words[at.request] === OF_ADVENTURE) {
    if (winnerOf(state) === me) return yes;
    const wish = nextCard(now);
    return wish === undefined ? yes : no;
  }
  const isAhead = hasSeat(eraWinners(state), me);
  if (isAhead) return yes;
  const [best] = prospectsOf(state, me);
  return best === undefined || best.value <= 0 ? yes : no;
}

/** Tries every target, and takes the one after which it stands best. */
function chooseTarget(now: Now): Move {
  const { state, seat, me, legal } = now;
  if (state.words[at.doing] !== 0 && legal.some(M.close.is)) return closeBatch(now);
  let best = find(legal, M.done) ?? legal[0]!;
  let most = measure(state, me) + 0.1;
  for (const move of legal) {
    if (M.done.is(move) || M.play.is(move) || M.endAdventure.is(move) || M.pass.is(move) || M.sitOut.is(move))
      continue;
    const next = copyState(state);
    play(next, seat, move, new FastLuck(1), undefined);
    const value = measure(next, me) + (M.seize.is(move) || M.reuse.is(move) ? takenWorth(state, move) : 0);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

const takenWorth = (state: CgsState, move: Move): number => {
  const face = M.seize.is(move) ? M.seize.get.face(move) : M.reuse.get.face(move);
  const { gives, owes } = optionOf(state, state.rules.cards.designs[designIn(face)]!);
  return 0.3 + gives.reduce((sum, [, value]) => sum + value, 0) - 0.2 * owes;
};

/** How the adventure stands for a player: who would win, and by how much each falls short. */
function measure(state: CgsState, me: number): number {
  if (state.words[at.current] === NONE) return pointsOf(state, me);
  const winner = winnerOf(state);
  let value = winner === me ? 10 : winner === NONE ? 0 : -10;
  for (let player = 0; player < state.rules.players; player++) {
    const { missing, overflow } = standing(state, player);
    const short = [...missing.values()].reduce((sum, one) => sum + Math.max(0, one), 0);
    value += (player === me ? 1 : -1) * (0.3 * overflow - 0.5 * short);
  }
  return value;
}

/** A Solo: lays what its plan needs, then closes it. */
function closeBatch(now: Now): Move {
  const { state, legal, me } = now;
  const design = state.rules.cards.designOf[state.words[at.current]]!;
  const { missing, covered } = standing(state, me);
  if (covered) return find(legal, M.close)!;
  const options = optionsFor(state, me, design).filter(
    (one) => playOf(legal, one.design.index) !== undefined,
  );
  const next = planCover(options, missing).cards[0];
  return (next === undefined ? undefined : playOf(legal, next.design.index)) ?? find(legal, M.close)!;
}
