/**
 * The fixed greedy player: it opens the cheapest adventure that it is certain to win, plays what it needs, and
 * ignores everybody else's. It shares no planning code with the levels, so that it stays the same yardstick for all
 * of them.
 */
import { type Bot, imagined } from '@hortus/bots';
import { hasBit, type Move, membersOf, moveList } from '@hortus/kernel';
import { reckon, sumsFor } from '../../src/arithmetic/reckon.ts';
import type { Design, Rows } from '../../src/cards/types.ts';
import { eraWinners } from '../../src/ends/era.ts';
import { cgs } from '../../src/index.ts';
import { designIn } from '../../src/state/faces.ts';
import { personsOf, playerOf } from '../../src/state/players.ts';
import { currentIn, heroIn, phaseIn, requestIn } from '../../src/state/values.ts';
import { commonSite, groundOf, isBarred, isIn, lies, openOf, opsOf, siteOf } from '../../src/state/zones.ts';
import { type CgsState, CLAIM, MOVES, NONE, OBSTRUCTION, OF_ERA, SOLO } from '../../src/types.ts';

const M = MOVES.kinds;

type Amounts = Map<number, number>;

function add({ from, name, value }: Rows, card: number, into: Amounts, sign: number, all: boolean): void {
  for (let i = from[card]!; i < from[card + 1]!; i++)
    if (all || into.has(name[i]!)) into.set(name[i]!, (into.get(name[i]!) ?? 0) + sign * value[i]!);
}

const totalOf = ({ from, value }: Rows, card: number): number =>
  value.subarray(from[card]!, from[card + 1]!).reduce((sum, one) => sum + one, 0);

/** Supports without costs of their own that a player could add, one of each number. */
function plainFor(state: CgsState, player: number, adventure: Design): Design[] {
  const { ints, rules } = state;
  const { designOf, ac, acc, setSize: width } = rules.cards;
  const numbers = new Set<number>();
  const found: Design[] = [];
  for (const seat of personsOf(state, player)) {
    for (const card of membersOf(ints, groundOf(seat), width)) numbers.add(designOf[card]!.card.number);
    for (const card of membersOf(ints, opsOf(seat), width)) {
      const design = designOf[card]!;
      if (design.isAdventure || numbers.has(design.card.number) || isBarred(ints, card)) continue;
      if (totalOf(ac, card) + totalOf(acc, card) > 0 || !lies(ints, openOf(player), card)) continue;
      if (adventure.accepts !== undefined && !isIn(adventure.accepts, card)) continue;
      numbers.add(design.card.number);
      found.push(design);
    }
  }
  return found;
}

/** Largest first; undefined if it can't be covered. */
function cover(state: CgsState, options: readonly Design[], missing: Amounts): Design[] | undefined {
  const { ar } = state.rules.cards;
  const use = ({ first }: Design): number => {
    let sum = 0;
    for (let i = ar.from[first]!; i < ar.from[first + 1]!; i++)
      sum += Math.min(ar.value[i]!, Math.max(0, missing.get(ar.name[i]!) ?? 0));
    return sum;
  };
  const plan: Design[] = [];
  while ([...missing.values()].some((value) => value > 0)) {
    const [best] = options.filter((one) => !plan.includes(one)).sort((a, b) => use(b) - use(a));
    if (best === undefined || use(best) === 0) return undefined;
    plan.push(best);
    add(ar, best.first, missing, -1, false);
  }
  return plan;
}

function coverNew(state: CgsState, player: number, adventure: Design): Design[] | undefined {
  const { acc, ar, feats, setSize } = state.rules.cards;
  const missing: Amounts = new Map();
  add(acc, adventure.first, missing, 1, true);
  add(ar, adventure.first, missing, -1, false);
  for (const zone of [siteOf(player), commonSite])
    for (const card of membersOf(state.ints, zone, setSize)) add(feats, card, missing, -1, false);
  return cover(state, plainFor(state, player, adventure), missing);
}

/** What an adventure owes, if winning it is certain: nobody else may win it, or nobody else can. */
function certainCost(state: CgsState, me: number, adventure: Design): number | undefined {
  const { ec, er, is } = state.rules.cards;
  const plan = coverNew(state, me, adventure);
  if (plan === undefined) return undefined;
  const owes = plan.reduce((sum, { first }) => sum + totalOf(ec, first), 0);
  if (isIn(is.mustPlay, adventure.first)) return owes;
  if (totalOf(er, adventure.first) <= owes) return undefined;
  const isOwn = adventure.roleplay === SOLO || adventure.roleplay === OBSTRUCTION;
  for (let rival = 0; rival < state.rules.players && !isOwn; rival++)
    if (rival !== me && coverNew(state, rival, adventure) !== undefined) return undefined;
  return owes;
}

const designOfMove = (state: CgsState, move: Move): Design | undefined =>
  M.play.is(move) || M.add.is(move)
    ? state.rules.cards.designs[designIn(M.play.is(move) ? M.play.get.face(move) : M.add.get.face(move))]
    : undefined;

/** The hero's next card; undefined if everything is covered, or can't be. */
function nextOwn(state: CgsState, me: number): Design | undefined {
  const adventure = state.rules.cards.designOf[currentIn(state.ints)]!;
  const { required, covered, named } = reckon(state, me, sumsFor(state));
  const missing: Amounts = new Map();
  for (let name = 0; name < named.length; name++)
    if (named[name] === 1) missing.set(name, required[name]! - covered[name]!);
  return cover(state, plainFor(state, me, adventure), missing)?.[0];
}

/** As hero: what is missing, and once nothing is, what must be played; then the end. */
function ownAdventure(state: CgsState, me: number, legal: readonly Move[]): Move {
  const next = nextOwn(state, me);
  const laying = legal.find((move) => {
    const design = designOfMove(state, move);
    if (design === undefined || design.isAdventure) return false;
    return next === undefined ? isIn(state.rules.cards.is.mustPlay, design.first) : design === next;
  });
  if (laying !== undefined) return laying;
  // One card per turn: what is still needed has to wait.
  return next === undefined
    ? first(legal, M.close, M.endAdventure, M.done, M.pass)
    : first(legal, M.done, M.pass);
}

const first = (legal: readonly Move[], ...kinds: readonly { is(move: Move): boolean }[]): Move =>
  kinds.map(({ is }) => legal.find(is)).find((move) => move !== undefined) ?? legal[0]!;

function open(state: CgsState, me: number, legal: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal) {
    const design = designOfMove(state, move);
    const cost = design?.isAdventure === true ? certainCost(state, me, design) : undefined;
    if (cost !== undefined && cost < least) [best, least] = [move, cost];
  }
  return best;
}

function decide(state: CgsState, me: number, legal: readonly Move[]): Move {
  const { ints } = state;
  if (phaseIn(ints) === CLAIM) return legal[0]!;
  const wins = hasBit(eraWinners(state), me);
  const isHero = heroIn(ints) === me;
  if (legal.some(M.agree.is)) {
    const waits = requestIn(ints) === OF_ERA ? !wins : isHero && nextOwn(state, me) !== undefined;
    return first(legal, waits ? M.refuse : M.agree);
  }
  if (currentIn(ints) === NONE)
    return open(state, me, legal) ?? first(legal, ...(wins ? [M.endEra] : []), M.pass);
  if (!isHero) return first(legal, M.done, M.sitOut, M.pass);
  return ownAdventure(state, me, legal);
}

export function greedyBot(): Bot {
  const list = moveList(cgs);
  return {
    game: cgs.id,
    level: 'greedy',
    choose(view, seat, { setting, rng }) {
      const state = imagined(cgs, view, setting, rng);
      const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
      return legal.length === 0 ? undefined : decide(state, playerOf(state, seat), legal);
    },
  };
}
