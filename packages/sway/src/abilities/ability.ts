/** One ability: what it opens, its immediate effect, and its own moves. */
import { invariant, type Move, type MoveList, type Rng, type Seat, type Sink } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import { MOVES } from '../game/moves.ts';
import type { RefusalCode } from '../game/refusals.ts';
import { openIn } from '../state/pool.ts';
import { ABILITY, type AbilityName, POOL } from '../types.ts';
import { actingAtOnce } from './at-once.ts';
import { DEEDS, type Deed, type Deeds, deedOf } from './deeds.ts';

export interface Ability {
  readonly name: AbilityName;
  /** Its index in ABILITIES. */
  readonly index: number;
  readonly deeds: Deeds;
  /**
   * Runs when the ability is executed: on engaging, naming
   * or revealing. `index` is the card's place in `engaged`.
   */
  open(state: SwayState, seat: Seat, index: number): void;
  /** Sentences without a choice, skipped when the card is engaged quietly. */
  readonly atOnce: AtOnce | undefined;
  /** Its own moves while the pool (or the card) offers any, in listed order. */
  readonly acts: readonly Act[];
}

/** For moves offered by something other than the pool, as a naming is by its card. */
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
  /** Does a move of this kind belong to it? `draw` is decided by its `by`. */
  owns(state: SwayState, move: Move): boolean;
  list(state: SwayState, seat: Seat, out: MoveList, from: number): number;
  judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined;
  play(state: SwayState, seat: Seat, move: Move, rng: Rng, told?: Sink): void;
}

/** For an ability that does more than open permissions, or reads its deeds its own way. */
interface Own {
  readonly deeds?: Deeds;
  readonly open?: Ability['open'];
  readonly acts?: readonly Act[];
}

/**
 * All abilities through one constructor, so that they share a hidden class.
 * Unless `own` says more, its deeds describe it fully.
 */
export function ability(name: AbilityName, own: Own = {}): Ability {
  const deeds = own.deeds ?? DEEDS[name];
  const open = own.open ?? opening(deeds);
  return { name, index: ABILITY[name], deeds, open, atOnce: actingAtOnce(deeds), acts: own.acts ?? [] };
}

/** Opens the permissions that its deeds give, if any. */
function opening(deeds: Deeds): Ability['open'] {
  const cards = deedOf(deeds, 'cards');
  if (cards === undefined) return () => {};
  const { count } = cards;
  const cls = classOf(cards);
  return (state) => openIn(state, cls, count);
}

/** The pool class that holds what a deed opens. */
export function classOf(deed: Deed): number {
  if (deed.do === 'send') return POOL.sending;
  invariant(deed.do === 'cards', `no class of the pool is for ${deed.do}`);
  if (deed.of === undefined) return POOL.plain;
  return deed.of === 'valor' ? POOL.valor : POOL.insurgence;
}

/** A following deed counts as one of its class: the pool counts sentences, not cards (GEN-E-6). */
export function classAfter(next: Deed): number {
  invariant(next.do !== 'cards' || next.count === 1, 'a sentence is followed by one permission');
  return classOf(next);
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
