/**
 * A state's values by name, for code that reads it without playing in it, above all bots. Rules read
 * `ints[at.phase]`.
 */
import type { Seat } from '@hortus/kernel';
import { at, type CgsState, NONE, type PlayerSet } from '../types.ts';

type Ints = Int32Array;

export const phaseIn = (ints: Ints): number => ints[at.phase];
export const eraIn = (ints: Ints): number => ints[at.era];
/** The player whose turn it is, and the one who chooses first in this era. */
export const turnIn = (ints: Ints): number => ints[at.turn];
export const startsIn = (ints: Ints): number => ints[at.first];

/** The house that each player has claimed, or NONE. */
export const claimedHouses = ({ ints, rules }: CgsState): number[] => [
  ...ints.subarray(at.claimed, at.claimed + rules.players),
];

/** The card of the adventure in progress, or NONE; and who opened it. */
export const currentIn = (ints: Ints): number => ints[at.current];
export const heroIn = (ints: Ints): number => ints[at.hero];
export function setCurrent(ints: Ints, card: number): void {
  ints[at.current] = card;
}
/** How many adventures this era has had, and how many of them in a row changed nothing. */
export const adventuresIn = (ints: Ints): number => ints[at.adventures];
export const idleIn = (ints: Ints): number => ints[at.idle];
/** Who lost the era's last adventure as its hero, and its roleplay; NONE if it was won, or there was none. */
export const lastLoserIn = (ints: Ints): number => (ints[at.lastWon] === 1 ? NONE : ints[at.lastBy]);
export const lastRoleplayIn = (ints: Ints): number => ints[at.lastRoleplay];

/** What the turning player has just requested; whether a player's own request runs unanswered. */
export const requestIn = (ints: Ints): number => ints[at.request];
export const askedOf = (ints: Ints, player: number): number => ints[at.asked + player];
/** The power card of a player's last turn, or NONE. */
export const pendingOf = (ints: Ints, player: number): number => ints[at.pending + player];
/** The same for all players. */
export const pendingCards = ({ ints, rules }: CgsState): number[] =>
  [...ints.subarray(at.pending, at.pending + rules.players)].filter((card) => card !== NONE);
/** Players who sit out the adventure in progress. */
export const outIn = (ints: Ints): PlayerSet => ints[at.out];
/** Offers made since this turn began. */
export const offersMadeBy = (ints: Ints, seat: Seat): number => ints[at.made + seat];

/** What is being carried out: its kind, its card, the rival whose cards are chosen, what is left, and the power. */
export const doingIn = (ints: Ints): number => ints[at.doing];
export const doCardIn = (ints: Ints): number => ints[at.doCard];
export const doFromIn = (ints: Ints): number => ints[at.doFrom];
export const doLeftIn = (ints: Ints): number => ints[at.doLeft];
export const doPowerIn = (ints: Ints): number => ints[at.doPower];

export const winsOf = (ints: Ints, player: number): number => ints[at.wins + player];
/** Players who are out of the session. */
export const lostIn = (ints: Ints): PlayerSet => ints[at.lost];
