import { FastLuck, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica, type View } from '../src/index.ts';
import { asked, groupsOf, isPicked, lit, meant, NOTHING, press } from './choosing.ts';
import { turnsOf } from './lately.ts';
import { firstLike, type Meaning, reader, type Thing } from './meaning.ts';
import { ghostsOf, gridOf } from './places.ts';
import { previewOf } from './preview.ts';
import { tried } from './tried.ts';

const CARDS = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const LUCK = new FastLuck(1);

function at(men: string, hand: string, ...plays: string[]) {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const text = [
    'to 9 | seats ab | turn a | open -',
    `cards ${CARDS}`,
    `men ${men}`,
    `hand a ${hand}`,
    'hand b #4',
    'out -',
  ];
  const parsed = gnostica.notation.parsePosition(text.join('\n'), options.value, 2, LUCK);
  if (!parsed.ok) throw new Error(parsed.fault.map(({ message }) => message).join('; '));
  const state = parsed.value;
  for (const play of plays) {
    const move = gnostica.notation.parseMove(state, 0, play);
    if (!move.ok) throw new Error(`${play} cannot be read`);
    gnostica.play(state, 0, move.value, LUCK);
  }
  const list = moveList(gnostica);
  const legal = [...list.subarray(0, gnostica.legal(state, 0, list))];
  const view = gnostica.view(state, 0);
  return { state, view, all: legal.map(reader(view)) };
}

const siteAt = (view: View, x: number, y: number): Thing =>
  `site ${view.sites.findIndex((site) => site.x === x && site.y === y)}`;
const manAt = (view: View, x: number, y: number, owner: number): Thing =>
  `man ${view.men.findIndex((man) => man.x === x && man.y === y && man.owner === owner)}`;
const kinds = (moves: readonly Meaning[]): string[] => [...new Set(moves.map(({ kind }) => kind))];

test('[GNO-TGT-5] the target of a minion is the space ahead, though the move does not name it', () => {
  const { view, all } = at('a1E@0,0 a2N@0,1 b1U@1,0', 'C3,R7', 'play C3');
  const minion = manAt(view, 0, 1, 0);
  const chosen = press(all, NOTHING, minion);
  expect(isPicked(chosen, minion)).toBe(true);
  expect(lit(meant(all, chosen), chosen)).toContain(siteAt(view, 0, 2));
  const targeted = press(all, chosen, siteAt(view, 0, 2));
  expect(kinds(meant(all, targeted))).toEqual(['cup', 'cupLay']);
  const laid = press(all, targeted, 'card R7');
  expect(groupsOf(meant(all, laid))).toHaveLength(1);
  expect(kinds(meant(all, laid))).toEqual(['cupLay']);
});

test('[GNO-ROD-4] a rod is finished by pressing where it ends; what is asked goes on from the minion to there', () => {
  const { view, all } = at('a3E@0,0 b1U@1,1', 'C3,R7', 'play R7');
  const self = manAt(view, 0, 0, 0);
  const minion = press(all, NOTHING, self);
  expect(asked(meant(all, minion), minion)?.[0]).toBe('target');
  const chosen = press(all, minion, self);
  expect(asked(meant(all, chosen), chosen)?.[0]).toBe('to');
  const there = press(all, chosen, siteAt(view, 2, 0));
  const moves = meant(all, there);
  expect(new Set(moves.map(({ amount }) => amount))).toEqual(new Set([1]));
  expect(moves).toHaveLength(5);
});

test('what does not go with the choice begins it anew, and a thing pressed twice is let go', () => {
  const { view, all } = at('a1E@0,0 a2N@0,1 b1U@1,0', 'S4,R7', 'play S4');
  const [one, other] = [manAt(view, 0, 0, 0), manAt(view, 0, 1, 0)];
  const chosen = press(all, press(all, NOTHING, one), manAt(view, 1, 0, 1));
  expect(chosen.picked).toEqual({ actor: one, target: manAt(view, 1, 0, 1) });
  expect(press(all, chosen, other).picked.actor).toBe(other);
  expect(press(all, chosen, manAt(view, 1, 0, 1)).picked).toEqual({ actor: one });
});

test('of equal pieces any may be pressed', () => {
  const { view } = at('a1E@0,0 a1E@0,0 a1N@0,0', 'R7');
  const [first, ...more] = view.men.map((_, i) => firstLike(view, i));
  expect(view.men.filter(({ facing }) => facing === 'E')).toHaveLength(2);
  expect(new Set([first, ...more]).size).toBe(2);
});

test('a preview shows what comes, what moves and what is lost', () => {
  const { state, view, all } = at('a1E@0,0 b1U@1,0', 'S4', 'play S4');
  const strike = all.find(({ target }) => target === manAt(view, 1, 0, 1)) as Meaning;
  const preview = previewOf(state, 0, strike.move) as View;
  const grid = gridOf(view.sites);
  const { ghosts, lost } = ghostsOf(view, preview, grid);
  expect(ghosts).toEqual([]);
  expect([...lost].map((i) => view.men[i]?.owner)).toEqual([1]);
  expect(preview.scores[1]).toBeLessThan(view.scores[1] ?? 0);
  const moved = at('a1E@0,0', 'R7', 'play R7');
  const step = moved.all.find(({ kind }) => kind === 'rod') as Meaning;
  const after = ghostsOf(moved.view, previewOf(moved.state, 0, step.move) as View, grid);
  expect(after.ghosts.map(({ man, from }) => [man.x, man.y, from === undefined])).toEqual([[1, 0, false]]);
  expect(after.lost.size).toBe(0);
});

test('luck is not looked at beforehand', () => {
  const { state, all } = at('a1E@0,0', 'R7');
  const draw = all.find(({ kind }) => kind === 'draw') as Meaning;
  expect(previewOf(state, 0, draw.move)).toBeUndefined();
});

test('[GNO-TRN-3, GNO-R-82, GNO-R-22] why not is asked of the rules with the move that was likely meant', () => {
  const { state, view } = at('a1E@0,0 b1U@1,0', 'R7');
  const why = (move: Move) => gnostica.judge(state, 0, move);
  const code = (thing: Thing): string | undefined => {
    const move = tried({ view, seat: 0, thing, actor: undefined, why });
    return move === undefined ? undefined : why(move)?.code;
  };
  expect(code(siteAt(view, 1, 1))).toBe('no-piece-there');
  expect(code(siteAt(view, 2, 0))).toBe('nothing-to-activate');
  expect(code(manAt(view, 1, 0, 1))).toBe('not-yours');
});

test('[GNO-TGT-3, GNO-TGT-5, GNO-CUP-8] also in the middle of a card', () => {
  const { state, view } = at('a1N@0,1 a3U@-1,-1 b1U@1,1', 'C3,SK', 'play C3');
  const why = (move: Move) => gnostica.judge(state, 0, move);
  const actor = manAt(view, 0, 1, 0);
  const code = (thing: Thing): string | undefined =>
    why(tried({ view, seat: 0, thing, actor, why }) as Move)?.code;
  expect(code(siteAt(view, 1, 0))).toBe('not-targeted');
  expect(code('card SK')).toBe('wrong-value');
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
