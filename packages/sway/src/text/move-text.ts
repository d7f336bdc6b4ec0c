/** Moves as text: `engage Red Harbour by vision 5`, `hide Gale`, `persuade hidden 2`, `finish storing Gale`. */
import { fail, type Move, ok, type Refusal, type Result, type Seat } from '@hortus/kernel';
import { mostToDraw } from '../acts/draw.ts';
import { mostToRefill } from '../acts/refill.ts';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import { type RefusalCode, refusalOf } from '../game/refusals.ts';
import { at, ENTRY, ENTRY_BITS } from '../state/layout.ts';
import { isOpen } from '../state/pool.ts';
import { ABILITIES, BY, BY_OF, FULL, MOST_LOOKED, MOST_SWAY, POOL } from '../types.ts';
import { abilityNamed, cardAtStart, cardName, fold } from './names.ts';

const { kinds } = MOVES;

/** How many different budgets of a class are open, and the smallest. */
function budgets(state: SwayState, cls: number): { readonly sizes: number; readonly least: number } {
  let [sizes, least] = [0, 0];
  for (let size = MOST_SWAY; size > 0; size--)
    if (isOpen(state, cls + size - 1)) {
      sizes++;
      least = size;
    }
  return { sizes, least };
}

/** `vision` if only this one budget is open, else `vision 5`. */
function sized(state: SwayState, word: string, cls: number, size: number): string {
  const { sizes, least } = budgets(state, cls);
  return sizes === 1 && least === size ? word : `${word} ${size}`;
}

const nth = (state: SwayState, index: number): number => {
  let count = 0;
  for (let i = 0; i <= index; i++) if ((state.ints[at.engaged + i] & ENTRY_BITS.hidden) !== 0) count++;
  return count;
};

/** The face-up card at a place in the timelines, or the number of a face-down card. */
function makePlace(state: SwayState, index: number): string {
  const entry = state.ints[at.engaged + index];
  if ((entry & ENTRY_BITS.hidden) !== 0) return `hidden ${nth(state, index)}`;
  return cardName(state.rules.deck, ENTRY.get.card(entry));
}

function makeEngage(state: SwayState, move: Move): string {
  const { card, by, as, quiet } = kinds.engage.read(move);
  const parts = [by === BY_OF.hidden ? 'hide' : 'engage', cardName(state.rules.deck, card)];
  if (as > 0) parts.push('as', ABILITIES[as - 1]);
  if (quiet === 1) parts.push('quietly');
  if (by >= BY_OF.vision1 && by <= BY_OF.vision6)
    parts.push('by', sized(state, 'vision', POOL.vision1, by - BY_OF.vision1 + 1));
  else if (by !== BY_OF.plain && by !== BY_OF.hidden) parts.push('by', BY[by]);
  return parts.join(' ');
}

export function makeMove(state: SwayState, seat: Seat, move: Move): string {
  const { rules } = state;
  const kind = MOVES.kindOf(move) as keyof typeof kinds;
  const card = (): string => cardName(rules.deck, kinds.take.get.card(move));
  switch (kind) {
    case 'engage':
      return makeEngage(state, move);
    case 'interrupt': {
      const as = kinds.interrupt.get.as(move);
      return `interrupt with ${card()}${as > 0 ? ` as ${ABILITIES[as - 1]}` : ''}`;
    }
    case 'draw':
      return `draw ${kinds.draw.get.count(move)} by ${ABILITIES[kinds.draw.get.by(move)]}`;
    case 'refill': {
      const count = kinds.refill.get.count(move);
      return rules.refillTrims && count === mostToDraw(state, seat, FULL) ? 'refill' : `refill ${count}`;
    }
    case 'negotiateFor':
      return `negotiate ${kinds.negotiateFor.get.count(move)}`;
    case 'omen':
      return `omen ${kinds.omen.get.count(move)}`;
    case 'persuade':
      return `persuade ${makePlace(state, kinds.persuade.get.index(move))}`;
    case 'name':
      return `name ${ABILITIES[kinds.name.get.ability(move)]} on ${makePlace(state, kinds.name.get.index(move))}`;
    case 'recruit': {
      const limit = kinds.recruit.get.limit(move);
      return `recruit ${card()}${limit > 0 ? ` by ${sized(state, 'enlist', POOL.enlist1, limit)}` : ''}`;
    }
    case 'unlock':
      return `unlock ${ABILITIES[kinds.unlock.get.ability(move)]}`;
    case 'store':
      return `finish storing ${card()}`;
    case 'waive':
      return 'pass the plot';
    case 'take':
    case 'under':
    case 'send':
    case 'bring':
    case 'discard':
    case 'give':
      return `${kind} ${card()}`;
    default:
      return kind;
  }
}

type Read = Result<Move, RefusalCode>;
const no = (code: RefusalCode): Read => fail(code);

const PLAIN: Readonly<Record<string, Move>> = {
  negotiate: kinds.negotiate.pack(),
  done: kinds.done.pack(),
  recall: kinds.recall.pack(),
  finish: kinds.finish.pack(),
  pass: kinds.pass.pack(),
  'pass the plot': kinds.waive.pack(),
  'pass for this plot': kinds.waive.pack(),
  resign: kinds.resign.pack(),
  time: kinds.time.pack(),
};

type Reader = (state: SwayState, seat: Seat, rest: string) => Read;

const oneCard =
  (make: (card: number) => Move): Reader =>
  ({ rules }, _, rest) => {
    const found = cardAtStart(rules.deck, rest);
    if (found === undefined) return no('no-such-card');
    return found.rest === '' ? ok(make(found.card)) : no('not-a-move');
  };

function readEngage(state: SwayState, rest: string, hides: boolean): Read {
  const found = cardAtStart(state.rules.deck, rest);
  if (found === undefined) return no('no-such-card');
  let [left, as, quiet, by] = [found.rest, 0, 0, hides ? BY_OF.hidden : BY_OF.plain];
  const said = new Set<string>();
  while (left !== '') {
    const [, word, value = '', more] =
      /^(quietly)()( .*)?$/.exec(left) ?? /^(as|by) ([a-z]+(?: \d+)?)( .*)?$/.exec(left) ?? [];
    if (word === undefined || said.has(word) || (hides && word !== 'as')) return no('not-a-move');
    said.add(word);
    left = (more ?? '').trimStart();
    if (word === 'quietly') quiet = 1;
    else if (word === 'as') {
      as = abilityNamed(value) + 1;
      if (as === 0) return no('no-such-ability');
    } else {
      by = readBy(state, value, found.card);
      if (by < 0) return no('not-a-move');
    }
  }
  return ok(kinds.engage.pack(found.card, by, as, quiet));
}

/** Plain `vision` means the smallest open budget that the card fits into, else the largest. */
function readBy(state: SwayState, text: string, card: number): number {
  const [word, size] = text.split(' ');
  if (word !== 'vision') return size === undefined && word !== 'hidden' ? byNamed(word) : -1;
  if (size !== undefined) return byNamed(`vision${size}`);
  let best = -1;
  for (let budget = MOST_SWAY; budget > 0; budget--)
    if (isOpen(state, POOL.vision1 + budget - 1) && (best < 0 || budget >= state.rules.deck.sway[card]))
      best = BY_OF.vision1 + budget - 1;
  return best < 0 ? BY_OF.vision6 : best;
}

const byNamed = (word: string): number => (BY as readonly string[]).indexOf(word);

const countOf = (text: string, most: number): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

/** A face-up card in a timeline, or `hidden 2`: never a face-down card by name, which would reveal it. */
function readPlace({ ints, rules }: SwayState, text: string): number | RefusalCode {
  const hidden = /^hidden (\d{1,3})$/.exec(text);
  const found = hidden === null ? cardAtStart(rules.deck, text) : undefined;
  if (hidden === null && found?.rest !== '') return 'no-such-card';
  let left = Number(hidden?.[1] ?? 0);
  for (let i = 0; i < ints[at.engagedCount]; i++) {
    const entry = ints[at.engaged + i];
    const isHidden = (entry & ENTRY_BITS.hidden) !== 0;
    if (hidden === null ? !isHidden && ENTRY.get.card(entry) === found?.card : isHidden && --left === 0)
      return i;
  }
  return 'nothing-there';
}

const READERS: Readonly<Record<string, Reader>> = {
  engage: (state, _, rest) => readEngage(state, rest, false),
  hide: (state, _, rest) => readEngage(state, rest, true),
  interrupt({ rules }, _, rest) {
    const found = cardAtStart(rules.deck, rest.replace(/^with /, ''));
    if (found === undefined) return no('no-such-card');
    const as = /^(?:as ([a-z]+))?$/.exec(found.rest);
    if (as === null) return no('not-a-move');
    const ability = as[1] === undefined ? 0 : abilityNamed(as[1]) + 1;
    if (as[1] !== undefined && ability === 0) return no('no-such-ability');
    return ok(kinds.interrupt.pack(found.card, ability));
  },
  draw(_, __, rest) {
    const parts = /^(\d) by ([a-z]+)$/.exec(rest);
    const count = countOf(parts?.[1] ?? '', FULL);
    if (parts === null || count === undefined) return no('not-a-move');
    const ability = abilityNamed(parts[2]);
    return ability < 0 ? no('no-such-ability') : ok(kinds.draw.pack(ability, count));
  },
  refill(state, seat, rest) {
    const count = rest === '' ? mostToRefill(state, seat) : countOf(rest, FULL);
    return count === undefined ? no('not-a-move') : ok(kinds.refill.pack(count));
  },
  negotiate(_, __, rest) {
    const count = countOf(rest, FULL);
    return count === undefined ? no('not-a-move') : ok(kinds.negotiateFor.pack(count));
  },
  omen(_, __, rest) {
    const count = countOf(rest, MOST_LOOKED);
    return count === undefined ? no('not-a-move') : ok(kinds.omen.pack(count));
  },
  persuade(state, _, rest) {
    const place = readPlace(state, rest);
    return typeof place === 'string' ? no(place) : ok(kinds.persuade.pack(place));
  },
  name(state, _, rest) {
    const parts = /^([a-z]+) on (.+)$/.exec(rest);
    if (parts === null) return no('not-a-move');
    const ability = abilityNamed(parts[1]);
    if (ability < 0) return no('no-such-ability');
    const place = readPlace(state, parts[2]);
    if (place === 'nothing-there') return no('not-in-timelines');
    return typeof place === 'string' ? no(place) : ok(kinds.name.pack(place, ability));
  },
  recruit(state, _, rest) {
    const found = cardAtStart(state.rules.deck, rest);
    if (found === undefined) return no('no-such-card');
    const by = /^(?:by (enlist)(?: ([1-6]))?)?$/.exec(found.rest);
    if (by === null) return no('not-a-move');
    const limit =
      by[1] === undefined ? 0 : Number(by[2] ?? (budgets(state, POOL.enlist1).least || MOST_SWAY));
    return ok(kinds.recruit.pack(found.card, limit));
  },
  unlock(_, __, rest) {
    const ability = abilityNamed(rest);
    return ability < 0 ? no('no-such-ability') : ok(kinds.unlock.pack(ability));
  },
  finish: (state, seat, rest) =>
    rest.startsWith('storing ') ? store(state, seat, rest.slice('storing '.length)) : no('not-a-move'),
  take: oneCard(kinds.take.pack),
  under: oneCard(kinds.under.pack),
  send: oneCard(kinds.send.pack),
  bring: oneCard(kinds.bring.pack),
  discard: oneCard(kinds.discard.pack),
  give: oneCard(kinds.give.pack),
};
const store = oneCard(kinds.store.pack);

/** `judge` decides whether it is allowed; this refuses only text that names no move at all. */
export function parseMove(state: SwayState, seat: Seat, text: string): Result<Move, Refusal> {
  const written = fold(text);
  if (Object.hasOwn(PLAIN, written)) return ok(PLAIN[written]);
  const [, word = '', rest = ''] = /^([a-z]+)(?: (.*))?$/.exec(written) ?? [];
  const read = Object.hasOwn(READERS, word) ? READERS[word](state, seat, rest) : no('not-a-move');
  if (read.ok) return read;
  return fail(refusalOf(state.rules.clauses, read.fault));
}
