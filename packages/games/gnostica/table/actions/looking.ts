/** What the answers beside the board share. */
import type { Move } from '@hortus/kernel';
import type { Meaning } from '../../src/press/index.ts';
import type { ControlsProps } from './controls-props.ts';

/** A move in words, with or without its facing. */
export type Namer = (one: Meaning, facing?: boolean) => string;

/** A move is looked at while the pointer or the focus is on it; undefined: there is nothing to look at yet. */
export const looking = ({ choice }: Pick<ControlsProps, 'choice'>, move: Move | undefined) =>
  move === undefined
    ? {}
    : {
        onPointerEnter: () => choice.look(move),
        onPointerLeave: () => choice.look(undefined),
        onFocus: () => choice.look(move),
        onBlur: () => choice.away(move),
      };
