/** A match for tests: played to its end by bots, or by what a test chooses. */
import { botFor, loadGames } from '@hortus/catalogue';
import { type GardenState, garden } from '@hortus/garden';
import { FastLuck, type Game, Match, seatsOf, secretFromSeed, type Terms } from '@hortus/kernel';

await loadGames();

export const game: Game = garden;

export function begin(options: Terms['options'], seed: string): Match<GardenState> {
  const terms: Terms = {
    id: seed,
    game: 'garden',
    rulesVersion: garden.rulesVersion,
    options,
    packs: {},
    seats: [
      { name: 'Anna', kind: 'bot', level: 'novice' },
      { name: 'Ben', kind: 'bot', level: 'random' },
    ],
  };
  const begun = Match.begin(garden, terms, [], secretFromSeed(seed));
  if (!begun.ok) throw new Error('not begun');
  return begun.value as unknown as Match<GardenState>;
}

export function playOn(match: Match<GardenState>, most = 500): Match<GardenState> {
  const rng = new FastLuck(5);
  for (let i = 0; i < most && !match.over; i++) {
    const [seat = 0] = seatsOf(match.toAct);
    const bot = botFor('garden', seat === 0 ? 'novice' : 'random');
    const move = bot?.choose(match.view(seat), seat, { rng, ms: 1e9, now: () => 0 }) ?? -1;
    const played = match.submit({ seat, moves: [move], at: 1_700_000_000_000 + i });
    if (!played.ok) throw new Error(played.fault.code);
  }
  return match;
}
