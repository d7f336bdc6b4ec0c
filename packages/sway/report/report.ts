/**
 * What the lab reports about Genesis and Worlds Asunder: factions, going first, comebacks, what each ability is
 * worth.
 */
import { percent, type Report } from '@hortus/kit';
import type { SwayState } from '../src/index.ts';
import type { Facts } from './facts.ts';
import { makeReport } from './page.ts';
import { playGame } from './play.ts';
import { summarise } from './summary.ts';

export const swayReport: Report<Facts> = {
  play: playGame,
  make(facts, made, game, options) {
    const { deck } = (game.create(options, made.seats) as SwayState).rules;
    const summary = summarise(facts, deck.factions);
    return {
      files: makeReport(summary, made),
      lines: summary.shares.map(
        ({ name, share, low, high }) => `${name}: ${percent(share)} (${percent(low)} to ${percent(high)})`,
      ),
    };
  },
};
