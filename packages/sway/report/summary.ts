/** Many games summed up. */
import { Z } from '@hortus/bots';
import { binned, interval, quantile, type Share } from '@hortus/kit';
import { ABILITIES, type AbilityName } from '../src/index.ts';
import type { Facts } from './facts.ts';

export interface Worth {
  readonly ability: AbilityName;
  /** How many sides engaged it at least once. */
  readonly users: number;
  /** How often it is engaged per game. */
  readonly perGame: number;
  /** Win share of sides with it minus that of sides without; undefined where one of the two is too rare. */
  readonly worth: number | undefined;
  /** Half the width of its 95 % interval. */
  readonly spread: number;
}

export interface Summary {
  readonly games: number;
  readonly undecided: number;
  readonly shares: readonly Share[];
  readonly turns: { readonly low: number; readonly median: number; readonly high: number };
  readonly moves: number;
  /** How many games had this many turns, in bins of `bin`. */
  readonly lengths: readonly number[];
  readonly bin: number;
  readonly comebacks: Share;
  readonly twoBehind: Share;
  readonly interrupted: Share;
  readonly finales: Share;
  readonly abilities: readonly Worth[];
}

/** With fewer sides than this, the figure means nothing. */
const LEAST = 100;

const share = (name: string, won: number, of: number): Share => ({ name, won, of, ...interval(won, of) });

export function summarise(facts: readonly Facts[], factions: readonly [string, string]): Summary {
  const decided = facts.filter(({ winner }) => winner !== null);
  const count = (test: (one: Facts) => boolean): number => decided.filter(test).length;
  const of = decided.length;
  const turns = facts.map((one) => one.turns).sort((a, b) => a - b);
  return {
    games: facts.length,
    undecided: facts.length - of,
    shares: [
      share(
        'the seat that goes first',
        count(({ winner, first }) => winner === first),
        of,
      ),
      share(
        'seat a',
        count(({ winner }) => winner === 0),
        of,
      ),
      share(
        factions[0],
        count(({ winner, faction }) => (winner === 0) === (faction === 0)),
        of,
      ),
    ],
    turns: { low: quantile(turns, 0.05), median: quantile(turns, 0.5), high: quantile(turns, 0.95) },
    moves: facts.reduce((sum, one) => sum + one.moves, 0) / Math.max(1, facts.length),
    ...binned(turns),
    comebacks: share(
      'won after being one behind',
      count(({ behind }) => behind >= 1),
      of,
    ),
    twoBehind: share(
      'won after being two behind',
      count(({ behind }) => behind >= 2),
      of,
    ),
    interrupted: share(
      'with an interrupt',
      facts.filter(({ interrupts }) => interrupts > 0).length,
      facts.length,
    ),
    finales: share('that reached the finale', facts.filter(({ finale }) => finale).length, facts.length),
    abilities: ABILITIES.flatMap((ability) => worthOf(decided, ability) ?? []),
  };
}

function worthOf(decided: readonly Facts[], ability: AbilityName): Worth | undefined {
  let users = 0;
  let usersWon = 0;
  let others = 0;
  let othersWon = 0;
  let times = 0;
  for (const { winner, used } of decided)
    for (const side of [0, 1] as const) {
      const uses = used[side][ability] ?? 0;
      times += uses;
      if (uses > 0) {
        users++;
        if (winner === side) usersWon++;
      } else {
        others++;
        if (winner === side) othersWon++;
      }
    }
  if (times === 0) return undefined;
  const [p, q] = [usersWon / users, others === 0 ? 0 : othersWon / others];
  const known = users >= LEAST && others >= LEAST;
  return {
    ability,
    users,
    perGame: times / decided.length,
    worth: known ? p - q : undefined,
    spread: known ? Z * Math.sqrt((p * (1 - p)) / users + (q * (1 - q)) / others) : 0,
  };
}
