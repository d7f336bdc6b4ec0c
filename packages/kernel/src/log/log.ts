// The shape of a match's log: terms, entropy and entries, as they are stored and exported.

import type { Hex, Json } from '../chance/canonical.ts';
import type { Outcome, Packs } from '../contract/game.ts';
import type { Seat } from '../contract/seats.ts';
import type { PackedJson } from '../packing/codec.ts';
import type { Content } from './content.ts';

/** Who sits on a seat. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** A bot's level. */
  readonly level?: string;
}

/** What everybody agreed to before the deal; the match key is bound to it. */
export interface Terms {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Json;
  /** Name and hash of each pack played with. */
  readonly packs: Packs;
  readonly seats: readonly SeatInfo[];
  /** A match that starts from a position instead of a deal. */
  readonly position?: string;
  /** Only where names stood in the terms and were removed after the match. */
  readonly removed?: Removed;
}

/**
 * What is left of a match whose terms held names that were removed (decision 40). The secret and the reveals went with
 * them, since anybody could try names against the commitments; the key still deals the same match.
 */
export interface Removed {
  /** Whose names were removed. */
  readonly seats: readonly Seat[];
  readonly commitment: Hex;
  readonly key: Hex;
  /** The seal of the log as it was before. */
  readonly seal: Hex;
}

/** A person's entropy: what they committed to before the deal, and revealed. */
export interface Contribution {
  readonly seat: Seat;
  readonly commitment: Hex;
  /** Empty where names were removed. */
  readonly reveal: Hex;
}

interface EntryBase {
  /** From 1, without gaps: the primary key together with the match. */
  readonly seq: number;
  /** Unix milliseconds by the host's clock; the rules never read it. */
  readonly at?: number;
}

/** Moves of one seat, submitted together: all or nothing. */
export interface MovesEntry extends EntryBase {
  readonly kind: 'moves';
  readonly seat: Seat;
  readonly moves: readonly PackedJson[];
  /** The submission's own id: submitting it twice has no further effect. */
  readonly id?: string;
}

/** Everything after entry `to` is void except the asides that stay; nothing is deleted. */
export interface BackEntry extends EntryBase {
  readonly kind: 'back';
  readonly seat: Seat;
  readonly to: number;
  /** The seats that granted it; none if it was free. */
  readonly granted: readonly Seat[];
  /** The entries after `to` that stay: asides that don't depend on what is taken back. Absent if there are none. */
  readonly keeps?: readonly number[];
}

export interface PauseEntry extends EntryBase {
  readonly kind: 'pause' | 'resume';
  readonly seat: Seat;
  readonly granted: readonly Seat[];
}

/** All agreed on a draw, which one of them offered: the match is over. */
export interface DrawEntry extends EntryBase {
  readonly kind: 'draw';
  readonly seat: Seat;
  readonly granted: readonly Seat[];
}

export type Entry = MovesEntry | BackEntry | PauseEntry | DrawEntry;

export interface MatchLog {
  readonly hortus: 'match';
  readonly format: 1;
  readonly terms: Terms;
  /** The host's commitment, published before anyone revealed entropy. */
  readonly commitment: Hex;
  readonly entropy: readonly Contribution[];
  readonly entries: readonly Entry[];
  /** After the end only. */
  readonly secret?: Hex;
  readonly hash?: Hex;
  readonly outcome?: Outcome;
  /** The hash of everything else. Anyone who writes it down at the end can tell this log from any other. */
  readonly seal?: Hex;
  /**
   * In an export, the content that the terms name, so that the log can be replayed on its own. The hashes bind it, so
   * it isn't sealed.
   */
  readonly contents?: readonly Content[];
  /**
   * In an export, what the players call themselves, by seat. It isn't sealed, so that it can be removed; empty: removed,
   * and the terms say what to call that seat.
   */
  readonly names?: readonly string[];
}

/** An entry as one viewer saw it: their own moves, and the events they may know about. */
export interface SeenEntry {
  readonly seq: number;
  readonly kind: Entry['kind'];
  readonly seat: Seat;
  readonly moves?: readonly PackedJson[];
  readonly to?: number;
  readonly keeps?: readonly number[];
  /** Nobody was waiting for it. */
  readonly aside?: true;
  readonly told: readonly PackedJson[];
  /** It showed somebody something, so no take-back goes past it. */
  readonly final?: true;
}
