/** From turn to turn, adventure to adventure and era to era. */
import { EVERYONE, hasSeat, NO_SEATS } from '@hortus/kernel';
import { type After, resolveAdventure, rewindAdventure } from '../ends/adventure.ts';
import { scoreEra } from '../ends/era.ts';
import { allPlayers, playerAfter, playersLeft, voiceOf } from '../state/players.ts';
import { fillFew, immuneOf, isIn, lies } from '../state/zones.ts';
import {
  AT_POWER,
  at,
  type Cause,
  CLAIM,
  EVENTS,
  NO_REQUEST,
  NONE,
  type Now,
  OF_ERA,
  OVER,
  TURN,
} from '../types.ts';
import { beginEra, claimerOf, clearDoing, clearEra, fixAffiliations, regroup, takeClaims } from './era.ts';
import { hasTarget } from './targets.ts';

const tell = EVENTS.kinds;

/** CGS-ADV-1 */
const isBetweenAdventures = (ints: Int32Array): boolean => ints[at.current] === NONE;

/**
 * The study is over: affiliations that the pack fixes
 * aren't chosen, and if nobody has a choice the turns begin.
 */
export function beginClaims(now: Now): void {
  fixAffiliations(now.state);
  now.ints[at.phase] = CLAIM;
  now.ints[at.ready] = NO_SEATS;
  if (claimerOf(now.state) === NONE) endClaims(now);
}

export function endClaims(now: Now): void {
  takeClaims(now.state);
  beginTurn(now, now.ints[at.first]);
}

/** CGS-INV-9 First a Freeze that nobody is immune to, then an unanswered request, then the turn itself. */
export function beginTurn(now: Now, player: number): void {
  const { state, ints, rules, told } = now;
  let next = player;
  for (;;) {
    ints[at.phase] = TURN;
    ints[at.turn] = next;
    ints[at.step] = AT_POWER;
    fillFew(ints, 0, at.made, at.made + rules.seats);
    if (freezes(now, next)) return endAdventure(now, 'freeze', next);
    if (rewinds(now, next)) return afterAdventure(now, rewindAdventure(now, next), next);
    const asked = ints[at.asked + next];
    if (asked !== NO_REQUEST) {
      // CGS-R-55 The note is about adventures; between eras the order continues (CGS-R-73).
      if (asked === OF_ERA) return endEra(now, 'unanswered', next);
      const byNote = rules.options.nextAfterUnanswered === 'note';
      return endAdventure(now, 'unanswered', byNote ? playerAfter(state, next) : next);
    }
    if (ints[at.pending + next] !== NONE && !hasTarget(state, next)) ints[at.pending + next] = NONE;
    // A turn doesn't begin if an end comes first.
    ints[at.turns]++;
    told?.tell(tell.turns.pack(voiceOf(state, next)), EVERYONE, false);
    if (!hasSeat(ints[at.out], next)) return;
    // CGS-R-163 A player who sits out passes automatically.
    if (passed(now, next)) return;
    next = playerAfter(state, next);
  }
}

/** CGS-FRZ-3, CGS-R-15 */
function freezes({ ints, cards, state }: Now, player: number): boolean {
  const card = ints[at.pending + player];
  if (card === NONE || !isIn(cards.is.freeze, card)) return false;
  for (let rival = 0; rival < state.rules.players; rival++)
    if (rival !== player && hasSeat(allPlayers(state), rival) && lies(ints, immuneOf(rival), card))
      return false;
  return true;
}

/** CGS-R-9 With that option a rewind waits for the special round. */
const rewinds = ({ ints, cards }: Now, player: number): boolean =>
  ints[at.pending + player] !== NONE && isIn(cards.is.rewind, ints[at.pending + player]);

/** CGS-PASS-1 The turn is over, and it is the next player's. */
export function endTurn(now: Now, player: number): void {
  if (!passed(now, player)) beginTurn(now, playerAfter(now.state, player));
}

/** CGS-R-61 Counts a turn without a card; true if a cap has ended the adventure or the era. */
function passed(now: Now, player: number): boolean {
  const { state, ints, rules } = now;
  const { passCap } = rules.options;
  // A turn in which a card was played doesn't count as quiet.
  const played = ints[at.quietTurns] === NONE;
  ints[at.quietTurns] = played ? 0 : ints[at.quietTurns] + 1;
  if (passCap === 0 || ints[at.quietTurns] < passCap * playersLeft(state)) return false;
  const next = playerAfter(state, player);
  // CGS-INV-9 A request that runs out now ends it by the rules instead.
  if (ints[at.asked + next] !== NO_REQUEST) return false;
  if (isBetweenAdventures(ints)) endEra(now, 'passCap', next);
  else endAdventure(now, 'passCap', next);
  return true;
}

/** End of adventure, after which `next` turns. */
export function endAdventure(now: Now, cause: Cause, next: number): void {
  afterAdventure(now, resolveAdventure(now, cause), next);
}

export function afterAdventure(now: Now, after: After, next: number): void {
  if (after === undefined) beginTurn(now, next);
  else endEra(now, after, next);
}

/** CGS-EOE-12, CGS-R-73 `next` goes first in the next era; if there is none, the session is over. */
export function endEra(now: Now, cause: Cause, next: number): void {
  const { ints, cards } = now;
  scoreEra(now, cause);
  if (ints[at.era] + 1 >= cards.eras.length) return endSession(now);
  ints[at.era]++;
  regroup(now.state);
  if (playersLeft(now.state) < 2) {
    clearEra(now.state);
    return endSession(now);
  }
  beginEra(now, hasSeat(ints[at.lost], next) ? playerAfter(now.state, next) : next);
}

export function endSession({ ints }: Now): void {
  ints[at.phase] = OVER;
  ints[at.turn] = ints[at.first];
  ints[at.step] = AT_POWER;
  ints[at.ready] = NO_SEATS;
  ints[at.quietTurns] = ints[at.busy] = 0;
  ints[at.request] = NO_REQUEST;
  ints[at.answers] = ints[at.out] = NO_SEATS;
  ints.fill(NONE, at.pending, at.asked);
  ints.fill(NO_REQUEST, at.asked, at.request);
  ints.fill(NONE, at.offers, at.made);
  ints.fill(0, at.made, at.doing);
  clearDoing(ints);
}
