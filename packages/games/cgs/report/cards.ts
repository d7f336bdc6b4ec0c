/** Each card and each adventure over many sessions. */
import { interval } from '@hortus/kit';
import type { EraFacts, Facts } from './facts.ts';

export interface CardSums {
  readonly design: number;
  /** Sessions in which it was played. */
  readonly sessions: number;
  readonly perSession: number;
  /** Among those who played it in a session with a single winner, how many won. */
  readonly wins: { readonly of: number; readonly share: number; readonly low: number; readonly high: number };
  /** The most adventures of one era that a copy was played in. */
  readonly busiest: number;
}

/** Figures for one adventure card. */
export interface AdventureSums {
  readonly design: number;
  readonly perSession: number;
  readonly won: number;
  readonly contested: number;
  readonly taken: number;
  /** Victory points for its winner, on average. */
  readonly net: number;
  readonly turns: number;
}

export function cardsOf(facts: readonly Facts[], designs: number): CardSums[] {
  const sums = Array.from({ length: designs }, () => ({ sessions: 0, times: 0, won: 0, of: 0, busiest: 0 }));
  for (const { plays, winners, eras } of facts) {
    for (const [design, ...bySeat] of plays) {
      const sum = sums[design]!;
      sum.sessions += 1;
      for (const [seat, times] of bySeat.entries()) {
        sum.times += times;
        if (times === 0 || winners.length !== 1) continue;
        sum.of += 1;
        if (winners[0] === seat) sum.won += 1;
      }
    }
    for (const {
      busiest: [design, times],
    } of eras)
      if (design >= 0) sums[design]!.busiest = Math.max(sums[design]!.busiest, times);
  }
  return sums.map(({ sessions, times, won, of, busiest }, design) => ({
    design,
    sessions,
    perSession: times / Math.max(1, facts.length),
    wins: { of, ...interval(won, of) },
    busiest,
  }));
}

export function adventuresOf(eras: readonly EraFacts[], sessions: number): AdventureSums[] {
  const byDesign = new Map<number, EraFacts['adventures'][number][]>();
  for (const one of eras.flatMap((era) => era.adventures)) {
    const list = byDesign.get(one[4]);
    if (list === undefined) byDesign.set(one[4], [one]);
    else list.push(one);
  }
  return [...byDesign]
    .sort(([a], [b]) => a - b)
    .map(([design, all]) => {
      const won = all.filter((one) => one[1] === 1);
      const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
      return {
        design,
        perSession: all.length / Math.max(1, sessions),
        won: share(won.length, all.length),
        contested: share(all.filter((one) => one[3] === 1).length, all.length),
        taken: share(won.filter((one) => one[2] === 0).length, won.length),
        net: share(
          won.reduce((sum, one) => sum + one[5], 0),
          won.length,
        ),
        turns: share(
          all.reduce((sum, one) => sum + one[6], 0),
          all.length,
        ),
      };
    });
}
