/** Turns a game's events into sentences; loaded with the game's book. */
import type { PackedJson, SeenEntry } from '@hortus/kernel';
import type { Cast, Scene } from './sentences.ts';
import type { Words } from './words.ts';

export interface Teller {
  /** One event as a sentence. */
  tell(words: Words, event: PackedJson, cast: Cast): string | undefined;
  /** The same events, with those that one sentence tells as one; fields may be added. Applied before anything else. */
  gathered?(told: readonly PackedJson[]): readonly PackedJson[];
  /** Its sentence is said by another event. */
  goesWithoutSaying?(event: PackedJson): boolean;
  /** Two events in a row as one, where one sentence says both. */
  joined?(one: PackedJson, other: PackedJson): PackedJson | undefined;
  /** What places are called by in a view. */
  scene?(view: unknown): Scene;
  /** The same before each entry of a log; `view` is the state after the last. */
  scenes?(entries: readonly SeenEntry[], view: unknown): ReadonlyMap<number, Scene>;
  /** And after an event. */
  after?(scene: Scene, event: PackedJson): Scene;
  /** A place by what is there or next to it. */
  place?(words: Words, scene: Scene, x: number, y: number): string;
}
