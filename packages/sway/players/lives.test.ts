/** Life cards in the experience are cards too: whoever engages one loses that life, which may be worth it. */
import { type Bot, botOf, mustChoose } from '@hortus/bots';
import { copyState, FastLuck, lowestBit } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { players } from '@hortus/worlds-asunder/players/index.ts';
import { expect, test } from 'vitest';
import { PHASE, phaseIn, type SwayState, turnsIn } from '../src/index.ts';
import { sceneOf } from '../src/testing/index.ts';

/** Nine to answer: Reed Fire as leadership plus Reed Spears makes nine. */
const NINE = {
  ...{ turn: 'a', phase: 'obstruct', pool: 'plain 1', 'unlocked a': 'leadership' },
  engaged: 'b Stone Chief; b Stone Spears; b Stone Elder',
};

/** With cards left to draw: once there are none, lives go to ops. */
const sceneWith = (fields: Readonly<Record<string, string>>): SwayState =>
  sceneOf(worldsAsunder, fields, { rest: 'unseen' }).state;

/** Seat a's bot plays until the phase is over; seat b plays the last listed move. */
function finished(scene: SwayState, level: string): SwayState {
  const state = copyState(scene);
  const by = botOf(players, level) as Bot;
  const { ints } = state;
  const [phase, turns] = [phaseIn(ints), turnsIn(ints)];
  const list = new Int32Array(worldsAsunder.mostMoves);
  let toAct = worldsAsunder.toAct(state);
  for (let i = 0; toAct !== 0 && phaseIn(ints) === phase && turnsIn(ints) === turns; i++) {
    const seat = lowestBit(toAct);
    const means = { rng: new FastLuck(i), ms: Number.POSITIVE_INFINITY, now: () => 0 };
    const setting = { options: state.rules.options, seats: 2 };
    const last = worldsAsunder.legal(state, seat, list) - 1;
    const view = worldsAsunder.view(state, seat);
    const move = seat === 0 ? mustChoose(by, view, seat, { ...means, setting }) : list[last];
    toAct = worldsAsunder.play(state, seat, move, new FastLuck(i));
  }
  return state;
}

test.each(['club', 'expert'])('%s answers with its last life, which it would lose anyway', (level) => {
  const state = sceneWith({
    ...NINE,
    ...{ 'ops a': 'Reed Spears, Heron', 'ops b': 'Brawl', 'experience a': 'Reed Fire' },
    'experience b': 'Stone Fire',
  });
  expect(phaseIn(finished(state, level).ints)).toBe(PHASE.plot);
});

test.each(['club', 'expert'])('%s plots with its last life if it has nothing else', (level) => {
  const state = sceneWith({
    ...{ turn: 'a', phase: 'plot', pool: 'plain 1', 'unlocked a': 'leadership' },
    ...{ 'ops b': 'Brawl, Rope', 'experience a': 'Reed Fire', 'experience b': 'Stone Fire' },
  });
  expect(phaseIn(finished(state, level).ints)).toBe(PHASE.obstruct);
});

test('expert spends one life of two where the next plot wins the match', () => {
  const state = sceneWith({
    ...NINE,
    ...{ 'ops a': 'Reed Spears, Heron', 'experience a': 'Reed Fire, Reed Feast' },
    'experience b': 'Stone Fire',
  });
  expect(phaseIn(finished(state, 'expert').ints)).toBe(PHASE.plot);
});
