/** The report as Markdown, beside its plots. */
import {
  budgetOf,
  FAIR,
  lengthsPlot,
  type Made,
  madeBy,
  percent,
  type Share,
  sharesPlot,
  whoPlayed,
} from '@hortus/kit';
import { worthPlot } from './plots.ts';
import type { Summary } from './summary.ts';

const line = ({ name, share, low, high, of }: Share): string =>
  `| ${name} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${of} |`;

const BAND = `${100 * FAIR.low} to ${100 * FAIR.high} %`;

const isFair = (share: number): boolean => share >= FAIR.low && share <= FAIR.high;

/** What a share and its interval say about fairness. */
function verdict({ name, low, high, share }: Share): string {
  if (isFair(share)) return `${name}: within ${BAND}.`;
  return low > FAIR.high || high < FAIR.low
    ? `**${name}: outside ${BAND}, and so is its whole interval.**`
    : `${name}: outside ${BAND}, though part of its interval is inside.`;
}

/** How a table can even it out, measured as a separate setting. */
const evenOut = ({ game }: Made): string =>
  `\nGoing first is a small advantage. A table that minds can even it out with the setting \`handicap\`: the first player then starts with fewer cards. The results with two fewer are in [a report of their own](${game}-handicap.md).\n`;

export function makeReport(summary: Summary, made: Made): { readonly name: string; readonly text: string }[] {
  const { shares, turns, abilities } = summary;
  const [first] = shares;
  const plot = (name: string): string => `${made.id}-${name}.svg`;
  const text = `# ${made.title}: balance

${summary.games} games between bots ${whoPlayed(made)} (${budgetOf(made)}), ${made.seats} seats, options ${made.options}. Made by

${madeBy(made)}

## Who wins
![shares](${plot('shares')})

| | wins | 95 % | games |
| --- | --- | --- | --- |
${shares.map(line).join('\n')}

${shares.map((one) => `- ${verdict(one)}`).join('\n')}
${first.share > FAIR.high ? evenOut(made) : ''}${summary.undecided === 0 ? '' : `\n${summary.undecided} games ended without a winner.\n`}
## How long it takes
![lengths](${plot('lengths')})

Median ${turns.median} turns, nine games of ten between ${turns.low} and ${turns.high}; ${summary.moves.toFixed(0)} decisions per game.

## How it goes
| games | share | 95 % | of |
| --- | --- | --- | --- |
${[summary.comebacks, summary.twoBehind, summary.interrupted, summary.finales].map(line).join('\n')}

## What abilities are worth
Win share of the sides that engaged the ability at least once, minus that of the sides that never did. This doesn’t show what causes what: a side that wins engages more.

![abilities](${plot('abilities')})

| ability | per game | sides with it | worth |
| --- | --- | --- | --- |
${abilities
  .map(
    ({ ability, perGame, users, worth, spread }) =>
      `| ${ability} | ${perGame.toFixed(2)} | ${users} | ${worth === undefined ? 'too rare or too common to say' : `${(100 * worth).toFixed(1)} ± ${(100 * spread).toFixed(1)}`} |`,
  )
  .join('\n')}
`;
  return [
    { name: `${made.id}.md`, text },
    { name: plot('shares'), text: sharesPlot(shares, 'Who wins') },
    {
      name: plot('lengths'),
      text: lengthsPlot(summary, `turns in a game, ${summary.games} games`, 'How many turns games take'),
    },
    { name: plot('abilities'), text: worthPlot(abilities) },
  ];
}
