/** The abilities of Worlds Asunder: those of both games, and five more (WA-DCK-2). */
import {
  type Ability,
  CORE,
  negotiation,
  SABOTAGE_EXECUTED,
  STRIKE_FROM_OPS,
  sabotageOf,
  strikeOf,
} from '@hortus/sway';
import { enlist } from './enlist.ts';
import { sacrifice } from './sacrifice.ts';

export const abilities: readonly Ability[] = [
  ...CORE,
  negotiation,
  sabotageOf(SABOTAGE_EXECUTED),
  strikeOf(STRIKE_FROM_OPS),
  enlist,
  sacrifice,
];
