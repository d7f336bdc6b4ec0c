import type { Bot } from '@hortus/bots';
import { readNetwork } from '@hortus/search';
import { BREADTHS } from './levels.ts';
import { gnosticaBot, type SearchBreadth } from './mind.ts';
import value from './value.json' with { type: 'json' };

export type Level = keyof typeof BREADTHS;

/** The bot of a level; `more` overrides what it looks at. Those that follow their turns ask a network. */
export const levelBot = (level: Level, more: Partial<SearchBreadth> = {}): Bot =>
  gnosticaBot(
    level,
    { ...BREADTHS[level], ...more },
    BREADTHS[level].worlds > 0 ? readNetwork(value) : undefined,
  );
