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
const isBetweenAdventures = (words: Int32Array): boolean => words[at.current] === NONE;

/** The study is over: affiliations that the pack fixes are not chosen, and where nobody has a choice the turns begin. */
export function beginClaims(now: Now): void {
  fixAffiliations(now.state);
  now.words[at.phase] = CLAIM;
  now.words[at.ready] = NO_SEATS;
  if (claimerOf(now.state) === NONE) endClaims(now);
}

export function endClaims(now: Now): void {
  takeClaims(now.state);
  beginTurn(now, now.words[at.first]);
}

/** CGS-INV-9 First a Freeze that nobody is immune to, then an unanswered request, then the turn itself. */
export function beginTurn(now: Now, player: number): void {
  const { state, words, rules, told } = now;
  let next = player;
  for (;;) {
    words[at.phase] = TURN;
    words[at.turn] = next;
    words[at.step] = AT_POWER;
    fillFew(words, 0, at.made, at.made + rules.seats);
    if (freezes(now, next)) return endAdventure(now, 'freeze', next);
    if (rewinds(now, next)) return afterAdventure(now, rewindAdventure(now, next), next);
    const asked = words[at.asked + next];
    if (asked !== NO_REQUEST) {
      // CGS-R-55 The note speaks of adventures; between eras the order goes on (CGS-R-73).
      if (asked === OF_ERA) return endEra(now, 'unanswered', next);
      const byNote = rules.options.nextAfterUnanswered === 'note';
      return endAdventure(now, 'unanswered', byNote ? playerAfter(state, next) : next);
    }
    if (words[at.pending + next] !== NONE && !hasTarget(state, next)) words[at.pending + next] = NONE;
    // A turn that an end goes before has not begun.
    words[at.turns]++;
    told?.tell(tell.turns.pack(voiceOf(state, next)), EVERYONE, false);
    if (!hasSeat(words[at.out], next)) return;
    // CGS-R-163 The turns of a player who sits out are passed for him.
    if (passed(now, next)) return;
    next = playerAfter(state, next);
  }
}

/** CGS-FRZ-3, CGS-R-15 */
function freezes({ words, cards, state }: Now, player: number): boolean {
  const card = words[at.pending + player];
  if (card === NONE || !isIn(cards.is.freeze, card)) return false;
  for (let rival = 0; rival < state.rules.players; rival++)
    if (rival !== player && hasSeat(allPlayers(state), rival) && lies(words, immuneOf(rival), card))
      return false;
  return true;
}

/** CGS-R-9 By that option a rewind waits for the special round. */
const rewinds = ({ words, cards }: Now, player: number): boolean =>
  words[at.pending + player] !== NONE && isIn(cards.is.rewind, words[at.pending + player]);

/** CGS-PASS-1 The turn is over and the next player turns. */
export function endTurn(now: Now, player: number): void {
  if (!passed(now, player)) beginTurn(now, playerAfter(now.state, player));
}

/** CGS-R-61 Counts a turn without a card; true if a cap has ended the adventure or the era. */
function passed(now: Now, player: number): boolean {
  const { state, words, rules } = now;
  const { passCap } = rules.options;
  // The turn in which a card was played is none of the quiet ones.
  const played = words[at.quiet] === NONE;
  words[at.quiet] = played ? 0 : words[at.quiet] + 1;
  if (passCap === 0 || words[at.quiet] < passCap * playersLeft(state)) return false;
  const next = playerAfter(state, player);
  // CGS-INV-9 A request that runs out now ends it by the rules.
  if (words[at.asked + next] !== NO_REQUEST) return false;
  if (isBetweenAdventures(words)) endEra(now, 'passCap', next);
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

/** CGS-EOE-12, CGS-R-73 The next era begins with `next`; without one the session is over. */
export function endEra(now: Now, cause: Cause, next: number): void {
  const { words, cards } = now;
  scoreEra(now, cause);
  if (words[at.era] + 1 >= cards.eras.length) return endSession(now);
  words[at.era]++;
  regroup(now.state);
  if (playersLeft(now.state) < 2) {
    clearEra(now.state);
    return endSession(now);
  }
  beginEra(now, hasSeat(words[at.lost], next) ? playerAfter(now.state, next) : next);
}

export function endSession({ words }: Now): void {
  words[at.phase] = OVER;
  words[at.turn] = words[at.first];
  words[at.step] = AT_POWER;
  words[at.ready] = NO_SEATS;
  words[at.quiet] = words[at.busy] = 0;
  words[at.request] = NO_REQUEST;
  words[at.answers] = words[at.out] = NO_SEATS;
  words.fill(NONE, at.pending, at.asked);
  words.fill(NO_REQUEST, at.asked, at.request);
  words.fill(NONE, at.offers, at.made);
  words.fill(0, at.made, at.doing);
  clearDoing(words);
}
