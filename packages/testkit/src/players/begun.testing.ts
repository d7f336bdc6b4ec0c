/** A toy match that has begun, for tests of players. */
import { FastLuck, type Game } from '@hortus/kernel';
import { toys } from '../toys/index.ts';

export function begun(id: string) {
  const game = toys.find((toy) => toy.id === id) as Game;
  const options = game.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const state = game.create(options.value, 2);
  game.setup(state, new FastLuck(1));
  const move = (text: string): number => {
    const parsed = game.notation.parseMove(state, 0, text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  };
  return { game, state, move };
}
