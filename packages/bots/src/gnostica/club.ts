/** Looks at its own turn, whole, and at what it leads to. */
import { at, BID, END, type GnosticaState, gnostica, kinds, REDRAW } from '@hortus/gnostica';
import { FastLuck, moveList, type Seat } from '@hortus/kernel';
import { type Bot, deadline } from '../bot.ts';
import { WIDTH } from './facts.ts';
import { Outlook } from './outlook.ts';
import { bidOrTake } from './start.ts';
import { shareOf } from './time.ts';
import { Turns } from './turns.ts';
import { imagined } from './world.ts';

const { rest, announce } = kinds;

export interface Club {
  readonly positions: number;
}

export function clubBot(level: string, { positions }: Club): Bot {
  const outlook = new Outlook();
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
      return turns.count > 0 ? turns.moves[0] : list[luck.below(gnostica.legal(world, seat, list))];
    },
  };
}

/** Enough is held, and what the others menace is won back. */
function dares(outlook: Outlook, world: GnosticaState, seat: Seat): boolean {
  outlook.facts.read(world, seat);
  const { rows } = outlook.facts;
  const row = seat * WIDTH;
  return rows[row] - rows[row + 1] + Math.max(rows[row + 3], 1) >= world.rules.options.target;
}
