/** Presses at hand-made tables: what they mean, what would follow, why not. */
import { type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { type Table, table } from '../testing/scene.ts';
import type { View } from '../types.ts';
import { asked, groupsOf, isPicked, lit, meant, NOTHING, press } from './choosing.ts';
import { ownerTurned, shownOf } from './facing.ts';
import { putsOut, whatFollows } from './follows.ts';
import { type Meaning, meaningsOf } from './meaning.ts';
import { pressThing, questionFor, UNPRESSED } from './question.ts';
import { firstLike, foundAgain, type Thing } from './things.ts';
import { likelyMeant, powerNow } from './why-not.ts';

/** What the first seat sees and may do. */
function seenBy(scene: Table) {
  const { state } = scene;
  const view = scene.view(0);
  const list = moveList(gnostica);
  return { state, view, all: meaningsOf(view, [...list.subarray(0, gnostica.legal(state, 0, list))]) };
}

/** Two players on the ledger's board; the first has this hand and makes these moves. */
const at = (men: string, hand: string, ...plays: string[]) =>
  seenBy(table({ men, hands: `a ${hand}; b #4` }).play(...plays));

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

test('[GNO-ROD-4] a rod is finished by pressing where it ends; the question goes from the minion to there', () => {
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

test('what does not go with the choice starts it over, and a thing pressed twice is let go', () => {
  const { view, all } = at('a1E@0,0 a2N@0,1 b1U@1,0', 'S4,R7', 'play S4');
  const [one, other] = [manAt(view, 0, 0, 0), manAt(view, 0, 1, 0)];
  const chosen = press(all, press(all, NOTHING, one), manAt(view, 1, 0, 1));
  expect(chosen.picked).toEqual({ actor: one, target: manAt(view, 1, 0, 1) });
  expect(press(all, chosen, other).picked.actor).toBe(other);
  expect(press(all, chosen, manAt(view, 1, 0, 1)).picked).toEqual({ actor: one });
});

test('[GNO-E-4] of equal pieces any may be pressed', () => {
  const { view } = at('a1E@0,0 a1E@0,0 a1N@0,0', 'R7');
  const [first, ...more] = view.men.map((_, i) => firstLike(view, i));
  expect(view.men.filter(({ facing }) => facing === 'E')).toHaveLength(2);
  expect(new Set([first, ...more]).size).toBe(2);
});

test('[GNO-TRN-3] a turn opens with its ways, and a card that is chosen lights the pieces it would use', () => {
  const { view, all } = at('a1E@0,0 a2N@0,1 b1U@1,0', 'S4,R7');
  const opening = questionFor(view, 0, all, UNPRESSED, 7);
  expect([opening.ask, opening.few.length, opening.meant]).toEqual(['what', 0, undefined]);
  expect(opening.kinds).toContain('draw');
  const played = questionFor(view, 0, all, pressThing(opening, UNPRESSED, 'card S4'), 7);
  expect([played.ask, played.single?.[0].kind]).toEqual(['use', 'play']);
  expect(played.acting).toHaveLength(2);
  const activated = pressThing(opening, UNPRESSED, siteAt(view, 0, 1));
  expect(questionFor(view, 0, all, activated, 7).acting.map(({ x, y }) => [x, y])).toEqual([[0, 1]]);
});

test('[GNO-R-21] while drawing, a press marks a card of the hand', () => {
  const { view, all } = at('a1E@0,0', 'S4,R7');
  const chosen = { ...UNPRESSED, choosing: { kind: 'draw', picked: {} } } as const;
  const drawing = questionFor(view, 0, all, chosen, 7);
  expect(drawing.ask).toBe('drop');
  expect(drawing.light('site 0').open).toBe(false);
  const marked = pressThing(drawing, chosen, 'card S4');
  expect([...marked.drops]).toEqual(['S4']);
  expect(pressThing(questionFor(view, 0, all, marked, 7), marked, 'card S4').drops.size).toBe(0);
});

test('[GNO-END-1] the likely end of a turn is to announce only with enough points', () => {
  const ends = (men: string): string | undefined => {
    const { view, all } = seenBy(table({ men, hands: 'a R7', to: 8 }).play('turn a1E@0,0>N'));
    return questionFor(view, 0, all, UNPRESSED, 7).likely?.kind;
  };
  expect(ends('a1E@0,0 a1U@1,-1')).toBe('rest');
  expect(ends('a1E@0,0 a1U@1,-1 a1U@1,1')).toBe('announce');
});

test('luck is not looked at beforehand', () => {
  const { state, all } = at('a1E@0,0', 'R7');
  const draw = all.find(({ kind }) => kind === 'draw') as Meaning;
  expect(whatFollows(state, 0, draw.move)).toBeUndefined();
});

test('[GNO-TRN-3, GNO-R-82, GNO-R-22] why not is asked of the rules with the move that was likely meant', () => {
  const { state, view } = at('a1E@0,0 b1U@1,0', 'R7');
  const why = (move: Move) => gnostica.judge(state, 0, move);
  const code = (thing: Thing): string | undefined => {
    const move = likelyMeant({ view, seat: 0, thing, actor: undefined, why });
    return move === undefined ? undefined : why(move)?.code;
  };
  expect(code(siteAt(view, 1, 1))).toBe('no-piece-there');
  expect(code(siteAt(view, 2, 0))).toBe('nothing-to-activate');
  expect(code(manAt(view, 1, 0, 1))).toBe('not-yours');
});

test('[GNO-TRN-1] a player placing a first piece is told that a space is taken, whether they press it or a piece on it', () => {
  const { state, view } = at('b1U@1,0', 'R7');
  const why = (move: Move) => gnostica.judge(state, 0, move);
  for (const thing of [manAt(view, 1, 0, 1), siteAt(view, 1, 0)]) {
    const move = likelyMeant({ view, seat: 0, thing, actor: undefined, why });
    expect(move === undefined ? undefined : why(move)?.code).toBe('occupied');
  }
});

test('[GNO-TGT-3, GNO-TGT-5, GNO-CUP-8] also in the middle of a card', () => {
  const { state, view } = at('a1N@0,1 a3U@-1,-1 b1U@1,1', 'C3,SK', 'play C3');
  const why = (move: Move) => gnostica.judge(state, 0, move);
  const actor = manAt(view, 0, 1, 0);
  const code = (thing: Thing): string | undefined =>
    why(likelyMeant({ view, seat: 0, thing, actor, why }) as Move)?.code;
  expect(powerNow(view)).toBe('cup');
  expect(code(siteAt(view, 1, 0))).toBe('not-targeted');
  expect(code('card SK')).toBe('wrong-value');
});

test('a thing keeps its name where a move changed the numbers, and has none once it is gone', () => {
  const before = at('a1E@0,0 a2N@0,1 b1U@1,0', 'C3,R7').view;
  const now = at('b1U@1,0 a1W@0,0', 'C3,R7').view;
  expect(foundAgain(manAt(before, 1, 0, 1), before, now)).toBe(manAt(now, 1, 0, 1));
  // Turned, and still the same piece.
  expect(foundAgain(manAt(before, 0, 0, 0), before, now)).toBe(manAt(now, 0, 0, 0));
  expect(foundAgain(manAt(before, 0, 1, 0), before, now)).toBeUndefined();
  const fewer = { ...now, sites: now.sites.slice(1) };
  expect(foundAgain(siteAt(before, 1, 0), before, fewer)).toBe(siteAt(fewer, 1, 0));
  expect(foundAgain('card R7', before, now)).toBe('card R7');
});

test('[GNO-TGT-2] a turn is not shown before its direction is chosen, and its directions are drawn in the owner’s colour', () => {
  const turning = at('a1E@0,0 b1W@1,0', 'R7');
  const own = pressThing(
    questionFor(turning.view, 0, turning.all, UNPRESSED, 7),
    UNPRESSED,
    manAt(turning.view, 0, 0, 0),
  );
  const { ask, single, meant: shown } = questionFor(turning.view, 0, turning.all, own, 7);
  expect([ask, single?.[0].kind, shown]).toEqual(['facing', 'turn', undefined]);
  const devil = at('a1E@0,0 b1W@1,0', '15', 'play 15');
  const faces = groupsOf(devil.all.filter(({ kind }) => kind === 'face'));
  const theirs = faces.find(([one]) => one.target === manAt(devil.view, 1, 0, 1));
  if (theirs === undefined) throw new Error('the Devil turns nobody');
  expect(shownOf(theirs, devil.view)).toBeUndefined();
  expect(ownerTurned(theirs[0], devil.view, 0)).toBe(1);
  // A piece that moves keeps its facing until another is chosen.
  const rod = at('a1E@0,0 b1U@1,1', 'R7', 'play R7');
  const moving = groupsOf(rod.all).find((group) => group.length > 1);
  if (moving === undefined) throw new Error('nothing moves');
  expect(shownOf(moving, rod.view)?.facing).toBe(1);
  expect(ownerTurned(moving[0], rod.view, 0)).toBe(0);
});

test('[GNO-END-4] a move that ends an announced turn with too few points is known beforehand', () => {
  const men = 'a1U@0,0 b1U@-1,-1';
  const last = seenBy(table({ men, hands: 'a R4; b #4', open: 'a' }));
  const usual = seenBy(table({ men, hands: 'a R4; b #4' }));
  const isDraw = ({ kind }: Meaning): boolean => kind === 'draw';
  const isPlay = ({ kind }: Meaning): boolean => kind === 'play';
  expect(last.all.filter(isDraw).every(({ move }) => putsOut(last.state, 0, move))).toBe(true);
  // There are powers left to use.
  expect(last.all.filter(isPlay).some(({ move }) => putsOut(last.state, 0, move))).toBe(false);
  expect(usual.all.some(({ move }) => putsOut(usual.state, 0, move))).toBe(false);
});

test('[GNO-JUS-1] where hands can be traded, the question is what to do', () => {
  const { view, all } = at('a1E@0,0 b1U@1,0', '11,R7', 'play 11');
  expect(all.map(({ kind }) => kind)).toContain('swap');
  expect(questionFor(view, 0, all, UNPRESSED, 7).ask).toBe('kind');
});
