/** Reads a position; one that no match could reach is refused with all its faults. */
import {
  addMember,
  type Diagnostic,
  fail,
  ok,
  type Result,
  type Rng,
  type Seat,
  seatSet,
} from '@hortus/kernel';
import { addMan, firstManIn, spaceOf } from '../board/men.ts';
import { cardNamed } from '../cards/cards.ts';
import { FRAME_SOURCES, MOST_FRAMES, makeFrame, pushFrame } from '../cards/frames.ts';
import { holds, knownTo } from '../cards/piles.ts';
import { clear, create } from '../setup.ts';
import {
  at,
  BID,
  DRAWING,
  END,
  ENDS,
  FATES,
  type GnosticaState,
  MOST_MEN,
  MOST_SEEN,
  NONE,
  OPTIONS,
  type Options,
  OVER,
  REDRAW,
  STEPS,
  TABLE,
  THREE,
  TRANSIT,
  TURN,
} from '../types.ts';
import { faultsOf } from './check.ts';
import { type Fields, listOf, said, Written, type Wrong } from './fields.ts';
import { layCards } from './lay-cards.ts';
import { LETTERS, parseMan, parseSpace } from './names.ts';

export function parsePosition(
  text: string,
  options: Options,
  seats: number,
  rng: Rng,
): Result<GnosticaState, Diagnostic[]> {
  const { fields, faults, wrong } = new Written(text);
  const head = readHead(fields.get('to') ?? '', seats, wrong);
  const state = create({ ...settings(fields, options, wrong), target: head?.target ?? 9 }, seats);
  const { ints } = state;
  clear(ints);
  if (head !== undefined) {
    ints[at.turn] = head.turn;
    ints[at.open] = head.open;
  }
  ints[at.phase] = phaseOf(fields);
  readSeats(fields, 'gone', ints, at.gone, wrong);
  ints[at.quietRounds] = whole(fields, 'quiet', wrong);
  ints[at.turns] = whole(fields, 'turns', wrong);
  readMen(fields, ints, wrong);
  layCards(fields, state, rng, wrong);
  readRedraw(fields, ints, wrong);
  readTurn(fields, ints, wrong);
  readKnown(fields, state, wrong);
  readSeen(fields, ints, wrong);
  readOver(fields, ints, wrong);
  if (faults.length === 0) for (const [path, message] of faultsOf(state)) wrong(path, message);
  return faults.length > 0 ? fail(faults) : ok(state);
}

/** The phase follows from the fields that only it has. */
function phaseOf(fields: Fields): number {
  if (fields.has('over')) return OVER;
  if (fields.has('bids')) return BID;
  if (fields.has('first')) return REDRAW;
  if (fields.has('frames')) return STEPS;
  return ['announce', 'draw'].includes(fields.get('todo') ?? '') ? END : TURN;
}

interface Head {
  readonly target: number;
  readonly turn: Seat;
  readonly open: Seat;
}

function readHead(text: string, seats: number, wrong: Wrong): Head | undefined {
  const match = /^(8|9|10) \| seats ([a-f]+) \| turn ([a-f-]) \| open ([a-f-])$/.exec(text);
  if (match === null) {
    wrong('to', `cannot read ${said(text)}`, undefined, 'to 9 | seats ab | turn a | open -');
    return undefined;
  }
  if (match[2] !== LETTERS.slice(0, seats)) wrong('seats', `must be ${LETTERS.slice(0, seats)}`);
  return { target: Number(match[1]), turn: seatOf(match[3]), open: seatOf(match[4]) };
}

/** NONE for `-`. */
const seatOf = (letter: string): Seat => (letter === '-' ? NONE : LETTERS.indexOf(letter));

function settings(fields: Fields, options: Options, wrong: Wrong): Options {
  const given: Record<string, string | number> = { ...options };
  for (const pair of listOf(fields, 'set')) {
    const [name, value] = pair.split('=');
    const option = name === 'target' ? undefined : Object.entries(OPTIONS).find(([key]) => key === name)?.[1];
    if (option === undefined || value === undefined) wrong('set', `cannot read ${said(pair)}`, pair);
    else if (option.kind === 'choice') {
      if ((option.values as readonly string[]).includes(value)) given[name] = value;
      else wrong('set', `${name} is one of ${option.values.join(', ')}`, pair);
    } else if (/^\d{1,4}$/.test(value)) given[name] = Number(value);
    else wrong('set', `${name} is a number up to ${option.most}`, pair);
  }
  for (const name of ['draws', 'repetition'] as const)
    if (given[name] === OPTIONS[name].initial) delete given[name];
  return given as unknown as Options;
}

function whole(fields: Fields, key: string, wrong: Wrong): number {
  const value = fields.get(key) ?? '0';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  wrong(key, `must be a whole number, not ${said(value)}`);
  return 0;
}

function readSeats(fields: Fields, key: string, ints: Int32Array, into: number, wrong: Wrong): void {
  const value = fields.get(key) ?? '-';
  if (value === '-') return;
  if (/^[a-f]+$/.test(value)) ints[into] = seatSet([...value].map((letter) => LETTERS.indexOf(letter)));
  else wrong(key, `cannot read ${said(value)}`);
}

function readMen(fields: Fields, ints: Int32Array, wrong: Wrong): void {
  const minions = listOf(fields, 'minions');
  if (minions.length === 1 && minions[0] === 'all') ints[at.all] = 1;
  const marked = ints[at.all] === 1 ? [] : minions;
  const men = listOf(fields, 'men');
  if (men.length > MOST_MEN) return wrong('men', `there are no more than ${MOST_MEN}`);
  for (const text of men) {
    const man = parseMan(text);
    if (man === undefined) return wrong('men', `cannot read ${said(text)}`, text);
    const nth = marked.indexOf(text);
    if (nth !== -1) marked.splice(nth, 1);
    addMan(ints, nth === -1 ? man : man + 1);
  }
  if (marked.length > 0) wrong('minions', `${said(marked[0])} is not among the men`, marked[0]);
}

/** First : Seat "| took" (Seat+ | "-") */
function readRedraw(fields: Fields, ints: Int32Array, wrong: Wrong): void {
  const value = fields.get('first');
  if (value === undefined) return;
  const match = /^([a-f]) \| took ([a-f]+|-)$/.exec(value);
  if (match === null) return wrong('first', `cannot read ${said(value)}`, value);
  ints[at.first] = seatOf(match[1]);
  ints[at.took] = match[2] === '-' ? 0 : seatSet([...match[2]].map(seatOf));
}

/** Frame : Card "/" Source (">" Card)? ":" Left */
function readTurn(fields: Fields, ints: Int32Array, wrong: Wrong): void {
  const frames = listOf(fields, 'frames');
  if (frames.length > MOST_FRAMES) return wrong('frames', `at most ${MOST_FRAMES}`);
  for (const text of frames) {
    const match = /^(\w\w)\/(hand|board|flipped)(?:>(\w\w))?:([0-3])$/.exec(text);
    const [card, copied] = [match?.[1], match?.[3]].map((code) => cardNamed(code ?? ''));
    if (match === null || card === undefined || (match[3] !== undefined && copied === undefined))
      return wrong('frames', `cannot read ${said(text)}`, text);
    const source = (FRAME_SOURCES as readonly string[]).indexOf(match[2]);
    pushFrame(ints, makeFrame(card, source, copied, Number(match[4])));
  }
  const todo = fields.get('todo');
  if (todo === undefined || todo === 'announce') return;
  if (todo === 'draw') {
    ints[at.todo] = DRAWING;
    return;
  }
  const [, kind, what] = /^(transit|three) (\S+)$/.exec(todo) ?? [];
  if (kind === 'three') {
    ints[at.todo] = THREE;
    ints[at.owed] = parseSpace(what) ?? 0;
  } else if (kind === 'transit') {
    ints[at.todo] = TRANSIT;
    ints[at.owed] = transitOf(ints, what);
  } else wrong('todo', `cannot read ${said(todo)}`, todo);
}

/** The piece in transit as it is among the men, with `*` if it is marked as a minion. */
function transitOf(ints: Int32Array, text: string): number {
  const man = parseMan(text.replace(/\*$/, ''));
  if (man === undefined) return 0;
  const wanted = text.endsWith('*') ? man + 1 : man;
  for (let i = firstManIn(ints, spaceOf(man)); i < ints[at.men]; i++)
    if (ints[at.man + i] === wanted) return wanted;
  return 0;
}

/** Known : (Card ":" (Seat+ | "*"))* ; Older : Cards* */
function readKnown(fields: Fields, { ints, rules }: GnosticaState, wrong: Wrong): void {
  for (const text of listOf(fields, 'known')) {
    const [, code, seats] = /^(\w\w):([a-f]+|\*)$/.exec(text) ?? [];
    const card = cardNamed(code ?? '');
    if (card === undefined) {
      wrong('known', `cannot read ${said(text)}`, text);
      continue;
    }
    const knowing = seats === '*' ? [...LETTERS.slice(0, rules.seats)].map(seatOf) : [...seats].map(seatOf);
    // Everybody besides the owner, of course.
    for (const seat of knowing)
      if (seats !== '*' || !holds(ints, seat, card)) addMember(ints, knownTo(seat), card);
    if (seats === '*') addMember(ints, knownTo(TABLE), card);
  }
  for (const [i, list] of listOf(fields, 'older').entries())
    for (const code of list.split(',')) {
      const card = cardNamed(code);
      if (card === undefined || ints[at.age + card] > 0) wrong('older', `cannot read ${said(code)}`, code);
      else ints[at.age + card] = i + 1;
    }
}

/** Seen : Entry* , in base 36 (phases/repetition.ts) */
function readSeen(fields: Fields, ints: Int32Array, wrong: Wrong): void {
  const entries = listOf(fields, 'seen');
  if (entries.length > MOST_SEEN) return wrong('seen', `at most ${MOST_SEEN}`);
  for (const [i, text] of entries.entries()) {
    const entry = Number.parseInt(text, 36);
    if (!/^[1-9a-z][0-9a-z]{0,6}$/.test(text) || entry > 0xffffffff)
      return wrong('seen', `cannot read ${said(text)}`, text);
    ints[at.seen + i] = entry;
  }
}

/** Over : (Seat | "-") End Fate? */
function readOver(fields: Fields, ints: Int32Array, wrong: Wrong): void {
  const value = fields.get('over');
  if (value === undefined) return;
  const [who, how, why] = value.split(' ');
  ints[at.winner] = /^[a-f]$/.test(who) ? seatOf(who) : NONE;
  ints[at.end] = (ENDS as readonly string[]).indexOf(how);
  ints[at.fate] = why === undefined ? NONE : (FATES as readonly string[]).indexOf(why);
  if ((who !== '-' && ints[at.winner] === NONE) || ints[at.end] === NONE)
    wrong('over', `cannot read ${said(value)}`, value);
  else if (why !== undefined && ints[at.fate] === NONE) wrong('over', `cannot read ${said(why)}`, why);
}
