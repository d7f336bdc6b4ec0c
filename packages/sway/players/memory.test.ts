/** A mind follows a plan while it plays out a phase; by the next decision it must have forgotten it. */

import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players } from '@hortus/genesis/players/index.ts';
import { FastLuck, type Move } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { MOVES, type SwayState } from '../src/index.ts';
import { sceneOf } from '../src/testing/index.ts';

const plot = (ops: string): SwayState =>
  sceneOf(genesis, {
    ...{ turn: 'a', phase: 'plot', 'ops a': ops, 'ops b': 'Brawl, Stone Oath', pool: 'plain 1' },
    ...{ 'reserve a': 'Reed Fire, Reed Feast', 'reserve b': 'Stone Fire' },
  }).state;
const SEVEN = plot('Drum, Drum and Pipe, Reed Chief, Mill, Lantern, Wolves, Ladder');
/** From another match: as many cards as the first has left after engaging one, but none of the same. */
const SIX = plot('Reed Elder, Reed Raft, Reed Spears, Cart, Ferry, Rope');

const choice = (by: Bot, state: SwayState): Move =>
  mustChoose(by, genesis.view(state, 0), 0, {
    ...{ rng: new FastLuck(7), ms: Number.POSITIVE_INFINITY, now: () => 0 },
    setting: { options: state.rules.options, seats: 2 },
  });

test.each(['novice', 'thumb', 'club', 'strong', 'expert'])(
  '%s decides the same whatever it planned in another match',
  (level) => {
    const one = botOf(players, level) as Bot;
    expect(['engage', 'bring']).toContain(MOVES.kindOf(choice(one, SEVEN)));
    const [asked, anew] = [choice(one, SIX), choice(botOf(players, level) as Bot, SIX)];
    expect(['engage', 'bring']).toContain(MOVES.kindOf(anew));
    expect(asked).toBe(anew);
  },
);
