/** Why a player's turn went by without a card, as far as the table shows: hands are open, so this reveals nothing. */
import { membersOf } from '@hortus/kernel';
import { isCooperative } from '../arithmetic/reckon.ts';
import { isCompetitive } from '../arithmetic/winner.ts';
import { whyNotAdventure, whyNotSupport } from '../moves/playable.ts';
import { personsOf } from '../state/players.ts';
import { isIn, opsOf } from '../state/zones.ts';
import { at, type CgsState, NONE } from '../types.ts';
import { isLockedOut, outlookOf } from './outlook.ts';

/** `none`: nothing could be played; `kept`: something could; `locked`: something could, but the costs are out of reach. */
export type WhyPassed =
  | 'open.none'
  | 'open.kept'
  | 'special.none'
  | 'special.kept'
  | 'frozen'
  | 'none'
  | 'locked'
  | 'kept';

/** CGS-WIN-2, -5, -6 Covering the costs alone wins it for the hero, in a competitive adventure for anybody. */
function wantsToCover({ ints, rules }: CgsState, player: number): boolean {
  const { roleplay } = rules.cards.designOf[ints[at.current]];
  return isCompetitive(roleplay) || (ints[at.hero] === player && !isCooperative(roleplay));
}

/** For a player who has just passed: the table must still be as it was then. */
export function whyPassed(state: CgsState, player: number): WhyPassed {
  const { ints, rules } = state;
  const { is, setSize } = rules.cards;
  const between = ints[at.current] === NONE;
  /** By card of the player's kind: why it couldn't be played, or undefined if it could. */
  const codes = personsOf(state, player).flatMap((seat) =>
    membersOf(ints, opsOf(seat), setSize)
      .filter((card) => isIn(between ? is.adventure : is.support, card))
      .map((card) => (between ? whyNotAdventure : whyNotSupport)(state, seat, card)?.code),
  );
  const could = codes.includes(undefined);
  if (between) return could ? 'open.kept' : 'open.none';
  if (codes.includes('special-round')) return could ? 'special.kept' : 'special.none';
  if (could) return wantsToCover(state, player) && isLockedOut(outlookOf(state), player) ? 'locked' : 'kept';
  return codes.includes('frozen') ? 'frozen' : 'none';
}
