/** Cards laid for nothing in obstructions: what they are, and how many a bot lays against itself. */
import { type Bot, mustChoose } from '@hortus/bots';
import { FastLuck, lowestBit, type Move, type Seat } from '@hortus/kernel';
import {
  ABILITY,
  hiddenCountIn,
  MOVES,
  openOf,
  PHASE,
  POOL,
  phaseIn,
  type SwayGame,
  type SwayState,
  sideOf,
  totalOf,
  turnsIn,
} from '../../src/index.ts';
import { DRAWS } from '../traits.ts';

const { engage } = MOVES.kinds;

/**
 * An obstruction with nothing left to answer, and no refill that would replace what is laid. Written without
 * `needless.ts`, which it checks: a mistake there must not hide here.
 */
export function isAnswered(state: SwayState, seat: Seat): boolean {
  const { ints } = state;
  if (phaseIn(ints) !== PHASE.obstruct) return false;
  if (hiddenCountIn(ints) > 0 || openOf(ints, POOL.refill) > 0) return false;
  return totalOf(state, sideOf(seat)) >= totalOf(state, 1 - sideOf(seat));
}

/** The ability with which this move engages a card. */
export function abilityOf({ rules }: SwayState, move: Move): number {
  const as = engage.get.as(move);
  return as > 0 ? as - 1 : rules.deck.ability[engage.get.card(move)];
}

/** Engages a card that brings no other, in an obstruction with nothing left to answer. */
export function isLaidForNothing(state: SwayState, seat: Seat, move: Move): boolean {
  if (!engage.is(move) || !isAnswered(state, seat)) return false;
  const ability = abilityOf(state, move);
  return DRAWS[ability] === 0 && ability !== ABILITY.enlist;
}

export interface Waste {
  readonly obstructions: number;
  /** Obstructions in which at least one card was laid for nothing. */
  readonly wasteful: number;
  /** All cards laid in obstructions. */
  readonly laid: number;
  /** The positions in which a card was laid for nothing. */
  readonly scenes: readonly string[];
}

/** A match of the bot against itself, with a counted number of worlds, so that every machine plays the same match. */
export function wasteOf(game: SwayGame, bot: Bot, seed: number, seats = 2): Waste {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options');
  const setting = { options: {}, seats };
  const state = game.create(options.value, seats);
  const rng = new FastLuck(seed);
  const [obstructed, wasted] = [new Set<number>(), new Set<number>()];
  const scenes: string[] = [];
  let laid = 0;
  for (let toAct = game.setup(state, rng); toAct !== 0; ) {
    const seat = lowestBit(toAct);
    const means = { rng, ms: Number.POSITIVE_INFINITY, now: () => 0, setting };
    const move = mustChoose(bot, game.view(state, seat), seat, means);
    const turn = turnsIn(state.ints);
    if (phaseIn(state.ints) === PHASE.obstruct) {
      obstructed.add(turn);
      if (engage.is(move)) laid++;
    }
    if (isLaidForNothing(state, seat, move)) {
      wasted.add(turn);
      scenes.push(game.notation.makePosition(state));
    }
    toAct = game.play(state, seat, move, rng);
  }
  return { obstructions: obstructed.size, wasteful: wasted.size, laid, scenes };
}
