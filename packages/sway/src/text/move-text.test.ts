/** Moves as text, by *Notation* of the ledgers; that every listed move reads back is a law of the games. */
import { expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import { at } from '../state/layout.ts';
import { enterLine } from '../state/lines.ts';
import { openIn } from '../state/pool.ts';
import { bareState, cardNamed, lay } from '../testing/bare.ts';
import { ABILITY, BY_OF, PHASE, POOL } from '../types.ts';
import { makeMove, parseMove } from './move-text.ts';

const { kinds } = MOVES;
const DRUM = cardNamed(bareState(), 'Drum');

function plot(pool: Partial<Record<keyof typeof POOL, number>> = {}): SwayState {
  const state = bareState();
  state.ints[at.phase] = PHASE.plot;
  for (const [name, count] of Object.entries(pool)) openIn(state, POOL[name as 'plain'], count);
  lay(state, 'ops 0', 'Drum', 'Cart');
  lay(state, 'unseen', 'Mill', 'Wolves', 'Ferry');
  return state;
}

const reads = (state: SwayState, text: string) => {
  const read = parseMove(state, 0, text);
  return read.ok ? MOVES.toJson(read.value) : read.fault.code;
};

test.each([
  ['engage Drum', kinds.engage.pack(DRUM, BY_OF.plain, 0, 0)],
  ['engage Drum by engineering', kinds.engage.pack(DRUM, BY_OF.engineering, 0, 0)],
  ['engage Drum quietly', kinds.engage.pack(DRUM, BY_OF.plain, 0, 1)],
  ['engage Drum as vision quietly by strike', kinds.engage.pack(DRUM, BY_OF.strike, ABILITY.vision + 1, 1)],
  ['engage Drum by vision 5', kinds.engage.pack(DRUM, BY_OF.vision5, 0, 0)],
  ['engage Drum by sabotage', kinds.engage.pack(DRUM, BY_OF.sabotage, 0, 0)],
  ['hide Drum', kinds.engage.pack(DRUM, BY_OF.hidden, 0, 0)],
  ['hide Drum as omen', kinds.engage.pack(DRUM, BY_OF.hidden, ABILITY.omen + 1, 0)],
  ['interrupt with Drum', kinds.interrupt.pack(DRUM, 0)],
  ['interrupt with Drum as battle', kinds.interrupt.pack(DRUM, ABILITY.battle + 1)],
  ['draw 2 by navigation', kinds.draw.pack(ABILITY.navigation, 2)],
  ['refill 3', kinds.refill.pack(3)],
  ['negotiate', kinds.negotiate.pack()],
  ['negotiate 2', kinds.negotiateFor.pack(2)],
  ['omen 4', kinds.omen.pack(4)],
  ['take Drum', kinds.take.pack(DRUM)],
  ['under Drum', kinds.under.pack(DRUM)],
  ['send Drum', kinds.send.pack(DRUM)],
  ['done', kinds.done.pack()],
  ['recruit Drum', kinds.recruit.pack(DRUM, 0)],
  ['recruit Drum by enlist 3', kinds.recruit.pack(DRUM, 3)],
  ['unlock vision', kinds.unlock.pack(ABILITY.vision)],
  ['bring Drum', kinds.bring.pack(DRUM)],
  ['recall', kinds.recall.pack()],
  ['discard Drum', kinds.discard.pack(DRUM)],
  ['give Drum', kinds.give.pack(DRUM)],
  ['finish', kinds.finish.pack()],
  ['finish storing Drum', kinds.store.pack(DRUM)],
  ['pass', kinds.pass.pack()],
  ['pass the plot', kinds.waive.pack()],
  ['resign', kinds.resign.pack()],
  ['time', kinds.time.pack()],
])('%s there and back', (text, move) => {
  const state = plot();
  expect(parseMove(state, 0, text)).toEqual({ ok: true, value: move });
  expect(makeMove(state, 0, move)).toBe(text);
});

test('one open budget needs no number, several do', () => {
  const one = plot({ vision5: 1 });
  const move = kinds.engage.pack(cardNamed(one, 'Drum'), BY_OF.vision5, 0, 0);
  expect(makeMove(one, 0, move)).toBe('engage Drum by vision');
  expect(reads(one, 'engage Drum by vision')).toMatchObject({ by: BY_OF.vision5 });
  const two = plot({ vision2: 1, vision5: 2 });
  expect(makeMove(two, 0, move)).toBe('engage Drum by vision 5');
  expect(reads(two, 'engage Drum by vision')).toMatchObject({ by: BY_OF.vision5 });
  expect(reads(two, 'engage Cart by vision')).toMatchObject({ by: BY_OF.vision2 });
  const enlist = plot({ enlist4: 1 });
  expect(makeMove(enlist, 0, kinds.recruit.pack(cardNamed(enlist, 'Mill'), 4))).toBe(
    'recruit Mill by enlist',
  );
  expect(reads(enlist, 'recruit Mill by enlist')).toMatchObject({ limit: 4 });
});

test('[GEN-R-64] cards in timelines by name where they lie open, face-down ones by their place alone', () => {
  const state = plot();
  const places = ['Reed Elder', 'Mill', 'Wolves'].map((name, i) =>
    enterLine(state, 0, cardNamed(state, name), 0, i > 0, false),
  );
  expect(places.map((index) => makeMove(state, 1, kinds.persuade.pack(index)))).toEqual([
    'persuade Reed Elder',
    'persuade hidden 1',
    'persuade hidden 2',
  ]);
  expect(reads(state, 'persuade hidden 2')).toMatchObject({ kind: 'persuade', index: 2 });
  expect(reads(state, 'persuade Wolves')).toBe('nothing-there');
  expect(reads(state, 'persuade hidden 3')).toBe('nothing-there');
  expect(reads(state, 'name covert on Wolves')).toBe('not-in-timelines');
  expect(reads(state, 'name covert on Reed Elder')).toMatchObject({ index: 0, ability: ABILITY.covert });
});

test('a refill without a number is as many as fit', () => {
  expect(reads(plot(), 'refill')).toMatchObject({ kind: 'refill', count: 3 });
  const whole = bareState({ set: { refillTrims: true } });
  lay(whole, 'unseen', 'Mill', 'Cart');
  expect(makeMove(whole, 0, kinds.refill.pack(2))).toBe('refill');
});

test.each([
  ['', 'not-a-move'],
  ['dance', 'not-a-move'],
  ['constructor', 'not-a-move'],
  ['engage', 'no-such-card'],
  ['engage Nobody', 'no-such-card'],
  ['engage Drum by', 'not-a-move'],
  ['engage Drum by luck', 'not-a-move'],
  ['engage Drum by vision 9', 'not-a-move'],
  ['engage Drum by strike by strike', 'not-a-move'],
  ['engage Drum as luck', 'no-such-ability'],
  ['hide Drum by sabotage', 'not-a-move'],
  ['hide Drum quietly', 'not-a-move'],
  ['draw 9 by navigation', 'not-a-move'],
  ['draw 1 by luck', 'no-such-ability'],
  ['unlock luck', 'no-such-ability'],
  ['send Drum Cart', 'not-a-move'],
  ['name covert', 'not-a-move'],
  ['recruit Drum by omen', 'not-a-move'],
  ['finish storing', 'not-a-move'],
  ['omen 5', 'not-a-move'],
])('“%s” names no move', (text, code) => {
  expect(reads(plot(), text)).toBe(code);
});

test('spaces and case make no difference', () => {
  expect(reads(plot(), '  ENGAGE   drum   By  Strike ')).toMatchObject({ kind: 'engage', by: BY_OF.strike });
});
