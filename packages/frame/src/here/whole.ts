/** Whether a kept match can be played on from; only asked when one is resumed, so a first game does not load it. */
import { parseLog } from '@hortus/kernel';
import type { LocalRecord } from './local-host.ts';

/** Has it all that a match needs? What is kept may have been cut short, or changed by somebody else. */
export const isWhole = (record: LocalRecord | undefined): record is LocalRecord =>
  parseLog(JSON.stringify(record?.log ?? null)).ok && record?.log.secret !== undefined;
