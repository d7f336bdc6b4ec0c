/** What the reader has to know about what went by, for a screen on which the log lies below: who won, and what it cost. */
import type { RunningMatch } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { eventWords } from '@hortus/words';
import type { Desk } from '../desk.ts';

const STORY = ['interrupted', 'compared', 'won', 'gave', 'lacks'];
/** Without one of these, nothing was decided. */
const DECIDED = ['won', 'gave', 'lacks'];

export function storyWords(
  { game, names, you, cards }: Pick<Desk, 'game' | 'names' | 'you' | 'cards'>,
  lately: RunningMatch['lately'],
): readonly string[] {
  const told = lately.flatMap(({ seat, told: events }) => events.map((event) => ({ seat, event })));
  const last = told.findLastIndex(({ event }) => DECIDED.includes(event.kind));
  const deck = { cards: cards.deck.cards.map(({ name }) => name), factions: cards.deck.factions };
  return told
    .slice(0, last + 1)
    .filter(({ event }) => STORY.includes(event.kind))
    .map(({ seat, event }) => eventWords(words.value, game, event, { names, you, by: seat, deck }));
}
