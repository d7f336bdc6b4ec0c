import { FastLuck, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica, type View } from '../../src/index.ts';
import {
  type Meaning,
  meaningsOf,
  NOTHING,
  questionFor,
  type Thing,
  UNPRESSED,
} from '../../src/press/index.ts';
import { litBy, meantBy } from './hinted.ts';

const LIT = { open: true, next: true, chosen: false };
const hint = (kind: string, about: Partial<Meaning>): Meaning => ({ kind, ...about }) as Meaning;

const CARDS = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';

/** What the first of two players sees and may do after these moves. */
function seenBy(men: string, hand: string, ...moves: readonly string[]) {
  const options = gnostica.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options are the usual ones');
  const text = `to 9 | seats ab | turn a | open -\ncards ${CARDS}\nmen ${men}\nhand a ${hand}\nhand b #4\nout -`;
  const parsed = gnostica.notation.parsePosition(text, options.value, 2, new FastLuck(1));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const state = parsed.value;
  for (const made of moves) {
    const move = gnostica.notation.parseMove(state, 0, made);
    if (!move.ok) throw new Error(JSON.stringify(move.fault));
    gnostica.play(state, 0, move.value, new FastLuck(1));
  }
  const list = moveList(gnostica);
  const view = gnostica.view(state, 0) as View;
  return { view, all: meaningsOf(view, [...list.subarray(0, gnostica.legal(state, 0, list))]) };
}
const siteAt = (view: View, x: number, y: number): Thing =>
  `site ${view.sites.findIndex((site) => site.x === x && site.y === y)}`;
const manAt = (view: View, x: number, y: number): Thing =>
  `man ${view.men.findIndex((man) => man.x === x && man.y === y)}`;

test.each(['bid', 'take', 'play'])('where a card is asked for, a hint to %s one dims the others', (kind) => {
  const hinted = hint(kind, { card: 'card 07' });
  expect(litBy(hinted, 'card 07', LIT).next).toBe(true);
  expect(litBy(hinted, 'card CT', LIT).next).toBe(false);
  expect(litBy(hinted, 'card CT', LIT).open).toBe(true);
  expect(litBy(hinted, 'card 07', { ...LIT, open: false }).next).toBe(false);
});

test('a hint about no card leaves the hand as it is', () => {
  expect(litBy(hint('use', { actor: 'man 0' as never }), 'card CT', LIT)).toEqual(LIT);
  expect(litBy(undefined, 'card CT', LIT)).toEqual(LIT);
});

test('while a hint is about a space, a press on a piece in its way means the space, a second one the piece', () => {
  const { view, all } = seenBy('a1E@0,0 a1N@-1,-1 b1U@1,0', 'C3', 'play C3');
  const [space, rival, own] = [siteAt(view, 1, 0), manAt(view, 1, 0), manAt(view, 0, 0)];
  const asked = (choosing = NOTHING) => questionFor(view, 0, all, { ...UNPRESSED, choosing }, 7);
  const about = all.find(({ kind, target }) => kind === 'cup' && target === space);
  expect(asked().light(rival).open && asked().light(space).open).toBe(true);
  expect(meantBy(about, view, asked(), rival)).toBe(space);
  expect(meantBy(about, view, asked(), own)).toBe(own);
  expect(meantBy(undefined, view, asked(), rival)).toBe(rival);
  const chosen = { kind: undefined, picked: { target: space } };
  expect(meantBy(about, view, asked(chosen), rival)).toBe(rival);
  const onPiece = all.find(({ target }) => target === rival);
  expect(meantBy(onPiece, view, asked(), rival)).toBe(rival);
});
