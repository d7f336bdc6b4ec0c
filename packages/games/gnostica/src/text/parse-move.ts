/** Reads a move as a player writes it; what can't even be encoded is refused here, with its clause. */
import { fail, type Move, ok, type Refusal, type Result, refuse, type Seat } from '@hortus/kernel';
import { Board } from '../board/board.ts';
import { type Card, cardNamed } from '../cards/cards.ts';
import { handOf } from '../cards/piles.ts';
import { judge } from '../legal.ts';
import { NO } from '../refusals.ts';
import { type GnosticaState, kinds, MOST_IN_HAND, NONE } from '../types.ts';
import { cardsIn } from '../view/view.ts';
import { withCodes } from './card-names.ts';
import { facingNamed, findMan, KIND, manOfKind, PIECE, parseSpace } from './names.ts';
import { parseStep } from './parse-step.ts';
import { NO_CARD, NO_FACING, type Read, UNREADABLE } from './reading.ts';

const board = new Board();
const k = kinds;

const BARE: Readonly<Record<string, () => Move>> = {
  pass: () => k.draw.pack(0, 0),
  stuck: () => k.stuck.pack(),
  flip: () => k.flip.pack(),
  skip: () => k.skip.pack(),
  '.': () => k.rest.pack(),
  '!': () => k.announce.pack(),
  resign: () => k.resign.pack(),
  time: () => k.time.pack(),
};

/** Verbs may be written in capitals; only they have no digit but a final 2. */
const smallVerbs = (line: string): string =>
  line.replace(/^(?:\S+@\S+ )?[a-z]+2?(?:\+disc)?(?= |$)/i, (start) => {
    const verb = start.lastIndexOf(' ') + 1;
    return `${start.slice(0, verb)}${start.slice(verb).toLowerCase()}`;
  });

/** Longer texts can't be moves, whatever they say. */
const LONGEST = 120;

/** Move : Bare | Verb What … | Piece Step ; a Step belongs to the Piece before it. */
export function parseMove(state: GnosticaState, seat: Seat, text: string): Read {
  if (text.length > LONGEST) return fail(UNREADABLE);
  const line = smallVerbs(withCodes(text.trim().replace(/\s+/g, ' ')).replace(/ ?, ?/g, ','));
  if (Object.hasOwn(BARE, line)) return ok(BARE[line]());
  const [verb, ...rest] = line.split(' ');
  switch (verb) {
    case 'bid':
      return oneCard(rest, k.bid.pack);
    case 'take':
      return oneCard(rest, k.take.pack);
    case 'copy':
      return oneCard(rest, k.copy.pack);
    case 'play':
      return orDiscard(state, seat, oneCard(rest, k.play.pack));
    case 'draw':
      return exchangeOf(state, seat, rest, k.draw.pack);
    case 'redraw':
      return orSkip(exchangeOf(state, seat, rest, k.redraw.pack));
    case 'act':
      return orPass(state, seat, activation(state, rest));
    case 'put':
      return placement(state, rest);
    case 'turn':
      return turning(state, rest);
    default:
      return parseStep(state, seat, line);
  }
}

function oneCard(words: readonly string[], pack: (card: Card) => Move): Read {
  if (words.length !== 1) return fail(UNREADABLE);
  const card = cardNamed(words[0]);
  if (card !== undefined) return ok(pack(card));
  return fail(words[0].includes(',') ? refuse('one-by-one', 'GNO-E-1') : NO_CARD);
}

/**
 * GNO-R-23, GNO-R-87 A card without a possible step still
 * costs the card: like discarding it and drawing none.
 */
function orDiscard(state: GnosticaState, seat: Seat, read: Read): Read {
  if (!read.ok || judge(state, seat, read.value) !== NO.noUse) return read;
  const nth = cardsIn(state.ints, handOf(seat)).indexOf(k.play.get.card(read.value));
  return ok(k.draw.pack(1 << nth, 0));
}

/** GNO-R-23 An activation without any step is a pass. */
const orPass = (state: GnosticaState, seat: Seat, read: Read): Read =>
  read.ok && judge(state, seat, read.value) === NO.noUse ? ok(k.draw.pack(0, 0)) : read;

/** GNO-R-38 A round without discards or new cards is skipped. */
const orSkip = (read: Read): Read =>
  read.ok && read.value === k.redraw.pack(0, 0) ? ok(k.skip.pack()) : read;

/** Exchange : ("-" Card ("," Card)*)? ("+" Count)? ; at least one of them. */
function exchangeOf(
  { ints }: GnosticaState,
  seat: Seat,
  parts: readonly string[],
  pack: (drop: number, count: number) => Move,
): Read {
  const match = /^(?:-([\w,]+))? ?(?:\+(\d))?$/.exec(parts.join(' '));
  if (match === null || parts.length === 0) return fail(UNREADABLE);
  const hand = cardsIn(ints, handOf(seat));
  let drop = 0;
  for (const code of match[1] === undefined ? [] : match[1].split(',')) {
    const card = cardNamed(code);
    if (card === undefined) return fail(NO_CARD);
    const nth = hand.indexOf(card);
    if (nth === -1) return fail(NO.dropNotHeld);
    drop |= 1 << nth;
  }
  const count = Number(match[2] ?? 0);
  return count <= MOST_IN_HAND ? ok(pack(drop, count)) : fail(NO.handFull);
}

/** The site of a space as written, or why there is none. */
function siteOf({ ints }: GnosticaState, text: string | undefined): Result<number, Refusal> {
  const space = text === undefined ? undefined : parseSpace(text);
  if (space === undefined) return fail(UNREADABLE);
  board.read(ints);
  const site = board.siteAt(space);
  return site === NONE ? fail(NO.theVoid) : ok(site);
}

function activation(state: GnosticaState, words: readonly string[]): Read {
  if (words.length !== 1) return fail(UNREADABLE);
  const site = siteOf(state, words[0]);
  return site.ok ? ok(k.act.pack(site.value)) : site;
}

function placement(state: GnosticaState, words: readonly string[]): Read {
  if (words.length !== 2) return fail(UNREADABLE);
  const site = siteOf(state, words[0]);
  if (!site.ok) return site;
  const facing = facingNamed(words[1]);
  return facing === undefined ? fail(NO_FACING) : ok(k.put.pack(site.value, facing));
}

const TURNING = new RegExp(`^(?:(${PIECE})|(${KIND})) ?(?:>|to ) ?(\\w+)$`);

/** Turning : Piece (">" | "to") Facing ; a piece unlike all others needs no space. */
function turning({ ints }: GnosticaState, parts: readonly string[]): Read {
  const match = TURNING.exec(parts.join(' '));
  if (match === null) return fail(UNREADABLE);
  const [, named, alone, to] = match;
  const [kind, where = ''] = (named ?? '').split('@');
  const space = parseSpace(where);
  const man =
    alone !== undefined
      ? manOfKind(ints, alone)
      : space === undefined
        ? undefined
        : findMan(ints, kind, space);
  if (man === 'several') return fail(UNREADABLE);
  if (man === undefined) return fail(NO.noSuchMan);
  const facing = facingNamed(to);
  return facing === undefined ? fail(NO_FACING) : ok(k.turn.pack(man, facing));
}
