/** One ability: what it opens, what happens at once, and the moves of its own. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { MOVES } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { ABILITY, type AbilityName } from '../types.ts';

export interface Ability {
  readonly name: AbilityName;
  /** Its index in ABILITIES. */
  readonly index: number;
  /** Carried out when the ability is executed: at engaging, at naming, at the reveal. `index` is the card's place in `engaged`. */
  open(state: SwayState, seat: Seat, index: number): void;
  /** Sentences without a choice; left out when engaged quietly. */
  readonly atOnce: AtOnce | undefined;
  /** Moves of its own while the pool (or the card) has some of it, in listed order. */
  readonly acts: readonly Act[];
}

export interface AtOnce {
  /** Would it act now? */
  does(state: SwayState, seat: Seat): boolean;
  run(state: SwayState, seat: Seat, told?: Sink): void;
}

export interface Act {
  readonly tag: number;
  /** Of moves of one kind, whose this is: `draw` by its `by`. */
  owns(state: SwayState, move: Move): boolean;
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void;
}

/** All abilities through one constructor, so that they share a hidden class. */
export const ability = (
  name: AbilityName,
  open: Ability['open'],
  acts: readonly Act[] = [],
  atOnce?: AtOnce,
): Ability => ({ name, index: ABILITY[name], open, atOnce, acts });

const always = (): boolean => true;

export const act = (
  kind: keyof typeof MOVES.kinds,
  list: Act['list'],
  judge: Act['judge'],
  play: Act['play'],
  owns: Act['owns'] = always,
): Act => ({ tag: MOVES.kinds[kind].tag, owns, list, judge, play });
