import { openStore } from '../store/index.ts';
import type { StoreOptions } from '../store/open.ts';
import type { Store } from '../store.ts';
import { PATIENCE } from './wait.ts';

/** A store for tests: a database that a busy machine keeps waiting isn't one that is down. */
export const openTestStore = (options: StoreOptions): Promise<Store> =>
  openStore({ patience: PATIENCE, ...options });
