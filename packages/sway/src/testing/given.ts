/** For tests of options: what they parse to, or what is wrong with them. */
import type { Diagnostic } from '@hortus/kernel';
import type { SwayOptions } from '../types.ts';
import type { SwayGame } from './scene.ts';

export const given = (game: SwayGame) => ({
  parsed(input: unknown, seats = 2): SwayOptions {
    const read = game.parseOptions(input, seats);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    return read.value;
  },
  faults(input: unknown, seats = 2): readonly Diagnostic[] {
    const read = game.parseOptions(input, seats);
    return read.ok ? [] : read.fault;
  },
});
