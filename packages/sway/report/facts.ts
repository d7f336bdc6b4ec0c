/** What one game of Genesis or Worlds Asunder leaves behind for the report: a line of JSON each. */
import type { AbilityName } from '../src/index.ts';

export interface Facts {
  readonly seed: number;
  /** The winning side, or null if nobody won. */
  readonly winner: 0 | 1 | null;
  /** The side that went first. */
  readonly first: 0 | 1;
  /** The deck's faction (0 or 1) that side 0 played. */
  readonly faction: 0 | 1;
  readonly turns: number;
  readonly moves: number;
  /** Units won (turns in Genesis, rounds in Worlds Asunder) by side. */
  readonly won: readonly [number, number];
  /** How far the winner was ever behind, in units. */
  readonly behind: number;
  readonly interrupts: number;
  readonly finale: boolean;
  /** How often each side engaged an ability. */
  readonly used: readonly [Uses, Uses];
}
export type Uses = Readonly<Partial<Record<AbilityName, number>>>;
