/** Two against two: what bots make of a partner, who shares the timeline, the lives and the end of the match. */
import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import genesisValue from '@hortus/genesis/players/value.json' with { type: 'json' };
import { copyState, FastLuck, moveList } from '@hortus/kernel';
import { readNetwork } from '@hortus/search';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import worldsValue from '@hortus/worlds-asunder/players/value.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { SwayGame, SwayState } from '../src/index.ts';
import { sceneOf } from '../src/testing/index.ts';
import { GENESIS, WORLDS } from './figures.ts';
import { Mind } from './mind.ts';
import { Playout } from './playout.ts';
import { questionsOf } from './testing/questions.ts';
import { wasteOf } from './testing/waste.ts';
import { Learned } from './value/learned.ts';

const GAMES = [
  { game: genesis, players: genesisPlayers, home: 'reserve', value: genesisValue, figures: GENESIS },
  { game: worldsAsunder, players: worldsPlayers, home: 'experience', value: worldsValue, figures: WORLDS },
] as const;

const SEARCHING = GAMES.flatMap((one) => ['strong', 'expert'].map((level) => ({ ...one, level })));

interface Table {
  readonly game: SwayGame;
  readonly players: typeof genesisPlayers;
  readonly home: string;
  readonly level: string;
}

/** What seat c does in its obstruction, under some lucks; a is its partner. */
function answersOf({ game, players, home, level }: Table, engaged: string, ops: string): Set<string> {
  const fields = {
    ...{ turn: 'c', phase: 'obstruct', pool: 'plain 1', engaged, 'ops c': ops },
    ...{
      'ops a': 'Reed Vow, Reed Raft',
      'ops b': 'Stone Vow, Stone Mirror',
      'ops d': 'Stone Raft, Stone Mist',
    },
    ...{ [`${home} a`]: 'Reed Fire, Reed Feast', [`${home} b`]: 'Stone Fire, Stone Feast' },
  };
  const { state } = sceneOf(game, fields, { seats: 4, rest: 'unseen' });
  const bot = botOf(players, level) as Bot;
  const setting = { options: state.rules.options, seats: 4 };
  const moves = [1, 2, 3, 4, 5, 6].map((seed) => {
    const means = { rng: new FastLuck(seed), ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
    return mustChoose(bot, game.view(state, 2), 2, means);
  });
  return new Set(moves.map((move) => game.notation.makeMove(state, 2, move)));
}

const HAND = 'Reed Spears, Reed Mirror';

test.each(SEARCHING)('$game.id: $level lays nothing where the partner’s cards suffice', (table) => {
  expect(answersOf(table, 'a Reed Chief; a Reed Elder; b Stone Chief', HAND)).toEqual(new Set(['finish']));
});

test.each(SEARCHING)('$game.id: $level adds to the partner’s cards what is missing', (table) => {
  expect(answersOf(table, 'a Reed Chief; b Stone Chief; b Stone Spears', HAND)).toEqual(
    new Set(['engage Reed Spears']),
  );
});

test.each(GAMES)(
  '$game.id: four experts lay nothing where nothing has to be answered',
  ({ game, players }) => {
    const { obstructions, scenes } = wasteOf(game, botOf(players, 'expert') as Bot, 42, 4);
    expect(scenes).toEqual([]);
    expect(obstructions).toBeGreaterThan(5);
  },
);

test.each(GAMES)('$game.id: a playout counts what the side wins', ({ game, value, figures }) => {
  const playout = new Playout(
    new Mind(moveList(game), figures, true),
    new Learned({ two: readNetwork(value) }),
  );
  const worth = (state: SwayState, seat: number): number =>
    playout.value(state, copyState(state), seat, [], 1, new FastLuck(9));
  let asked = 0;
  for (const { state } of questionsOf(game, 5, 4)) {
    if (++asked > 60) break;
    const [a, b, c, d] = [0, 1, 2, 3].map((seat) => worth(state, seat));
    expect([c, d]).toEqual([a, b]);
    expect(a + b).toBeCloseTo(1);
  }
  expect(asked).toBeGreaterThan(60);
});

test.each(GAMES)('$game.id: partners have the same chance to win', ({ game, players }) => {
  const chances = players.chances?.();
  let asked = 0;
  for (const { state } of questionsOf(game, 6, 4)) {
    if (++asked > 20) break;
    const [a, b, c, d] = chances?.(state, new FastLuck(3)) ?? [];
    expect([c, d]).toEqual([a, b]);
    expect(a + b).toBeCloseTo(1);
  }
  expect(asked).toBeGreaterThan(20);
});
