/** Hidden zones as a viewer sees them. */
import { hasMember, lowestMember, membersOf, NO_MEMBER, withoutLowest } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { underAt } from '../state/destiny.ts';
import {
  couldBeIn,
  firstTraced,
  insidersOf,
  MARKED,
  nextTraced,
  nookOf,
  nooksOf,
  opsNook,
  sureOf,
  TABLE,
  VIEWERS,
} from '../state/knowledge.ts';
import { at } from '../state/layout.ts';
import { engagerOf } from '../state/sides.ts';
import { nookNames, viewerNames } from '../text/names.ts';
import { type CardView, MOST_SEATS, SET, type SwayView } from '../types.ts';
import { EVERYTHING, isSure, seesInto } from './eye.ts';

/** Who is sure of a card in a nook; other viewers don't see themselves and insiders listed. */
function knownBy(state: SwayState, card: number, eye: number, insiders: number): string {
  const sure = sureOf(state, card);
  if (sure === 0) return '';
  return viewerNames(eye === EVERYTHING ? sure : sure & ~insiders & ~(1 << eye), state.rules.seats);
}

/** An ops or experience: all of it for those who see into it; for others, the cards they know to be there. */
export function hiddenView(
  state: SwayState,
  eye: number,
  set: number,
  count: number,
  nook: number,
): SwayView['ops'][number] {
  const { ints, rules } = state;
  const cards: CardView[] = [];
  const inside = seesInto(state, eye, nook);
  const insiders = insidersOf(state, nook);
  // Only its player knows whether a card sent away was drawn in this phase.
  const showsFresh = nook < MOST_SEATS || eye === EVERYTHING || eye === engagerOf(state);
  for (let i = 0; i < SET; i++) {
    const some = inside ? ints[set + i] : ints[set + i] & ints[at.knownCards + i];
    for (let bits = some; bits !== 0; bits = withoutLowest(bits)) {
      const card = lowestMember(i, bits);
      if (!inside && !isSure(state, eye, card)) continue;
      const marked = nook < MOST_SEATS && hasMember(ints, at.marked, card);
      const fresh = showsFresh && hasMember(ints, at.fresh, card);
      const known = knownBy(state, card, eye, insiders);
      cards.push(cardView(rules.deck.cards[card].name, known, marked, fresh));
    }
  }
  return { count, cards };
}

const cardView = (card: string, known: string, marked: boolean, fresh: boolean): CardView =>
  marked
    ? fresh
      ? { card, known, marked, fresh }
      : { card, known, marked }
    : fresh
      ? { card, known, fresh }
      : { card, known };

/** The unseen part is only a number; everybody sees who put each card under it. */
export function destinyView(state: SwayState, eye: number): SwayView['destiny'] {
  const { ints, rules } = state;
  const under: SwayView['destiny']['under'][number][] = [];
  for (let i = 0; i < ints[at.underCount]; i++) {
    const card = underAt(state, i);
    const knows = eye === EVERYTHING || isSure(state, eye, card);
    under.push({ card: knows ? rules.deck.cards[card].name : null, known: knownBy(state, card, eye, 0) });
  }
  if (eye !== EVERYTHING) return { unseen: ints[at.unseenCount], under };
  const cards = membersOf(ints, at.unseen, SET).map((card) => rules.deck.cards[card].name);
  return { unseen: ints[at.unseenCount], cards, under };
}

/**
 * Omen's cards: those the viewer knows by number, then the others.
 * The viewer of everything sees them as they lie.
 */
export function lookedView(state: SwayState, eye: number): SwayView['looked'] {
  const { ints, rules } = state;
  const count = ints[at.lookedCount];
  if (count === 0) return null;
  const player = ints[at.asked];
  const known: number[] = [];
  const unknown: string[] = [];
  for (let i = 0; i < count; i++) {
    const card = ints[at.looked + i];
    if (eye === EVERYTHING || eye === player || isSure(state, eye, card)) known.push(card);
    else unknown.push(knownBy(state, card, eye, 1 << player));
  }
  if (eye !== EVERYTHING) known.sort((a, b) => a - b);
  return {
    seat: player,
    count,
    took: ints[at.lookedTook] === 1,
    cards: [
      ...known.map((card) => ({
        card: rules.deck.cards[card].name,
        known: knownBy(state, card, eye, 1 << player),
      })),
      ...unknown.sort().map((others) => ({ card: null, known: others })),
    ],
  };
}

/**
 * Cards the viewer traces: to one of several places, to the
 * only one left, or to an unknown depth under the destiny.
 */
export function tracesFor(state: SwayState, eye: number): SwayView['traces'] {
  const { ints, rules } = state;
  const traces: SwayView['traces'][number][] = [];
  for (let card = firstTraced(ints); card !== NO_MEMBER; card = nextTraced(ints, card)) {
    if (eye === EVERYTHING) tracesOfAll(state, card, traces);
    else if (nooksOf(state, card, eye) !== 0 && !isSeen(state, eye, card)) {
      const nooks = couldBeIn(state, card, eye);
      if (nooks !== 0)
        traces.push({
          card: rules.deck.cards[card].name,
          viewers: viewerNames(1 << eye, rules.seats),
          in: nookNames(nooks),
        });
    }
  }
  return traces;
}

/** Does the viewer see the card itself in its place? */
function isSeen(state: SwayState, eye: number, card: number): boolean {
  const nook = nookOf(state, card);
  return nook !== undefined && seesInto(state, eye, nook === MARKED ? opsNook(state.ints[at.turn]) : nook);
}

function tracesOfAll(state: SwayState, card: number, traces: SwayView['traces'][number][]): void {
  const { rules } = state;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const nooks = viewer < rules.seats || viewer === TABLE ? nooksOf(state, card, viewer) : 0;
    if (nooks !== 0)
      traces.push({
        card: rules.deck.cards[card].name,
        viewers: viewerNames(1 << viewer, rules.seats),
        in: nookNames(nooks),
      });
  }
}
