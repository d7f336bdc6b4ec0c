/** Checks the laws that every game keeps, over random seeded games. */
import { FastLuck, type Game } from '@hortus/kernel';
import { rulebook } from '@hortus/rulebook';
import { brokenAt, type Check, type Law, LawBroken, type Spot, type Trial, type Watcher } from './law.ts';
import { LAWS } from './laws/index.ts';
import { type GivenSetting, settingsOf } from './settings.ts';
import { walk } from './walk.ts';

export interface ConformsOptions {
  /** Does the game hide anything from a viewer? If so imagined worlds must differ somewhere, if not they never may. */
  readonly hides?: boolean;
  /** Options and seats to try; without it a sample of all that the game declares. */
  readonly settings?: readonly GivenSetting[];
  /** The maximum number of settings, unless they are given. */
  readonly mostSettings?: number;
  /** Random games per setting: at least one, and no more once it has used up its share of `steps`. */
  readonly games?: number;
  /** The approximate total number of moves. */
  readonly steps?: number;
  /** Of the first game; the others count up from it. */
  readonly seed?: number;
  /** The most moves a game may take. */
  readonly bound?: number;
  /** Clauses of a ledger that is not in docs/rules. */
  readonly clauses?: Iterable<string>;
  /** Event kinds that may tell of a choice which leaves no trace in a view (see laws/telling.ts). */
  readonly traceless?: readonly string[];
  /** Only these laws, by name. */
  readonly laws?: readonly string[];
}

/** What was checked, so that nobody takes an empty run for a good one. */
export interface Report {
  readonly games: number;
  readonly steps: number;
  /** By law: how many checks were made. */
  readonly checks: Readonly<Record<string, number>>;
  /** What else the laws counted, such as imagined worlds and how many of them differed from the true one. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Throws LawBroken, which names the law, the seed, the setting, the step and the position. */
export function conforms(game: Game, options: ConformsOptions = {}): Report {
  const { games = 8, seed = 1, bound = 2000, traceless = [], mostSettings = 8, hides = false } = options;
  const budget = options.steps ?? 2000;
  const known = new Set(options.clauses ?? []);
  const isClause = (id: string): boolean => known.has(id) || rulebook.has(id);
  const laws = chosen(options.laws);
  const checks: Record<string, number> = Object.fromEntries(laws.map(({ name }) => [name, 0]));
  const counts: Record<string, number> = {};
  const settings = options.settings ?? settingsOf(game, mostSettings);
  let played = 0;
  let steps = 0;
  for (const { options: given, seats = game.seats[0] } of settings) {
    const parsed = game.parseOptions(given ?? {}, seats);
    if (!parsed.ok)
      throw new LawBroken(
        'options',
        `${game.id} refuses ${JSON.stringify(given)}: ${JSON.stringify(parsed.fault)}`,
      );
    const end = steps + budget / settings.length;
    for (let i = 0; i < games && (i === 0 || steps < end); i++) {
      const trial = trialOf(game, given, parsed.value, seats, seed + played++, {
        bound,
        isClause,
        traceless,
      });
      steps += tryOnce(trial, laws, checks, counts);
    }
  }
  for (const { name, verdict } of laws) {
    if (checks[name] === 0) throw new LawBroken(name, `nothing was checked in ${played} games of ${game.id}`);
    const fault = verdict?.(counts, { hides });
    if (fault !== undefined) throw new LawBroken(name, `${fault} (${played} games of ${game.id})`);
  }
  return { games: played, steps, checks, counts };
}

function chosen(names: readonly string[] | undefined): readonly Law[] {
  if (names === undefined) return LAWS;
  const unknown = names.find((name) => !LAWS.some((law) => law.name === name));
  if (unknown !== undefined)
    throw new Error(`there is no law ${unknown}; known: ${LAWS.map(({ name }) => name).join(', ')}`);
  return LAWS.filter(({ name }) => names.includes(name));
}

function trialOf(
  game: Game,
  given: unknown,
  options: unknown,
  seats: number,
  seed: number,
  rest: Pick<Trial, 'bound' | 'isClause' | 'traceless'>,
): Trial {
  const luck = (purpose: string): FastLuck => {
    let mixed = seed;
    for (let i = 0; i < purpose.length; i++) mixed = (mixed * 31 + purpose.charCodeAt(i)) % 2 ** 45;
    return new FastLuck(mixed);
  };
  return { game, given, options, seats, seed, luck, ...rest };
}

/** Walks one game with all laws watching, and returns its length. */
function tryOnce(
  trial: Trial,
  laws: readonly Law[],
  checks: Record<string, number>,
  counts: Record<string, number>,
): number {
  let at: Spot | undefined;
  const watch = (law: Law): readonly [Law, Watcher] => {
    const check = ((holds, what) => {
      checks[law.name]++;
      if (!holds) throw brokenAt(law, typeof what === 'string' ? what : what(), trial, at);
    }) as Check;
    check.count = (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    return [law, guarded(law, () => law.watch(trial, check)) ?? {}];
  };
  /** A bug in the game that shows up under a law breaks that law. */
  const guarded = <T>(law: Pick<Law, 'name' | 'says'>, look: () => T): T => {
    try {
      return look();
    } catch (error) {
      if (error instanceof LawBroken) throw error;
      throw brokenAt(law, `threw ${String(error)}`, trial, at, error);
    }
  };
  const watchers = laws.map(watch);
  return guarded({ name: 'playable', says: 'a random game can be played' }, () =>
    walk(trial, {
      spot(spot) {
        at = spot;
        for (const [law, watcher] of watchers) guarded(law, () => watcher.spot?.(spot));
      },
      turn(turn) {
        for (const [law, watcher] of watchers) guarded(law, () => watcher.turn?.(turn));
      },
    }),
  );
}
