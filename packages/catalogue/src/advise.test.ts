import { FastLuck, invariant, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { advise, gameById, loadGames } from './at-hand.ts';

await loadGames();
const game = gameById('garden');
invariant(game !== undefined, 'Garden is in the catalogue');
const means = () => ({ rng: new FastLuck(3), ms: 50, now: () => 0 });

test('a hint is a legal move of the seat, with what would come of it', () => {
  const parsed = game.parseOptions({ first: 'A' }, 2);
  if (!parsed.ok) throw new Error('the usual options');
  const state = game.create(parsed.value, 2);
  game.setup(state, new FastLuck(1));
  const list = moveList(game);
  const legal = [...list.subarray(0, game.legal(state, 0, list))];
  const advice = advise(game, game.view(state, 0), 0, means(), means());
  expect(legal).toContain(advice?.moves[0]);
  // A turn is one move here; then the other seat is asked.
  expect(advice?.moves).toHaveLength(1);
  expect(advice?.told).toMatchObject([{ kind: 'took', seat: 0 }]);
  expect(advice?.after).toMatchObject({ ply: 1, mover: 1 });
});
