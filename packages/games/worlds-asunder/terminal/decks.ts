import { swayDecks } from '@hortus/sway/terminal/decks.ts';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK, worldsAsunder } from '../src/index.ts';

export const decks = swayDecks({
  game: worldsAsunder,
  deck: WORLDS_ASUNDER_DECK,
  clauses: DECK_CLAUSES,
  everything: {},
  later: true,
});
