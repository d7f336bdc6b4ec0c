/** The abilities of Worlds Asunder besides the shared ones. */
import type { Ability } from '@hortus/sway';
import { enlist } from './enlist.ts';
import { sacrifice } from './sacrifice.ts';

export const abilities: readonly Ability[] = [enlist, sacrifice];
