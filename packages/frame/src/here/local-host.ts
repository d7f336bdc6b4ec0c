/**
 * A match that this browser owns: engine, luck, bots and log, without a server. Runs in a worker, and in tests in
 * Node. Like a server, it hands out only one viewer's sight at a time.
 */
import type { Bot } from '@hortus/bots';
import {
  type AloneTerms,
  type Bots,
  botsHere,
  type Clock,
  type Pace,
  SoleHost,
  TABLE_PACE,
  tableAlone,
} from '@hortus/host';
import {
  type Content,
  type Contents,
  type Contribution,
  commitTo,
  contentsOf,
  type Game,
  type Hex,
  invariant,
  type Json,
  Match,
  type MatchLog,
  type Move,
  packsOf,
  personsOf,
  type Refusal,
  referencesIn,
  refuse,
  replay,
  resolveOptions,
  type Seat,
  type SeatInfo,
  type SeenEntry,
  type Terms,
  type Viewer,
  withContents,
} from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { DAMAGED, MISSING, OTHER_RULES } from './local-messages.ts';

/** How a match in this browser begins. */
export interface LocalSetup {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatInfo[];
  /** The content that the options name. */
  readonly contents?: readonly Content[];
  /** False: only turns that concerned nobody else can be taken back in this match. */
  readonly takeBacks?: boolean;
  /** Bots give up a match that they have lost. */
  readonly botsResign?: boolean;
}

/** A match as stored in this browser: the log with its secret, since one person owns all of it. */
export interface LocalRecord {
  readonly id: string;
  readonly log: MatchLog;
  readonly savedAt: number;
  readonly takeBacks?: boolean;
  readonly botsResign?: boolean;
}

export interface LocalTools {
  readonly clock: Clock;
  /** Hex of 32 random bytes. */
  secret(): Hex;
  /** A bot of this level for the game that is played. */
  bot?(level: string): Bot | undefined;
  /** Resolves when the page's requests have been handled: bots think between them. */
  pageHeard?(): Promise<void>;
  /** Stores the match, before the page hears what is new. */
  keep?(record: LocalRecord): Promise<void>;
  told?(): void;
  broken?(error: Error): void;
}

/** When only the end is being waited for. */
const RUSHED: Pace = { ...TABLE_PACE, thinks: 20, answerThinks: 20, alone: 20 };

/** Deals a match whose players all sit at this screen. */
export function dealHere(game: Game, setup: LocalSetup, secret: () => Hex): Match {
  const contents = contentsOf(setup.contents);
  expectContents(game, setup.options, contents);
  const terms: Terms = {
    id: setup.id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    packs: packsOf(game, setup.options, setup.seats.length, contents),
    seats: setup.seats,
  };
  const entropy: Contribution[] = personsOf(terms).map((seat) => {
    const reveal = secret();
    return { seat, commitment: commitTo(terms, seat, reveal), reveal };
  });
  const begun = Match.begin(game, terms, entropy, secret(), contents);
  if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
  return begun.value as Match;
}

/** Throws an error that names the content this browser doesn't have. */
function expectContents(game: Game, options: unknown, contents: Contents): void {
  const missing = referencesIn(game, options).filter(({ hash }) => contents(hash) === undefined);
  if (missing.length > 0) throw new Error(`${MISSING}${missing.map(({ name }) => name).join(', ')}`);
}

export class LocalHost {
  readonly match: Match;
  readonly agreed: { readonly takeBacks: boolean; readonly botsResign: boolean };
  readonly #contents: Contents;
  readonly #tools: LocalTools;
  readonly #sole: SoleHost;
  #pace = TABLE_PACE;

  private constructor(
    match: Match,
    tools: LocalTools,
    { takeBacks = true, botsResign = false }: AloneTerms,
    contents?: readonly Content[],
  ) {
    this.agreed = { takeBacks, botsResign };
    this.#contents = contentsOf(contents);
    this.match = match;
    this.#tools = tools;
    const pace = (): Pace => this.#pace;
    this.#sole = new SoleHost(match, tableAlone(match.log({ withSecret: true }), this.agreed), {
      clock: tools.clock,
      bots: this.#bots(),
      get pace() {
        return pace();
      },
      keep: (log) => tools.keep?.(this.#recordOf(log)),
      told: () => tools.told?.(),
      broken: (error) => {
        if (tools.broken === undefined) throw error;
        tools.broken(error);
      },
    });
  }

  static begin(game: Game, setup: LocalSetup, tools: LocalTools): LocalHost {
    return new LocalHost(
      dealHere(game, setup, () => tools.secret()),
      tools,
      setup,
      setup.contents,
    );
  }

  static resume(
    game: Game,
    record: LocalRecord,
    tools: LocalTools,
    contents?: readonly Content[],
  ): LocalHost {
    expectContents(game, record.log.terms.options, contentsOf(contents));
    const replayed = replay(game, record.log, record.log.secret, contentsOf(contents));
    if (!replayed.ok) {
      const isOther = replayed.fault.some(({ code }) => code === 'other-rules');
      throw new Error(isOther ? `${OTHER_RULES}${record.log.terms.rulesVersion}` : DAMAGED);
    }
    return new LocalHost(replayed.value as Match, tools, record, contents);
  }

  /** What was agreed on, including the content that the terms only name. */
  get options(): LocalSetup['options'] {
    const resolved = resolveOptions(this.match.game, this.match.terms.options, this.#contents);
    invariant(resolved.ok, 'a match that was dealt has its content');
    return resolved.value as LocalSetup['options'];
  }

  /** The log for export: with its content, so that it can be replayed on its own. */
  exported(): MatchLog {
    return withContents(this.match.game, this.match.log(), this.#contents);
  }

  #bots(): Bots {
    const { clock, bot, pageHeard } = this.#tools;
    const here = botsHere(
      this.match.game,
      (level) => bot?.(level),
      () => clock.now(),
    );
    return {
      think: async (job) => {
        await pageHeard?.();
        return here.think(job);
      },
      ...(here.quick === undefined ? {} : { quick: here.quick }),
    };
  }

  /** Bots play from now on. */
  start(): Promise<void> {
    return this.#sole.start();
  }

  /** Resolves when no bot has anything to do. */
  rest(): Promise<void> {
    return this.#sole.rest();
  }

  /** Nobody here is playing any more: bots think little. */
  rush(): void {
    this.#pace = RUSHED;
  }

  record(): LocalRecord {
    return this.#recordOf(this.match.log({ withSecret: true }));
  }

  #recordOf(log: MatchLog): LocalRecord {
    return { id: log.terms.id, log, savedAt: this.#tools.clock.now(), ...this.agreed };
  }

  sight(viewer: Viewer): Sight {
    return this.#sole.host.sight(viewer) as Sight;
  }

  /** What this viewer saw after entry `since`. */
  entries(viewer: Viewer, since = 0): readonly SeenEntry[] {
    return this.match.seen(viewer, since);
  }

  async play(seat: Seat, moves: readonly Move[]): Promise<Refusal | undefined> {
    if (this.match.terms.seats[seat]?.kind !== 'person') return refuse('not-your-seat');
    const { game } = this.match;
    if (!moves.every((move) => game.moves.knows(move))) return refuse('unreadable-move');
    const played = await this.#sole.host.play(seat, { moves: moves.map((move) => game.moves.toJson(move)) });
    return played.ok ? undefined : played.fault;
  }

  /**
   * Takes back the seat's last move and everything after it;
   * bots agree, and on a shared screen everybody is present.
   */
  async takeBack(seat: Seat): Promise<Refusal | undefined> {
    const taken = await this.#sole.host.takeBack(seat);
    return taken.ok ? undefined : taken.fault;
  }

  /** Offers a draw. On a shared screen everybody is present; bots answer. */
  async offerDraw(seat: Seat): Promise<Refusal | undefined> {
    const { host } = this.#sole;
    const asked = await host.ask(seat, { kind: 'draw' });
    if (!asked.ok) return asked.fault;
    await host.botsHeard;
    return this.match.over ? undefined : refuse('draw-declined');
  }

  /** The match after each entry from `from` to `to` (0: the deal). */
  async history(viewer: Viewer, from: number, to: number): Promise<readonly Sight[]> {
    const past = await this.#sole.host.history(() => viewer, Math.max(0, from), Math.min(to, this.match.seq));
    if (!past.ok) throw new Error(past.fault.code);
    return past.value.sights;
  }
}
