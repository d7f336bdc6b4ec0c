import { type Bot, botOf, mustChoose, type Setting } from '@hortus/bots';
import { genesis } from '@hortus/genesis';
import { players as genesisPlayers } from '@hortus/genesis/players/index.ts';
import { copyState, FastLuck, lowestBit, moveList, type Seat } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players as worldsPlayers } from '@hortus/worlds-asunder/players/index.ts';
import { expect, test } from 'vitest';
import {
  askedIn,
  discard,
  inReserve,
  lineCountOf,
  PHASE,
  phaseIn,
  removeReserve,
  reserveCountOf,
  type SwayGame,
  type SwayState,
  sideOf,
  TASK,
  taskIn,
  turningIn,
  turnsIn,
  winnerIn,
} from '../src/index.ts';
import { sceneOf } from '../src/testing/index.ts';
import { ComboSearch } from './combo.ts';
import { SETTINGS } from './settings.testing.ts';

const LEVELS = ['beginner', 'novice', 'thumb', 'club', 'strong', 'expert'];
const bot = (game: SwayGame, level: string): Bot =>
  botOf(game === genesis ? genesisPlayers : worldsPlayers, level) as Bot;

const choice = (game: SwayGame, by: Bot, state: SwayState, seat: Seat, seed: number, setting?: Setting) =>
  mustChoose(by, game.view(state, seat), seat, {
    rng: new FastLuck(seed),
    ms: Number.POSITIVE_INFINITY,
    now: () => 0,
    ...(setting === undefined ? {} : { setting }),
  });

function matchOf(game: SwayGame, options: unknown, seats: number): SwayState {
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.fault[0].message);
  return game.create(parsed.value, seats);
}

/** The bot moves until its phase is over; the others play the last listed move, so nobody cuts in. */
function finishPhase(game: SwayGame, state: SwayState, by: Bot, seat: Seat, setting?: Setting): void {
  const { ints } = state;
  const [phase, turns] = [phaseIn(ints), turnsIn(ints)];
  const list = moveList(game);
  for (let i = 0; phaseIn(ints) === phase && turnsIn(ints) === turns; i++) {
    const asked = askedIn(ints);
    const last = asked === seat ? 0 : game.legal(state, asked, list) - 1;
    const move = asked === seat ? choice(game, by, state, seat, i, setting) : list[last];
    expect(game.judge(state, asked, move)).toBeUndefined();
    game.play(state, asked, move, new FastLuck(i));
  }
}

/** Obstructions from random matches, with the last life at stake, that the hand can answer without luck. */
function answerable(most: number): [SwayState, Seat][] {
  const found: [SwayState, Seat][] = [];
  const search = new ComboSearch(genesis.mostMoves);
  const list = moveList(genesis);
  const rng = new FastLuck(5);
  const state = matchOf(genesis, {}, 2);
  const { ints } = state;
  while (found.length < most) {
    let toAct = genesis.setup(state, rng);
    for (let ply = 0; toAct !== 0 && ply < 120; ply++) {
      const seat = lowestBit(toAct);
      if (phaseIn(ints) === PHASE.obstruct && taskIn(ints) === TASK.none && lineCountOf(ints, 1 - seat) > 2) {
        const last = copyState(state);
        for (let card = 0; reserveCountOf(last.ints, seat) > 1; card++)
          if (inReserve(last, sideOf(seat), card)) {
            removeReserve(last, sideOf(seat), card);
            discard(last, card);
          }
        if (search.highest(last, seat).margin >= 0) found.push([last, seat]);
      }
      toAct = genesis.play(state, seat, list[rng.below(genesis.legal(state, seat, list))], rng);
    }
  }
  return found.slice(0, most);
}

test.each(['thumb', 'expert'])('%s answers every plot that its hand can answer', (level) => {
  const by = bot(genesis, level);
  for (const [state, seat] of answerable(60)) {
    const before = genesis.notation.makePosition(state);
    finishPhase(genesis, state, by, seat);
    expect(winnerIn(state.ints), before).not.toBe(1 - sideOf(seat));
  }
});

test.each(['thumb', 'expert'])('%s plots what a rival whose cards are known cannot answer', (level) => {
  const scene = sceneOf(genesis, {
    turn: 'a',
    phase: 'plot',
    'ops a': 'Heron, Rope, Reed Elder, Drum, Wolves, Reed Spears',
    'ops b': 'Brawl, Stone Oath',
    'reserve a': 'Reed Fire, Reed Feast',
    'reserve b': 'Stone Fire',
    pool: 'plain 1',
    known: 'Brawl: abt; Stone Oath: abt',
  });
  const state = copyState(scene.state);
  const setting = { options: state.rules.options, seats: 2 };
  finishPhase(genesis, state, bot(genesis, level), 0, setting);
  expect(turningIn(state.ints)).toBe(1);
  expect(new ComboSearch(genesis.mostMoves).highest(state, 1).margin).toBeLessThan(0);
});

test.each([genesis, worldsAsunder])(
  '$id: whole matches under every kind of setting, legal throughout',
  (game) => {
    const took = new Set<string>();
    for (const [match, { options, seats = 2 }] of SETTINGS[game.id].entries()) {
      const state = matchOf(game, options, seats);
      const bots = LEVELS.map((level) => bot(game, level));
      const rng = new FastLuck(seats);
      let moves = 0;
      for (let toAct = game.setup(state, rng); toAct !== 0 && moves < 600; moves++) {
        const seat = lowestBit(toAct);
        const by = bots[(seat + 2 * match) % LEVELS.length];
        took.add(by.level);
        const move = choice(game, by, state, seat, moves, { options, seats });
        expect(game.judge(state, seat, move)).toBeUndefined();
        toAct = game.play(state, seat, move, rng);
      }
      expect(game.outcome(state)).toBeDefined();
    }
    expect(took).toEqual(new Set(LEVELS));
  },
);
