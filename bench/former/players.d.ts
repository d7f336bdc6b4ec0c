/** What players.js exports. */
import type { Players } from '@hortus/bots';

export declare const genesis: Players;
export declare const worldsAsunder: Players;
