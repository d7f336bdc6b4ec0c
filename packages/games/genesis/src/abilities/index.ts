/** The abilities of Genesis besides the shared ones: those for custom cards, if agreed (GEN-CST-2). */
import type { Ability } from '@hortus/sway';
import { dread } from './dread.ts';
import { endurance } from './endurance.ts';
import { insurgence } from './insurgence.ts';
import { maven } from './maven.ts';
import { replication } from './replication.ts';

export const abilities: readonly Ability[] = [dread, endurance, insurgence, maven, replication];
