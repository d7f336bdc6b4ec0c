// The colours of the site as its style sheets have them, by day and by night.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, parseColour } from '../src/pages/design/contrast.ts';
import { MOOD_PAIRS, PAIRS, type Pair } from '../src/pages/design/pairs.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../src', path), 'utf8');

type Colours = ReadonlyMap<string, readonly [day: string, night: string]>;

/** Custom properties that are colours, with both faces of `light-dark()`. */
function coloursIn(css: string, more: Colours = new Map()): Colours {
  const found = new Map(more);
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    const other = /^var\(--([\w-]+)\)$/.exec(value);
    if (both !== null) found.set(name, [both[1] ?? '', both[2] ?? '']);
    else if (/^#\w{6}$/.test(value)) found.set(name, [value, value]);
    else if (other !== null && more.has(other[1] ?? ''))
      found.set(name, more.get(other[1] ?? '') ?? ['', '']);
  }
  return found;
}

function poor(colours: Colours, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ ink, ground, least }) =>
    [0, 1].flatMap((face) => {
      const [a, b] = [ink, ground].map((name) => parseColour(colours.get(name)?.[face as 0 | 1] ?? ''));
      if (a === undefined || b === undefined) return [`${ink} or ${ground} is no colour`];
      const measured = contrast(a, b);
      return measured < least
        ? [`${ink} on ${ground}, ${face ? 'night' : 'day'}: ${measured.toFixed(2)}`]
        : [];
    }),
  );
}

const tokens = coloursIn(read('../../frame/src/styles/tokens.css'));

test('words and signs stand out from their background, in light and dark', () => {
  expect(poor(tokens, PAIRS)).toEqual([]);
});

test.each(['garden', 'gnostica', 'genesis', 'worlds-asunder', 'cgs'])('so do those of %s', (game) => {
  const moods = read('home/moods.css');
  const from = moods.indexOf(`.mood-${game} {`);
  expect(from).toBeGreaterThanOrEqual(0);
  const mood = coloursIn(moods.slice(from, moods.indexOf('}', from)), tokens);
  expect(poor(mood, MOOD_PAIRS)).toEqual([]);
});

test('a poor pair and a missing colour are noticed', () => {
  const colours: Colours = new Map([
    ['a', ['#777777', '#000000']],
    ['b', ['#ffffff', '#ffffff']],
  ]);
  expect(poor(colours, [{ ink: 'a', ground: 'b', least: 4.5 }])).toEqual(['a on b, day: 4.48']);
  expect(poor(colours, [{ ink: 'a', ground: 'c', least: 3 }])).toHaveLength(2);
});
