/** Many sessions summed up. */
import { type Bins, binned, interval, quantile, type Share } from '@hortus/kit';
import { CAUSES, ROLEPLAYS } from '../src/index.ts';
import { type AdventureSums, adventuresOf, type CardSums, cardsOf } from './cards.ts';
import type { EraFacts, Facts } from './facts.ts';

/** A median with its 95 % interval, and where nine of ten lie. */
export interface Spread {
  readonly name: string;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly between: readonly [number, number];
}

export interface Summary extends Bins {
  readonly sessions: number;
  /** Designs of the decks that are played. */
  readonly dealt: ReadonlySet<number>;
  /** The player who goes first, then each affiliation, among the sessions with a single winner. */
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
  /** In a session, then in each era. */
  readonly turns: readonly Spread[];
  /** Why eras end, by era; the most frequent first. */
  readonly ends: readonly (readonly Share[])[];
  readonly roleplays: readonly RoleplaySums[];
  readonly cards: readonly CardSums[];
  readonly adventures: readonly AdventureSums[];
  /** By deed: how often in a session, and in how many sessions. */
  readonly deeds: ReadonlyMap<string, { readonly perSession: number; readonly sessions: number }>;
}

export interface RoleplaySums {
  readonly name: string;
  readonly perSession: number;
  readonly won: Share;
  readonly contested: Share;
  readonly taken: Share;
  readonly turns: number;
}

/** An era that lasts longer than this counts as not ended in time (CGS-PK-18). */
export const LONGEST = 320;
const REQUESTED = new Set(['agreed', 'unanswered']);
const COMPETITIVE = new Set(['Battle', 'Competition', 'Epic']);

const shareOf = (name: string, won: number, of: number): Share => ({ name, won, of, ...interval(won, of) });
/** Standard deviations in a 95 % interval. */
const SIGMAS = 1.96;

/** The interval is over ranks: the number of values below a median is binomial. */
function spreadOf(name: string, values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const reach = (SIGMAS * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number): number =>
    sorted[Math.max(0, Math.min(sorted.length - 1, Math.round(rank)))] ?? 0;
  return {
    name,
    low: at(sorted.length / 2 - reach - 1),
    median: quantile(sorted, 0.5),
    high: at(sorted.length / 2 + reach),
    between: [quantile(sorted, 0.05), quantile(sorted, 0.95)],
  };
}

const isCovered = ({ covers }: EraFacts): boolean => covers.every(Boolean);
const endedByCataclysm = ({ adventures, cause }: EraFacts): boolean => {
  const last = adventures.at(-1);
  return CAUSES[cause] === 'finale' && last !== undefined && ROLEPLAYS[last[0]] === 'Cataclysm';
};
/** In words; a finale is called by its roleplay. */
const endOf = (era: EraFacts): string => {
  const cause = CAUSES[era.cause] ?? '';
  const last = era.adventures.at(-1);
  return cause === 'finale' && last !== undefined
    ? `${ROLEPLAYS[last[0]]} ${last[1] === 1 ? 'won' : 'lost'}`
    : (ENDS[cause] ?? cause);
};
const ENDS: Readonly<Record<string, string>> = {
  agreed: 'agreed',
  unanswered: 'asked for, and nobody played a card',
  passCap: 'nobody played a card for three rounds (cap)',
  idleCap: 'six adventures that changed nothing (cap)',
  adventureCap: 'too many adventures (cap)',
};

function endsOf(eras: readonly EraFacts[]): Share[] {
  const counts = new Map<string, number>();
  for (const era of eras) counts.set(endOf(era), (counts.get(endOf(era)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => shareOf(name, count, eras.length));
}

function roleplaysOf(eras: readonly EraFacts[], sessions: number): RoleplaySums[] {
  const adventures = eras.flatMap((era) => era.adventures);
  return ROLEPLAYS.flatMap((name, index): RoleplaySums[] => {
    const all = adventures.filter(([roleplay]) => roleplay === index);
    if (all.length === 0) return [];
    const won = all.filter((one) => one[1] === 1);
    return [
      {
        name,
        perSession: all.length / Math.max(1, sessions),
        won: shareOf('won', won.length, all.length),
        contested: shareOf('contested', all.filter((one) => one[3] === 1).length, all.length),
        taken: shareOf('by a competitor', won.filter((one) => one[2] === 0).length, won.length),
        turns: all.reduce((sum, one) => sum + one[6], 0) / all.length,
      },
    ];
  });
}

export function summarise(
  facts: readonly Facts[],
  {
    houses,
    designs,
    dealt,
  }: { readonly houses: readonly string[]; readonly designs: number; readonly dealt: ReadonlySet<number> },
): Summary {
  const decided = facts.filter(({ winners }) => winners.length === 1);
  const eras = facts.flatMap((one) => one.eras);
  const played = [...new Set(eras.map(({ era }) => era))].sort((a, b) => a - b);
  const adventures = eras.flatMap((era) => era.adventures);
  const open = adventures.filter(([roleplay]) => ROLEPLAYS[roleplay] !== 'Solo');
  const competitive = adventures.filter(
    ([roleplay, won]) => won === 1 && COMPETITIVE.has(ROLEPLAYS[roleplay] ?? ''),
  );
  const lengths = facts.map((one) => one.eras.reduce((sum, { turns }) => sum + turns, 0));
  return {
    sessions: facts.length,
    dealt,
    wins: [
      shareOf(
        'the player who goes first',
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
    turns: [
      spreadOf('turns in a session', lengths),
      ...(played.length < 2 ? [] : played).map((era) =>
        spreadOf(
          `turns in era ${era + 1}`,
          eras.filter((one) => one.era === era).map(({ turns }) => turns),
        ),
      ),
    ],
    ends: played.map((era) => endsOf(eras.filter((one) => one.era === era))),
    ...binned(lengths.sort((a, b) => a - b)),
    roleplays: roleplaysOf(eras, facts.length),
    cards: cardsOf(facts, designs),
    adventures: adventuresOf(eras, facts.length),
    deeds: deedsOf(facts),
  };
}

function deedsOf(facts: readonly Facts[]): Summary['deeds'] {
  const deeds = new Map<string, { perSession: number; sessions: number }>();
  for (const one of facts)
    for (const [deed, times] of Object.entries(one.deeds)) {
      const { perSession, sessions } = deeds.get(deed) ?? { perSession: 0, sessions: 0 };
      deeds.set(deed, { perSession: perSession + times / facts.length, sessions: sessions + 1 });
    }
  return deeds;
}
