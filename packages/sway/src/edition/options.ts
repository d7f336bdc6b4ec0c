/** What both games can be told before the deal, beside a deck and custom cards. */
import { choice, integer, text } from '@hortus/kernel';

export const COMMON_OPTIONS = {
  /** GEN-R-1, WA-R-1 */
  first: choice('who begins', ['lot', 'a', 'b']),
  faction: choice("which of the deck's factions seat a plays", ['lot', 'first', 'second']),
  /** GEN-R-105, WA-R-99 */
  overtime: choice('what happens when time runs out', ['lose', 'finish']),
  /** GEN-R-150, WA-R-133 */
  handicap: integer('how many fewer than 7 cards the first player starts with', 0, 0, 3),
  /** GEN-E-4 */
  window: integer('how long to wait for an interrupt, in milliseconds', 2000, 0, 60_000),
  house: text('house rules: recorded and shown, not enforced', 2000),
} as const;
