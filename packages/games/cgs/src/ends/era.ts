/** End of era: who wins it (CGS-EOE). */
import { EVERYONE, hasSeat, onlySeat } from '@hortus/kernel';
import { scoredEvents } from '../arithmetic/points.ts';
import { coversEra, pointsOf } from '../arithmetic/score.ts';
import { meets } from '../cards/sets.ts';
import type { Cards } from '../cards/types.ts';
import { allPlayers, personsOf, voiceOf } from '../state/players.ts';
import { opsOf } from '../state/zones.ts';
import {
  at,
  CATACLYSM,
  CAUSES,
  type Cause,
  type CgsState,
  DOOMSDAY,
  EPIC,
  EVENTS,
  type Now,
  type PlayerSet,
} from '../types.ts';

const tell = EVENTS.kinds;

/** CGS-EOE-6 */
export const holdsMustPlay = (state: CgsState, player: number): boolean =>
  personsOf(state, player).some((seat) => meets(state.ints, opsOf(seat), state.rules.cards.is.mustPlay));

/** CGS-EOE-5, CGS-R-95 Only a finale wins this era, whatever the points say. */
export const isFinaleEra = ({ eras }: Cards, era: number): boolean => eras[era]?.hasFinale ?? false;

/** CGS-EOE-2 … 5, CGS-R-94 The winners if a finale decides or is missing; undefined: points decide. */
function finaleWinners(state: CgsState): PlayerSet | undefined {
  const { ints, rules } = state;
  const [roleplay, won, by] = [ints[at.lastRoleplay], ints[at.lastWon] === 1, ints[at.lastBy]];
  if (!won && (roleplay === CATACLYSM || roleplay === EPIC)) return 0;
  if (roleplay === DOOMSDAY && !won) return allPlayers(state) & ~onlySeat(by);
  if (roleplay === DOOMSDAY || roleplay === EPIC) return onlySeat(by) & allPlayers(state);
  return isFinaleEra(rules.cards, ints[at.era]) ? 0 : undefined;
}

/** CGS-EOE-10, -11, CGS-R-96 The most points among those who cover their era costs and hold no card they had to play. */
function pointWinners(state: CgsState): PlayerSet {
  let winners: PlayerSet = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < state.rules.players; player++) {
    if (!hasSeat(allPlayers(state), player)) continue;
    if (holdsMustPlay(state, player) || !coversEra(state, player)) continue;
    const points = pointsOf(state, player);
    if (points > most) [winners, most] = [0, points];
    if (points === most) winners |= onlySeat(player);
  }
  return winners;
}

/** The players who would win the era if it ended now. */
export function eraWinners(state: CgsState): PlayerSet {
  const decided = finaleWinners(state);
  if (decided === undefined) return pointWinners(state);
  if (!state.rules.options.mustPlayBeatsFinale) return decided;
  // CGS-R-91
  let winners = decided;
  for (let player = 0; player < state.rules.players; player++)
    if (holdsMustPlay(state, player)) winners &= ~onlySeat(player);
  return winners;
}

/** Credits the era to its winners and reports it. */
export function scoreEra({ state, ints, rules, told }: Now, cause: Cause): void {
  const winners = eraWinners(state);
  told?.tell(tell.eraEnded.pack(CAUSES.indexOf(cause)), EVERYONE, false);
  for (let player = 0; player < rules.players; player++) {
    if (!hasSeat(allPlayers(state), player)) continue;
    if (told !== undefined)
      for (const event of scoredEvents(voiceOf(state, player), pointsOf(state, player)))
        told.tell(event, EVERYONE, false);
    if (!hasSeat(winners, player)) continue;
    ints[at.wins + player]++;
    ints[at.latest + player] = ints[at.era] + 1;
    told?.tell(tell.eraWon.pack(voiceOf(state, player)), EVERYONE, false);
  }
}
