import { loadGames } from '@hortus/catalogue';
import { workInThread } from './thread.ts';

// Jobs that arrive in the meantime wait in the port.
await loadGames();
workInThread();
