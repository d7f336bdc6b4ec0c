import type { Clock, HostMeans } from '@hortus/host';
import type { Readers } from './contents/job.ts';
import type { Games } from './games.ts';
import type { Sharing } from './limits/sharing.ts';
import type { Restrictions } from './people/restrictions.ts';
import type { Settings } from './settings.ts';
import type { Duty, Store, StoredTable } from './store.ts';
import type { Alive } from './tables/table-info.ts';

/** Where the server logs what it did and what went wrong; pino's shape. Never receives a secret or a token. */
export interface Log {
  info(about: object, what: string): void;
  warn(about: object, what: string): void;
  error(about: object, what: string): void;
}

/** What the parts of one server process share. */
export interface Shared {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly log: Log;
  readonly games: Games;
  readonly readers: Readers;
  /** This process, among those on the same store. */
  readonly node: string;
  readonly alive: Alive;
  readonly restrictions: Restrictions;
  /** Limits count with the other processes through this. */
  readonly sharing: Sharing;
  /** Addresses as logs and restrictions name them. */
  readonly hashAddress: (address: string) => string;
  /** What the host of every match gets. */
  readonly hosting: HostMeans<StoredTable>;
  /** Something of this kind will be due then: look in time. */
  wake(kind: Duty['kind'], due: number): void;
}
