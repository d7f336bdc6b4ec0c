/** What players of both games can agree on before the deal, besides a deck and custom cards. */
import { choice, integer, text } from '@hortus/kernel';

export const COMMON_OPTIONS = {
  /** GEN-R-1, WA-R-1 */
  first: choice('who goes first: chosen at random, seat a or seat b', ['lot', 'a', 'b']),
  faction: choice('which of the deck’s two factions seat a plays', ['lot', 'first', 'second']),
  /** GEN-R-105, WA-R-99 */
  overtime: choice('what happens when a player runs out of time: they lose, or the table passes for them', [
    'lose',
    'finish',
  ]),
  /** GEN-R-150, WA-R-133 */
  handicap: integer('how many cards fewer than seven the first player starts with', 0, 0, 3),
  /** GEN-E-4 */
  window: integer(
    'how long the table waits for somebody to cut into an attack, in milliseconds',
    2000,
    0,
    60_000,
  ),
  house: text('house rules, as a note for everybody at the table; they aren’t enforced', 2000),
} as const;
