/** How a match ended, in words for its reader. */
import type { Outcome } from '@hortus/kernel';
import { type EndReader, type reasonWords, whoIs } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

export type Sides = Parameters<typeof reasonWords>[4];

interface EndWords {
  /** How it ended for the reader, who is addressed. */
  readonly reader: EndReader;
  /** Who won. */
  readonly won: string;
  /** The names of winner and loser, if there is one of each. */
  readonly sides: Sides;
}

export function endWords({ cast, names }: TableModel, { winners }: Outcome): EndWords {
  const { say, list } = words.value;
  const [winner] = winners;
  if (winner === undefined) return { reader: 'drawn', won: say('web.end.nobody'), sides: undefined };
  const { you } = cast.value;
  const youWon = you !== undefined && winners.includes(you);
  const reader = you === undefined ? 'seen' : youWon ? 'won' : 'lost';
  const nameOf = (seat: number): string => names.value[seat] ?? '';
  if (winners.length > 1) {
    const who = list(winners.filter((seat) => seat !== you).map(nameOf));
    return { reader, won: say('web.end.together', { who, you: youWon }), sides: undefined };
  }
  const losers = names.value.filter((_, seat) => seat !== winner);
  return {
    reader,
    won: say(reader === 'lost' ? 'web.end.lost' : 'web.end.won', whoIs(cast.value, winner)),
    sides: { winner: nameOf(winner), ...(losers.length === 1 ? { loser: losers[0] } : {}) },
  };
}
