// A match that is played the same way every time, for pictures: a club player in the reader's seat, a bot in the other.

import { botFor, englishWords, loadGames } from '@hortus/catalogue';
import { type View as CgsView, cgs } from '@hortus/cgs';
import { garden } from '@hortus/garden';
import { genesis } from '@hortus/genesis';
import { botLuck, type Game, hasSeat } from '@hortus/kernel';
import type { SwayView } from '@hortus/sway';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { dealHere, type LocalRecord } from '../../packages/frame/src/here/local-host.ts';
import { setupOf } from '../../packages/frame/src/here/local-setup.ts';

await loadGames();

const GAMES = { garden, genesis, 'worlds-asunder': worldsAsunder, cgs } as const;
/** What is agreed besides who goes first. */
const AGREED: Readonly<Record<string, object>> = { cgs: { skip: 1 } };

interface Sample {
  readonly id: string;
  /** Garden by default. */
  readonly game?: keyof typeof GAMES;
  /** The bot's level. */
  readonly level: string;
  /** Another seed gives another match; if one ends before `until`, the next seeds are tried. */
  readonly seed: number;
  /** Stops after this many moves when the reader is to move; by default at the end. */
  readonly moves?: number;
  /** … and the reader sees this. */
  readonly until?: (view: unknown) => boolean;
}

/** The reader answers a long plot, half-way through a combo. */
export const inTheMiddle = (view: unknown): boolean => {
  const { phase, turn, task, engaged, ops } = view as SwayView;
  const mine = engaged.filter(({ seat }) => seat === 0).length;
  const room = phase === 'obstruct' && turn === 0 && task === 'none';
  return room && mine >= 3 && engaged.length - mine >= 5 && (ops[0]?.count ?? 0) >= 4;
};

/** Both have added cards to an adventure, and the reader is to add another. */
export const inAnAdventure = (view: unknown): boolean => {
  const { current, ground, phase, turn } = view as CgsView;
  return current !== null && phase === 'turn' && turn === 0 && ground.every((cards) => cards.length > 0);
};

/** A bot would choose a quick move when its time is up; here time stands still. */
const AT = Date.UTC(2026, 0, 1, 12);

/** How many seeds to try: bots change, and not every match reaches what is wanted. */
const TRIES = 50;

export function sampleMatch(sample: Sample): LocalRecord {
  for (let seed = sample.seed; seed < sample.seed + TRIES; seed++) {
    const record = played({ ...sample, seed });
    if (record !== undefined) return record;
  }
  throw new Error(`no match of ${sample.game ?? 'garden'} comes to what is to be shown`);
}

/** Undefined if the match ends before the wanted position is reached. */
function played(sample: Sample): LocalRecord | undefined {
  const { id, level, seed, moves = Infinity, until = () => true } = sample;
  const game = GAMES[sample.game ?? 'garden'] as unknown as Game;
  let drawn = seed * 1000;
  const secret = (): string => (++drawn).toString(16).padStart(64, '0');
  const options = { first: game.id === 'garden' ? 'A' : 'a', ...AGREED[game.id] };
  const setup = setupOf(id, { game: game.id, level, options }, englishWords());
  const match = dealHere(game, setup, secret);
  const log = match.log({ withSecret: true });
  const players = [botFor(game.id, 'club'), botFor(game.id, level)];
  const goesOn = (): boolean => match.seq < moves || !hasSeat(match.toAct, 0) || !until(match.view(0));
  while (!match.over && goesOn()) {
    const seat = hasSeat(match.toAct, 1) ? 1 : 0;
    const rng =
      seat === 1
        ? botLuck(match.terms, log.secret ?? '', 1, match.seq + 1)
        : botLuck(match.terms, secret(), 0, match.seq);
    const asking = !match.over && seat === 1 && game.window?.(match.state) !== undefined;
    const means = {
      rng,
      ms: asking ? 150 : 1000,
      now: () => AT,
      ...(seat === 1 || game.id in AGREED
        ? { setting: { options: match.terms.options, seats: match.terms.seats.length } }
        : {}),
    };
    const move = players[seat]?.choose(match.view(seat), seat, means);
    const done = match.submit({ seat, moves: move === undefined ? [] : [move], at: AT });
    if (!done.ok) throw new Error(done.fault.code);
  }
  if (match.over && moves < Infinity) return undefined;
  return { id, log: match.log({ withSecret: true }), savedAt: AT, takeBacks: true };
}
