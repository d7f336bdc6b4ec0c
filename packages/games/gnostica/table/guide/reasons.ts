/** Why a hint is good: points first, then what the reader's pieces and cards could do. */
import type { Move, Seat } from '@hortus/kernel';
import type { Params } from '@hortus/words';
import { MOVES, type View } from '../../src/index.ts';
import {
  ahead,
  cardIn,
  droppedBy,
  holderOf,
  isHighestBid,
  isSameSpace,
  meaningsOf,
} from '../../src/press/index.ts';
import { said, spaceName, worth } from '../says/names.ts';

interface Change {
  readonly now: View;
  readonly then: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly moves: readonly Move[];
}

const because = (key: string, params: Params = {}): string => said(`reason.${key}`, '', params);

/** In one or two sentences; there is always one. */
export function reason(
  now: View,
  then: View,
  seat: Seat,
  names: readonly string[],
  moves: readonly Move[] = [],
): string {
  const change: Change = { now, then, seat, names, moves };
  const points = ofPoints(change);
  const announced = ofAnnouncing(change);
  if (points !== undefined || announced !== undefined) return [points, announced].filter(Boolean).join(' ');
  return ofFirst(change) ?? ofStartingAnew(change) ?? ofPieces(change) ?? ofCounts(change) ?? because('best');
}

function ofPoints({ now, then, seat, names }: Change): string | undefined {
  if (then.result?.winner === seat) return because('win');
  const { target } = now.options;
  if (now.open === seat && now.turn === seat && (then.scores[seat] ?? 0) < target)
    return because('last', { target });
  const change = (one: Seat): number => (then.scores[one] ?? 0) - (now.scores[one] ?? 0);
  const told = (one: Seat): Params => ({
    before: now.scores[one] ?? 0,
    score: then.scores[one] ?? 0,
    who: names[one] ?? '',
  });
  if (change(seat) > 0) return because('gain', told(seat));
  const worst = now.scores.findIndex((_, one) => one !== seat && change(one) < 0);
  return worst < 0 ? undefined : because('loss', told(worst));
}

/** GNO-END-3 What the next turn has to bring. */
function ofAnnouncing({ then, seat, moves }: Change): string | undefined {
  const { target } = then.options;
  const count = target - (then.scores[seat] ?? 0);
  if (moves.some(MOVES.kinds.announce.is))
    return because(count > 0 ? 'announce.short' : 'announce', { count, target });
  const [first, ...more] = moves;
  const rests = first !== undefined && more.length === 0 && MOVES.kinds.rest.is(first);
  return rests && count > 0 ? because('rest', { count, target }) : undefined;
}

/** What is known from the move alone: luck decides the rest. */
function ofFirst({ now, seat, moves }: Change): string | undefined {
  const [one] = meaningsOf(now, moves.slice(0, 1));
  const hand = now.hands[seat];
  if (one === undefined || hand === undefined) return undefined;
  const { kind, move } = one;
  if (kind === 'bid')
    return because(isHighestBid(cardIn(one.card) ?? '', hand.cards) ? 'bid.high' : 'bid.low');
  // Any of the cards would fill the hand.
  if (kind === 'take') return because('take');
  if (kind !== 'draw' && kind !== 'redraw') return undefined;
  const count = hand.count - droppedBy(now, seat, kind, move).length + MOVES.kinds[kind].get.count(move);
  return count > 1 ? because('draw', { count }) : undefined;
}

/** GNO-TRN-1 Whoever gives up their last piece places a new one. */
const ofStartingAnew = ({ now, then, seat }: Change): string | undefined =>
  menOf(now, seat) > 0 && menOf(then, seat) === 0 ? because('anew') : undefined;

/** The spaces that pieces of `by` face. */
const faced = (view: View, by: (owner: Seat) => boolean) =>
  view.men.flatMap((man) => (by(man.owner) && man.facing !== 'U' ? [ahead(man)] : []));

/** Pieces of `of` that pieces of `by` face, by place and owner. */
function facedMen(view: View, of: (owner: Seat) => boolean, by: (owner: Seat) => boolean) {
  const spaces = faced(view, by);
  return view.men.filter((man) => of(man.owner) && spaces.some((space) => isSameSpace(space, man)));
}

function ofPieces({ now, then, seat, names }: Change): string | undefined {
  const [isOwn, isOther] = [(owner: Seat) => owner === seat, (owner: Seat) => owner !== seat];
  const before = facedMen(now, isOther, isOwn);
  const target = facedMen(then, isOther, isOwn).find(
    (man) => !before.some((one) => one.owner === man.owner && isSameSpace(one, man)),
  );
  if (target !== undefined)
    return because('aim', { who: names[target.owner] ?? '', space: spaceName(then, target.x, target.y) });
  const [was, is] = [facedMen(now, isOwn, isOther).length, facedMen(then, isOwn, isOther).length];
  // A piece that is given up isn't safer.
  if (is < was && menOf(then, seat) >= menOf(now, seat)) return because('safe');
  if (pipsOf(then, seat) > pipsOf(now, seat) && menOf(then, seat) === menOf(now, seat))
    return because('grow');
  return ofLand(now, then, seat);
}

/** A territory nobody holds that one of the seat's pieces now faces. */
function ofLand(now: View, then: View, seat: Seat): string | undefined {
  const isOwn = (owner: Seat): boolean => owner === seat;
  const [before, after] = [faced(now, isOwn), faced(then, isOwn)];
  const site = then.sites.find(
    (one) =>
      one.card !== null &&
      holderOf(then, one) === undefined &&
      after.some((space) => isSameSpace(space, one)) &&
      !before.some((space) => isSameSpace(space, one)),
  );
  if (site === undefined || site.card === null) return undefined;
  return because('aim.land', { space: spaceName(then, site.x, site.y), count: worth(site.card) });
}

const menOf = ({ men }: View, seat: Seat): number => men.filter(({ owner }) => owner === seat).length;
const pipsOf = ({ men }: View, seat: Seat): number =>
  men.reduce((sum, { owner, pips }) => sum + (owner === seat ? pips : 0), 0);

/** More pieces, or more cards. */
function ofCounts({ now, then, seat }: Change): string | undefined {
  const men = menOf(then, seat);
  if (men > menOf(now, seat) && men > 1) return because('men', { count: men });
  const cards = ({ hands }: View): number => hands[seat]?.count ?? 0;
  return cards(then) > cards(now) && cards(then) > 1 ? because('cards', { count: cards(then) }) : undefined;
}
