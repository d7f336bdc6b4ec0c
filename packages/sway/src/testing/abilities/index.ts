/** The suites of the shared abilities, and all of them together. */
import type { Board } from '../combo.ts';
import { type DrawIds, draws } from './draws.testing.ts';
import { type EngagingIds, engaging } from './engaging.testing.ts';
import { type LimitIds, limits } from './limits.testing.ts';
import { type OmenIds, omen } from './omen.testing.ts';
import { type PermissionIds, permissions } from './permissions.testing.ts';
import { type PersuasionIds, persuasion } from './persuasion.testing.ts';
import { type StrikeIds, strike } from './strike.testing.ts';
import { type RescueIds, rescue, type VisionIds, vision } from './vision.testing.ts';

export { countdown } from './countdown.testing.ts';
export { refusals } from './refusals.testing.ts';

export interface AbilityIds {
  readonly permissions: PermissionIds;
  readonly limits: LimitIds;
  readonly draws: DrawIds;
  readonly omen: OmenIds;
  readonly persuasion: PersuasionIds;
  readonly vision: VisionIds;
  readonly rescue: RescueIds;
  readonly strike: StrikeIds;
  readonly engaging: EngagingIds;
}

export function abilitiesOf(board: Board, ids: AbilityIds): void {
  permissions(board, ids.permissions);
  limits(board, ids.limits);
  draws(board, ids.draws);
  omen(board, ids.omen);
  persuasion(board, ids.persuasion);
  vision(board, ids.vision);
  rescue(board, ids.rescue);
  strike(board, ids.strike);
  engaging(board, ids.engaging);
}
