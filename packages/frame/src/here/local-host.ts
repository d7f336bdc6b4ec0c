/**
 * A match that this browser owns: engine, luck, bots and log, without a server. Runs in a worker, and in tests in
 * Node. It gives out one viewer's sight at a time, as a server would.
 */
import type { Bot } from '@hortus/bots';
import {
  beforeLastMove,
  botLuck,
  type Contribution,
  commitTo,
  type Game,
  type Hex,
  type Json,
  Match,
  type MatchLog,
  type Move,
  packsOf,
  parseLog,
  personsOf,
  type Refusal,
  refuse,
  replay,
  type Seat,
  type SeatInfo,
  type SeenEntry,
  seatsOf,
  type Terms,
  type Viewer,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { DAMAGED } from './local-messages.ts';

/** How a match of this browser begins. */
export interface LocalSetup {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatInfo[];
  /** False: nothing is taken back in this match. */
  readonly takeBacks?: boolean;
}

/** A match as it is kept in this browser: the log with its secret, since one person owns all of it. */
export interface LocalRecord {
  readonly id: string;
  readonly log: MatchLog;
  readonly savedAt: number;
  readonly takeBacks?: boolean;
}

/** Has it all that a match is played on from? What is kept may have been cut short, or changed by somebody else. */
export const isWhole = (record: LocalRecord | undefined): record is LocalRecord =>
  parseLog(JSON.stringify(record?.log ?? null)).ok && record?.log.secret !== undefined;

export interface LocalTools {
  now(): number;
  /** Hex of 32 random bytes. */
  secret(): Hex;
  /** A bot of this level for the game that is played. */
  bot?(level: string): Bot | undefined;
}

/** How long a bot may think at the table. */
const BOT_MS = 1000;
/** And in a window, where its answer comes after a fixed time. */
const ANSWER_MS = 150;
export const ANSWERS_AFTER = 220;

export class LocalHost {
  readonly match: Match;
  readonly takeBacks: boolean;
  readonly #tools: LocalTools;
  readonly #secret: Hex;

  private constructor(match: Match, secret: Hex, tools: LocalTools, takeBacks: boolean) {
    this.takeBacks = takeBacks;
    this.match = match;
    this.#secret = secret;
    this.#tools = tools;
  }

  static begin(game: Game, setup: LocalSetup, tools: LocalTools): LocalHost {
    const terms: Terms = {
      id: setup.id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: setup.options,
      packs: packsOf(game, setup.options, setup.seats.length),
      seats: setup.seats,
    };
    const entropy: Contribution[] = personsOf(terms).map((seat) => {
      const reveal = tools.secret();
      return { seat, commitment: commitTo(terms, seat, reveal), reveal };
    });
    const secret = tools.secret();
    const begun = Match.begin(game, terms, entropy, secret);
    if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
    return new LocalHost(begun.value as Match, secret, tools, setup.takeBacks ?? true);
  }

  static resume(game: Game, record: LocalRecord, tools: LocalTools): LocalHost {
    const replayed = replay(game, record.log);
    if (!replayed.ok) {
      const otherRules = replayed.fault.find(({ code }) => code === 'other-rules');
      throw new Error(otherRules?.message ?? DAMAGED);
    }
    return new LocalHost(replayed.value as Match, record.log.secret ?? '', tools, record.takeBacks ?? true);
  }

  record(): LocalRecord {
    return {
      id: this.match.terms.id,
      log: this.match.log({ withSecret: true }),
      savedAt: this.#tools.now(),
      takeBacks: this.takeBacks,
    };
  }

  sight(viewer: Viewer): Sight {
    return sightOf(this.match, this.match.view(viewer));
  }

  entries(viewer: Viewer): readonly SeenEntry[] {
    return this.match.seen(viewer);
  }

  play(seat: Seat, moves: readonly Move[]): Refusal | undefined {
    if (this.match.terms.seats[seat]?.kind !== 'person') return refuse('not-your-seat');
    const played = this.match.submit({ seat, moves, at: this.#tools.now() });
    return played.ok ? undefined : played.fault;
  }

  /** The seat's last move and all after it; bots grant it, and on one screen everybody sits here. */
  takeBack(seat: Seat): Refusal | undefined {
    if (!this.takeBacks) return refuse('no-take-backs');
    const to = beforeLastMove(this.match.seen(seat), seat);
    if (to === undefined) return refuse('nothing-to-take-back');
    const others = this.match.terms.seats.map((_, other) => other).filter((other) => other !== seat);
    const taken = this.match.takeBack(seat, to, others, this.#tools.now());
    return taken.ok ? undefined : taken.fault;
  }

  /** A bot that may act now. */
  botToAct(): Seat | undefined {
    return seatsOf(this.match.toAct).find((seat) => this.match.terms.seats[seat]?.kind === 'bot');
  }

  /** A window stands open: every answer of a bot takes the same time, whatever it holds. */
  get asking(): boolean {
    return !this.match.over && this.match.game.window?.(this.match.state) !== undefined;
  }

  /** What a bot that may act would do now, from its own view alone. */
  thinkForBot(): { readonly seat: Seat; readonly move: Move } | undefined {
    const seat = this.botToAct();
    if (seat === undefined) return undefined;
    const { terms, game } = this.match;
    const bot = this.#tools.bot?.(terms.seats[seat]?.level ?? '');
    if (bot === undefined)
      throw new Error(`there is no bot of level ${terms.seats[seat]?.level} for ${game.id}`);
    const rng = botLuck(terms, this.#secret, seat, this.match.seq + 1);
    const move = bot.choose(this.match.view(seat), seat, {
      rng,
      ms: this.asking ? ANSWER_MS : BOT_MS,
      now: () => this.#tools.now(),
      setting: { options: terms.options, seats: terms.seats.length },
    });
    return { seat, move };
  }

  /** Lets a bot that may act make one move. */
  playBot(thought = this.thinkForBot()): void {
    if (thought === undefined) return;
    const { seat, move } = thought;
    const played = this.match.submit({ seat, moves: [move], at: this.#tools.now() });
    if (!played.ok) throw new Error(`the bot's move was refused: ${played.fault.code}`);
  }

  /** How it stood after each entry from `from` to `to`, 0 being the deal. */
  history(viewer: Viewer, from: number, to: number): readonly Sight[] {
    return historyOf(this.match.game, this.match.log({ withSecret: true }), viewer, from, to);
  }
}

function sightOf(match: Match, view: unknown): Sight {
  const { outcome } = match;
  return {
    seq: match.seq,
    view,
    toAct: seatsOf(match.toAct),
    paused: match.paused,
    clocks: { left: match.terms.seats.map(() => null), running: [] },
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Plays a log again and keeps what the viewer saw after each entry. All of a match that is over may be seen, from the deal on. */
export function historyOf(
  game: Game,
  log: MatchLog,
  viewer: Viewer,
  from: number,
  to: number,
): readonly Sight[] {
  const begun = replay(game, { ...log, entries: [] });
  if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
  const match = begun.value as Match;
  const eyes = viewer === 'all' && log.outcome === undefined ? 'table' : viewer;
  const sight = (): Sight => sightOf(match, game.view(match.state, eyes));
  const sights: Sight[] = [];
  if (from <= 0) sights.push(sight());
  for (const entry of log.entries.slice(0, to)) {
    const applied = match.apply(entry);
    if (!applied.ok) throw new Error(`entry ${entry.seq}: ${applied.fault.code}`);
    if (entry.seq >= from) sights.push(sight());
  }
  return sights;
}
