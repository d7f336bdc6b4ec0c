// The entries of a match as kept in memory, compactly, with what each viewer may know.

import type { EventKinds, ToldEvent } from '../contract/events.ts';
import type { Move, MoveKinds } from '../contract/moves.ts';
import { EVERYONE, type Seat, type Viewer } from '../contract/seats.ts';
import type { BackEntry, Entry, SeenEntry } from '../log/log.ts';
import type { PackedJson } from '../packing/codec.ts';
import { letCount, livingEntries, type Standing } from './living.ts';

/** The result of an entry. */
export interface Passed {
  readonly entry: Entry;
  readonly told: readonly ToldEvent[];
  /** Only the seat, and those who act as one player with it, could act after it. */
  readonly alone: boolean;
  /** Nobody was waiting for it. */
  readonly aside: boolean;
}

/** It revealed something to the acting seat. */
export const binds = ({ told }: Pick<Passed, 'told'>, events: EventKinds): boolean => told.some(events.binds);

const isPlain = ({ known, reveals }: ToldEvent): boolean => known === EVERYONE && !reveals;

/** One entry, packed: a host keeps thousands of matches in memory. */
class Kept {
  /** In one number: its kind, whether its seat was alone, and whether it was an aside. */
  readonly #how: number;
  readonly seat: Seat;
  /** One move as itself. */
  readonly moves: Move | readonly Move[];
  /**
   * Events that everybody may know and that reveal nothing are kept as numbers, a single one as itself; otherwise
   * three numbers for each (`isFlat`).
   */
  readonly #told: number | readonly number[];
  readonly id: string | undefined;
  /** Relative to the first entry's time; small numbers take no memory of their own. */
  readonly after: number | undefined;
  readonly back:
    | { readonly to?: number; readonly granted: readonly Seat[]; readonly keeps?: readonly number[] }
    | undefined;

  constructor({ entry, told, alone, aside }: Passed, moves: readonly Move[], since: number) {
    const plain = told.every(isPlain);
    this.#how = KINDS.indexOf(entry.kind) | (alone ? ALONE : 0) | (aside ? ASIDE : 0) | (plain ? 0 : FLAT);
    this.seat = entry.seat;
    this.moves = moves.length === 1 ? (moves[0] as Move) : moves;
    if (!plain) this.#told = told.flatMap(({ event, known, reveals }) => [event, known, reveals ? 1 : 0]);
    else if (told.length === 1) this.#told = (told[0] as ToldEvent).event;
    else this.#told = told.length === 0 ? NOTHING : told.map(({ event }) => event);
    this.id = entry.kind === 'moves' ? entry.id : undefined;
    this.after = entry.at === undefined ? undefined : entry.at - since;
    const { granted } = entry.kind === 'moves' ? {} : entry;
    this.back = granted && { granted, ...(entry.kind === 'back' ? voids(entry) : {}) };
  }

  get kind(): Entry['kind'] {
    return KINDS[this.#how & KIND] as Entry['kind'];
  }
  get alone(): boolean {
    return (this.#how & ALONE) !== 0;
  }
  get aside(): boolean {
    return (this.#how & ASIDE) !== 0;
  }

  told(): ToldEvent[] {
    const told = this.#told;
    if (typeof told === 'number') return [plainly(told)];
    if ((this.#how & FLAT) === 0) return told.map(plainly);
    const all: ToldEvent[] = [];
    for (let i = 0; i < told.length; i += 3)
      all.push({ event: told[i] as number, known: told[i + 1] as number, reveals: told[i + 2] === 1 });
    return all;
  }
}

const KINDS: readonly Entry['kind'][] = ['moves', 'back', 'pause', 'resume', 'draw'];
const [KIND, ALONE, ASIDE, FLAT] = [7, 8, 16, 32] as const;
const NOTHING: readonly number[] = [];
const plainly = (event: number): ToldEvent => ({ event, known: EVERYONE, reveals: false });

/** A log of at most this many entries is searched instead of indexed. */
const LOOKED_THROUGH = 100;

/** What says which entries a take-back voids. */
const voids = ({ to, keeps }: BackEntry): Pick<BackEntry, 'to' | 'keeps'> =>
  keeps === undefined ? { to } : { to, keeps };

/** Everything that happened in a match. Entries are numbered from 1, as in the log. */
export class Past {
  readonly #codec: MoveKinds;
  readonly #kept: Kept[] = [];
  #since = 0;
  #backs = 0;
  #pauses = 0;
  #count = 0;
  /**
   * By seat: the entry of each submission's id, so that a long log doesn't slow down a move. Only long logs have it:
   * a short one can be searched just as fast, and a map would take a fifth of its memory.
   */
  #handed: Map<string, number>[] | undefined;
  /** The move entries that no take-back has voided; kept up to date once somebody has asked, which few matches need. */
  #living: Standing[] | undefined;

  constructor(codec: MoveKinds) {
    this.#codec = codec;
  }

  get length(): number {
    return this.#kept.length;
  }

  get backs(): number {
    return this.#backs;
  }
  get pauses(): number {
    return this.#pauses;
  }

  /** How many move entries count once this one, the next, is in. */
  countAfter(entry: Entry): number {
    if (entry.kind === 'moves') return this.#count + 1;
    return entry.kind === 'back' ? this.living().filter(({ seq }) => seq <= entry.to).length : this.#count;
  }

  /** How many move entries no take-back has voided. */
  get count(): number {
    return this.#count;
  }

  add(passed: Passed, moves: readonly Move[]): void {
    const { entry } = passed;
    this.#count = this.countAfter(entry);
    if (this.#since === 0) this.#since = entry.at ?? 0;
    this.#kept.push(new Kept(passed, moves, this.#since));
    if (this.#living !== undefined) letCount(this.#living, this.standing(entry.seq));
    if (entry.kind === 'back') this.#backs++;
    if (entry.kind === 'pause') this.#pauses++;
    if (this.#handed !== undefined) this.#noteId(this.#handed, entry.seq);
    else if (this.#kept.length > LOOKED_THROUGH) this.#handed = this.#allIds();
  }

  #allIds(): Map<string, number>[] {
    const handed: Map<string, number>[] = [];
    for (let seq = 1; seq <= this.#kept.length; seq++) this.#noteId(handed, seq);
    return handed;
  }

  #noteId(handed: Map<string, number>[], seq: number): void {
    const { seat, id } = this.#at(seq);
    if (id === undefined) return;
    const ids = handed[seat] ?? new Map<string, number>();
    handed[seat] = ids.set(id, seq);
  }

  entry(seq: number): Entry {
    const { kind, seat, id, after, back } = this.#at(seq);
    const at = after === undefined ? {} : { at: this.#since + after };
    if (kind === 'moves') {
      const moves = this.moves(seq).map((move) => this.#codec.toJson(move));
      return { seq, kind, seat, moves, ...(id === undefined ? {} : { id }), ...at };
    }
    const granted = back?.granted ?? [];
    if (kind === 'back') {
      const keeps = back?.keeps === undefined ? {} : { keeps: back.keeps };
      return { seq, kind, seat, to: back?.to ?? 0, granted, ...keeps, ...at };
    }
    return { seq, kind, seat, granted, ...at };
  }

  entries(): Entry[] {
    return this.#kept.map((_, i) => this.entry(i + 1));
  }

  moves(seq: number): readonly Move[] {
    const { moves } = this.#at(seq);
    return typeof moves === 'number' ? [moves] : moves;
  }

  told(seq: number): ToldEvent[] {
    return this.#at(seq).told();
  }

  passed(seq: number): Passed {
    const { alone, aside } = this.#at(seq);
    return { entry: this.entry(seq), told: this.told(seq), alone, aside };
  }

  /** An entry as this viewer saw it. */
  seen(seq: number, viewer: Viewer, events: EventKinds): SeenEntry {
    const { kind, seat, to, keeps, aside } = this.standing(seq);
    const mine = kind === 'moves' && (viewer === 'all' || viewer === seat);
    const told = this.told(seq);
    const seen: PackedJson[] = [];
    for (const one of told) {
      const event = events.seenBy(one, viewer);
      if (event !== undefined) seen.push(event);
    }
    const plain = mine
      ? { seq, kind, seat, moves: this.moves(seq).map((move) => this.#codec.toJson(move)), told: seen }
      : { seq, kind, seat, told: seen };
    const final = binds({ told }, events);
    if (to === undefined && !final && !aside) return plain;
    return {
      ...plain,
      ...(to === undefined ? {} : { to }),
      ...(keeps === undefined ? {} : { keeps }),
      ...(aside ? { aside } : {}),
      ...(final ? { final } : {}),
    };
  }

  /** Somebody else than this seat has moved since, and not beside the turn. */
  hasMoveOfOther(than: Seat, since: number): boolean {
    for (let seq = since + 1; seq <= this.length; seq++) {
      const { kind, seat, aside } = this.#at(seq);
      if (kind === 'moves' && seat !== than && !aside) return true;
    }
    return false;
  }

  isAside(seq: number): boolean {
    return this.#at(seq).aside;
  }

  /** Nobody else could act after it: an aside doesn't change that. */
  alone(seq: number): boolean {
    const { alone, aside } = this.#at(seq);
    return alone || aside;
  }

  /** The move entries that no take-back has voided, oldest first. */
  living(): readonly Standing[] {
    this.#living ??= livingEntries(this.#kept.map((_, i) => this.standing(i + 1)));
    return this.#living;
  }

  /** The parts of an entry that say which others it voids. */
  standing(seq: number): Standing {
    const { kind, seat, back, aside } = this.#at(seq);
    if (aside) return { seq, kind, seat, aside: true };
    if (back?.to === undefined) return { seq, kind, seat };
    return back.keeps === undefined
      ? { seq, kind, seat, to: back.to }
      : { seq, kind, seat, to: back.to, keeps: back.keeps };
  }

  /** The entry that this seat's submission became. */
  handedIn(seat: Seat, id: string): number | undefined {
    if (this.#handed !== undefined) return this.#handed[seat]?.get(id);
    for (let seq = this.#kept.length; seq > 0; seq--) {
      const kept = this.#at(seq);
      if (kept.id === id && kept.seat === seat) return seq;
    }
    return undefined;
  }

  #at(seq: number): Kept {
    return this.#kept[seq - 1] as Kept;
  }
}
