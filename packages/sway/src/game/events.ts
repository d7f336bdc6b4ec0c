/**
 * Events, and who may see them: cards of `drew`, `saw`, `took`, `under`, `hid`, `sent`, `stored` and `shared` are
 * secret. That a card stayed with the drawer, could be taken or could be hidden is news to everybody, so it is an
 * event of its own before the secret one: `goes`, `takes`, `hides`.
 */
import { eventKinds } from '@hortus/kernel';
import {
  ABILITIES,
  BY,
  DISCARD_WHY,
  FULL,
  GAVE_FROM,
  MOST_CARDS,
  MOST_LOOKED,
  MOST_SEATS,
  MOST_SWAY,
  PHASES,
  QUIT_HOW,
  REASONS,
  RECRUIT_WHY,
  WON_WHY,
} from '../types.ts';

const seat = MOST_SEATS;
const card = MOST_CARDS;
const as = ABILITIES.length + 1;
const count = MOST_CARDS + 1;
const slot = 8;

export const EVENTS = eventKinds(
  {
    began: { first: seat, faction: 2 },
    /** `by`: ability + 1, 0 for a refill. `count` is 0 if not announced beforehand (negotiation). */
    draws: { seat, by: as, count: FULL + 1 },
    /** Whose ops the taken card goes to. */
    goes: { seat, to: seat },
    drew: { seat, card },
    routed: { seat, to: seat, card },
    looked: { seat, count: MOST_LOOKED + 1 },
    saw: { seat, card },
    takes: { seat },
    took: { seat, card },
    under: { seat, card },
    /** Whether a card that leaves ops was marked is public (GEN-R-143). */
    engaged: { seat, card, by: BY.length + 1, as, quiet: 2, marked: 2 },
    hides: { seat, slot, marked: 2, as },
    hid: { seat, slot, card },
    turnedUp: { seat, slot, card },
    interrupted: { seat, card, as },
    persuaded: { seat, index: MOST_CARDS, card },
    /**
     * A card goes from ops to the experience:
     * reported while some cards in ops are marked, since that is news.
     */
    sends: { seat, marked: 2 },
    sent: { seat, marked: 2, card },
    stored: { seat, marked: 2, card },
    brought: { seat, card },
    recalled: { seat, count },
    /** A whole experience goes to ops. */
    moved: { home: MOST_SEATS, count },
    shared: { seat, card },
    named: { seat, card, ability: ABILITIES.length },
    /** `limit` as in the move. */
    recruited: { seat, card, why: RECRUIT_WHY.length, limit: MOST_SWAY + 1 },
    unlocked: { seat, ability: ABILITIES.length },
    discarded: { seat, card, why: DISCARD_WHY.length, marked: 2 },
    /** How many endurance cards stay. */
    cleared: { kept: count },
    compared: { mine: 4096, theirs: 4096 },
    barred: { seat },
    counting: { side: 2, left: 4 },
    finale: {},
    turn: { seat },
    phase: { phase: PHASES.length },
    won: { side: 2, why: WON_WHY.length },
    /** No life to give. */
    lacks: { seat },
    /** `from` is an index of GAVE_FROM, which may be news. */
    gave: { seat, card, from: GAVE_FROM.length },
    passed: { seat },
    waived: { seat },
    story: { card },
    /** `winner` is a side, or 2 for nobody; `why` is a set of REASONS. */
    ended: { winner: 3, why: 1 << REASONS.length },
    quit: { seat, how: QUIT_HOW.length },
  },
  {
    secret: {
      drew: ['card'],
      saw: ['card'],
      took: ['card'],
      under: ['card'],
      hid: ['card'],
      sent: ['card'],
      stored: ['card'],
      shared: ['card'],
    },
    // These reveal nothing to the player who causes them, only to the others.
    own: ['engaged', 'hides', 'hid', 'interrupted'],
  },
);
