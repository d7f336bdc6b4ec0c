/** Whether bots may end a match before its end, and how the form asks for it. */
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { Key } from '@hortus/words';
import type { Wish } from './wish.ts';

/** What its bots would do before the end, if they may. */
export const botsEnd = ({ bots }: GameTable): Key =>
  bots.resign && bots.draws
    ? 'web.new.bots-resign-draw'
    : bots.draws
      ? 'web.new.bots-draw'
      : 'web.new.bots-resign';

/** A duel with a bot that can tell when it has lost, or isn't ahead. */
export const mayBotsEnd = ({ bots }: GameTable, { against, seats }: Wish): boolean =>
  (bots.resign || bots.draws) &&
  seats.value.length === 2 &&
  (against.value === 'bot' || seats.value.some(({ bot }) => bot));
