/** The standing of adventure and era, now and after a card: what a table draws and says. */
import { copyState, FastLuck, type Move, type Seat } from '@hortus/kernel';
import { isCooperative } from '../arithmetic/reckon.ts';
import { play } from '../play.ts';
import { designIn } from '../state/faces.ts';
import { playerOf } from '../state/players.ts';
import { isIn } from '../state/zones.ts';
import { AT_PLAY, at, type CgsState, MOVES, NO_REQUEST, NONE, TURN } from '../types.ts';
import {
  type AdventureStanding,
  adventureStanding,
  type EraStanding,
  eraStanding,
} from '../view/standing.ts';
import { reachOf } from './reach.ts';

export interface Outlook {
  readonly adventure: AdventureStanding | null;
  /** By player and name: what they could still add; in a cooperative adventure, what all of them could. */
  readonly reach: readonly (readonly number[])[];
  readonly eras: readonly EraStanding[];
}

export function outlookOf(state: CgsState): Outlook {
  const players = Array.from({ length: state.rules.players }, (_, i) => i);
  const reach = players.map((player) => reachOf(state, player));
  return {
    adventure: adventureStanding(state),
    // CGS-COOP-2 Together, what anybody could add counts for all.
    reach: isTogether(state) ? reach.map((one) => one.map((_, name) => sumOf(reach, name))) : reach,
    eras: players.map((player) => eraStanding(state, player)),
  };
}

const sumOf = (reach: readonly (readonly number[])[], name: number): number =>
  reach.reduce((sum, one) => sum + one[name], 0);

const isTogether = ({ ints, rules }: CgsState): boolean =>
  ints[at.current] !== NONE && isCooperative(rules.cards.designOf[ints[at.current]].roleplay);

/**
 * The standing after a card is laid. Nothing is hidden and no
 * luck is left before the next deal, so this is what happens.
 */
export function outlookAfter(state: CgsState, seat: Seat, move: Move): Outlook | undefined {
  const { play: playing, add } = MOVES.kinds;
  if (!playing.is(move) && !add.is(move)) return undefined;
  const next = copyState(state);
  play(next, seat, move, new FastLuck(1), undefined);
  return outlookOf(next);
}

/** Would the effect of this card find nothing to act on (CGS-R-21)? Powers act later, on what is there then. */
export function isEmptyEffect(state: CgsState, seat: Seat, move: Move): boolean {
  const { play: playing } = MOVES.kinds;
  if (!playing.is(move)) return false;
  const { is, designs } = state.rules.cards;
  if (!isIn(is.effect, designs[designIn(playing.get.face(move))].first)) return false;
  const next = copyState(state);
  // As it would be on the seat's next turn.
  toTurn(next, seat);
  play(next, seat, move, new FastLuck(1), undefined);
  return next.ints[at.phase] === TURN;
}

/** Makes it this seat's turn, with nothing asked and no card played yet. */
export function toTurn(state: CgsState, seat: Seat): void {
  const { ints } = state;
  ints[at.phase] = TURN;
  ints[at.turn] = playerOf(state, seat);
  ints[at.step] = AT_PLAY;
  ints[at.request] = NO_REQUEST;
  ints[at.answers] = 0;
}

/** Can this player still cover every cost, with what lies there and what he could add? */
export function isLockedOut({ adventure, reach }: Outlook, player: number): boolean {
  if (adventure === null) return false;
  return adventure.costs.some(
    ({ name, required, covered }) =>
      (covered[player] ?? 0) + (reach[player]?.[name] ?? 0) < (required[player] ?? 0),
  );
}

/** What the card costs at the end of the era, by name, if it ends in a wreckage or buildsite. */
export function eraCostsOf({ rules }: CgsState, design: number): readonly (readonly [number, number])[] {
  const { ec, designs } = rules.cards;
  const { first } = designs[design];
  const costs: (readonly [number, number])[] = [];
  for (let i = ec.from[first]; i < ec.from[first + 1]; i++) costs.push([ec.name[i], ec.value[i]]);
  return costs;
}

export const playerAt = (state: CgsState, seat: Seat): number => playerOf(state, seat);
