/**
 * Looking ahead: every move worth trying is played on with the shared policy for everybody, one adventure at
 * a time in step, and the worse half is dropped again and again. Nothing is hidden and the policy needs no
 * luck, so what is seen at the end of the era is what would happen.
 */
import { copyState, lowestBit, type Move, moveList, type Rng, type Seat } from '@hortus/kernel';
import { pointsOf } from '../src/arithmetic/score.ts';
import { meets } from '../src/cards/sets.ts';
import { cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { designIn } from '../src/state/faces.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import {
  adventuresIn,
  currentIn,
  doingIn,
  eraIn,
  heroIn,
  idleIn,
  phaseIn,
  requestIn,
  turnIn,
  winsOf,
} from '../src/state/values.ts';
import { lies, openOf, opsOf } from '../src/state/zones.ts';
import {
  ANSWER,
  BATCH,
  CATACLYSM,
  type CgsState,
  CLAIM,
  DOING,
  MOVES,
  NONE,
  OF_ERA,
  OVER,
  STUDY,
  TURN,
} from '../src/types.ts';
import { planCover } from './cover.ts';
import { factsOf } from './facts.ts';
import { balanceOf, type Hand, leadOf } from './hand.ts';
import { type Now, playOf } from './now.ts';
import { decide } from './policy.ts';
import { whileStill } from './still.ts';
import { oneOfBest } from './variety.ts';
import { isForNothing } from './waste.ts';
import { needFor, promiseOf, prospectsOf, readHands } from './worth.ts';

const M = MOVES.kinds;

/** How many adventures to try, and supports within one; at a table, where there is time, all of them. */
const [OPENINGS, SUPPORTS] = [6, 6];
/** With at least this many milliseconds every move is tried. */
const PATIENT = 100;
/** The limit of moves when playing an adventure on: far beyond the longest. */
const MOST_STEPS = 200;
/**
 * In points: an era, a card that must be played, a missing
 * era resource, the next turn, and a wasted adventure.
 */
const [ERA, MUST, MISSING, TEMPO, IDLE] = [40, 3, 3, 0.7, 0.5];
/** In points: a rival's Cataclysm that the leader couldn't pay for would take the era from them. */
const RUIN = 18;
/** Of two equal ends, prefer the one with more points. */
const SETTLED = 0.1;
/** Points in hand are worth more than points promised. */
const PROMISED = 0.45;
/**
 * How many lines to improve once all are finished, how many moves to try at each of their forks, and a value
 * that makes this unnecessary.
 */
const [IMPROVED, ALTERNATIVES, SAFE] = [3, 4, ERA + 1.5];
/** The share of moves kept after the first adventure, and after each later one. */
const [FIRST_KEPT, KEPT] = [0.6, 0.5];
/** How much better another move has to be than the policy's own. */
const BETTER = 0.05;

/** A move that is being tried, and where it has led so far. */
interface Trial {
  readonly move: Move;
  state: CgsState;
  isOver: boolean;
  value: number;
  /**
   * Where the player opened an adventure on the way, or didn't;
   * and how many of these forks have been tried differently.
   */
  forks: Fork[];
  tried: number;
}

const valueIn = ({ value }: Trial): number => value;

interface Fork {
  readonly state: CgsState;
  readonly seat: Seat;
  readonly move: Move;
}

export function lookAhead(now: Now, ms: number, isLate: () => boolean): Move {
  const usual = decide(now);
  const { state, seat, me, rng } = now;
  // Leave a Solo to the policy: nobody answers it.
  if (phaseIn(state.ints) === STUDY || doingIn(state.ints) === BATCH) return usual;
  const moves = candidates(now, usual, ms >= PATIENT);
  if (moves.length < 2 || requestIn(state.ints) === OF_ERA) return usual;
  const [before, idle] = [eraIn(state.ints), idleIn(state.ints)];
  let trials: Trial[] = [];
  for (const move of moves) {
    if (isLate()) return usual;
    const next = copyState(state);
    play(next, seat, move, rng, undefined);
    trials.push({ move, state: next, isOver: false, value: 0, forks: [], tried: 0 });
  }
  let best = usual;
  for (let round = 1; ; round++) {
    for (const trial of trials) {
      if (!trial.isOver) trial.isOver = playOn(trial, me, before, rng, isLate);
      if (isLate()) return best;
      trial.value =
        whileStill(trial.state, () => judge(trial.state, me, before)) + (trial.move === usual ? BETTER : 0);
    }
    // Don't open an adventure for nothing.
    if (round === 1)
      trials = trials.filter(
        (trial) => trial.move === usual || !M.play.is(trial.move) || idleIn(trial.state.ints) <= idle,
      );
    trials.sort((a, b) => b.value - a.value);
    best = oneOfBest(now, trials, valueIn)!.move;
    if (trials.length < 2) return best;
    if (trials.every(({ isOver }) => isOver)) return improve(trials.slice(0, IMPROVED), now, ms, isLate);
    // A finished line stays in, as the one to beat.
    trials = trials.slice(0, Math.max(2, Math.ceil(trials.length * (round === 1 ? FIRST_KEPT : KEPT))));
  }
}

/**
 * When all lines have been played to the end, replays the best ones
 * with other choices where the player opens their next adventures.
 */
function improve(trials: readonly Trial[], now: Now, ms: number, isLate: () => boolean): Move {
  const bestOf = (): Trial => trials.reduce((best, trial) => (trial.value > best.value ? trial : best));
  // No fork takes less than a millisecond, so this ends even if the clock stands still.
  for (let fork = 0; fork < ms && !isLate() && bestOf().value < SAFE; fork++) {
    const open = trials.filter(({ forks, tried }) => tried < forks.length);
    if (open.length === 0) break;
    const trial = open.reduce((first, other) => (other.tried < first.tried ? other : first));
    tryFork(trial, now, isLate);
  }
  return oneOfBest(
    now,
    [...trials].sort((a, b) => b.value - a.value),
    valueIn,
  )!.move;
}

/** Tries other moves at the line's next fork, and continues it with the best. */
function tryFork(trial: Trial, now: Now, isLate: () => boolean): void {
  const { me, rng } = now;
  const { state, seat, move: usual } = trial.forks[trial.tried++]!;
  const era = eraIn(state.ints);
  const list = moveList(cgs);
  const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
  const others = whileStill(state, () => candidates({ state, seat, me, legal, rng }, usual, false));
  for (const move of others.slice(1, 1 + ALTERNATIVES)) {
    const line: Trial = { move, state: copyState(state), isOver: false, value: 0, forks: [], tried: 0 };
    play(line.state, seat, move, rng, undefined);
    while (!line.isOver && !isLate()) line.isOver = playOn(line, me, era, rng, isLate);
    if (isLate()) return;
    const value = judge(line.state, me, era);
    if (value <= trial.value) continue;
    trial.value = value;
    trial.forks = [...trial.forks.slice(0, trial.tried), ...line.forks];
  }
}

/** Moves worth a try, the policy's own first. */
export function candidates(now: Now, usual: Move, isPatient: boolean): Move[] {
  const { state, legal, me } = now;
  const { ints } = state;
  const phase = phaseIn(ints);
  const moves = new Set([usual]);
  const [openings, supports] = isPatient ? [50, 50] : [OPENINGS, SUPPORTS];
  if (phase === ANSWER || phase === CLAIM || phase === DOING) {
    for (const move of legal.slice(0, supports)) moves.add(move);
    return [...moves];
  }
  const add = (move: Move | undefined): void => void (move !== undefined && moves.add(move));
  // A player who has opened an adventure sees it through, or drops it when the policy does: don't wait for
  // nothing.
  const isHero = currentIn(ints) !== NONE && heroIn(ints) === me;
  if (!isHero) for (const kind of [M.pass, M.sitOut]) add(legal.find(kind.is));
  for (const move of legal.filter(M.hit.is).slice(0, supports)) add(move);
  if (currentIn(ints) === NONE) {
    const whole = prospectsOf(state, me).filter(({ plan }) => plan.isWhole);
    for (const { design } of whole.slice(0, openings)) add(playOf(legal, design.index));
    return [...moves];
  }
  const worth = (move: Move): number => supportWorth(state, me, move);
  const worthy = legal.filter((move) => M.play.is(move) && worth(move) > 0 && !isForNothing(now, move));
  for (const move of worthy.sort((a, b) => worth(b) - worth(a)).slice(0, supports)) add(move);
  return [...moves];
}

/** What makes a support worth a try: coverage of the costs, powers and shields, obstacles in somebody's way. */
function supportWorth({ ints, rules }: CgsState, me: number, move: Move): number {
  const { designs, designOf, acc, ar, is } = rules.cards;
  const design = designs[designIn(M.play.get.face(move))]!;
  const adventure = designOf[currentIn(ints)]!.first;
  let worth = meets(is.power, 0, design.sameNumber) ? 2.5 : 0;
  if (design.shields !== undefined) worth += 2.5;
  if (heroIn(ints) !== me && acc.from[design.first] !== acc.from[design.first + 1]) worth += 2;
  worth += design.holding;
  for (let i = ar.from[design.first]!; i < ar.from[design.first + 1]!; i++)
    for (let j = acc.from[adventure]!; j < acc.from[adventure + 1]!; j++)
      if (ar.name[i] === acc.name[j]) worth += ar.value[i]!;
  return worth;
}

/**
 * Plays to the end of the adventure, or of the next one somebody opens. Returns whether that ends the era.
 */
function playOn({ state, forks }: Trial, me: number, era: number, rng: Rng, isLate: () => boolean): boolean {
  const list = moveList(cgs);
  const { ints } = state;
  const before = adventuresIn(ints);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (phaseIn(ints) === OVER || eraIn(ints) !== era) return true;
    if (currentIn(ints) === NONE && adventuresIn(ints) > before) return false;
    if ((step & 1) === 1 && isLate()) return false;
    const seat = lowestBit(cgs.toAct(state));
    const legal: Move[] = [];
    const count = cgs.legal(state, seat, list);
    for (let i = 0; i < count; i++) legal.push(list[i]!);
    const move =
      count === 1 ? legal[0]! : decide({ state, seat, me: playerOf(state, seat), legal, rng, isQuick: true });
    const isOpening = currentIn(ints) === NONE && phaseIn(ints) === TURN;
    if (isOpening && turnIn(ints) === me && (M.play.is(move) || M.pass.is(move)))
      forks.push({ state: copyState(state), seat, move });
    play(state, seat, move, rng, undefined);
  }
  return false;
}

/** Eras won, points, promise and what would lose the era, compared with the best rival. */
function judge(state: CgsState, me: number, era: number): number {
  const { ints, rules } = state;
  const isOver = phaseIn(ints) === OVER || eraIn(ints) !== era;
  const hands = isOver ? [] : readHands(state);
  let most = Number.NEGATIVE_INFINITY;
  let mine = 0;
  for (let player = 0; player < rules.players; player++) {
    const value =
      ERA * winsOf(ints, player) +
      (isOver ? settledOf(state, player) : outlookOf(state, player, promiseOf(state, player, hands))) -
      (!isOver && leadOf(state, player) > 0 && isExposed(state, hands, player) ? RUIN : 0);
    if (player === me) mine = value;
    else most = Math.max(most, value);
  }
  return mine - most + (turnIn(ints) === me ? TEMPO : 0) - IDLE * idleIn(ints);
}

/** Once the session is over, points only matter for the eras they won; in the next era they still count. */
const settledOf = (state: CgsState, player: number): number =>
  (phaseIn(state.ints) === OVER ? SETTLED : 1) * pointsOf(state, player);

/** Does a rival hold a Cataclysm that the player couldn't pay for alone? */
function isExposed(state: CgsState, hands: readonly Hand[], player: number): boolean {
  const { ints, rules } = state;
  const { reserved } = factsOf(rules.cards);
  for (const card of reserved) {
    const design = rules.cards.designOf[card]!;
    if (design.roleplay !== CATACLYSM) continue;
    for (let seat = 0; seat < rules.seats; seat++) {
      const rival = playerOf(state, seat);
      if (rival === player || !lies(ints, opsOf(seat), card) || !lies(ints, openOf(rival), card)) continue;
      if (!planCover(hands[player]!, needFor(hands, player, design), design).isWhole) return true;
    }
  }
  return false;
}

function outlookOf(state: CgsState, player: number, promise: number): number {
  const { ints, rules } = state;
  const { is } = rules.cards;
  const facts = factsOf(rules.cards);
  let value = pointsOf(state, player) + PROMISED * promise;
  const balance = balanceOf(state, player);
  for (let name = 0; name < balance.length; name++)
    if (name !== facts.main && balance[name]! < 0) value += MISSING * balance[name]!;
  for (const seat of personsOf(state, player)) if (meets(ints, opsOf(seat), is.mustPlay)) value -= MUST;
  return value;
}
