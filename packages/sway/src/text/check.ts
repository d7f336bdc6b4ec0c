/**
 * What a position can get wrong beyond its spelling: a state that no match could be in. Every state that play or
 * `imagine` makes passes, so these are also the invariants of GEN-E-17 and WA-E-11.
 */
import { copyState, firstMember, hasBit, hasMember, NO_MEMBER, nextMember, onlySeat } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { legal } from '../game/legal.ts';
import { MOVES } from '../game/moves.ts';
import { NOBODY } from '../game/outcome.ts';
import { settle } from '../game/to-act.ts';
import { isShared } from '../phases/gather.ts';
import { mayInTurn } from '../phases/own-turn.ts';
import { underAt } from '../state/destiny.ts';
import { at, ENTRY, NONE } from '../state/layout.ts';
import { engagerOf, homeOf, inExperience, inOps, mayHold, nextSeat } from '../state/zones.ts';
import { CLASS, MOST_CARDS, MOST_SEATS, PHASE, PHASES, REASON, REASONS, SET, TASK } from '../types.ts';
import { checkKnowledge } from './check-knowledge.ts';
import { checkLines } from './check-lines.ts';
import { cardName } from './names.ts';

/** The field at fault, what is wrong with it, and the clause that says so. */
type PositionFault = readonly [key: string, message: string, clause?: string];
export type Must = (holds: boolean, key: string, message: string) => void;

/** With `whole` false the flow isn't checked: no question, no list of moves. */
export function faultsOf(state: SwayState, whole = true): PositionFault[] {
  const faults: PositionFault[] = [];
  const must: Must = (holds, key, message) => {
    if (!holds) faults.push([key, message]);
  };
  checkPlaces(state, must);
  checkCourse(state, must);
  checkPool(state, must);
  checkEnd(state, must);
  if (faults.length > 0) return faults;
  checkLines(state, must);
  checkTask(state, must);
  checkKnowledge(state, must);
  if (whole && faults.length === 0) checkAsked(state, must);
  return faults;
}

/** Every card is in exactly one place, zones hold only what they may, and counts match. */
function checkPlaces(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  const places = new Uint8Array(MOST_CARDS);
  const zone = (set: number, count: number | undefined, key: string, side?: number): void => {
    let found = 0;
    for (
      let card = firstMember(ints, set, SET);
      card !== NO_MEMBER;
      card = nextMember(ints, set, SET, card)
    ) {
      found++;
      places[card]++;
      if (side !== undefined && !mayHold(state, side, card))
        must(false, key, `${cardName(rules.deck, card)} is of the other side`);
    }
    if (count !== undefined && ints[count] !== found)
      must(false, key, `${found} cards, counted as ${ints[count]}`);
  };
  zone(at.unseen, at.unseenCount, 'unseen');
  zone(at.void, undefined, 'void');
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    zone(at.ops + seat * SET, at.opsCount + seat, 'ops', seat & 1);
    zone(at.experience + seat * SET, at.experienceCount + seat, 'experience', seat & 1);
    const isHome = rules.hasExperience && seat < rules.seats && homeOf(rules, seat) === seat;
    must(isHome || ints[at.experienceCount + seat] === 0, 'experience', 'there is no such experience');
    must(seat < rules.seats || ints[at.opsCount + seat] === 0, 'ops', 'there is no such seat');
  }
  for (let side = 0; side < 2; side++) {
    zone(at.reserve + side * SET, at.reserveCount + side, 'reserve', side);
    must(
      rules.hasReserve || ints[at.reserveCount + side] === 0,
      'reserve',
      'there is no reserve in this game',
    );
  }
  for (let i = 0; i < ints[at.underCount]; i++) places[underAt(state, i)]++;
  for (let i = 0; i < ints[at.lookedCount]; i++) places[ints[at.looked + i]]++;
  for (let i = 0; i < ints[at.engagedCount]; i++) places[ENTRY.get.card(ints[at.engaged + i])]++;
  for (let card = 0; card < MOST_CARDS; card++) {
    const wanted = card < rules.deck.cards.length ? 1 : 0;
    if (places[card] !== wanted)
      must(false, 'void', `${cardName(rules.deck, card)} lies in ${places[card]} places`);
  }
}

const isCombo = (phase: number): boolean =>
  phase === PHASE.obstruct || phase === PHASE.plot || phase === PHASE.reveal;

/** The phase exists in the rule set, and the numbers fit it. */
function checkCourse({ ints, rules }: SwayState, must: Must): void {
  const phase = ints[at.phase];
  must(
    phase === PHASE.over || (rules.phases[phase] !== undefined && (phase !== PHASE.share || isShared(rules))),
    'phase',
    `this match has no phase ${PHASES[phase]}`,
  );
  const afterLoss =
    phase === PHASE.giving || phase === PHASE.refill || phase === PHASE.recruit || phase === PHASE.unlock;
  must(!afterLoss || ints[at.loser] !== NONE, 'loser', 'somebody has lost the unit before this phase');
  must(
    phase !== PHASE.giving || ints[at.steps] < rules.seats / 2,
    'steps',
    'the loser gives, or with four the mate',
  );
  must(ints[at.plotted] === 0 || phase === PHASE.plot || phase === PHASE.over, 'plotted', 'only in a plot');
  must(ints[at.plotted] <= ints[at.engagedCount], 'plotted', 'more cards than lie in timelines');
  must(
    (phase !== PHASE.share && phase !== PHASE.equalise) ||
      ints[at.unseenCount] + ints[at.underCount] + ints[at.lookedCount] === 0,
    'phase',
    'that step comes with the destiny empty',
  );
  must(phase !== PHASE.equalise || ints[at.finale] === 1, 'finale', 'equalising begins the finale');
  must(
    rules.idleCap === 0 || phase === PHASE.over || ints[at.idle] <= rules.idleCap,
    'idle',
    `the match ends at ${rules.idleCap}`,
  );
  for (let seat = 0; seat < rules.seats; seat++)
    must(
      (ints[at.unlocked + seat] & ~rules.unlockable) === 0,
      'unlocked',
      'an ability that is never unlocked',
    );
  const next = nextSeat(rules, ints[at.turn]);
  must(
    ints[at.waived] === 0 ||
      ((phase === PHASE.plot || phase === PHASE.over) && ints[at.waived] === onlySeat(next)),
    'passed',
    'only the next seat passes for a plot',
  );
  for (const [word, ability] of [
    [at.ruin, 'ruin'],
    [at.triumph, 'triumph'],
  ] as const)
    for (let side = 0; side < 2; side++) {
      const card = ints[word + side];
      must(card === NONE || rules.deck.cards[card] !== undefined, 'tale', `there is no such ${ability} card`);
    }
}

/** The pool holds what may be in it, and only while cards are engaged. */
function checkPool(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const inCombo = isCombo(phase) || phase === PHASE.over;
  let open = ints[at.strike] + ints[at.drawn] + ints[at.gone];
  for (let cls = 0; cls < CLASS.length; cls++) {
    open += ints[at.pool + cls];
    must(ints[at.pool + cls] <= MOST_CARDS, 'pool', `more than ${MOST_CARDS} of one kind`);
  }
  must(inCombo || open === 0, 'pool', 'it is open while cards are engaged');
  const seat = engagerOf(state);
  let fresh = 0;
  for (let card = 0; card < MOST_CARDS; card++) {
    if (hasMember(ints, at.fresh, card)) {
      fresh++;
      must(
        inOps(state, seat, card) || inExperience(state, homeOf(rules, seat), card),
        'fresh',
        'cards in the ops of the seat that engages, or sent away from there',
      );
    }
    if (hasMember(ints, at.marked, card))
      must(hasMember(ints, at.ops + ints[at.turn] * SET, card), 'marked', "cards in the turning seat's ops");
  }
  must(
    fresh <= ints[at.drawn] && ints[at.drawn] <= fresh + ints[at.gone],
    'drawn',
    'fresh cards and those of them that have gone',
  );
  must(
    ints[at.markedCount] === 0 || mayInTurn(rules, MOVES.kinds.recall.tag),
    'marked',
    'no card comes back from the experience here',
  );
}

function checkEnd({ ints, rules }: SwayState, must: Must): void {
  const over = ints[at.phase] === PHASE.over;
  must(
    over === (ints[at.winner] !== NONE),
    'end',
    over ? 'who has won, and why?' : 'the match is not over in this phase',
  );
  if (!over) return;
  const why = ints[at.why];
  const quit = (1 << REASON.left) | (1 << REASON.time);
  must(
    REASONS.some((code, i) => hasBit(why, i) && rules.clauses[code] !== undefined),
    'end',
    'it needs a reason of this game',
  );
  must((ints[at.quitter] !== NONE) === ((why & quit) !== 0), 'end', 'who left?');
  must(
    (ints[at.winner] === NOBODY) === (why === 1 << REASON.aborted),
    'end',
    'only a match that was aborted has no winner',
  );
  must(
    ints[at.task] === TASK.none && ints[at.owed] === 0 && ints[at.trims] === 0,
    'task',
    'nothing is asked after the end',
  );
}

/** The question inside a phase. */
function checkTask(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  const task = ints[at.task];
  if (ints[at.phase] === PHASE.over) return;
  const inCombo = isCombo(ints[at.phase]);
  const engager = engagerOf(state);
  must((task === TASK.omen) === ints[at.lookedCount] > 0, 'task', 'omen looks at cards');
  must((task === TASK.send) === ints[at.sent] > 0, 'task', 'sending goes on after the first card');
  must((task === TASK.trim) === ints[at.trims] > 0, 'task', 'who trims?');
  must(
    ints[at.owed] === 0 || (task !== TASK.none && task !== TASK.window && ints[at.plotted] > 0),
    'task',
    'no window is owed',
  );
  if (task === TASK.omen || task === TASK.send || task === TASK.recruit) {
    must(inCombo, 'task', 'only while cards are engaged');
    must(ints[at.asked] === engager, 'asked', 'the seat that engages');
  }
  must(
    task !== TASK.send || (rules.hasExperience && ints[at.opsCount + engager] > 0),
    'task',
    'there is nothing to send',
  );
  if (task === TASK.recruit) {
    const last = ints[at.engaged + ints[at.engagedCount] - 1];
    must(
      rules.recruitable && ints[at.engagedCount] > 0 && ENTRY.get.seat(last) === engager,
      'task',
      'a card with a recruitable was engaged last',
    );
  }
}

/** Room for any list of moves, allocated when first needed. */
let list: Int32Array | undefined;
const MOST_LISTED = 41_000;

/** Working out the question again gives the same one, and the seat asked has a move. */
function checkAsked(state: SwayState, must: Must): void {
  const { ints, rules } = state;
  if (ints[at.phase] === PHASE.over) return;
  must(ints[at.asked] >= 0 && ints[at.asked] < rules.seats, 'asked', 'there is no such seat');
  const copy = copyState(state);
  if (ints[at.task] === TASK.window) {
    copy.ints[at.task] = TASK.none;
    copy.ints[at.owed] = 1;
  }
  settle(copy);
  const same = [at.phase, at.task, at.asked, at.steps, at.trims].every(
    (word) => copy.ints[word] === ints[word],
  );
  must(same, ints[at.task] === TASK.none ? 'asked' : 'task', 'that is not what is asked here');
  if (!same) return;
  list ??= new Int32Array(MOST_LISTED);
  must(legal(state, ints[at.asked], list) > 0, 'phase', 'who is asked has no move');
}
