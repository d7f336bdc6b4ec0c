/** What the answers beside the board share. */
import type { Move } from '@hortus/kernel';
import type { Meaning } from '../../src/press/index.ts';
import type { ControlsProps } from './controls-props.ts';

/** A move in words, with or without its facing. */
export type Namer = (one: Meaning, facing?: boolean) => string;

/** A move is looked at while the pointer or the focus is on it. */
export const looking = ({ choice }: Pick<ControlsProps, 'choice'>, move: Move) => ({
  onPointerEnter: () => choice.look(move),
  onPointerLeave: () => choice.look(undefined),
  onFocus: () => choice.look(move),
  onBlur: () => choice.away(move),
});
