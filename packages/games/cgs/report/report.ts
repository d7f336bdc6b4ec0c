/** What the lab tells of the Card Game System: the deals of a pack, and how its sessions go (CGS-PK-18). */
import { percent, type Report } from '@hortus/kit';
import { type CgsState, sessionOf } from '../src/index.ts';
import { dealFigures } from './deals.ts';
import type { Facts } from './facts.ts';
import { makePage } from './page.ts';
import { playSession } from './play.ts';
import { summarise } from './summary.ts';

const DEALS = 2_000;

export const report: Report<Facts> = {
  play: playSession,
  make(facts, made, game, options) {
    const { cards, options: parsed } = (game.create(options, made.seats) as CgsState).rules;
    const pack = sessionOf(parsed.pack);
    const [deck] = pack.ok ? pack.value.eras.slice(parsed.skip) : [];
    const isPair = cards.affiliations.length === 2 && made.seats === 2;
    const summary = summarise(facts, { houses: cards.affiliations, designs: cards.designs.length });
    return {
      files: makePage(summary, made, {
        pack: cards.name,
        cards: cards.designs.map(({ card }) => card.identifier),
        deals: isPair && deck !== undefined ? dealFigures(deck, cards.affiliations, DEALS, 1) : [],
        isEdition: parsed.pack === 'lowwater',
      }),
      lines: summary.wins.map(
        ({ name, share, low, high }) => `${name}: ${percent(share)} (${percent(low)} to ${percent(high)})`,
      ),
    };
  },
};
