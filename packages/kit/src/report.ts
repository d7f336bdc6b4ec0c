/** What the lab reports about many games between bots. */
import { type Bot, mustChoose, type Players, wilson } from '@hortus/bots';
import { FastLuck, type Game, invariant, lowestBit, type Seat } from '@hortus/kernel';

export interface Trial {
  readonly players: Players;
  readonly bots: readonly Bot[];
  readonly options: unknown;
  readonly seats: number;
  /** Milliseconds for a decision; Infinity: a budget that bots count for themselves, the same on every machine. */
  readonly ms: number;
  now(): number;
}

/** What one game leaves behind: a line of JSON. */
export interface Facts {
  readonly seed: number;
}

/** How the report was made, for its head. */
export interface Made {
  readonly title: string;
  readonly game: string;
  /** What its files are named after. */
  readonly id: string;
  readonly command: string;
  readonly level: string;
  readonly ms: number;
  readonly seats: number;
  readonly options: string;
  /** Of the first games; left out if there were fewer. */
  readonly fingerprint?: string | undefined;
}

/** How many games a report's fingerprint is made of; a test plays them again. */
export const PLAYED_AGAIN = 20;
/** Finds it in a report. */
export const FINGERPRINT = /^Fingerprint of the first \d+: `([0-9a-f]{8})`/m;

/** The command, and the fingerprint that ties the report to what played. */
export const madeBy = ({ command, fingerprint }: Pick<Made, 'command' | 'fingerprint'>): string =>
  `\`\`\`\n${command}\n\`\`\`${
    fingerprint === undefined
      ? ''
      : `\n\nFingerprint of the first ${PLAYED_AGAIN}: \`${fingerprint}\`. A test plays them again and compares, so this report fits the present rules, cards and bots.`
  }`;

export interface Page {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** The gist, for a terminal. */
  readonly lines: readonly string[];
}

export interface Report<F extends Facts = Facts> {
  /** The same seed gives the same deal; what bots do with their time may differ. */
  play(trial: Trial, seed: number): F;
  /** `options` are parsed. */
  make(facts: readonly F[], made: Made, game: Game, options: unknown): Page;
}

/** How long bots thought. */
export const budgetOf = ({ ms }: Pick<Made, 'ms'>): string =>
  ms === Number.POSITIVE_INFINITY ? 'a counted budget per decision' : `${ms} ms per decision at most`;

/** How the bots of a report play. */
export const whoPlayed = ({ level }: Pick<Made, 'level'>): string =>
  level === 'thumb' ? 'that play by rules of thumb' : `of level *${level}*`;

/** A count out of a total, with the interval of the share. */
export interface Share {
  readonly name: string;
  readonly won: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a share. */
export function interval(won: number, of: number): Pick<Share, 'share' | 'low' | 'high'> {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = won / of;
  return { share, ...wilson(share, of) };
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const MOST_MOVES = 20_000;

interface Plain extends Facts {
  readonly winners: readonly Seat[];
  readonly moves: number;
}

function playPlain({ players, bots, options, seats, ms, now }: Trial, seed: number): Plain {
  const { game } = players;
  const parsed = game.parseOptions(options, seats);
  invariant(parsed.ok, 'the options of the trial are refused');
  const state = game.create(parsed.value, seats);
  const luck = new FastLuck(seed);
  const rng = new FastLuck(seed ^ 0x5bd1e995);
  let moves = 0;
  for (let toAct = game.setup(state, luck); toAct !== 0 && moves < MOST_MOVES; moves++) {
    const seat = lowestBit(toAct);
    const bot = bots[seat % bots.length];
    invariant(bot !== undefined, 'a seat without a bot');
    const means = { rng, ms, now, setting: { options, seats } };
    const move = mustChoose(bot, game.view(state, seat), seat, means);
    toAct = game.play(state, seat, move, luck);
  }
  return { seed, winners: game.outcome(state)?.winners ?? [], moves };
}

/** Who wins by seat, and how long it takes. */
function makePlain(facts: readonly Plain[], made: Made): Page {
  const decided = facts.filter(({ winners }) => winners.length > 0);
  const shares = Array.from({ length: made.seats }, (_, seat) => ({
    name: `seat ${seat + 1}`,
    ...interval(decided.filter(({ winners }) => winners.includes(seat)).length, decided.length),
  }));
  const lengths = facts.map(({ moves }) => moves).sort((a, b) => a - b);
  const text = `# ${made.title}: balance

${facts.length} games between bots ${whoPlayed(made)} (${budgetOf(made)}), ${made.seats} seats, options ${made.options}. Made by

${madeBy(made)}

| | wins | 95 % |
| --- | --- | --- |
${shares.map(({ name, share, low, high }) => `| ${name} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`).join('\n')}

${facts.length - decided.length} games ended without a winner. Half of the games took at most ${quantile(lengths, 0.5)} moves, nine of ten at most ${quantile(lengths, 0.9)}.
`;
  return {
    files: [{ name: `${made.id}.md`, text }],
    lines: shares.map(
      ({ name, share, low, high }) => `${name}: ${percent(share)} (${percent(low)} to ${percent(high)})`,
    ),
  };
}

/** For any game. */
export const plainReport: Report<Plain> = { play: playPlain, make: makePlain };
