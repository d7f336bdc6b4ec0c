import type { Json, PackedJson, Seat } from '@hortus/kernel';

/** What a bot's thread is asked: a view and luck, and nothing else. */
export interface Job {
  readonly n: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly level: string;
  readonly view: Json;
  readonly seat: Seat;
  /** Key of the luck of this decision. */
  readonly luck: Uint8Array;
  readonly entry: number;
  readonly ms: number;
  /** What everybody agreed on. */
  readonly options: Json;
  readonly seats: number;
}

export interface Done {
  readonly n: number;
  readonly move?: PackedJson;
  readonly error?: string;
}
