import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { garden, makeGame, parseGame } from './index.ts';
import { G0, loaded, must, scene } from './scene.testing.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const lines = readme.split('\n');

test('the positions and games of the README are real, and written as we write them', () => {
  const positions = lines.filter((line) => / top \S+ move /.test(line));
  expect(positions).toHaveLength(3);
  for (const position of positions) expect(loaded(position).position).toBe(position);
  const games = lines.filter((line) => line.startsWith('X: '));
  expect(games).toHaveLength(1);
  for (const game of games) {
    const { state } = scene({ garden: G0 });
    expect(makeGame(state, must(parseGame(state, game)))).toBe(game);
  }
});

test('its short game ends as drawn there', () => {
  const { state } = scene({ garden: G0 }).play('a2 d2 b2 b4 b3 d3 a3');
  expect(readme).toContain(garden.notation.draw(state, 'table'));
});
