/** Texts and moves of all kinds: readers never throw, and return faults, refusals, or something valid. */
import { FastLuck, moveList, seatsOf, stateHash } from '@hortus/kernel';
import { anyText, goodFaults, goodRefusal } from '@hortus/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CgsState, cgs } from './index.ts';
import { CARDS, packOf } from './scenarios/tarn.testing.ts';

const { makeMove, makePosition, parseMove, parsePosition } = cgs.notation;
const HOUSES = ['Red', 'Blue', 'Green'].map(
  (house, i) => `${41 + i} Flag Type "Support" Affiliation "${house}"`,
);
const eras = { Ebb: ['all x2'], Flood: ['1-20 x2'] };
const parsed = cgs.parseOptions(
  { pack: { text: packOf({ cards: [...CARDS, ...HOUSES], eras }) }, groups: '2,1,1' },
  4,
);
const options = parsed.ok ? parsed.value : undefined;
if (options === undefined) throw new Error('the options are good');
const read = (text: string) => parsePosition(text, options, 4, new FastLuck(1));
const list = moveList(cgs);

const POSITIONS = [
  'phase study | first b | ops a1 #9 | ops b 1,2*2,#3 | ready a1,c',
  'phase claim | first a | ops a1 2 | ops b 7',
  'turn b | ops b 8,12! | ground a2 2,12 | ground b 13 | hero a 2 | pending b 13 | out c | quiet 3 | busy',
  'turn a | step pass | ground a1 40 | ground b 5 | ground c 6 | hero a 40 | immune c b:5 | common 22 | asked a adventure',
  'turn a | ground a1 40,9 | hero a 40 | asked a adventure | answers b,c | offers b:8>c:9, c:9>a1:7 | made b 2 | ops b 8 | ops c 9 | ops a1 7',
  'turn a | ground a1 32,34,33 | hero a 32 | doing batch a 34,33 | ops a2 9',
  'turn b | ground b 25 | ground a1 40 | hero a 40 | wreck c 8*2 | doing reuse b 25 from c left 1 | quiet now',
  'turn b | ground b 29 | ground a1 40,9,12 | hero a 40 | pending b 29 | doing power b 29 wreck,disable1 from a',
  'era 2 | phase over | first a | wins b 1 | latest b 1 | last Epic won b | adventures 4 | idle 2 | set idleCap=0 overflow=surplus',
  'turn c | ops c 2 | gone a1 | ops a2 7 | ops b 8 | site c 21 | wreck b 9 | turns 17',
];
const WORDS = [
  ...[
    'turn',
    'ops',
    'ground',
    'site',
    'wreck',
    'common',
    'hero',
    'pending',
    'asked',
    'answers',
    'doing',
    'offers',
  ],
  ...[
    'a',
    'a1',
    'a2',
    'b',
    'c',
    'd',
    '1',
    '2',
    '13',
    '12!',
    '12*2',
    '#3',
    '"Tarn 2"',
    '99',
    '|',
    '\n',
    ',',
    ':',
    '>',
    '*',
  ],
  ...[
    'era',
    'phase',
    'over',
    'study',
    'claim',
    'set',
    'idleCap=0',
    'pack=small',
    'skip=1',
    'groups=1,1',
    'adventure',
  ],
  ...[
    'from b',
    'left 9',
    'then 25',
    'gone a1,a2',
    'gone b,c',
    'out a,b,c',
    'now',
    '"',
    'toString',
    '__proto__',
    '\u0000',
    '٣',
  ],
];

/** A position that was read can be played on from. */
function expectToStand(state: CgsState): void {
  const text = makePosition(state);
  const back = read(text);
  expect(back.ok && stateHash(cgs, back.value)).toBe(stateHash(cgs, state));
  const toAct = cgs.toAct(state);
  expect(cgs.outcome(state) !== undefined).toBe(toAct === 0);
  const luck = new FastLuck(text.length);
  let acting = toAct;
  for (let step = 0; acting !== 0 && step < 25; step++) {
    const [seat] = seatsOf(acting);
    const count = cgs.legal(state, seat, list);
    expect(count).toBeGreaterThan(0);
    acting = cgs.play(state, seat, list[luck.below(count)], luck);
  }
}

test('positions: any text gives faults, or a position that stands', () => {
  for (const text of POSITIONS) expect(read(text)).toMatchObject({ ok: true });
  let stood = 0;
  fc.assert(
    fc.property(anyText(POSITIONS, WORDS), (text) => {
      const position = read(text);
      if (!position.ok) return goodFaults(position.fault);
      stood++;
      expectToStand(position.value);
    }),
    { numRuns: 2500, seed: 11 },
  );
  expect(stood).toBeGreaterThan(200);
});

const MOVES = [
  'play 7',
  'add 33',
  'disable a2:12',
  'reuse c:8',
  'seize1 b:9!',
  'offer 8 for c:9',
  'accept c:9 for 7',
  'end adventure',
  'sit out',
  'claim Red',
];

test('moves: any text, of any seat, is a move that is judged, or a refusal', () => {
  const states = POSITIONS.map((text) => {
    const position = read(text);
    if (!position.ok) throw new Error(text);
    return position.value;
  });
  fc.assert(
    fc.property(
      anyText(MOVES, [...WORDS, ...MOVES]),
      fc.nat(3),
      fc.nat(states.length - 1),
      (text, seat, which) => {
        const state = states[which];
        const before = makePosition(state);
        const move = parseMove(state, seat, text);
        if (!move.ok) return goodRefusal(move.fault);
        const refusal = cgs.judge(state, seat, move.value);
        if (refusal !== undefined) goodRefusal(refusal);
        else expect(parseMove(state, seat, makeMove(state, seat, move.value))).toEqual(move);
        expect(makePosition(state)).toBe(before);
      },
    ),
    { numRuns: 2500, seed: 12 },
  );
});

test('offers from every seat at every step: each is refused with a clause, or swaps both cards or none', () => {
  const luck = new FastLuck(5);
  const state = cgs.create(options, 4);
  let swaps = 0;
  for (let game = 0; game < 6; game++) {
    let acting = cgs.setup(state, luck);
    for (let step = 0; acting !== 0 && step < 120; step++) {
      for (let seat = 0; seat < 4; seat++) {
        const offer = cgs.sample(state, seat, luck);
        if (offer !== undefined) cgs.play(state, seat, offer, luck);
        const count = cgs.asides(state, seat, list);
        if (count === 0) continue;
        const held = cgs.view(state, 'table').ops.map((ops) => ops.length);
        const move = list[luck.below(count)];
        const [acted, clock] = [cgs.toAct(state), JSON.stringify(cgs.clock(state))];
        cgs.play(state, seat, move, luck);
        expect(cgs.toAct(state)).toBe(acted);
        expect(JSON.stringify(cgs.clock(state))).toBe(clock);
        expect(cgs.view(state, 'table').ops.map((ops) => ops.length)).toEqual(held);
        if (cgs.moves.kindOf(move) === 'accept') swaps++;
      }
      acting = cgs.toAct(state);
      const [seat] = seatsOf(acting);
      acting = cgs.play(state, seat, list[luck.below(cgs.legal(state, seat, list))], luck);
    }
  }
  expect(swaps).toBeGreaterThan(20);
});

test('a megabyte of faults is told by its first hundred and their number', () => {
  const texts = [
    'ops b 77,'.repeat(120_000),
    'x|'.repeat(500_000),
    `set ${'y '.repeat(500_000)}`,
    `${'ops b 1 |'.repeat(50_000)}${'turn a|'.repeat(70_000)}`,
  ];
  for (const text of texts) {
    const faults = read(text);
    expect(faults.ok).toBe(false);
    if (faults.ok) continue;
    expect(faults.fault).toHaveLength(101);
    expect(faults.fault[100]?.message).toMatch(/^\d{5,} faults in all$/);
    expect(JSON.stringify(faults.fault).length).toBeLessThan(40_000);
  }
});
