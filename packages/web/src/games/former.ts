/** A match under earlier rules on screen: today's board if it can show them, otherwise text and buttons. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { genericTable } from '@hortus/frame/board/generic.tsx';
import { type Kit, versionIn } from '@hortus/kit';

/** Whatever the board shows, legality is decided by the rules the match was dealt under. */
export async function formerTable(
  kit: Kit,
  rulesVersion: number,
  newest: (kit: Kit) => Promise<GameTable>,
): Promise<GameTable | undefined> {
  const version = await versionIn(kit, rulesVersion);
  if (version === undefined) return undefined;
  const { players, looksAsNow } = version;
  const plain = genericTable(players);
  if (!looksAsNow || kit.table === undefined) return plain;
  const table = await newest(kit);
  const { levels, hints } = plain.bots;
  return { ...table, game: plain.game, bots: { ...table.bots, levels, hints } };
}
