/** Whom a match in this browser is waiting for, if its terms don't tell: its log is replayed. */
import { kitOf } from '@hortus/catalogue';
import type { LocalRecord } from '@hortus/frame/here/local-host.ts';
import { copyState, replay, type Seat, seatsOf } from '@hortus/kernel';

/**
 * Empty if it can't be told: a match under older rules, or with cards that aren't here. Also if one person
 * plays against bots and is still in the match: bots answer immediately, so it waits for that person.
 */
export async function whoseTurn({ log }: LocalRecord): Promise<readonly Seat[]> {
  try {
    const { seats } = log.terms;
    const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    // Only with three or more seats can a match go on without one of them.
    if (log.outcome !== undefined || (persons.length < 2 && seats.length < 3)) return [];
    const game = await kitOf(log.terms.game)?.rules();
    if (game === undefined || game.rulesVersion !== log.terms.rulesVersion) return [];
    const played = replay(game, log);
    if (!played.ok) return [];
    const { state, toAct } = played.value;
    const [only] = persons;
    const isIn = (seat: Seat): boolean =>
      game.judge(copyState(state), seat, game.moves.kinds.resign.pack()) === undefined;
    return persons.length === 1 && only !== undefined && isIn(only) ? [] : seatsOf(toAct);
  } catch {
    return [];
  }
}
