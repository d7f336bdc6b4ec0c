/** Whom a match in this browser is waiting for, if several people share it: its log is replayed. */
import { kitOf } from '@hortus/catalogue';
import type { LocalRecord } from '@hortus/frame/here/local-host.ts';
import { replay, type Seat, seatsOf } from '@hortus/kernel';

/** Empty where nobody could tell: a match of older rules, or with cards that aren't here. */
export async function whoseTurn({ log }: LocalRecord): Promise<readonly Seat[]> {
  try {
    const persons = log.terms.seats.filter(({ kind }) => kind === 'person').length;
    if (log.outcome !== undefined || persons < 2) return [];
    const game = await kitOf(log.terms.game)?.rules();
    if (game === undefined || game.rulesVersion !== log.terms.rulesVersion) return [];
    const played = replay(game, log);
    return played.ok ? seatsOf(played.value.toAct) : [];
  } catch {
    return [];
  }
}
