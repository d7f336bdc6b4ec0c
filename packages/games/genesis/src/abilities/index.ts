/** GEN-CST-2 The abilities for custom cards, if everybody has agreed to them. */
import { type Ability, negotiation, sabotageOf, strikeOf } from '@hortus/sway';
import { dread } from './dread.ts';
import { endurance } from './endurance.ts';
import { insurgence } from './insurgence.ts';
import { maven } from './maven.ts';
import { replication } from './replication.ts';

export const CUSTOM: readonly Ability[] = [
  negotiation,
  sabotageOf(),
  strikeOf(),
  dread,
  endurance,
  insurgence,
  maven,
  replication,
];
