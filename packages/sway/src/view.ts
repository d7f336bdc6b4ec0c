/**
 * What each viewer sees, built from nothing (GEN-E-13): counts, open zones, own zones, and of other hidden zones the cards
 * whose place it knows. The keys always stand in the same order, and cards in the order of their numbers.
 */
import {
  firstMember,
  lowestBit,
  NO_MEMBER,
  nextMember,
  type Seat,
  seatsOf,
  type Viewer,
  withoutLowest,
} from '@hortus/kernel';
import { at, NONE } from './layout.ts';
import { TABLE } from './lore.ts';
import { NOBODY } from './outcome.ts';
import type { Rules, SwayState } from './rules.ts';
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
} from './types.ts';
import { EVERYTHING } from './view/eye.ts';
import { destinyView, hiddenView, lookedView, tracesFor } from './view/hidden.ts';
import { engagedView, totalFor } from './view/lines.ts';

const STRIKE = ['none', 'open', 'on'] as const;

export function view(state: SwayState, viewer: Viewer): SwayView {
  const { words, rules } = state;
  const { factions } = rules.deck;
  const eye = viewer === 'table' ? TABLE : viewer === 'all' ? EVERYTHING : viewer;
  const over = words[at.phase] === PHASE.over;
  const swapped = words[at.faction];
  return {
    viewer,
    phase: PHASES[words[at.phase]],
    task: TASKS[words[at.task]],
    asked: over ? null : words[at.asked],
    steps: words[at.steps],
    turn: words[at.turn],
    first: words[at.first],
    turns: words[at.turns],
    idle: words[at.idle],
    span: words[at.span],
    plotted: words[at.plotted],
    sides: [factions[swapped], factions[1 - swapped]],
    destiny: destinyView(state, eye),
    looked: lookedView(state, eye),
    void: namesIn(state, at.void),
    ops: opsView(state, eye),
    experience: experienceView(state, eye),
    reserve: [namesIn(state, at.reserve), namesIn(state, at.reserve + SET)],
    marked: words[at.markedCount],
    sent: words[at.sent],
    traces: tracesFor(state, eye),
    engaged: engagedView(state, eye),
    totals: [totalFor(state, 0, eye), totalFor(state, 1, eye)],
    nextSlot: words[at.nextSlot],
    pool: poolView(words),
    strike: STRIKE[words[at.strike]],
    drawn: words[at.drawn],
    gone: words[at.gone],
    trims: seatsOf(words[at.trims]),
    drawer: seatOrNull(words[at.trimFrom]),
    owed: words[at.owed] === 1,
    barred: seatsOf(words[at.barred]),
    waived: seatsOf(words[at.waived]),
    countdowns: countdownsView(words),
    unlocked: unlockedView(words, rules),
    finale: words[at.finale] === 1,
    loser: seatOrNull(words[at.loser]),
    tales: [talesOf(state, 0), talesOf(state, 1)],
    end: over
      ? {
          winner: words[at.winner] === NOBODY ? null : words[at.winner],
          why: REASONS.filter((_, i) => (words[at.why] >>> i) & 1).join(','),
        }
      : null,
    quit: words[at.quitter] === NONE ? null : { seat: words[at.quitter], how: QUIT_HOW[words[at.quit]] },
  };
}

const talesOf = (state: SwayState, side: number): SwayView['tales'][number] => ({
  ruin: nameOrNull(state, at.ruin + side),
  triumph: nameOrNull(state, at.triumph + side),
});

const nameOrNull = ({ words, rules }: SwayState, word: number): string | null =>
  words[word] === NONE ? null : rules.deck.cards[words[word]].name;

const seatOrNull = (word: number): Seat | null => (word === NONE ? null : word);

function namesIn({ words, rules }: SwayState, set: number): string[] {
  const names: string[] = [];
  for (let card = firstMember(words, set, SET); card !== NO_MEMBER; card = nextMember(words, set, SET, card))
    names.push(rules.deck.cards[card].name);
  return names;
}

function opsView(state: SwayState, eye: number): SwayView['ops'] {
  const ops: SwayView['ops'][number][] = [];
  for (let seat = 0; seat < state.rules.seats; seat++)
    ops.push(hiddenView(state, eye, at.ops + seat * SET, state.words[at.opsCount + seat], seat));
  return ops;
}

/** By home: seats, or sides where mates share it. */
function experienceView(state: SwayState, eye: number): SwayView['experience'] {
  const homes = state.rules.experienceShared ? 2 : state.rules.seats;
  const experience: SwayView['experience'][number][] = [];
  for (let home = 0; home < homes; home++)
    experience.push(
      hiddenView(state, eye, at.experience + home * SET, state.words[at.experienceCount + home], 4 + home),
    );
  return experience;
}

function poolView(words: Int32Array): SwayView['pool'] {
  const pool: Record<string, number> = {};
  for (let bits = words[at.open]; bits !== 0; bits = withoutLowest(bits)) {
    const cls = lowestBit(bits);
    pool[CLASS[cls]] = words[at.pool + cls];
  }
  return pool;
}

function countdownsView(words: Int32Array): SwayView['countdowns'] {
  const countdowns: SwayView['countdowns'][number][] = [];
  for (let i = 0; i < 8; i++)
    for (let n = 0; n < words[at.countdown + i]; n++) countdowns.push({ side: i >> 2, left: i & 3 });
  return countdowns;
}

function unlockedView(words: Int32Array, rules: Rules): SwayView['unlocked'] {
  const unlocked: AbilityName[][] = [];
  for (let seat = 0; seat < rules.seats; seat++) {
    const names: AbilityName[] = [];
    for (let bits = words[at.unlocked + seat]; bits !== 0; bits = withoutLowest(bits))
      names.push(ABILITIES[lowestBit(bits)]);
    unlocked.push(names);
  }
  return unlocked;
}
