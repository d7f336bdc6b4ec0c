/** Turns a game's events into sentences; loaded with the game's book. */
import type { PackedJson, SeenEntry } from '@hortus/kernel';
import type { Cast, Scene } from './sentences.ts';
import type { Words } from './words.ts';

export interface Teller {
  /** One event as a sentence. */
  tell(words: Words, event: PackedJson, cast: Cast): string | undefined;
  /** The events, with those that one sentence tells merged into one; fields may be added. Comes before the rest. */
  gathered?(told: readonly PackedJson[]): readonly PackedJson[];
  /** Another event's sentence says it too. */
  goesWithoutSaying?(event: PackedJson): boolean;
  /** Two events in a row as one, where one sentence says both. */
  joined?(one: PackedJson, other: PackedJson): PackedJson | undefined;
  /** What places are named after, from a view. */
  scene?(view: unknown): Scene;
  /** The same before each entry of a log; `view` is the state after the last. */
  scenes?(entries: readonly SeenEntry[], view: unknown): ReadonlyMap<number, Scene>;
  /** The same after an event. */
  after?(scene: Scene, event: PackedJson): Scene;
  /** A place by what is there or next to it. */
  place?(words: Words, scene: Scene, x: number, y: number): string;
}
