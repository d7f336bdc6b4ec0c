/** Many sessions summed up. */
import { type Bins, binned, interval, quantile } from '@hortus/kit';
import { CAUSES, ROLEPLAYS } from '../src/index.ts';
import type { EraFacts, Facts } from './facts.ts';

export interface Share {
  readonly name: string;
  readonly won: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly name: string;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface Summary extends Bins {
  readonly sessions: number;
  /** The player who turns first, then each affiliation: of the sessions that somebody won alone. */
  readonly wins: readonly Share[];
  readonly shared: Share;
  readonly covered: Share;
  readonly contested: Share;
  readonly taken: Share;
  readonly averted: Share;
  readonly requested: Share;
  readonly points: Spread;
  readonly won: Spread;
  readonly trades: Spread;
  readonly leads: Spread;
  readonly turns: Spread;
  /** By design: in how many sessions it was played. */
  readonly plays: readonly number[];
  /** By design: the most adventures of an era that one copy was played in. */
  readonly busiest: readonly number[];
  /** How often in a session, by deed. */
  readonly deeds: readonly (readonly [name: string, perSession: number])[];
}

/** An era that lasts longer than this counts as not ended in time (CGS-PK-18). */
export const LONGEST = 320;
const REQUESTED = new Set(['agreed', 'unanswered']);
const COMPETITIVE = new Set(['Battle', 'Competition', 'Epic']);

const shareOf = (name: string, won: number, of: number): Share => ({ name, won, of, ...interval(won, of) });

function spreadOf(name: string, values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { name, low: quantile(sorted, 0.05), median: quantile(sorted, 0.5), high: quantile(sorted, 0.95) };
}

const isCovered = ({ covers }: EraFacts): boolean => covers.every(Boolean);
const endedByCataclysm = ({ adventures, cause }: EraFacts): boolean => {
  const last = adventures.at(-1);
  return CAUSES[cause] === 'finale' && last !== undefined && ROLEPLAYS[last[0]] === 'Cataclysm';
};

export function summarise(
  facts: readonly Facts[],
  { houses, designs }: { readonly houses: readonly string[]; readonly designs: number },
): Summary {
  const decided = facts.filter(({ winners }) => winners.length === 1);
  const eras = facts.flatMap((one) => one.eras);
  const adventures = eras.flatMap((era) => era.adventures);
  const open = adventures.filter(([roleplay]) => ROLEPLAYS[roleplay] !== 'Solo');
  const competitive = adventures.filter(
    ([roleplay, won]) => won === 1 && COMPETITIVE.has(ROLEPLAYS[roleplay] ?? ''),
  );
  const plays = Array.from({ length: designs }, () => 0);
  const busiest = Array.from({ length: designs }, () => 0);
  for (const { played } of facts) for (const design of played) plays[design] = (plays[design] ?? 0) + 1;
  for (const {
    busiest: [design, times],
  } of eras)
    if (design >= 0) busiest[design] = Math.max(busiest[design] ?? 0, times);
  const deeds: Record<string, number> = {};
  for (const one of facts)
    for (const [deed, times] of Object.entries(one.deeds)) deeds[deed] = (deeds[deed] ?? 0) + times;
  return {
    sessions: facts.length,
    wins: [
      shareOf(
        'the player who turns first',
        decided.filter(({ winners, first }) => winners[0] === first).length,
        decided.length,
      ),
      ...houses.map((name, house) => {
        const took = decided.filter((one) => one.houses.includes(house));
        return shareOf(
          name,
          took.filter((one) => one.houses[one.winners[0] ?? -1] === house).length,
          took.length,
        );
      }),
    ],
    shared: shareOf('shared, or won by nobody', facts.length - decided.length, facts.length),
    covered: shareOf(
      'eras in which everybody covers the era costs',
      eras.filter(isCovered).length,
      eras.length,
    ),
    contested: shareOf(
      'adventures, Solo left out, in which a rival plays a card',
      open.filter(([, , , contested]) => contested === 1).length,
      open.length,
    ),
    taken: shareOf(
      'won competitive adventures that go to a competitor',
      competitive.filter(([, , byHero]) => byHero === 0).length,
      competitive.length,
    ),
    averted: shareOf('eras that a Cataclysm ends', eras.filter(endedByCataclysm).length, eras.length),
    requested: shareOf(
      `eras that end by request or finale within ${LONGEST} turns`,
      eras.filter(
        ({ cause, turns }) =>
          turns <= LONGEST && (REQUESTED.has(CAUSES[cause] ?? '') || CAUSES[cause] === 'finale'),
      ).length,
      eras.length,
    ),
    points: spreadOf(
      'victory points of a player',
      eras.flatMap((era) => era.points),
    ),
    won: spreadOf(
      'adventures won in an era',
      eras.map((era) => era.adventures.filter(([, won]) => won === 1).length),
    ),
    trades: spreadOf(
      'trades in an era',
      eras.map((era) => era.trades),
    ),
    leads: spreadOf(
      'changes of the lead in an era',
      eras.map((era) => era.leads),
    ),
    turns: spreadOf(
      'turns in an era',
      eras.map((era) => era.turns),
    ),
    ...binned(eras.map((era) => era.turns).sort((a, b) => a - b)),
    plays,
    busiest,
    deeds: Object.entries(deeds)
      .map(([name, times]) => [name, times / Math.max(1, facts.length)] as const)
      .sort((a, b) => b[1] - a[1]),
  };
}
