/** Seats and players of a view: a player is one person, or several who act as one. */
import type { Seat } from '@hortus/kernel';
import type { EraStanding, View } from '../src/index.ts';

/** The seats of a player in the era that is shown. */
export const personsIn = ({ groups, era }: View, player: number): readonly Seat[] =>
  groups?.[era]?.[player] ?? [player];

export function playerIn({ groups, era }: View, seat: Seat): number {
  const players = groups?.[era];
  return players === undefined ? seat : players.findIndex((seats) => seats.includes(seat));
}

/** `Ana & Ben`. */
export const nameIn = (view: View, names: readonly string[], player: number): string =>
  personsIn(view, player)
    .map((seat) => names[seat] ?? '')
    .join(' & ');

/** Is this a spectator's view? */
export const isWatched = ({ viewer }: View): boolean => typeof viewer !== 'number';

/** What a player owes beyond what he has earned of it: the name's index, and how much. */
export const owedIn = (era: EraStanding | undefined): readonly (readonly [name: number, missing: number])[] =>
  (era?.bill ?? []).flatMap(([name, required, covered]) =>
    required > covered ? [[name, required - covered] as const] : [],
  );
