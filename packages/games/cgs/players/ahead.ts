/** Looking ahead: a few moves, each played on by the policy of all players to the end of the adventure, and judged there. */
import { deadline, type Time } from '@hortus/bots';
import { copyState, lowestBit, type Move, membersOf, moveList, type Rng } from '@hortus/kernel';
import { pointsOf } from '../src/arithmetic/score.ts';
import { cgs } from '../src/index.ts';
import { play } from '../src/play.ts';
import { designIn } from '../src/state/faces.ts';
import { personsOf, playerOf } from '../src/state/players.ts';
import { opsOf } from '../src/state/zones.ts';
import { ANSWER, at, type CgsState, MOVES, NONE, OVER, TURN } from '../src/types.ts';
import { factsOf } from './facts.ts';
import { balanceOf } from './hand.ts';
import { type Now, playOf } from './now.ts';
import { decide } from './policy.ts';
import { promiseOf, prospectsOf } from './worth.ts';

const M = MOVES.kinds;

/** Adventures that are tried, and supports within one. */
const [OPENINGS, SUPPORTS] = [4, 4];
/** Moves of a game played on: far beyond the longest adventure. */
const MOST_STEPS = 80;
/** In points: a session, a card that must be played, a missing era resource, and the next turn. */
const [SESSION, MUST, MISSING, TEMPO] = [100, 3, 3, 0.7];
/** Points in hand are worth more than points promised. */
const PROMISED = 0.45;

export function lookAhead(now: Now, time: Time): Move {
  const usual = decide(now);
  const { state, seat, me, legal, rng } = now;
  const phase = state.words[at.phase];
  // The targets of a power are the policy's business.
  if ((phase !== TURN && phase !== ANSWER) || state.words[at.pending + me] !== NONE) return usual;
  const isLate = deadline(time);
  let best = usual;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of candidates(now, usual)) {
    const next = copyState(state);
    play(next, seat, move, rng, undefined);
    playOn(next, state, rng);
    const value = judge(next, me);
    if (value > most + 0.01) [best, most] = [move, value];
    if (isLate()) break;
  }
  return legal.includes(best) ? best : usual;
}

/** The policy's own move first, so that it is the one to beat. */
function candidates(now: Now, usual: Move): Move[] {
  const { state, legal, me } = now;
  const moves = new Set([usual]);
  if (state.words[at.phase] === ANSWER)
    return [...moves.add(legal.find(M.agree.is)!).add(legal.find(M.refuse.is)!)];
  const add = (move: Move | undefined): void => void (move !== undefined && moves.add(move));
  if (state.words[at.current] === NONE) {
    for (const { design } of prospectsOf(state, me).slice(0, OPENINGS)) add(playOf(legal, design.index));
    add(legal.find(M.pass.is));
    return [...moves];
  }
  for (const kind of [M.sitOut, M.pass, M.endAdventure]) add(legal.find(kind.is));
  const worth = (move: Move): number => supportWorth(state, me, move);
  const supports = legal.filter((move) => M.play.is(move) && worth(move) > 0);
  for (const move of supports.sort((a, b) => worth(b) - worth(a)).slice(0, SUPPORTS)) add(move);
  return [...moves];
}

/** What makes a support worth a try: coverage of the costs, powers, obstacles in somebody's way. */
function supportWorth(state: CgsState, me: number, move: Move): number {
  const { words, rules } = state;
  const { designs, designOf, acc, ar } = rules.cards;
  const design = designs[designIn(M.play.get.face(move))]!;
  const adventure = designOf[words[at.current]!]!.first;
  let worth = design.powers === 0 ? 0 : 2.5;
  if (words[at.hero] !== me && acc.from[design.first] !== acc.from[design.first + 1]) worth += 2;
  for (let i = ar.from[design.first]!; i < ar.from[design.first + 1]!; i++)
    for (let j = acc.from[adventure]!; j < acc.from[adventure + 1]!; j++)
      if (ar.name[i] === acc.name[j]) worth += ar.value[i]!;
  return worth;
}

/** To the end of the adventure; between adventures, of the next one that somebody opens. */
function playOn(state: CgsState, { words: before }: CgsState, rng: Rng): void {
  const list = moveList(cgs);
  const { words } = state;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (words[at.phase] === OVER || words[at.era] !== before[at.era]) return;
    if (words[at.current] === NONE && words[at.adventures]! > before[at.adventures]!) return;
    const seat = lowestBit(cgs.toAct(state));
    const legal = [...list.subarray(0, cgs.legal(state, seat, list))];
    const move =
      legal.length === 1 ? legal[0]! : decide({ state, seat, me: playerOf(state, seat), legal, rng });
    play(state, seat, move, rng, undefined);
  }
}

/** Points, promise and what would lose the era, compared with the best rival. */
function judge(state: CgsState, me: number): number {
  const { words, rules } = state;
  if (words[at.phase] === OVER) {
    const winners = cgs.outcome(state)?.winners ?? [];
    if (winners.length === 0) return 0;
    return winners.some((seat) => playerOf(state, seat) === me) ? SESSION / winners.length : -SESSION;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < rules.players; rival++)
    if (rival !== me) most = Math.max(most, outlookOf(state, rival));
  const wins = words[at.wins + me]! * SESSION;
  return wins + outlookOf(state, me) - most + (words[at.turn] === me ? TEMPO : 0);
}

function outlookOf(state: CgsState, player: number): number {
  const { words, rules } = state;
  const { designOf, words: width } = rules.cards;
  let value = pointsOf(state, player) + PROMISED * promiseOf(state, player);
  for (const short of balanceOf(state, player)) if (short < 0) value += MISSING * short;
  for (const seat of personsOf(state, player))
    for (const card of membersOf(words, opsOf(seat), width))
      if (factsOf(rules.cards).mustGo[designOf[card]!.index] === 1) value -= MUST;
  return value;
}
