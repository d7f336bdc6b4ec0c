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

/** CGS-R-60 All rivals are asked at once; who sits out counts as having agreed. */
export function request(now: Now, what: typeof OF_ADVENTURE | typeof OF_ERA): void {
  const { state, words, told } = now;
  const player = words[at.turn];
  told?.tell(tell.asked.pack(voiceOf(state, player), what), EVERYONE, false);
  words[at.request] = what;
  words[at.answers] = rivalsOf(state, player) & ~words[at.out];
  words[at.phase] = ANSWER;
  settleRequest(now);
}

export function answer(now: Now, player: number, yes: boolean): void {
  const { words, told } = now;
  told?.tell(tell.answered.pack(voiceOf(now.state, player), yes ? 1 : 0), EVERYONE, false);
  words[at.answers] = withoutSeat(words[at.answers], player);
  if (yes) settleRequest(now);
  else refused(now);
}

/** The last yes settles it: End of adventure or of era starts at once (CGS-REQA-2, CGS-REQE-2, CGS-R-55). */
export function settleRequest(now: Now): void {
  const { state, words } = now;
  if (words[at.answers] !== 0) return;
  const what = words[at.request];
  const next = playerAfter(state, words[at.turn]);
  words[at.request] = NO_REQUEST;
  words[at.phase] = TURN;
  if (what === OF_ERA) endEra(now, 'agreed', next);
  else endAdventure(now, 'agreed', next);
}

/** The first no settles it; from now on it runs unanswered, unless a special round is open (CGS-R-59). */
function refused({ words, rules }: Now): void {
  const what = words[at.request];
  const player = words[at.turn];
  let special = false;
  for (let one = 0; one < rules.players; one++) special ||= words[at.pending + one] !== NONE;
  if (!special || rules.options.requestInSpecialRound === 'literal') words[at.asked + player] = what;
  words[at.request] = NO_REQUEST;
  words[at.answers] = 0;
  words[at.phase] = TURN;
  words[at.step] = what === OF_ERA ? AT_PLAY : AT_PASS;
}
