/** End of adventure: the test of costs and the wrap-up (CGS-EOA, CGS-WIN, CGS-WRAP). */
import { EVERYONE, NO_MEMBER } from '@hortus/kernel';
import { isCooperative } from '../arithmetic/reckon.ts';
import { winnerOf } from '../arithmetic/winner.ts';
import { refreshOpen } from '../state/open.ts';
import { layerOf, playerOf, voiceOf } from '../state/players.ts';
import {
  cardsIn,
  firstIn,
  groundOf,
  isIn,
  moveCard,
  nextIn,
  opsOf,
  siteOf,
  wreckOf,
} from '../state/zones.ts';
import { clearAdventure } from '../turn/era.ts';
import {
  at,
  CATACLYSM,
  CAUSES,
  type Cause,
  COMMON_SITE,
  COMPETITION,
  DOOMSDAY,
  EPIC,
  EVENTS,
  NONE,
  type Now,
} from '../types.ts';

const tell = EVENTS.kinds;
const design = ({ cards }: Now, card: number): number => cards.designOf[card].index;

/** What follows: the cause if the era ends (with its finale, or at a cap); undefined if play continues. */
export type After = Cause | undefined;

/** CGS-EOA-2 Costs are tested only now. Returns why the era ends, if it does. */
export function resolveAdventure(now: Now, cause: Cause): After {
  const { state, ints, cards, told } = now;
  const current = ints[at.current];
  const { roleplay } = cards.designOf[current];
  const winner = winnerOf(state);
  const won = winner !== NONE;
  const by = won ? winner : ints[at.hero];
  told?.tell(tell.resolved.pack(voiceOf(state, by), won ? 1 : 0, CAUSES.indexOf(cause)), EVERYONE, false);
  ints[at.lastRoleplay] = roleplay;
  ints[at.lastWon] = won ? 1 : 0;
  ints[at.lastBy] = by;
  // CGS-WRAP-1, -2 The rest of the wrap-up is skipped; the cards stay where they are until the next era (CGS-R-103).
  if (roleplay === DOOMSDAY || roleplay === EPIC || (roleplay === CATACLYSM && !won)) {
    ints[at.adventures]++;
    return 'finale';
  }
  const reached = wrapUp(now, current, roleplay, winner);
  return adventureOver(now, reached);
}

/** CGS-WRAP-3 … 8 Returns whether a card has reached a buildsite or a wreckage. */
function wrapUp(now: Now, current: number, roleplay: number, winner: number): boolean {
  const { state, ints, rules, cards, told } = now;
  const won = winner !== NONE;
  let reached = won;
  const layer = layerOf(state, current);
  if (won) {
    const isCommon = isIn(cards.is.commonSite, current);
    moveCard(ints, current, groundOf(layer), isCommon ? at.common : siteOf(winner));
    told?.tell(
      tell.sited.pack(isCommon ? COMMON_SITE : voiceOf(state, winner), design(now, current)),
      EVERYONE,
      false,
    );
  } else {
    moveCard(ints, current, groundOf(layer), opsOf(layer));
    told?.tell(tell.returned.pack(layer, design(now, current)), EVERYONE, false);
  }
  for (let seat = 0; seat < rules.seats; seat++) {
    const player = playerOf(state, seat);
    const ground = groundOf(seat);
    for (let card = firstIn(state, ground); card !== NO_MEMBER; card = nextIn(state, ground, card)) {
      if (won && isCooperative(roleplay) && isIn(cards.is.stock, card)) {
        moveCard(ints, card, ground, siteOf(player));
        told?.tell(tell.sited.pack(voiceOf(state, player), design(now, card)), EVERYONE, false);
        reached = true;
      } else if (roleplay === COMPETITION && player !== winner) {
        moveCard(ints, card, ground, opsOf(seat));
        told?.tell(tell.returned.pack(seat, design(now, card)), EVERYONE, false);
      } else {
        moveCard(ints, card, ground, wreckOf(player));
        told?.tell(tell.wrecked.pack(voiceOf(state, player), design(now, card)), EVERYONE, false);
        reached = true;
      }
    }
  }
  // Only a won adventure changes a buildsite.
  if (won) refreshOpen(state);
  return reached;
}

/** CGS-WRAP-9, CGS-R-61 A new adventure may begin, unless a cap ends the era. */
function adventureOver({ ints, rules }: Now, reached: boolean): After {
  const { idleCap, adventureCap } = rules.options;
  ints[at.adventures]++;
  ints[at.idle] = reached || ints[at.busy] === 1 ? 0 : ints[at.idle] + 1;
  clearAdventure(ints);
  if (idleCap > 0 && ints[at.idle] >= idleCap) return 'idleCap';
  return adventureCap > 0 && ints[at.adventures] >= adventureCap ? 'adventureCap' : undefined;
}

/**
 * CGS-REW-2, -3, CGS-R-10 Everything goes back to ops, except for protected cards, which are wrecked, the rewinding card
 * among them. The adventure is neither won nor lost.
 */
export function rewindAdventure(now: Now, player: number): After {
  const { state, ints, rules, cards, told } = now;
  const { roleplay } = cards.designOf[ints[at.current]];
  told?.tell(tell.resolved.pack(voiceOf(state, player), 0, CAUSES.indexOf('rewind')), EVERYONE, false);
  const isFinale = roleplay === DOOMSDAY || roleplay === EPIC || roleplay === CATACLYSM;
  if (isFinale && rules.options.rewindFinale === 'lost') {
    ints[at.lastRoleplay] = roleplay;
    ints[at.lastWon] = 0;
    ints[at.lastBy] = ints[at.hero];
  }
  for (let seat = 0; seat < rules.seats; seat++)
    for (const card of cardsIn(state, groundOf(seat))) {
      if (isIn(cards.is.protected, card)) {
        const owner = playerOf(state, seat);
        moveCard(ints, card, groundOf(seat), wreckOf(owner));
        told?.tell(tell.wrecked.pack(voiceOf(state, owner), design(now, card)), EVERYONE, false);
      } else {
        moveCard(ints, card, groundOf(seat), opsOf(seat));
        told?.tell(tell.returned.pack(seat, design(now, card)), EVERYONE, false);
      }
    }
  const after = adventureOver(now, true);
  return isFinale && rules.options.rewindFinale === 'lost' ? 'finale' : after;
}

/**
 * CGS-R-107 A hero who leaves takes their adventure with them:
 * supports go back to ops, and nothing is wrecked.
 */
export function undoAdventure(now: Now): void {
  const { state, ints, rules, told } = now;
  for (let seat = 0; seat < rules.seats; seat++)
    for (const card of cardsIn(state, groundOf(seat))) {
      moveCard(ints, card, groundOf(seat), opsOf(seat));
      told?.tell(tell.returned.pack(seat, design(now, card)), EVERYONE, false);
    }
  clearAdventure(ints);
}
