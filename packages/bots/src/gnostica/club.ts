/** Looks at its own turn, whole, and at what it leads to. */
import { at, BID, END, gnostica, kinds, REDRAW } from '@hortus/gnostica';
import { FastLuck, moveList } from '@hortus/kernel';
import { type Bot, deadline } from '../bot.ts';
import { dares } from './daring.ts';
import { Outlook, type Weights } from './outlook.ts';
import { bidOrTake } from './start.ts';
import { shareOf } from './time.ts';
import { Turns } from './turns.ts';
import { imagined } from './world.ts';

const { rest, announce } = kinds;

export interface Club {
  readonly positions: number;
  readonly weights?: Weights;
}

export function clubBot(level: string, { positions, weights }: Club): Bot {
  const outlook = new Outlook(weights);
  const turns = new Turns(outlook, 1);
  const list = moveList(gnostica);
  return {
    game: gnostica.id,
    level,
    choose(view, seat, means) {
      const luck = new FastLuck(means.rng.below(0x7fffffff));
      const world = imagined(view, luck);
      const phase = world.words[at.phase];
      if (phase === BID || phase === REDRAW) return bidOrTake(world, seat);
      if (phase === END) return dares(outlook, world, seat) ? announce.pack() : rest.pack();
      const stop = deadline(shareOf(means, world));
      turns.search(world, seat, { positions, stop }, luck);
      return turns.count > 0 ? turns.found[0].move : list[luck.below(gnostica.legal(world, seat, list))];
    },
  };
}
