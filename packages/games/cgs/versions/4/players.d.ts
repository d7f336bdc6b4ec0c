/** What players.js exports. */
import type { Players } from '@hortus/bots';

export declare const players: Players;
