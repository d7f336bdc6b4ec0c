// `npx tsx scripts/live-boards.ts`: what the small boards of the first page show. Plays one match of each game between
// two club bots, keeps its log, and draws some positions of it. A test plays the logs again and compares.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botFor, englishWords, KITS, loadGames } from '@hortus/catalogue';
import { botLuck, type Game, hasSeat, type Match } from '@hortus/kernel';
import { dealHere } from '../packages/frame/src/here/local-host.ts';
import { setupOf } from '../packages/frame/src/here/local-setup.ts';
import { boardOf, type LiveMatch } from './lib/live-board.ts';
import { root } from './lib/paths.mjs';

interface Wish {
  readonly seed: number;
  readonly options?: { readonly [option: string]: string | number };
  /** The first entry that is shown. */
  readonly from?: number;
}
const WISHES: Readonly<Record<string, Wish>> = {
  garden: { seed: 3, options: { first: 'A' } },
  gnostica: { seed: 5, from: 40 },
  genesis: { seed: 2, options: { first: 'a' }, from: 19 },
  'worlds-asunder': { seed: 4, options: { first: 'a' }, from: 40 },
  cgs: { seed: 1, options: { first: 'a', skip: 1 }, from: 12 },
};
const MOST_ENTRIES = 90;
const AT = Date.UTC(2026, 0, 1, 12);

/** Bots play it, and time stands still. */
function played(game: Game, { seed, options = {} }: Wish): Match {
  let drawn = seed * 1000;
  const secret = (): string => (++drawn).toString(16).padStart(64, '0');
  const match = dealHere(
    game,
    setupOf('live', { game: game.id, level: 'club', options }, englishWords()),
    secret,
  );
  const bot = botFor(game.id, 'club');
  if (bot === undefined) throw new Error(game.id);
  while (!match.over && match.seq < MOST_ENTRIES) {
    const seat = hasSeat(match.toAct, 1) ? 1 : 0;
    const setting = { options: match.terms.options, seats: match.terms.seats.length };
    const means = { rng: botLuck(match.terms, secret(), seat, match.seq), ms: 300, now: () => AT, setting };
    const move = bot.choose(match.view(seat), seat, means);
    const done = match.submit({ seat, moves: move === undefined ? [] : [move], at: AT });
    if (!done.ok) throw new Error(done.fault.code);
  }
  return match;
}

await loadGames();
for (const { id, rules } of KITS) {
  const wish = WISHES[id];
  if (wish === undefined) continue;
  const game = await rules();
  const match: LiveMatch = { from: wish.from ?? 0, log: played(game, wish).log({ withSecret: true }) };
  const folder = join(root, 'packages', 'games', id, 'scene');
  const board = await boardOf(game, match);
  writeFileSync(join(folder, 'live-match.json'), `${JSON.stringify(match)}\n`);
  writeFileSync(join(folder, 'live.json'), `${JSON.stringify(board)}\n`);
  console.log(`${id}: ${match.log.entries.length} entries, ${board.frames.length} positions`);
}
