/** A player of Gnostica: how far it looks ahead makes its level. */

import type { Bot, Means } from '@hortus/bots';
import { FastLuck, type Move, moveList, type Seat } from '@hortus/kernel';
import type { Network } from '@hortus/search';
import {
  announcerOf,
  BID,
  END,
  type GnosticaState,
  gnostica,
  kinds,
  phaseOf,
  playersLeft,
  REDRAW,
  turnsOf,
} from '../src/index.ts';
import { dares } from './daring.ts';
import { Follower, type Line, mostPromising, type Patience } from './follow.ts';
import { lastTurns } from './last.ts';
import { LONG, lateness } from './late.ts';
import { Outlook, type Pressure } from './outlook.ts';
import { bidOrTake } from './start.ts';
import { shareOf, Watch } from './time.ts';
import { type Limit, type Turn, Turns } from './turns.ts';
import { Learned } from './value/learned.ts';
import type { Weights } from './weights.ts';
import { imagined } from './world.ts';

export interface SearchBreadth extends Patience {
  /** Positions of its own turn. */
  readonly own: number;
  /** How many of its turns are followed through a round; 1: it trusts its first impression. */
  readonly turns: number;
  /** Of turns that begin alike, how many at most. */
  readonly each?: number;
  /** Turns that seem worse by at most this many points count as equally good. */
  readonly blur: number;
  /** Skips no power by mistake: whoever errs still does something with a card. */
  readonly purposeful?: true;
  /** Worlds at most where time has no end. */
  readonly counted?: number;
  readonly weights: Weights;
  readonly steep?: number;
  /** For those who trust their first impression: how many points more than enough they want to have to announce. */
  readonly spare?: number;
  readonly pressure?: Pressure;
}

const REST = kinds.rest.pack();
const ANNOUNCE = kinds.announce.pack();
const SKIP = kinds.skip.pack();
/** Passing, being stuck, leaving out. */
const ENDLESS_MOVES: ReadonlySet<Move> = new Set([kinds.draw.pack(0, 0), kinds.stuck.pack(), SKIP]);
/** How many of the turns that seem equal it chooses among. */
const EQUALS = 6;
/** Positions of its own turn at most, where it looks closely. */
const CLOSELY = 3000;
/** Whether to announce is worth this many times the worlds: there is no way back. */
const DECIDING = 3;
/** Positions of each turn of a round at least, however many rivals play. */
const FEWEST = 60;
/** With a network and two players, this many times as many turns are found, and the network picks which to follow. */
const CANDIDATES = 3;
/** Where time has no end, unless told otherwise. */
const FEW_WORLDS = 2;

/**
 * With more than two players, imagined rounds nearly always say that an announcer is stopped, so that nobody would
 * announce: from this round on, any bot that dares announces.
 */
const ROUNDS_TO_WIN = 15;
const isLongAmongMany = (state: GnosticaState): boolean =>
  playersLeft(state) > 2 && turnsOf(state.ints) >= ROUNDS_TO_WIN * state.rules.seats;

/** Positions of each turn of a round: where more rivals play, fewer. */
const amongRivals = (positions: number, rivals: number): number =>
  Math.max(Math.min(positions, FEWEST), Math.ceil(positions / rivals));

export function gnosticaBot(level: string, sight: SearchBreadth, network?: Network): Bot {
  const outlook = new Outlook(sight.weights, sight.steep, sight.pressure);
  const follows = sight.turns > 1;
  const turns = new Turns(outlook, follows ? sight.turns : EQUALS, follows, sight.each);
  const judge = network === undefined ? outlook : new Learned(network, outlook);
  const candidates =
    network === undefined ? turns : new Turns(outlook, CANDIDATES * sight.turns, true, sight.each);
  const follower = new Follower(outlook, judge);
  const last = lastTurns();
  const list = moveList(gnostica);

  const announces = (
    world: GnosticaState,
    seat: Seat,
    patience: Patience,
    limit: Limit,
    luck: FastLuck,
  ): boolean => {
    if (isLongAmongMany(world) && dares(outlook, world, seat)) return true;
    const turn: Turn = { move: REST, worth: 0, ints: world.ints, lucky: undefined };
    const lines = follower.linesOf(turn, world, seat);
    const worlds = patience.worlds * DECIDING;
    const line = follower.follow(lines, world, seat, { ...patience, worlds }, limit, luck);
    // Without time for one whole world it does as the weaker levels do.
    return lines.length > 1 && line.worlds === 0 ? dares(outlook, world, seat) : line.announces;
  };

  /** The turns found, best first. */
  const choice = (found: readonly Turn[], world: GnosticaState, seat: Seat): Line[] =>
    found.flatMap((turn) => follower.linesOf(turn, world, seat));

  const begins = (
    world: GnosticaState,
    seat: Seat,
    patience: Patience,
    limit: Limit,
    luck: FastLuck,
  ): Move => {
    const { ints } = world;
    const isOwnLast = announcerOf(ints) === seat;
    if (follows && isOwnLast) {
      last.search(world, seat, { ...limit, positions: CLOSELY }, luck);
      if (last.count > 0) return last.found[0].move;
    }
    // The longer it lasts, the closer they look; closest in an announced last turn of their own.
    const early = follows ? 1 - lateness(ints, LONG) : isOwnLast ? 0 : 1 - lateness(ints);
    const positions = Math.max(Math.min(sight.own / early, CLOSELY), sight.own);
    const ways = world.rules.seats === 2 ? candidates : turns;
    ways.search(world, seat, { ...limit, positions }, luck);
    if (ways.count === 0) return list[luck.below(gnostica.legal(world, seat, list))];
    const found = ways.found.slice(0, ways.count);
    const { move, worth } = found[0];
    if (!follows) {
      const equals = found.filter((turn) => turn.worth >= worth - sight.blur * early);
      const useful = sight.purposeful ? equals.filter((turn) => turn.move !== SKIP) : equals;
      const among = useful.length > 0 ? useful : equals;
      return among[luck.below(among.length)].move;
    }
    if (found.every((turn) => turn.move === move)) return move;
    const lines = mostPromising(choice(found, world, seat), sight.turns);
    return follower.follow(lines, world, seat, patience, limit, luck).turn.move;
  };

  /** GNO-R-59 Rather than draw the game by a pass. */
  const orAnnounce = (world: GnosticaState, seat: Seat, move: Move): Move => {
    if (!ENDLESS_MOVES.has(move) || gnostica.judge(world, seat, ANNOUNCE) !== undefined) return move;
    return dares(outlook, world, seat) ? ANNOUNCE : move;
  };

  const choose = (view: unknown, seat: Seat, means: Means): Move => {
    const luck = new FastLuck(means.rng.below(0x7fffffff));
    const world = imagined(view, luck);
    const phase = phaseOf(world.ints);
    if (phase === BID || phase === REDRAW) return bidOrTake(world, seat);
    const rivals = playersLeft(world) - 1;
    const limit: Limit = {
      positions: amongRivals(sight.positions, rivals),
      announced: amongRivals(sight.announced ?? sight.positions, rivals),
      watch: new Watch(shareOf(means, world)),
    };
    const isEndless = means.ms === Number.POSITIVE_INFINITY;
    const worlds = Math.min(sight.worlds, sight.counted ?? FEW_WORLDS);
    const patience = isEndless ? { ...sight, worlds } : sight;
    if (phase !== END) return orAnnounce(world, seat, begins(world, seat, patience, limit, luck));
    // Where drawing may go on (GNO-R-21), somebody else's last turn may still be to come.
    if (gnostica.judge(world, seat, ANNOUNCE) !== undefined) return REST;
    if (sight.worlds === 0) return dares(outlook, world, seat, sight.spare) ? ANNOUNCE : REST;
    return announces(world, seat, patience, limit, luck) ? ANNOUNCE : REST;
  };

  return { game: gnostica.id, level, choose };
}
