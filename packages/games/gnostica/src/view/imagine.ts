/** A world consistent with a view, as likely as the deal makes it. */
import { addMember, invariant, type Rng, seatSet } from '@hortus/kernel';
import { layCard } from '../board/land.ts';
import { addMan, type Man, makeMan } from '../board/men.ts';
import { FACINGS, spaceAt } from '../board/space.ts';
import { type Card, cardNamed } from '../cards/cards.ts';
import { FRAME_SOURCES, makeFrame, pushFrame } from '../cards/frames.ts';
import { discard, handOf, knownTo, takeOpenly } from '../cards/piles.ts';
import { clear } from '../setup.ts';
import {
  at,
  DRAWING,
  ENDS,
  FATES,
  type GnosticaState,
  type ManView,
  NONE,
  PHASES,
  THREE,
  TRANSIT,
  type View,
} from '../types.ts';

function cardOf(code: string): Card {
  const card = cardNamed(code);
  invariant(card !== undefined, `there is no card ${code}`);
  return card;
}

const manOf = ({ owner, pips, facing, x, y, minion }: ManView): Man =>
  makeMan(spaceAt(x, y), owner, pips, FACINGS.indexOf(facing), minion ? 1 : 0);

/**
 * Open things stay as they are. Unseen cards are dealt at random to the unseen places: those of the last shuffle to
 * the draw pile, hidden bids and hands, older ones to the hands known to hold that many of their age. Other players'
 * choices are assumed to say nothing about their cards, and they are assumed to have seen only what everybody has.
 */
export function imagine(seen: View, into: GnosticaState, rng: Rng): void {
  const { ints } = into;
  clear(ints);
  ints[at.phase] = PHASES.indexOf(seen.phase);
  ints[at.turn] = seen.turn ?? NONE;
  ints[at.open] = seen.open ?? NONE;
  ints[at.gone] = seatSet(seen.gone);
  ints[at.quietRounds] = seen.quiet;
  ints[at.turns] = seen.turns;
  ints[at.round] = seen.round;
  ints[at.first] = seen.first ?? NONE;
  ints[at.took] = seatSet(seen.took);
  if (seen.seen !== undefined) ints.set(seen.seen, at.seen);
  for (const { x, y, card } of seen.sites) if (card !== null) layCard(ints, spaceAt(x, y), cardOf(card));
  for (const man of seen.men) addMan(ints, manOf(man));
  for (const code of seen.out) discard(ints, cardOf(code));
  for (const code of seen.pool) addMember(ints, at.pool, cardOf(code));
  layTurn(seen, ints);
  layHidden(seen, ints, rng);
  layKnowledge(seen, into);
}

/** The turn under way, and the end. */
function layTurn(seen: View, ints: Int32Array): void {
  for (const { card, source, copied, left } of seen.frames)
    pushFrame(
      ints,
      makeFrame(
        cardOf(card),
        FRAME_SOURCES.indexOf(source),
        copied === null ? undefined : cardOf(copied),
        left,
      ),
    );
  ints[at.all] = seen.allMinions ? 1 : 0;
  if (seen.todo?.kind === 'transit') {
    ints[at.todo] = TRANSIT;
    ints[at.owed] = manOf(seen.todo.man);
  } else if (seen.todo?.kind === 'draw') ints[at.todo] = DRAWING;
  else if (seen.todo !== null) {
    ints[at.todo] = THREE;
    ints[at.owed] = spaceAt(seen.todo.x, seen.todo.y);
  }
  if (seen.result === null) return;
  ints[at.end] = ENDS.indexOf(seen.result.end);
  ints[at.winner] = seen.result.winner ?? NONE;
  ints[at.fate] = seen.result.fate === null ? NONE : FATES.indexOf(seen.result.fate);
}

function layHidden(seen: View, ints: Int32Array, rng: Rng): void {
  for (const [seat, { cards }] of seen.hands.entries())
    for (const code of cards) addMember(ints, handOf(seat), cardOf(code));
  for (const [i, codes] of seen.older.entries())
    for (const code of codes) ints[at.age + cardOf(code)] = i + 1;
  for (const [age, codes] of seen.unseen.entries()) {
    const lot = Int32Array.from(codes, cardOf);
    rng.shuffle(lot);
    let next = 0;
    for (const [seat, { hidden }] of seen.hands.entries())
      for (let left = hidden[age]; left > 0; left--) {
        ints[at.age + lot[next]] = age;
        addMember(ints, handOf(seat), lot[next++]);
      }
    if (age === 0) next = layPileAndBids(seen, ints, lot, next);
    invariant(next === lot.length, 'cards and places do not match');
  }
}

function layPileAndBids(seen: View, ints: Int32Array, lot: Int32Array, from: number): number {
  let next = from;
  for (const [seat, bid] of seen.bids.entries())
    ints[at.bids + seat] = bid === null ? NONE : bid === '?' ? lot[next++] : cardOf(bid);
  ints[at.pile] = seen.pile.count;
  if (seen.pile.cards !== null) ints.set(seen.pile.cards.map(cardOf).reverse(), at.piled);
  else for (let i = 0; i < seen.pile.count; i++) ints[at.piled + i] = lot[next++];
  return next;
}

const LETTERS = 'abcdef';

function layKnowledge(seen: View, { ints, rules }: GnosticaState): void {
  for (const [owner, { cards }] of seen.hands.entries())
    for (const code of cards)
      if (typeof seen.viewer === 'number' && seen.viewer !== owner)
        addMember(ints, knownTo(seen.viewer), cardOf(code));
  for (const [code, seats] of seen.known) {
    const owner = seen.hands.findIndex(({ cards }) => cards.includes(code));
    if (seats === '*') takeOpenly(ints, rules.seats, owner, cardOf(code));
    else for (const letter of seats) addMember(ints, knownTo(LETTERS.indexOf(letter)), cardOf(code));
  }
}
