/** What the parts of the controls share. */
import type { Move, Seat } from '@hortus/kernel';
import type { View } from '../../src/index.ts';
import type { Meaning } from '../../src/press/index.ts';
import type { Choice } from '../use-choice.ts';

export interface ControlsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
  readonly choice: Choice;
  play(move: Move): void;
  /** What a hint proposes. */
  readonly hinted?: Meaning | undefined;
  /** Takes back the last step of this turn; undefined if that isn't free. */
  readonly back: (() => void) | undefined;
  large(code: string): void;
}
