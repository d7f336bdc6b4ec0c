import { readFileSync } from 'node:fs';
import { copyState, FastLuck } from '@hortus/kernel';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from './index.ts';
import { table } from './testing/scene.ts';
import { makeTurn, playTurn } from './text/turn-line.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const quoted = [...readme.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
const luck = () => new FastLuck(1);

test('the position of the README is one, and its moves can be made', () => {
  const [position] = quoted.filter((text) => text.startsWith('to 9'));
  expect(scene(gnostica, position).legal()).toContain('play 18');
  const moon = table({ men: 'a2E@-1,0 b1N@0,0', hands: 'a 18', more: 'turns 13' });
  const before = copyState(moon.state);
  const [line] = quoted.filter((text) => /^\d+\. /.test(text));
  const moves = playTurn(moon.state, line, luck);
  expect(moves.ok && makeTurn(before, moves.value, luck)).toBe(line);
  for (const text of quoted.slice(0, 3)) expect(line).toContain(text);
});
