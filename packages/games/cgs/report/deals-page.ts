/** The deals of an edition pack as Markdown (CGS-PK-18). */
import { interval, percent } from '@hortus/kit';
import type { DealFigures } from './deals.ts';
import { type Bounds, bounds, verdict, within } from './figures.ts';

/**
 * CGS-PK-4, -18 Total costs; how often the hero covers them
 * alone, with swaps, and how often only one player can.
 */
const TIERS = [
  { name: 'I', least: 3, most: 4, own: [0.8, 1], swapped: [0.95, 1], one: undefined },
  { name: 'II', least: 5, most: 6, own: [0.6, 0.8], swapped: [0.95, 1], one: [0.35, 0.7] },
  { name: 'III', least: 7, most: 9, own: [0.3, 0.5], swapped: [0.95, 1], one: [0.35, 0.7] },
  { name: 'IV', least: 10, most: 13, own: [0, 0.15], swapped: undefined, one: undefined },
] as const satisfies readonly {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly own: Bounds;
  readonly swapped: Bounds | undefined;
  readonly one: Bounds | undefined;
}[];

const costOf = ({ card }: DealFigures): number =>
  [...(card.attributes.lists.get('AdventureCommonCosts')?.values() ?? [])].reduce<number>(
    (sum, cost) => sum + Number(cost),
    0,
  );
const roleplayOf = ({ card }: DealFigures): string => String(card.attributes.globals.get('Roleplay'));

function row(
  name: string,
  list: readonly DealFigures[],
  figure: 'own' | 'swapped' | 'one',
  meant: Bounds | undefined,
): string {
  const [deals = 1] = list.map((one) => one.deals);
  const share = list.reduce((sum, one) => sum + one[figure] / one.deals, 0) / Math.max(1, list.length);
  // Adventures of one deal depend on each other, so only deals count as samples.
  const { low, high } = interval(share * deals, deals);
  const judged =
    meant === undefined ? '|  |  |' : `| ${bounds(meant, percent)} | ${verdict(within(share, meant))} |`;
  return `| ${name} | ${percent(share)} | ${percent(low)} to ${percent(high)} ${judged}`;
}

/** Cataclysms are left out: a leader has to be able to pay for one alone (CGS-PK-5). */
function tiersOf(deals: readonly DealFigures[]): string {
  const rows = TIERS.flatMap(({ name, least, most, own, swapped, one }) => {
    const tier = deals.filter(
      (card) => costOf(card) >= least && costOf(card) <= most && roleplayOf(card) !== 'Cataclysm',
    );
    const competitive = tier.filter((card) => ['Battle', 'Competition'].includes(roleplayOf(card)));
    return [
      row(`tier ${name}: the hero covers it from their own ops`, tier, 'own', own),
      row(`tier ${name}: with at most 3 swaps`, tier, 'swapped', swapped),
      row(`tier ${name}, competitive: exactly one player covers it`, competitive, 'one', one),
    ];
  });
  return `
By tier, Cataclysms left out.

| | share | 95 % | meant | met |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** The deal on its own: only for two affiliations, as editions have them. */
export function dealsPage(
  deals: readonly DealFigures[],
  uncoverable: readonly string[],
  isEdition: boolean,
): string {
  if (deals.length === 0) return '';
  const rows = deals.map(
    ({ card, deals: of, own, swapped, one }) =>
      `| ${card.identifier} | ${percent(own / of)} | ${percent(swapped / of)} | ${percent(one / of)} |`,
  );
  return `
## What the deal decides
Of ${deals[0]?.deals ?? 0} deals, those in which the hero covers the adventure from their own ops with what is playable at the start of the era, with at most three swaps as well, and those in which exactly one player could cover it. ${uncoverable.length === 0 ? 'No adventure is uncoverable.' : `**Uncoverable: ${uncoverable.join(', ')}.**`}
${isEdition ? tiersOf(deals) : ''}
| adventure | hero | after 3 swaps | one player only |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
