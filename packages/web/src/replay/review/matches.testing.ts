/** Matches between bots, for reviews. */
import type { Players } from '@hortus/bots';
import { botFor } from '@hortus/catalogue';
import {
  FastLuck,
  type Game,
  Match,
  type MatchLog,
  moveList,
  seatsOf,
  secretFromSeed,
  type Terms,
} from '@hortus/kernel';

/** Novices play quickly, and make mistakes for the course to find. */
export function played(game: Game, options: Terms['options'], most: number): MatchLog {
  const seats = [0, 1].map((seat) => ({ name: `Bot ${seat}`, kind: 'bot', level: 'novice' }) as const);
  const terms: Terms = {
    id: 'course',
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    packs: {},
    seats,
  };
  const begun = Match.begin(game, terms, [], secretFromSeed('course'));
  if (!begun.ok) throw new Error('not begun');
  const match = begun.value;
  const rng = new FastLuck(3);
  for (let i = 0; i < most && !match.over; i++) {
    const [seat = 0] = seatsOf(match.toAct);
    const setting = { options, seats: 2 };
    const move = botFor(game.id, 'novice')?.choose(match.view(seat), seat, {
      rng,
      ms: 1e9,
      now: () => 0,
      setting,
    });
    const done = match.submit({ seat, moves: move === undefined ? [] : [move], at: i });
    if (!done.ok) throw new Error(done.fault.code);
  }
  return match.log({ withSecret: true });
}

/** The last entry that nothing forced on anybody. */
export function lastChoiceOf({ game, forced }: Players, log: MatchLog): number | undefined {
  const match = Match.begin(game, log.terms, log.entropy, log.secret ?? '');
  if (!match.ok) throw new Error('not begun');
  const list = moveList(game);
  let last: number | undefined;
  for (const entry of log.entries) {
    const [move] = entry.kind === 'moves' ? entry.moves.map((one) => game.moves.fromJson(one)) : [];
    const { state } = match.value;
    const isFree = move?.ok && forced?.(state, move.value) === undefined;
    if (isFree && game.legal(state, entry.seat, list) > 1) last = entry.seq;
    match.value.apply(entry);
  }
  return last;
}
