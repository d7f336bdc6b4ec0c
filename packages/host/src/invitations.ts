/** Since when each seat has had its current invitation to answer: a bot is asked again only if it has changed. */
import { type Game, type Seat, type SeatSet, type State, seatsOf, sharedList } from '@hortus/kernel';

/** An entry, and when it was made. */
export interface EntryMark {
  readonly seq: number;
  readonly at: number;
}

interface Invitation extends EntryMark {
  readonly seat: Seat;
  /** Its possible asides. */
  readonly asides: string;
}

export type Invitations = readonly Invitation[];

const NOBODY: Invitations = [];

export function invitationsAfter(
  before: Invitations,
  game: Game,
  state: State,
  invited: SeatSet,
  { seq, at }: EntryMark,
): Invitations {
  if (invited === 0) return NOBODY;
  const list = sharedList(game);
  return seatsOf(invited).map((seat) => {
    const asides = list.subarray(0, game.asides(state, seat, list)).join(' ');
    const known = before.find((one) => one.seat === seat);
    return known?.asides === asides ? known : { seat, asides, seq, at };
  });
}
