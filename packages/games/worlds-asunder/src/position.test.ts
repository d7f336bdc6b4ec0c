/**
 * Positions as text in Worlds Asunder: every phase and question written and read back, and what only this game
 * writes.
 */
import { FastLuck } from '@hortus/kernel';
import { optionsFor, readBackEverywhere, readPosition, SMALL_DECK, TEST_DECK } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { worldsAsunder } from './index.ts';
import { OF_TWO, WILD_DECK } from './laws/laws.testing.ts';

const TEST = optionsFor(worldsAsunder, { deck: TEST_DECK });
const codes = (text: string, seats = 2) => {
  const position = worldsAsunder.notation.parsePosition(text, TEST, seats, new FastLuck(1));
  return position.ok ? [] : position.fault.map(({ code }) => code);
};
const again = (text: string, seats = 2) =>
  worldsAsunder.notation.makePosition(readPosition(worldsAsunder, text, seats, TEST));

test('a position from every phase and question reads back as it was written', () => {
  const seen = readBackEverywhere(
    worldsAsunder,
    [
      [{ deck: WILD_DECK, cap: 60 }, 2],
      [{ deck: SMALL_DECK, cap: 60 }, 4],
      [{ cap: 60, custom: OF_TWO, 'unlock.rights': 'on', 'experience.open': 'on' }, 2],
    ],
    15,
  );
  const early = ['opening', 'obstruct', 'reveal', 'plot', 'share', 'equalise'];
  for (const phase of [...early, 'giving', 'refill', 'recruit', 'unlock'])
    expect(seen).toContain(`${phase} none`);
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
