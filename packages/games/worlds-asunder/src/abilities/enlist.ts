import {
  lowestMember,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import {
  ability,
  act,
  entryCard,
  isOpen,
  judgeRecruit,
  MOST_SWAY,
  MOVES,
  openIn,
  POOL,
  RECRUIT_WHY,
  type RefusalCode,
  recruitCard,
  recruitsFor,
  SET,
  type SwayState,
  useUp,
} from '@hortus/sway';

const { recruit } = MOVES.kinds;
const WHY = RECRUIT_WHY.indexOf('enlist');

/** The pool has a class for each limit from 1 to 6. */
const classOf = (limit: number): number => POOL.enlist1 - 1 + limit;
const CLASSES = Array.from({ length: MOST_SWAY }, (_, i) => classOf(i + 1));

/** Scratch for one listing. */
const candidates = new Int32Array(SET);

function list(state: SwayState, seat: Seat, out: MoveList, from: number): number {
  const { rules } = state;
  let n = from;
  let known = false;
  for (let limit = 1; limit <= MOST_SWAY; limit++) {
    if (!isOpen(state, classOf(limit))) continue;
    if (!known) recruitsFor(state, seat, candidates);
    known = true;
    for (let i = 0; i < SET; i++)
      for (
        let bits = candidates[i] & rules.deck.swayUpTo[limit * SET + i];
        bits !== 0;
        bits = withoutLowest(bits)
      )
        out[n++] = recruit.pack(lowestMember(i, bits), limit);
  }
  return n;
}

function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
  const card = recruit.get.card(move);
  const limit = recruit.get.limit(move);
  if (!isOpen(state, classOf(limit))) return 'not-open';
  const refusal = judgeRecruit(state, seat, card);
  if (refusal !== undefined) return refusal;
  return state.rules.deck.sway[card] > limit ? 'above-enlist' : undefined;
}

function play(state: SwayState, seat: Seat, move: Move, _: Rng, told?: Sink): void {
  const limit = recruit.get.limit(move);
  useUp(state, classOf(limit));
  recruitCard(state, seat, recruit.get.card(move), WHY, false, told, limit);
}

/**
 * WA-ENL-1, WA-R-85 Recruit 1 card whose sway is at most the
 * printed sway of the card engaged as enlist; no permission.
 */
export const enlist = ability('enlist', {
  open(state, _, index) {
    const sway = state.rules.deck.sway[entryCard(state, index)];
    openIn(state, classOf(sway), 1);
  },
  acts: [act('recruit', CLASSES, list, judge, play, (_, move) => recruit.get.limit(move) > 0)],
});
