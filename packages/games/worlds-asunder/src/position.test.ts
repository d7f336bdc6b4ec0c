/** Positions as text in Worlds Asunder: every phase and question there and back, and what only this game writes. */
import { FastLuck, seatsOf } from '@hortus/kernel';
import { at, faultsOf, PHASES, type SwayState, TASKS } from '@hortus/sway';
import { SMALL_DECK, TEST_DECK } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { worldsAsunder } from './index.ts';
import { CUSTOM, WILD_DECK } from './laws.testing.ts';

const parsed = (input: Readonly<Record<string, unknown>>) => {
  const options = worldsAsunder.parseOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.fault));
  return options.value;
};
const TEST = parsed({ deck: TEST_DECK });

function read(text: string, seats = 2, options = TEST): SwayState {
  const position = worldsAsunder.notation.parsePosition(text, options, seats, new FastLuck(1));
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  return position.value;
}
const codes = (text: string, seats = 2) => {
  const position = worldsAsunder.notation.parsePosition(text, TEST, seats, new FastLuck(1));
  return position.ok ? [] : position.fault.map(({ code }) => code);
};
const again = (text: string, seats = 2) => worldsAsunder.notation.makePosition(read(text, seats));

test('a position from every phase and question reads back as it was written', () => {
  const seen = new Set<string>();
  const list = new Int32Array(worldsAsunder.mostMoves);
  const luck = new FastLuck(5);
  for (const [input, seats] of [
    [{ deck: WILD_DECK, cap: 60 }, 2],
    [{ deck: SMALL_DECK, cap: 60 }, 4],
    [{ cap: 60, custom: CUSTOM, 'unlock.rights': 'on', 'experience.open': 'on' }, 2],
  ] as const) {
    const options = parsed(input);
    for (let game = 0; game < 15; game++) {
      const state = worldsAsunder.create(options, seats);
      for (let toAct = worldsAsunder.setup(state, luck); toAct !== 0; ) {
        const { words } = state;
        const where = `${PHASES[words[at.phase]]} ${TASKS[words[at.task]]}`;
        if (!seen.has(where) || luck.below(40) === 0) {
          const text = worldsAsunder.notation.makePosition(state);
          expect(worldsAsunder.notation.makePosition(read(text, seats, parsed({})))).toBe(text);
          expect(faultsOf(state)).toEqual([]);
        }
        seen.add(where);
        const [seat] = seatsOf(toAct);
        const count = worldsAsunder.legal(state, seat, list);
        toAct = worldsAsunder.play(state, seat, list[luck.below(count)], luck);
      }
    }
  }
  const phases = [
    'opening',
    'obstruct',
    'reveal',
    'plot',
    'share',
    'equalise',
    'giving',
    'refill',
    'recruit',
    'unlock',
  ];
  for (const phase of phases) expect(seen).toContain(`${phase} none`);
  for (const task of ['trim', 'omen', 'send', 'window']) expect([...seen].join()).toContain(` ${task}`);
});

const PLOT = 'sides Reeds, Stones\nfirst a\nturn a\nphase plot';

test('the experience of a team is written by its first seat, and read by either', () => {
  const text = again(`${PLOT}\nexperience c Reed Fire`, 4);
  expect(text).toContain('experience a Reed Fire');
  expect(again(text, 4)).toBe(text);
});

test('announced abilities, unlocked ones, sacrifices, enlists and idle turns', () => {
  const fields = [
    'engaged a Drum; a Reed Fire as vision; a hidden Mill as omen slot 0',
    'unlocked a omen, vision',
    'sacrifice a 2, b 0',
    'pool plain 1, enlist 3, enlist 3',
    'idle 12',
  ];
  const text = again([PLOT, 'plotted 3', 'passed b', ...fields].join('\n'));
  for (const field of fields) expect(text.split('\n')).toContain(field);
});

test('what this game does not have is refused', () => {
  expect(codes(`${PLOT}\nreserve a Reed Fire`)).toContain('bad-reserve');
  expect(codes(`${PLOT}\nops a Drum\nmarked Drum`)).toContain('bad-marked');
  expect(codes(`${PLOT}\nunlocked a ruin`)).toContain('bad-unlocked');
  expect(codes(PLOT.replace('plot', 'share'))).toContain('bad-phase');
  expect(codes(PLOT.replace('plot', 'draft'))).toContain('bad-phase');
});
