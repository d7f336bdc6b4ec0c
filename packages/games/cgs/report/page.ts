/** The report as Markdown, beside its plots. */
import { FAIR, lengthsPlot, type Made, percent, sharesPlot } from '@hortus/kit';
import type { DealFigures } from './deals.ts';
import type { Share, Spread, Summary } from './summary.ts';

/** What the report tells about. */
export interface Subject {
  readonly pack: string;
  /** By design. */
  readonly cards: readonly string[];
  readonly deals: readonly DealFigures[];
  /** Whether the edition pack's figures are meant (CGS-PK-18). */
  readonly isEdition: boolean;
}

type Bounds = readonly [least: number, most: number];

/** CGS-PK-18 */
export const MEANT = {
  wins: [FAIR.low, FAIR.high],
  shared: [0, 0.05],
  covered: [0.9, 1],
  contested: [0.4, 1],
  taken: [0.1, 1],
  averted: [0, 0.1],
  requested: [0.99, 1],
  points: [12, 40],
  won: [14, 26],
  trades: [2, Number.POSITIVE_INFINITY],
  leads: [2, Number.POSITIVE_INFINITY],
} as const satisfies Readonly<Record<string, Bounds>>;
const RARE = 0.02;
const OFTEN = 6;

const within = (value: number, [least, most]: Bounds): boolean => value >= least && value <= most;
const bounds = ([least, most]: Bounds, show: (value: number) => string): string =>
  most === Number.POSITIVE_INFINITY ? `at least ${show(least)}` : `${show(least)} to ${show(most)}`;
const verdict = (isGood: boolean): string => (isGood ? 'yes' : '**no**');

export function makePage(
  summary: Summary,
  made: Made,
  subject: Subject,
): { readonly name: string; readonly text: string }[] {
  const { isEdition, cards, pack } = subject;
  const plot = (name: string): string => `${made.id}-${name}.svg`;
  const judged = (columns: string, isGood: boolean, meant: string): string =>
    `${columns}${isEdition ? ` ${meant} | ${verdict(isGood)} |` : ''}`;
  const ofShare = (one: Share, meant: Bounds): string =>
    judged(
      `| ${one.name} | ${percent(one.share)} | ${percent(one.low)} to ${percent(one.high)} | ${one.of} |`,
      within(one.share, meant),
      bounds(meant, percent),
    );
  const ofSpread = (one: Spread, meant: Bounds): string =>
    judged(
      `| ${one.name} | ${one.median} | ${one.low} to ${one.high} |`,
      within(one.median, meant),
      bounds(meant, String),
    );
  const [more, rule] = isEdition ? [' meant | met |', ' --- | --- |'] : ['', ''];
  const any: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const rare = cards.filter((_, design) => (summary.plays[design] ?? 0) < RARE * summary.sessions);
  const often = cards.flatMap((name, design) => {
    const times = summary.busiest[design] ?? 0;
    return times > OFTEN ? [`${name} (${times})`] : [];
  });
  const text = `# ${made.title}, ${pack}: balance

${summary.sessions} sessions between bots of level *${made.level}* (${made.ms} ms a decision at most), ${made.seats} seats, options ${made.options}; every deal is played as often as there are seats, with the first turn and the affiliations exchanged. Made by

\`\`\`
${made.command}
\`\`\`
${dealsOf(subject)}
## Who wins
![shares](${plot('shares')})

| | share | 95 % | of |${more}
| --- | --- | --- | --- |${rule}
${summary.wins.map((one) => ofShare(one, MEANT.wins)).join('\n')}
${ofShare(summary.shared, MEANT.shared)}

## How it goes
| | share | 95 % | of |${more}
| --- | --- | --- | --- |${rule}
${ofShare(summary.covered, MEANT.covered)}
${ofShare(summary.contested, MEANT.contested)}
${ofShare(summary.taken, MEANT.taken)}
${ofShare(summary.averted, MEANT.averted)}
${ofShare(summary.requested, MEANT.requested)}

| | median | nine of ten |${more}
| --- | --- | --- |${rule}
${ofSpread(summary.points, MEANT.points)}
${ofSpread(summary.won, MEANT.won)}
${ofSpread(summary.trades, MEANT.trades)}
${ofSpread(summary.leads, MEANT.leads)}
${isEdition ? ofSpread(summary.turns, any).replace(/ [^|]*\| yes \|$/, ' | |') : ofSpread(summary.turns, any)}

![lengths](${plot('lengths')})

## Cards
${rare.length === 0 ? `Every design is played in at least ${percent(RARE)} of the sessions.` : `Played in fewer than ${percent(RARE)} of the sessions: ${rare.join(', ')}.`}

${often.length === 0 ? `No copy of a card is played in more than ${OFTEN} adventures of an era.` : `A copy is played in more than ${OFTEN} adventures of an era: ${often.join(', ')}.`}

## What happens
| | in a session |
| --- | --- |
${summary.deeds.map(([name, times]) => `| ${name} | ${times.toFixed(2)} |`).join('\n')}
`;
  return [
    { name: `${made.id}.md`, text },
    { name: plot('shares'), text: sharesPlot(summary.wins, 'Who wins') },
    { name: plot('lengths'), text: lengthsPlot(summary, 'turns in an era', 'How many turns eras take') },
  ];
}

/** CGS-PK-4, -18 Costs in all, and how often a hero covers them himself. */
const TIERS = [
  ['I', 3, 4, [0.8, 1]],
  ['II', 5, 6, [0.6, 0.8]],
  ['III', 7, 9, [0.3, 0.5]],
  ['IV', 10, 13, [0, 0.15]],
] as const satisfies readonly (readonly [string, number, number, Bounds])[];

const costOf = ({ card }: DealFigures): number =>
  [...(card.attributes.lists.get('AdventureCommonCosts')?.values() ?? [])].reduce<number>(
    (sum, cost) => sum + Number(cost),
    0,
  );
const roleplayOf = ({ card }: DealFigures): string => String(card.attributes.globals.get('Roleplay'));
const mean = (list: readonly DealFigures[], figure: 'own' | 'swapped' | 'one'): number =>
  list.reduce((sum, one) => sum + one[figure] / one.deals, 0) / Math.max(1, list.length);

/** A Cataclysm is left out: a leader shall be able to pay for it alone (CGS-PK-5). */
function tiersOf(deals: readonly DealFigures[]): string {
  const rows = TIERS.map(([name, least, most, meant]) => {
    const tier = deals.filter(
      (one) => costOf(one) >= least && costOf(one) <= most && roleplayOf(one) !== 'Cataclysm',
    );
    const rivals = tier.filter((one) => ['Battle', 'Competition'].includes(roleplayOf(one)));
    const own = mean(tier, 'own');
    return `| ${name} | ${percent(own)} | ${bounds(meant, percent)} | ${verdict(within(own, meant))} | ${percent(mean(tier, 'swapped'))} | ${percent(mean(rivals, 'one'))} |`;
  });
  return `
By tier, Cataclysms left out; the last column counts the competitive adventures, for which 35 to 70 % are meant in tiers II and III.

| tier | hero | meant | met | after 3 swaps | one player only |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** CGS-PK-18 The deal by itself: only for two affiliations, as editions have them. */
function dealsOf({ deals, isEdition }: Subject): string {
  if (deals.length === 0) return '';
  const rows = deals.map(
    ({ card, deals: of, own, swapped, one }) =>
      `| ${card.identifier} | ${percent(own / of)} | ${percent(swapped / of)} | ${percent(one / of)} |`,
  );
  return `
## What the deal decides
Of ${deals[0]?.deals ?? 0} deals, those in which the hero covers the adventure from his own ops at the start of the era, with at most three swaps as well, and those in which exactly one player could cover it.
${isEdition ? tiersOf(deals) : ''}
| adventure | hero | after 3 swaps | one player only |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
