/** What hints follow: the strongest bot, except where its next step would take back what it has just advised. */
import type { Bot } from '@hortus/bots';
import { MOVES, type View } from '../src/index.ts';

const M = MOVES.kinds;

/**
 * The bot weighs every step on its own. Having played a card, it may judge the rest of the adventure differently and sit
 * it out in the same turn. A player whom it has just told to pay for that card should only end the turn: they can
 * still sit out next turn, once the others have shown what they do.
 */
export const steady = (bot: Bot): Bot => ({
  ...bot,
  choose(view, seat, means) {
    const move = bot.choose(view, seat, means);
    const hasPlayed = (view as View).step === 'adventure';
    return hasPlayed && move !== undefined && M.sitOut.is(move) ? M.pass.pack() : move;
  },
});
