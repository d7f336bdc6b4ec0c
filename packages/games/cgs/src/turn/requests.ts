/** Requests for the end of an adventure or an era, and their answers (CGS-REQA, CGS-REQE, CGS-R-57 … 60). */
import { EVERYONE, withoutSeat } from '@hortus/kernel';
import { playerAfter, rivalsOf, voiceOf } from '../state/players.ts';
import {
  ANSWER,
  AT_PASS,
  AT_PLAY,
  at,
  EVENTS,
  NO_REQUEST,
  NONE,
  type Now,
  type OF_ADVENTURE,
  OF_ERA,
  TURN,
} from '../types.ts';
import { endAdventure, endEra } from './flow.ts';

const tell = EVENTS.kinds;

/** CGS-R-60 All rivals are asked simultaneously; a player who sits out counts as having agreed. */
export function request(now: Now, what: typeof OF_ADVENTURE | typeof OF_ERA): void {
  const { state, ints, told } = now;
  const player = ints[at.turn];
  told?.tell(tell.asked.pack(voiceOf(state, player), what), EVERYONE, false);
  ints[at.request] = what;
  ints[at.answers] = rivalsOf(state, player) & ~ints[at.out];
  ints[at.phase] = ANSWER;
  settleRequest(now);
}

export function answer(now: Now, player: number, yes: boolean): void {
  const { ints, told } = now;
  told?.tell(tell.answered.pack(voiceOf(now.state, player), yes ? 1 : 0), EVERYONE, false);
  ints[at.answers] = withoutSeat(ints[at.answers], player);
  if (yes) settleRequest(now);
  else refused(now);
}

/** The last yes settles it: End of adventure or era starts immediately (CGS-REQA-2, CGS-REQE-2, CGS-R-55). */
export function settleRequest(now: Now): void {
  const { state, ints } = now;
  if (ints[at.answers] !== 0) return;
  const what = ints[at.request];
  const next = playerAfter(state, ints[at.turn]);
  ints[at.request] = NO_REQUEST;
  ints[at.phase] = TURN;
  if (what === OF_ERA) endEra(now, 'agreed', next);
  else endAdventure(now, 'agreed', next);
}

/** The first no settles it; from then on it runs unanswered, unless a special round is open (CGS-R-59). */
function refused({ ints, rules }: Now): void {
  const what = ints[at.request];
  const player = ints[at.turn];
  let special = false;
  for (let one = 0; one < rules.players; one++) special ||= ints[at.pending + one] !== NONE;
  if (!special || rules.options.requestInSpecialRound === 'literal') ints[at.asked + player] = what;
  ints[at.request] = NO_REQUEST;
  ints[at.answers] = 0;
  ints[at.phase] = TURN;
  ints[at.step] = what === OF_ERA ? AT_PLAY : AT_PASS;
}
