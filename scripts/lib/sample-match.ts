// A match that is played the same way every time, for pictures: a club player in the reader's seat, a bot in the other.

import { botFor } from '@hortus/bots';
import { garden } from '@hortus/garden';
import { botLuck, type Game, hasSeat } from '@hortus/kernel';
import { wordsIn } from '@hortus/words';
import { LocalHost, type LocalRecord } from '../../packages/web/src/table/local-host.ts';
import { setupOf } from '../../packages/web/src/table/local-setup.ts';

interface Sample {
  readonly id: string;
  /** The bot's. */
  readonly level: string;
  /** Another number, another garden and another course. */
  readonly seed: number;
  /** Stops when so many moves were made and the reader is to move; left out: at the end. */
  readonly moves?: number;
}

/** A bot would choose a quick move when its time is up; here time stands still. */
const AT = Date.UTC(2026, 0, 1, 12);

export function sampleMatch({ id, level, seed, moves = Infinity }: Sample): LocalRecord {
  let drawn = seed * 1000;
  const secret = (): string => (++drawn).toString(16).padStart(64, '0');
  const options = { first: 'A' };
  const setup = setupOf(id, { game: garden.id, level, options }, wordsIn('en'));
  const host = LocalHost.begin(garden as unknown as Game, setup, {
    now: () => AT,
    secret,
    bot: (strength) => botFor(garden.id, strength),
  });
  const reader = botFor(garden.id, 'club');
  const { match } = host;
  while (!match.over && (match.seq < moves || !hasSeat(match.toAct, 0))) {
    if (host.botToAct() !== undefined) host.playBot();
    else {
      const means = { rng: botLuck(match.terms, secret(), 0, match.seq), ms: 1000, now: () => AT };
      const refusal = reader && host.play(0, [reader.choose(match.view(0), 0, means)]);
      if (refusal !== undefined) throw new Error(refusal.code);
    }
  }
  return host.record();
}
