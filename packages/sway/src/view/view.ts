/**
 * What each viewer sees, built from nothing (GEN-E-13): counts, open zones, own zones, and in other hidden zones the
 * cards whose place the viewer knows. Keys are always in the same order, and cards in the order of their numbers.
 */
import {
  firstMember,
  hasBit,
  lowestBit,
  NO_MEMBER,
  nextMember,
  type Seat,
  seatsOf,
  type Viewer,
  withoutLowest,
} from '@hortus/kernel';
import type { Rules, SwayState } from '../edition/rules.ts';
import { NOBODY } from '../game/outcome.ts';
import { countdownsIn } from '../state/countdown.ts';
import { TABLE } from '../state/knowledge.ts';
import { at, NONE } from '../state/layout.ts';
import {
  ABILITIES,
  type AbilityName,
  CLASS,
  PHASE,
  PHASES,
  QUIT_HOW,
  REASONS,
  SET,
  type SwayView,
  TASKS,
} from '../types.ts';
import { EVERYTHING } from './eye.ts';
import { destinyView, hiddenView, lookedView, tracesFor } from './hidden.ts';
import { engagedView, totalFor } from './lines.ts';

const STRIKE = ['none', 'open', 'on'] as const;

export function view(state: SwayState, viewer: Viewer): SwayView {
  const { ints, rules } = state;
  const { factions } = rules.deck;
  const eye = viewer === 'table' ? TABLE : viewer === 'all' ? EVERYTHING : viewer;
  const over = ints[at.phase] === PHASE.over;
  const swapped = ints[at.faction];
  return {
    viewer,
    phase: PHASES[ints[at.phase]],
    task: TASKS[ints[at.task]],
    asked: over ? null : ints[at.asked],
    steps: ints[at.steps],
    turn: ints[at.turn],
    first: ints[at.first],
    turns: ints[at.turns],
    idle: ints[at.idle],
    span: ints[at.span],
    plotted: ints[at.plotted],
    sides: [factions[swapped], factions[1 - swapped]],
    destiny: destinyView(state, eye),
    looked: lookedView(state, eye),
    void: namesIn(state, at.void),
    ops: opsView(state, eye),
    experience: experienceView(state, eye),
    reserve: [namesIn(state, at.reserve), namesIn(state, at.reserve + SET)],
    marked: ints[at.markedCount],
    sent: ints[at.sent],
    traces: tracesFor(state, eye),
    engaged: engagedView(state, eye),
    totals: [totalFor(state, 0, eye), totalFor(state, 1, eye)],
    nextSlot: ints[at.nextSlot],
    pool: poolView(ints),
    strike: STRIKE[ints[at.strike]],
    drawn: ints[at.drawn],
    gone: ints[at.gone],
    trims: seatsOf(ints[at.trims]),
    drawer: seatOrNull(ints[at.trimFrom]),
    owed: ints[at.owed] === 1,
    barred: seatsOf(ints[at.barred]),
    waived: seatsOf(ints[at.waived]),
    countdowns: countdownsIn(ints),
    unlocked: unlockedView(ints, rules),
    finale: ints[at.finale] === 1,
    loser: seatOrNull(ints[at.loser]),
    tales: [talesOf(state, 0), talesOf(state, 1)],
    end: over
      ? {
          winner: ints[at.winner] === NOBODY ? null : ints[at.winner],
          why: REASONS.filter((_, i) => hasBit(ints[at.why], i)).join(','),
        }
      : null,
    quit: ints[at.quitter] === NONE ? null : { seat: ints[at.quitter], how: QUIT_HOW[ints[at.quit]] },
  };
}

const talesOf = (state: SwayState, side: number): SwayView['tales'][number] => ({
  ruin: nameOrNull(state, at.ruin + side),
  triumph: nameOrNull(state, at.triumph + side),
});

const nameOrNull = ({ ints, rules }: SwayState, word: number): string | null =>
  ints[word] === NONE ? null : rules.deck.cards[ints[word]].name;

const seatOrNull = (word: number): Seat | null => (word === NONE ? null : word);

function namesIn({ ints, rules }: SwayState, set: number): string[] {
  const names: string[] = [];
  for (let card = firstMember(ints, set, SET); card !== NO_MEMBER; card = nextMember(ints, set, SET, card))
    names.push(rules.deck.cards[card].name);
  return names;
}

function opsView(state: SwayState, eye: number): SwayView['ops'] {
  const ops: SwayView['ops'][number][] = [];
  for (let seat = 0; seat < state.rules.seats; seat++)
    ops.push(hiddenView(state, eye, at.ops + seat * SET, state.ints[at.opsCount + seat], seat));
  return ops;
}

/** One per home: a seat, or a side if mates share it. */
function experienceView(state: SwayState, eye: number): SwayView['experience'] {
  const homes = state.rules.experienceShared ? 2 : state.rules.seats;
  const experience: SwayView['experience'][number][] = [];
  for (let home = 0; home < homes; home++)
    experience.push(
      hiddenView(state, eye, at.experience + home * SET, state.ints[at.experienceCount + home], 4 + home),
    );
  return experience;
}

function poolView(ints: Int32Array): SwayView['pool'] {
  const pool: Record<string, number> = {};
  for (let bits = ints[at.open]; bits !== 0; bits = withoutLowest(bits)) {
    const cls = lowestBit(bits);
    pool[CLASS[cls]] = ints[at.pool + cls];
  }
  return pool;
}

function unlockedView(ints: Int32Array, rules: Rules): SwayView['unlocked'] {
  const unlocked: AbilityName[][] = [];
  for (let seat = 0; seat < rules.seats; seat++) {
    const names: AbilityName[] = [];
    for (let bits = ints[at.unlocked + seat]; bits !== 0; bits = withoutLowest(bits))
      names.push(ABILITIES[lowestBit(bits)]);
    unlocked.push(names);
  }
  return unlocked;
}
