import { type GnosticaState, gnostica, kinds, scoreOf } from '@hortus/gnostica';
import { greedyTurn } from '@hortus/testkit';
import type { Bot } from '../bot.ts';
import { imagined } from './world.ts';

/** The fixed greedy player: the best score after its turn; it announces when that suffices. */
export function greedyBot(): Bot {
  const choose = greedyTurn<GnosticaState>(gnostica, {
    total: ({ words }, seat) => scoreOf(words, seat),
    suffices: ({ words, rules }, seat) => scoreOf(words, seat) >= rules.options.target,
    stops: kinds.announce.pack(),
    positions: 10_000,
  });
  return {
    game: gnostica.id,
    level: 'greedy',
    choose: (view, seat, { rng }) => choose(imagined(view, rng), seat, rng),
  };
}
