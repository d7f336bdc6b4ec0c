/** How a position and what happened in it are drawn. */
import { FastLuck, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica, type View } from '../../src/index.ts';
import { meaningsOf, whatFollows } from '../../src/press/index.ts';
import { turnsOf } from './lately.ts';
import { ghostsOf, gridOf } from './places.ts';

const CARDS = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const LUCK = new FastLuck(1);

/** Before and after the first step of this kind on another piece, else on the actor itself. */
function step(men: string, card: string, kind: string): { view: View; preview: View } {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const text = `to 9 | seats ab | turn a | open -\ncards ${CARDS}\nmen ${men}\nhand a ${card}\nhand b #4\nout -`;
  const parsed = gnostica.notation.parsePosition(text, options.value, 2, LUCK);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  const state = parsed.value;
  const move = gnostica.notation.parseMove(state, 0, `play ${card}`);
  if (!move.ok) throw new Error(`${card} cannot be played`);
  gnostica.play(state, 0, move.value, LUCK);
  const list = moveList(gnostica);
  const view = gnostica.view(state, 0);
  const steps = meaningsOf(view, [...list.subarray(0, gnostica.legal(state, 0, list))]).filter(
    (one) => one.kind === kind,
  );
  const one = steps.find(({ actor, target }) => actor !== target) ?? steps[0];
  return { view, preview: whatFollows(state, 0, one?.move ?? -1) as View };
}

test('a preview shows what comes, what moves and what is lost', () => {
  const struck = step('a1E@0,0 b1U@1,0', 'S4', 'sword');
  const grid = gridOf(struck.view.sites);
  const { ghosts, lost } = ghostsOf(struck.view, struck.preview, grid);
  expect(ghosts).toEqual([]);
  expect([...lost].map((i) => struck.view.men[i]?.owner)).toEqual([1]);
  expect(struck.preview.scores[1]).toBeLessThan(struck.view.scores[1] ?? 0);
  const moved = step('a1E@0,0', 'R7', 'rod');
  const after = ghostsOf(moved.view, moved.preview, grid);
  expect(after.ghosts.map(({ man, from }) => [man.x, man.y, from === undefined])).toEqual([[1, 0, false]]);
  expect(after.lost.size).toBe(0);
});

test('entries of one seat that follow each other are one turn, with the way of each piece', () => {
  const piece = { owner: 1, pips: 2, facing: 0 };
  const turns = turnsOf([
    { seat: 1, told: [{ kind: 'played', seat: 1, card: 15 }] },
    {
      seat: 1,
      told: [
        { kind: 'touched', ...piece, x: 250, y: 250 },
        { kind: 'entered', ...piece, x: 251, y: 250 },
      ],
    },
    { seat: 2, told: [{ kind: 'passed', seat: 2, stuck: 0 }] },
  ]);
  expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(turns[0]?.marks).toEqual([
    { kind: 'entered', x: 1, y: 0, owner: 1, pips: 2, facing: 'N', from: [0, 0] },
  ]);
});
