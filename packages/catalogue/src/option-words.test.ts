/** What a terminal and a form say about options: in a player's words, not the engine's. */
import { expect, test } from 'vitest';
import { GAMES, loadGames } from './at-hand.ts';

await loadGames();

const ENGINE =
  /\b(in force|in advance|counted on|where there are|by lot|game's own|ops|destiny|void|recruitables|persons|idle)\b/;

test.each(GAMES.map((game) => [game.id, game] as const))('%s describes its options', (_, game) => {
  const { properties } = game.optionSchema as {
    readonly properties: Record<string, { description?: string }>;
  };
  for (const [name, { description = '' }] of Object.entries(properties)) {
    if (name === 'custom') continue;
    expect(description, name).toMatch(/^[a-z].{11,}[^.]$/);
    expect(description, name).not.toMatch(ENGINE);
  }
});
