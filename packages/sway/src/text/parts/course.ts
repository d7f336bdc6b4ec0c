/** Where the match stands: sides, turn, phase, the question inside it, the pool, and how it ended. */

import { firstWord, type Piece, partOf, splitAt } from '@hortus/cards';
import { hasBit, hasSeat, hintFor, lowestBit } from '@hortus/kernel';
import type { SwayState } from '../../edition/rules.ts';
import { NOBODY } from '../../game/outcome.ts';
import { addCountdown, countdownsIn } from '../../state/countdown.ts';
import { at, ENTRY, NONE } from '../../state/layout.ts';
import { openIn } from '../../state/pool.ts';
import { engagerOf, nextSeat, sideOf } from '../../state/zones.ts';
import {
  ABILITY,
  CLASS,
  type ClassName,
  MOST_CARDS,
  MOST_SWAY,
  MOST_TURNS_LEFT,
  PHASE,
  PHASES,
  POOL,
  QUIT_HOW,
  REASON,
  REASONS,
  TASK,
  TASKS,
} from '../../types.ts';
import { type Loading, said } from '../loading.ts';
import { cardName, seatName } from '../names.ts';
import { flagPart, numberPart, type Part, readSeats, seatList, seatsPart } from './part.ts';

const MANY = 1_000_000;

const sides: Part = {
  key: 'sides',
  write({ ints, rules }) {
    const [first, second] = rules.deck.factions;
    return [ints[at.faction] === 0 ? `${first}, ${second}` : `${second}, ${first}`];
  },
  read(loading, value) {
    const { factions } = loading.state.rules.deck;
    const named = splitAt(value, ',').map((piece) => loading.oneOf(piece, 'faction', factions.map(lower)));
    if (named.length !== 2 || named[0] === named[1])
      loading.fault(value, 'bad-sides', 'both factions, that of side a first', factions.join(', '));
    loading.state.ints[at.faction] = named[0] ?? 0;
  },
};
const lower = (text: string): string => text.toLowerCase();

/** An int that holds a seat, written only where `says` holds. */
const seatPart = (key: string, word: number, says: (state: SwayState) => boolean): Part => ({
  key,
  write: (state) => (says(state) ? [seatName(state.ints[word])] : []),
  read(loading, value) {
    loading.state.ints[word] = loading.seat(value) ?? 0;
  },
});

const phase: Part = {
  key: 'phase',
  write: ({ ints }) => [PHASES[ints[at.phase]]],
  read(loading, value) {
    loading.state.ints[at.phase] = loading.oneOf(value, 'phase', PHASES) ?? 0;
  },
};

/** Who is asked if the text doesn't say. */
export function plainlyAsked(state: SwayState): number {
  const { ints, rules } = state;
  if (ints[at.task] === TASK.window) return nextSeat(rules, ints[at.turn]);
  return engagerOf(state);
}

/** Do phase and task alone say who is asked? */
export const isPlain = ({ ints }: SwayState): boolean =>
  ints[at.task] !== TASK.trim &&
  (ints[at.phase] === PHASE.obstruct ||
    ints[at.phase] === PHASE.reveal ||
    ints[at.phase] === PHASE.plot ||
    ints[at.phase] === PHASE.over);

/** The open question; for a match that ended in the middle of one, what it was about. */
function openTask(ints: Int32Array): number {
  if (ints[at.phase] !== PHASE.over) return ints[at.task];
  if (ints[at.lookedCount] > 0) return TASK.omen;
  return ints[at.sent] > 0 ? TASK.send : TASK.none;
}

/**
 * `trim b from a`, `omen Gale, #2 took`, `send 1`,
 * `recruit Red Harbour`, `window`; then `then window` if one is owed.
 */
const task: Part = {
  key: 'task',
  write(state) {
    const { ints, rules } = state;
    const name = (card: number): string => cardName(rules.deck, card);
    const open = openTask(ints);
    const what = (): string => {
      switch (open) {
        case TASK.trim:
          return ` ${seatList(ints[at.trims])} from ${seatName(ints[at.trimFrom])}`;
        case TASK.omen: {
          const looked = Array.from({ length: ints[at.lookedCount] }, (_, i) => name(ints[at.looked + i]));
          return ` ${looked.join(', ')}${ints[at.lookedTook] === 1 ? ' took' : ''}`;
        }
        case TASK.send:
          return ` ${ints[at.sent]}`;
        case TASK.recruit:
          return ` ${name(ENTRY.get.card(ints[at.engaged + ints[at.engagedCount] - 1]))}`;
        default:
          return '';
      }
    };
    if (open === TASK.none) return [];
    return [`${TASKS[open]}${what()}${ints[at.owed] === 1 ? ' then window' : ''}`];
  },
  read(loading, value) {
    const { ints } = loading.state;
    const then = /\s*then\s+window$/i.exec(value.text);
    if (then !== null) ints[at.owed] = 1;
    const [word, rest] = firstWord(partOf(value, 0, then?.index ?? value.text.length));
    const kind = loading.oneOf(word, 'question', TASKS);
    ints[at.task] = ints[at.phase] === PHASE.over ? TASK.none : (kind ?? TASK.none);
    if (kind === TASK.trim) readTrim(loading, rest);
    else if (kind === TASK.omen) {
      const took = /\s+took$/i.exec(rest.text);
      if (took !== null) ints[at.lookedTook] = 1;
      loading.cards(partOf(rest, 0, took?.index ?? rest.text.length), 'looked');
    } else if (kind === TASK.send)
      ints[at.sent] = rest.text === '' ? 1 : loading.number(rest, 'cards sent', 2);
    else if (kind === TASK.recruit) {
      const card = rest.text === '' ? undefined : loading.card(rest);
      if (card !== undefined) loading.recruiting = { card, piece: rest };
    } else if (rest.text !== '')
      loading.fault(rest, 'unknown-word', `${said(rest)} does not belong to a window`);
  },
};

/** The order runs from the drawer, who is the seat before the first to trim unless named. */
function readTrim(loading: Loading, rest: Piece): void {
  const { ints, rules } = loading.state;
  const from = /\s*\bfrom\s+(\S+)$/i.exec(rest.text);
  const seats = readSeats(loading, partOf(rest, 0, from?.index ?? rest.text.length));
  const drawer =
    from === null
      ? undefined
      : loading.seat(partOf(rest, rest.text.length - from[1].length, rest.text.length));
  ints[at.trims] = seats;
  ints[at.trimFrom] = drawer ?? (lowestBit(seats) + rules.seats - 1) % rules.seats;
  for (let i = 0, seat = ints[at.trimFrom]; i < rules.seats; i++, seat = nextSeat(rules, seat))
    if (hasSeat(seats, seat)) {
      loading.asked(seat);
      return;
    }
  loading.fault(rest, 'bad-task', 'who trims?', 'task trim b from a');
}

/** Classes with a count; budgets of vision and enlist one by one: `plain 2, vision 5, vision 3`. */
const pool: Part = {
  key: 'pool',
  write({ ints }) {
    const open = CLASS.flatMap((name, cls) => {
      const count = ints[at.pool + cls];
      const sized = SIZED.exec(name);
      if (sized !== null) return Array.from({ length: count }, () => `${sized[1]} ${sized[2]}`);
      return count > 0 ? [`${name} ${count}`] : [];
    });
    return open.length > 0 ? [open.join(', ')] : [];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ',')) {
      const [word, rest] = firstWord(piece);
      const name = word.text.toLowerCase();
      if (name === 'vision' || name === 'enlist') {
        const size = loading.number(rest, `what is left of ${name}`, MOST_SWAY);
        if (size === 0) loading.fault(rest, 'not-a-number', `${name} has something left, from 1 to 6`);
        else openIn(loading.state, POOL[`${name}${size}` as ClassName], 1);
        continue;
      }
      const cls = (CLASS as readonly string[]).indexOf(name);
      if (cls < 0 || SIZED.test(name))
        loading.fault(
          word,
          'unknown-word',
          `${said(word)} is nothing the pool holds`,
          hintFor(name, POOL_NAMES),
        );
      else openIn(loading.state, cls, rest.text === '' ? 1 : loading.number(rest, name, MOST_CARDS));
    }
  },
};
const SIZED = /^(vision|enlist)(\d)$/;
const POOL_NAMES = [...CLASS.filter((name) => !SIZED.test(name)), 'vision', 'enlist'];

const STRIKES = ['none', 'open', 'on'];
const strike: Part = {
  key: 'strike',
  write: ({ ints }) => (ints[at.strike] === 0 ? [] : [STRIKES[ints[at.strike]]]),
  read(loading, value) {
    loading.state.ints[at.strike] = loading.oneOf(value, 'state of strike', STRIKES) ?? 0;
  },
};

/** `dread a 2, b 1`, or `sacrifice`: side, and how many turns of the other side are still to end. */
const countdown = (key: 'dread' | 'sacrifice'): Part => ({
  key,
  many: true,
  write({ ints, rules }) {
    const isOurs = hasBit(rules.abilities, ABILITY.sacrifice) ? key === 'sacrifice' : key === 'dread';
    const entries = countdownsIn(ints).map(({ side, left }) => `${seatName(side)} ${left}`);
    return isOurs && entries.length > 0 ? [entries.join(', ')] : [];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ',')) {
      const [who, left] = firstWord(piece);
      const seat = loading.seat(who);
      const turns = loading.number(left, 'turns still to end', MOST_TURNS_LEFT);
      if (seat !== undefined) addCountdown(loading.state.ints, sideOf(seat), turns);
    }
  },
});

/** `a resign`, `b time`; else the winning side, or `-`, and why: `a won-by no-reserve, all-spent`. */
const end: Part = {
  key: 'end',
  write({ ints }) {
    if (ints[at.phase] !== PHASE.over) return [];
    if (ints[at.quitter] !== NONE) return [`${seatName(ints[at.quitter])} ${QUIT_HOW[ints[at.quit]]}`];
    const why = REASONS.filter((_, i) => hasBit(ints[at.why], i));
    return [`${ints[at.winner] === NOBODY ? '-' : seatName(ints[at.winner])} won-by ${why.join(', ')}`];
  },
  read(loading, value) {
    const { ints } = loading.state;
    const [who, rest] = firstWord(value);
    const [how, reasons] = firstWord(rest);
    const seat = who.text === '-' ? undefined : loading.seat(who);
    ints[at.winner] = seat === undefined ? NOBODY : seat & 1;
    const left = (QUIT_HOW as readonly string[]).indexOf(how.text.toLowerCase());
    if (left >= 0 && reasons.text === '' && seat !== undefined) {
      ints[at.quitter] = seat;
      ints[at.quit] = left;
      ints[at.winner] = 1 - (seat & 1);
      ints[at.why] = 1 << (left === 0 ? REASON.left : REASON.time);
      return;
    }
    if (how.text.toLowerCase() !== 'won-by')
      loading.fault(
        how,
        'bad-end',
        `${said(how)} is no end`,
        'end a resign; end b time; end a won-by no-reserve',
      );
    for (const piece of splitAt(reasons, ',')) {
      const short = (REASONS as readonly string[]).indexOf(`no-${piece.text.toLowerCase()}`);
      ints[at.why] |= 1 << (short >= 0 ? short : (loading.oneOf(piece, 'reason', REASONS) ?? 0));
    }
  },
};

/** Sides, turn and phase are read first, since the rest depends on them. */
export const FIRST_PARTS: readonly Part[] = [
  sides,
  seatPart('first', at.first, () => true),
  seatPart('turn', at.turn, () => true),
  phase,
];

export const COURSE_PARTS: readonly Part[] = [
  {
    key: 'asked',
    write: (state) =>
      isPlain(state) || state.ints[at.task] === TASK.trim ? [] : [seatName(state.ints[at.asked])],
    read: (loading, value) => loading.asked(loading.seat(value)),
  },
  numberPart('steps', at.steps, MANY),
  numberPart('turns', at.turns, MANY),
  numberPart('idle', at.idle, MANY),
  numberPart('span', at.span, 2 ** 30),
  {
    ...seatPart('loser', at.loser, ({ ints }) => ints[at.loser] !== NONE),
  },
  {
    key: 'plotted',
    write: ({ ints }) => (ints[at.plotted] === 0 ? [] : [String(ints[at.plotted])]),
    read(loading, value) {
      loading.state.ints[at.plotted] = value.text === '' ? 1 : loading.number(value, 'plotted', MOST_CARDS);
    },
  },
  flagPart('finale', at.finale),
  task,
  pool,
  strike,
  numberPart('drawn', at.drawn, MANY),
  numberPart('gone', at.gone, MANY),
  seatsPart('barred', at.barred),
  seatsPart('passed', at.waived),
  countdown('dread'),
  countdown('sacrifice'),
  end,
];
