/** Players who see some moves ahead, and overlook some of what they could have seen. */

import { type Bot, deadline } from '@hortus/bots';
import { type Move, moveList, type Rng, type Seat } from '@hortus/kernel';
import { type Foreseen, type LookaheadMeans, lookahead } from '@hortus/search';
import { firstSeat, type GardenState, garden, NOBODY, type View, winnerOf } from '../src/index.ts';
import { prospects } from './prospects.ts';
import { worldOf } from './world.ts';

export interface Eyes {
  /** How many moves ahead, including its own. */
  readonly plies: number;
  /** How many in a thousand moves they overlook: their own, and later ones. */
  readonly overlooks: { readonly own: number; readonly later: number };
}

export const CLUB: Eyes = { plies: 4, overlooks: { own: 50, later: 100 } };

export function humanBot(level: string, eyes: Eyes): Bot {
  return {
    game: garden.id,
    level,
    choose(view, seat, means) {
      const stop = deadline(means);
      const world = worldOf(view as View);
      const blind = blindness(eyes, means.rng);
      let best = legalMoves(world, seat);
      // Always look one ply ahead, however short the time is: it is a dozen positions.
      for (let plies = 1; plies <= eyes.plies && (plies === 1 || !stop()); plies++) {
        const foreseen = foresee(world, seat, plies, { overlooks: blind, stop });
        if (foreseen === undefined) break;
        if (foreseen.length > 0) best = bestOf(foreseen);
      }
      return best[means.rng.below(best.length)];
    },
  };
}

/** What every move seems to be worth to its seat; undefined if it gave up. */
export const foresee = (
  world: GardenState,
  seat: Seat,
  plies: number,
  limits: Pick<LookaheadMeans<GardenState>, 'overlooks' | 'stop'> = {},
): Foreseen[] | undefined => lookahead(garden, world, seat, plies, { ...sightOf(world, seat), ...limits });

const legalMoves = (world: GardenState, seat: Seat): Move[] => {
  const list = moveList(garden);
  return [...list.subarray(0, garden.legal(world, seat, list))];
};

export function bestOf(foreseen: readonly Foreseen[]): Move[] {
  const most = Math.max(...foreseen.map(({ value }) => value));
  return foreseen.filter(({ value }) => value === most).map(({ move }) => move);
}

/** A player who overlooks a cell at some distance does so in every line of one decision, as people do. */
function blindness({ overlooks: { own, later } }: Eyes, rng: Rng): (ply: number, move: Move) => boolean {
  const salt = rng.below(0x7fffffff);
  return (ply, move) => scatter(salt, ply * 64 + move) % 1000 < (ply === 0 ? own : later);
}

/** A number that looks random, always the same for the same two inputs. */
function scatter(salt: number, what: number): number {
  let bits = Math.imul(salt ^ Math.imul(what + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function sightOf(world: GardenState, seat: Seat) {
  const token = seat === firstSeat(world.ints) ? 0 : 1;
  return {
    result: ({ ints }: GardenState) => (winnerOf(ints) === NOBODY ? 0 : winnerOf(ints) === seat ? 1 : -1),
    evaluate: ({ ints }: GardenState) => prospects(ints, token),
  };
}
