/** The options that both editions have; what is theirs stands beside these in their own tables. */
import { choice, text } from '@hortus/kernel';

export const COMMON_OPTIONS = {
  first: choice('who turns first', ['lot', 'a', 'b']),
  faction: choice("which of the deck's factions seat a plays", ['lot', 'first', 'second']),
  overtime: choice('what a seat that is out of time does', ['lose', 'finish']),
  house: text('house rules: recorded and shown, not enforced', 2000),
} as const;
