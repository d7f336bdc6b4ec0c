/** The report as Markdown, beside its plots. */
import { lengthsPlot, type Made, madeBy, percent, sharesPlot } from '@hortus/kit';
import type { Design } from '../src/cards/types.ts';
import { cardsPage, featuresPage, powersPage } from './cards-page.ts';
import type { DealFigures } from './deals.ts';
import { dealsPage } from './deals-page.ts';
import { figuresOf, minutesAmongBots, minutesOf, type Wanted } from './figures.ts';
import { cardsPlot } from './plots.ts';
import type { Spread, Summary } from './summary.ts';

/** What the report is about. */
export interface Subject {
  readonly pack: string;
  /** The eras that are played. */
  readonly eras: readonly string[];
  readonly designs: readonly Design[];
  readonly deals: readonly DealFigures[];
  /** Adventures that the whole deck in one hand couldn't cover. */
  readonly uncoverable: readonly string[];
  /** Whether the edition pack's figures apply (CGS-PK-18). */
  readonly isEdition: boolean;
  readonly wanted: Wanted;
}

export function makePage(
  summary: Summary,
  made: Made,
  subject: Subject,
): { readonly name: string; readonly text: string }[] {
  const { designs, pack, eras, wanted, deals, uncoverable, isEdition } = subject;
  const isPair = made.seats === 2;
  const plot = (name: string): string => `${made.id}-${name}.svg`;
  const text = `# ${made.title}, ${pack}: balance

${summary.sessions} sessions between bots of level *${made.level}*, ${made.seats} seats, options ${made.options}. Every deal is played as often as there are seats, with the first turn and the affiliations exchanged. Made by

${madeBy(made)}

## The figures
${figuresOf(summary, wanted, made.seats)}
${dealsPage(deals, uncoverable, isEdition)}
${isPair ? `## Who wins\n![shares](${plot('shares')})\n\nOf the sessions that one player won; the band is what is meant.\n\n` : ''}## How long it takes
![lengths](${plot('lengths')})

${lengthOf(summary, made.seats)}

## How eras end
${summary.ends.map((ends, index) => endsTable(eras[index] ?? '', ends)).join('\n\n')}

## Roleplays
| | in a session | won | a rival plays a card | won by a competitor | turns |
| --- | --- | --- | --- | --- | --- |
${summary.roleplays
  .map(
    ({ name, perSession, won, contested, taken, turns }) =>
      `| ${name} | ${perSession.toFixed(2)} | ${percent(won.share)} | ${percent(contested.share)} | ${percent(taken.share)} | ${turns.toFixed(1)} |`,
  )
  .join('\n')}

Offers made in a session: ${(summary.deeds.get('offered')?.perSession ?? 0).toFixed(1)}; a player sits out ${(summary.deeds.get('satOut')?.perSession ?? 0).toFixed(1)} times.
${powersPage(summary, designs)}${featuresPage(summary, designs)}${cardsPage(summary, designs, plot('cards'))}`;
  const plotted = summary.cards
    .filter(({ wins, design }) => wins.of > 0 && summary.dealt.has(design))
    .map(({ design, sessions, wins }) => ({
      name: designs[design]?.card.identifier ?? '?',
      isAdventure: designs[design]?.isAdventure === true,
      played: sessions / Math.max(1, summary.sessions),
      wins: wins.share,
      low: wins.low,
      high: wins.high,
    }));
  return [
    { name: `${made.id}.md`, text },
    // Its band is for two players.
    ...(isPair ? [{ name: plot('shares'), text: sharesPlot(summary.wins, 'Who wins') }] : []),
    {
      name: plot('lengths'),
      text: lengthsPlot(summary, 'turns in a session', 'How many turns sessions take'),
    },
    { name: plot('cards'), text: cardsPlot(plotted, 1 / made.seats, 'What cards are played, and who wins') },
  ];
}

const lengthOf = ({ turns: [session] }: Summary, seats: number): string =>
  session === undefined ? '' : lengthWords(session, seats);

export function lengthWords({ median, between }: Pick<Spread, 'median' | 'between'>, seats: number): string {
  const people = [minutesOf(between[0])[0], minutesOf(between[1])[1]];
  const bots = [minutesAmongBots(between[0], seats)[0], minutesAmongBots(between[1], seats)[1]];
  return `Median ${median} turns, nine sessions of ten between ${between.join(' and ')}: about ${minutesOf(median).join(' to ')} minutes at the pace of people, ${people.join(' to ')} for nine of ten; for a person among bots about ${minutesAmongBots(median, seats).join(' to ')}, ${bots.join(' to ')} for nine of ten.`;
}

const endsTable = (era: string, ends: Summary['ends'][number]): string =>
  `| ${era} | share | 95 % |
| --- | --- | --- |
${ends.map(({ name, share, low, high }) => `| ${name} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`).join('\n')}`;
