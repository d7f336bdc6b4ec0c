/** What is remembered of earlier readings never shows: every position is read as if it were the first. */
import { FastLuck, lowestBit, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { END, type GnosticaState, gnostica, kinds, OVER, phaseOf } from '../src/index.ts';
import { table } from '../src/testing/scene.ts';
import { FACTS, Facts, WIDTH } from './facts.ts';
import { Outlook } from './outlook.ts';
import { redeal } from './redeal.ts';
import { LASTING, SOON, type Weights } from './weights.ts';

const facts = new Facts();
const bare = table({ men: 'a1U@0,0', cards: '0,0:C2', hands: 'a C3; b C4' }).state;
const copyOf = ({ ints, rules }: GnosticaState): GnosticaState => ({ ints: ints.slice(), rules });

/** Positions of random games of two in which nobody announces, and the same boards with other hands. */
function positions(games: number): GnosticaState[] {
  const found: GnosticaState[] = [];
  const list = moveList(gnostica);
  const rules = gnostica.parseOptions({ cap: 60 }, 2);
  if (!rules.ok) throw new Error('these are no options');
  for (let game = 1; game <= games; game++) {
    const luck = new FastLuck(game);
    const state = gnostica.create(rules.value, 2);
    for (let toAct = gnostica.setup(state, luck), played = 0; toAct !== 0 && played < 150; played++) {
      const seat = lowestBit(toAct);
      const count = gnostica.legal(state, seat, list);
      const moves = [...list.subarray(0, count)].filter((move) => !kinds.announce.is(move));
      toAct = gnostica.play(state, seat, moves[luck.below(moves.length)], luck);
      if (phaseOf(state.ints) === END || phaseOf(state.ints) === OVER) continue;
      found.push(copyOf(state));
      const other = copyOf(state);
      redeal(other, 0, luck, 0);
      found.push(other);
    }
  }
  const order = Int32Array.from(found, (_, i) => i);
  new FastLuck(5).shuffle(order);
  return Array.from(order, (i) => found[i]);
}

/** The facts after another, much smaller board was read, so that nothing is left of the last one. */
function readAlone(state: GnosticaState, seat: number): number[] {
  facts.read(bare, 0);
  facts.read(state, seat);
  return [...facts.rows.subarray(0, 2 * WIDTH)];
}

function ahead(rows: readonly number[], weights: Weights, seat: number): number {
  let sum = 0;
  for (const [i, fact] of FACTS.entries())
    sum += weights[fact] * (rows[seat * WIDTH + i] - rows[(1 - seat) * WIDTH + i]);
  return sum;
}

const found = positions(60);

test('a position read after any other shows the same facts as one read alone', () => {
  const rows = found.map((state, i) => {
    facts.read(state, i & 1);
    return [...facts.rows.subarray(0, 2 * WIDTH)];
  });
  expect(rows).toEqual(found.map((state, i) => readAlone(state, i & 1)));
});

test('boards that come up again with other hands, for the other seat or with other weights have the same worth as when read', () => {
  const outlooks = [LASTING, SOON].map((weights) => ({ weights, outlook: new Outlook(weights) }));
  for (const state of found)
    for (const seat of [0, 1]) {
      const rows = readAlone(state, seat);
      for (const { outlook, weights } of outlooks)
        expect(outlook.value(state, seat)).toBe(ahead(rows, weights, seat));
    }
});
