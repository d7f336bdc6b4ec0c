import type { BotJob } from '@hortus/host';
import type { PackedJson } from '@hortus/kernel';

/** What a bot's thread is asked, with a number to answer it by. */
export interface Job extends BotJob {
  readonly n: number;
}

export interface Done {
  readonly n: number;
  readonly move?: PackedJson | 'declines';
  readonly error?: string;
}
