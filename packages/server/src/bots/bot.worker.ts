import { loadGames } from '@hortus/catalogue';
import { workInThread } from './thread.ts';

// Jobs that come meanwhile wait in the port.
await loadGames();
workInThread();
