/**
 * What the learner's games are, so that a change of the rules, the rules of thumb or the search is noticed: from then on
 * `npm run lab -- learn` makes other files than before. When these hashes change, decision 34 says which commit's program
 * made the files in the repository.
 */
import { createHash } from 'node:crypto';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import genesisValue from '@hortus/genesis/players/value.json' with { type: 'json' };
import { type Network, readNetwork } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import worldsValue from '@hortus/worlds-asunder/players/value.json' with { type: 'json' };
import { expect, test } from 'vitest';

/** For the first and second generation with seed 1; every eighth game of those for two has four players. */
const [FIRST, SECOND] = [650_000_000, 660_000_001];

const PUPILS = [
  {
    game: genesis,
    players: genesisPlayers,
    value: genesisValue,
    byThumb: 'bcd2cc34e16b',
    bySearch: 'df301aff03b6',
    ofFour: 'f1c411ce26a7',
  },
  {
    game: worldsAsunder,
    players: worldsPlayers,
    value: worldsValue,
    byThumb: '2f3d96dfa140',
    bySearch: '19904d597bf4',
    ofFour: 'ef6e7b429ffa',
  },
];

test.each(PUPILS)('$game.id: the games that the value is learned from', ({ players, value, ...expected }) => {
  const played = (from: number, games: number, network: Network | undefined, seats = 2): string => {
    const pupil = players.pupil?.(seats);
    const hash = createHash('sha256');
    for (let game = from; game < from + games; game++) {
      const results = pupil?.play(game, network, (inputs, _, side) => {
        hash.update(`${side} ${inputs.join(' ')}\n`);
      });
      hash.update(`${results?.join(' ')}\n`);
    }
    return hash.digest('hex').slice(0, 12);
  };
  expect(played(FIRST, 20, undefined)).toBe(expected.byThumb);
  expect(played(SECOND, 1, readNetwork(value))).toBe(expected.bySearch);
  expect(played(FIRST, 1, players.pupil?.(4)?.start, 4)).toBe(expected.ofFour);
});
