/** Whether a stored match can be continued; needed only when one is resumed, so a first game doesn't load it. */
import { parseLog } from '@hortus/kernel';
import type { LocalRecord } from './local-host.ts';

/** Does it have everything a match needs? It may have been cut short, or changed by somebody else. */
export const isWhole = (record: LocalRecord | undefined): record is LocalRecord =>
  parseLog(JSON.stringify(record?.log ?? null)).ok && record?.log.secret !== undefined;
