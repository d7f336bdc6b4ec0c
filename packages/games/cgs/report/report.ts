/** What the lab reports about the Card Game System: the deals of a pack, and how its sessions go (CGS-PK-18). */
import { percent, type Report } from '@hortus/kit';
import type { Cards } from '../src/cards/types.ts';
import { type CgsState, sessionOf } from '../src/index.ts';
import { isIn } from '../src/state/zones.ts';
import { dealFigures, uncoverableIn } from './deals.ts';
import type { Facts } from './facts.ts';
import { EDITION, type Wanted } from './figures.ts';
import { makePage } from './page.ts';
import { playSession } from './play.ts';
import { summarise } from './summary.ts';

/** The least that CGS-PK-18 asks for; a deal costs a hundredth of a session. */
const [LEAST_DEALS, DEALS_PER_SESSION] = [2_000, 10];

/**
 * The figures for our own packs. CGS-PK-17, -18: the edition; -20, -23, -24: the demo, with two players and
 * its second era alone, or whole.
 */
function wantedOf(pack: unknown, skip: number, seats: number): Wanted {
  if (pack === 'lowwater') return { ...EDITION, turns: [[140, 240]], minutes: [60, 120] };
  if (pack !== 'comet-year') return {};
  if (skip === 1) return seats === 2 ? { minutes: [15, 20] } : {};
  return { turns: [undefined, [30, 60], seats > 2 ? [40, 70] : undefined], minutes: [45, 60] };
}

/** Designs of the decks that are played. */
const dealtIn = ({ eras, designs }: Cards): Set<number> =>
  new Set(
    designs.filter(({ first }) => eras.some(({ deck }) => isIn(deck, first))).map(({ index }) => index),
  );

export const report: Report<Facts> = {
  play: playSession,
  make(facts, made, game, options) {
    const { cards, options: parsed } = (game.create(options, made.seats) as CgsState).rules;
    const pack = sessionOf(parsed.pack);
    const [deck] = pack.ok ? pack.value.eras.slice(parsed.skip) : [];
    const isPair = cards.affiliations.length === 2 && made.seats === 2 && deck !== undefined;
    const summary = summarise(facts, {
      houses: cards.affiliations,
      designs: cards.designs.length,
      dealt: dealtIn(cards),
    });
    return {
      files: makePage(summary, made, {
        pack: cards.name,
        eras: cards.eras.map(({ name }) => name),
        designs: cards.designs,
        deals: isPair
          ? dealFigures(deck, cards.affiliations, Math.max(LEAST_DEALS, DEALS_PER_SESSION * facts.length), 1)
          : [],
        uncoverable: isPair ? uncoverableIn(deck) : [],
        isEdition: parsed.pack === 'lowwater',
        wanted: wantedOf(parsed.pack, parsed.skip, made.seats),
      }),
      lines: summary.wins.map(
        ({ name, share, low, high }) => `${name}: ${percent(share)} (${percent(low)} to ${percent(high)})`,
      ),
    };
  },
};
