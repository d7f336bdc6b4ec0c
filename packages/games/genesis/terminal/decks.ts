import { swayDecks } from '@hortus/sway/terminal/decks.ts';
import { DECK_CLAUSES, GENESIS_DECK, genesis } from '../src/index.ts';

export const decks = swayDecks({
  game: genesis,
  deck: GENESIS_DECK,
  clauses: DECK_CLAUSES,
  everything: { abilities: 'all', recruitable: 'on' },
  later: false,
});
