/** Judgement: fetches cards from the discard pile, one by one. */
import {
  countMembers,
  EVERYONE,
  firstMember,
  hasMember,
  NO_MEMBER,
  nextMember,
  type Refusal,
  removeMember,
} from '@hortus/kernel';
import { type Board, boardInPlay } from '../board/board.ts';
import { tell } from '../board/tell.ts';
import { type Card, givesOf } from '../cards/cards.ts';
import { cardInUse, powersLeft, spendPowers, topFrame } from '../cards/frames.ts';
import { takeOpenly } from '../cards/piles.ts';
import type { Power } from '../powers/power.ts';
import { NO } from '../refusals.ts';
import { at, FROM_DISCARDS, kinds, MOST_IN_HAND, SET } from '../types.ts';

const fetchCard = kinds.fetch;

/** GNO-JUD-1, GNO-JUD-3 The minion with most pips, by number; undefined if there is none. */
export function strongest(board: Board): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < board.actorCount; i++)
    if (best === undefined || board.pips(board.actors[i]) > board.pips(best)) best = board.actors[i];
  return best;
}

/** How many cards the Judgement in use has fetched; 0 while it is only being tried out. */
export function fetchedBy(ints: Int32Array): number {
  if (ints[at.depth] === 0) return 0;
  const { powers } = givesOf(cardInUse(topFrame(ints)));
  const used = powers.length - powersLeft(topFrame(ints));
  let fetched = 0;
  for (let i = 0; i < used; i++) if (powers[i].do === 'fetch') fetched++;
  return fetched;
}

/** GNO-JUD-1, GNO-R-48 One card per pip of one minion, up to a hand of six. */
function whyNotMore(board: Board): Refusal | undefined {
  const actor = strongest(board);
  if (actor === undefined) return NO.notAMinion;
  if (fetchedBy(board.ints) >= board.pips(actor)) return NO.tooManyFetched;
  return board.handCount < MOST_IN_HAND ? undefined : NO.fetchFull;
}

const whyNotFetch = (board: Board, card: Card): Refusal | undefined =>
  whyNotMore(board) ?? (hasMember(board.ints, at.out, card) ? undefined : NO.fetchNotThere);

export const fetching: Power = {
  name: 'fetch',
  cost: 1,
  owns: fetchCard.is,
  list(board, out, from) {
    if (whyNotMore(board) !== undefined) return from;
    const { ints } = board;
    let n = from;
    for (
      let card = firstMember(ints, at.out, SET);
      card !== NO_MEMBER;
      card = nextMember(ints, at.out, SET, card)
    )
      out[n++] = fetchCard.pack(card);
    return n;
  },
  why: (board, move) => whyNotFetch(board, fetchCard.get.card(move)),
  /** GNO-JUD-2 The Judgement itself may be there. */
  play({ ints, rules }, move, _, told) {
    const seat = ints[at.turn];
    const card = fetchCard.get.card(move);
    removeMember(ints, at.out, card);
    takeOpenly(ints, rules.seats, seat, card);
    told?.tell(tell.got.pack(seat, card, FROM_DISCARDS), EVERYONE, false);
    if (isDone(ints)) spendPowers(ints, powersLeft(topFrame(ints)));
  },
};

/** Does everybody see that no further card can be fetched? */
function isDone(ints: Int32Array): boolean {
  boardInPlay.read(ints);
  boardInPlay.gatherMinions();
  return whyNotMore(boardInPlay) !== undefined || countMembers(ints, at.out, SET) === 0;
}
