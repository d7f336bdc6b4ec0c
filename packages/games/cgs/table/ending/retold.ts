/** Why the session ended as it did: what decided its only era, or why nobody won the last one. */
import { worldOf } from '@hortus/frame/board/asked.ts';
import type { Reason } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { cgs, eraVerdict, type View } from '../../src/index.ts';

export function retold(
  view: View,
  reasons: readonly Reason[],
  options: TableInfo['options'],
): readonly Reason[] {
  const world = worldOf(cgs, options, view.ops.length, view);
  const code = reasons[0]?.code;
  if (world === undefined || code === undefined || code === 'alone') return reasons;
  // Nobody wins "the most" of a single era.
  if (world.rules.cards.eras.length === 1) return [eraVerdict(world)];
  return code === 'no-era-won' ? [...reasons, eraVerdict(world)] : reasons;
}
