/** Seats, players and their order (CGS-SES-2, CGS-GRP). */
import { allSeats, hasSeat, onlySeat, type Seat, type SeatSet } from '@hortus/kernel';
import { at, type CgsState, NONE, type PlayerSet, TURN } from '../types.ts';
import { groundOf, lies } from './zones.ts';

export const playerOf = ({ ints, rules }: CgsState, seat: Seat): number => rules.playerOf[ints[at.era]][seat];

/** The persons of a player, including those who have left. */
export const personsOf = ({ ints, rules }: CgsState, player: number): readonly Seat[] =>
  rules.seatsOf[ints[at.era]][player];

export const isGone = ({ ints }: CgsState, seat: Seat): boolean => hasSeat(ints[at.gone], seat);
export const isOut = ({ ints }: CgsState, player: number): boolean => hasSeat(ints[at.lost], player);

/** The persons of a player who are still there. */
export function presentOf(state: CgsState, player: number): Seat[] {
  return personsOf(state, player).filter((seat) => !isGone(state, seat));
}

export const seatsOfPlayer = ({ ints, rules }: CgsState, player: number): SeatSet =>
  rules.groups[ints[at.era]][player] & ~ints[at.gone];

export function seatsOfPlayers(state: CgsState, players: PlayerSet): SeatSet {
  let set = 0;
  for (let player = 0; player < state.rules.players; player++)
    if (hasSeat(players, player)) set |= seatsOfPlayer(state, player);
  return set;
}

/** The seat that represents a player in events. */
export const voiceOf = (state: CgsState, player: number): Seat => personsOf(state, player)[0];

/** Is the table waiting for a move of this player on their turn? */
export const isTurning = ({ ints }: CgsState, player: number): boolean =>
  ints[at.phase] === TURN && ints[at.turn] === player;

/** Players still in the session. */
export function playersLeft({ ints, rules }: CgsState): number {
  let left = 0;
  for (let player = 0; player < rules.players; player++) if (!hasSeat(ints[at.lost], player)) left++;
  return left;
}

export const allPlayers = ({ ints, rules }: CgsState): PlayerSet => allSeats(rules.players) & ~ints[at.lost];

export const rivalsOf = (state: CgsState, player: number): PlayerSet => allPlayers(state) & ~onlySeat(player);

/** The next player in the sequence who is still in the session. */
export function playerAfter(state: CgsState, player: number): number {
  const { players } = state.rules;
  for (let step = 1; step <= players; step++) {
    const next = (player + step) % players;
    if (!isOut(state, next)) return next;
  }
  return player;
}

/** The players in the order of turns, from this one on. */
export function inOrder(state: CgsState, from: number): number[] {
  const { players } = state.rules;
  const order: number[] = [];
  for (let i = 0; i < players; i++) {
    const player = (from + i) % players;
    if (!isOut(state, player)) order.push(player);
  }
  return order;
}

/** The seat in whose playground the card lies. */
export function layerOf({ ints, rules }: CgsState, card: number): Seat {
  for (let seat = 0; seat < rules.seats; seat++) if (lies(ints, groundOf(seat), card)) return seat;
  return NONE;
}
