/** One ability: what it opens, what happens at once, and the moves of its own. */
import type { Move, MoveList, Rng, Seat, Sink } from '@hortus/kernel';
import { MOVES } from '../moves.ts';
import { openIn } from '../pool.ts';
import type { RefusalCode } from '../refusals.ts';
import type { SwayState } from '../rules.ts';
import { ABILITY, type AbilityName, POOL } from '../types.ts';
import { DEEDS, type Deeds, deedOf } from './deeds.ts';

export interface Ability {
  readonly name: AbilityName;
  /** Its index in ABILITIES. */
  readonly index: number;
  readonly deeds: Deeds;
  /** Carried out when the ability is executed: at engaging, at naming, at the reveal. `index` is the card's place in `engaged`. */
  open(state: SwayState, seat: Seat, index: number): void;
  /** Sentences without a choice; left out when engaged quietly. */
  readonly atOnce: AtOnce | undefined;
  /** Moves of its own while the pool (or the card) has some of it, in listed order. */
  readonly acts: readonly Act[];
}

/** Offered by something else than the pool, as a naming is by its card. */
export const OUTSIDE_POOL = 31;

export interface AtOnce {
  /** Would it act now? */
  does(state: SwayState, seat: Seat): boolean;
  run(state: SwayState, seat: Seat, told?: Sink): void;
}

export interface Act {
  readonly tag: number;
  /** The classes of the pool that offer it, as a set. */
  readonly classes: number;
  /** Of moves of one kind, whose this is: `draw` by its `by`. */
  owns(state: SwayState, move: Move): boolean;
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void;
}

/** Where an ability does more than open permissions, or reads its deeds in its own way. */
interface Own {
  readonly deeds?: Deeds;
  readonly open?: Ability['open'];
  readonly acts?: readonly Act[];
  readonly atOnce?: AtOnce;
}

/** All abilities through one constructor, so that they share a hidden class. Without more, its cards are opened. */
export function ability(name: AbilityName, own: Own = {}): Ability {
  const deeds = own.deeds ?? DEEDS[name];
  const count = deedOf(deeds, 'cards')?.count ?? 0;
  const open = own.open ?? ((state: SwayState): void => openIn(state, POOL.plain, count));
  return { name, index: ABILITY[name], deeds, open, atOnce: own.atOnce, acts: own.acts ?? [] };
}

const always = (): boolean => true;

export const act = (
  kind: keyof typeof MOVES.kinds,
  classes: readonly number[],
  list: Act['list'],
  judge: Act['judge'],
  play: Act['play'],
  owns: Act['owns'] = always,
): Act => ({ tag: MOVES.kinds[kind].tag, classes: setOf(classes), owns, list, judge, play });

const setOf = (numbers: readonly number[]): number => numbers.reduce((set, number) => set | (1 << number), 0);
