import { loadGames } from '@hortus/catalogue';
import { thinkInThread } from './thread.ts';

// Jobs that come meanwhile wait in the port.
await loadGames();
thinkInThread();
