import type { Advice, AnalysedMove } from '@hortus/bots';
import type { Game, Hex, MatchLog, Move, Refusal, Seat } from '@hortus/kernel';
import type { Ask, ChatLine, SeenEntry, Sight, TableInfo } from '@hortus/protocol';
import type { ReadonlySignal } from '@preact/signals';

/** `old`: server and page have different versions; `shut`: the server closed for good. Only a reload helps. */
export type Link = 'here' | 'connecting' | 'online' | 'lost' | 'old' | 'shut';

/** The best move and what it is worth, or what a strong bot would do. */
export type Hint = AnalysedMove | Advice;

/** What was committed to before the deal, for its owner to write down. */
export interface Fairness {
  /** The host's commitment. */
  readonly commitment: Hex;
  /** All commitments in one, made here before anything was revealed. */
  readonly promise?: Hex;
}

/**
 * Where a table on screen gets its match from: a worker in this browser, or the server. The frame of the table
 * knows only this, and never more than the sight of one viewer, except where one person owns the whole match.
 */
export interface TableSource {
  readonly where: 'here' | 'server';
  readonly game: Game;
  readonly info: ReadonlySignal<TableInfo>;
  /** The viewing and acting seat; undefined: a spectator. On a shared screen it changes with the turn. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** Undefined until the deal, and behind the curtain between two seats at one screen. */
  readonly sight: ReadonlySignal<Sight | undefined>;
  readonly entries: ReadonlySignal<readonly SeenEntry[]>;
  readonly asks: ReadonlySignal<readonly Ask[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly link: ReadonlySignal<Link>;
  /** Moves submitted but not acknowledged yet. */
  readonly sending: ReadonlySignal<readonly Move[]>;
  readonly fairness: ReadonlySignal<Fairness | undefined>;
  /** The seat waiting for the screen; whoever holds it drops the curtain. */
  readonly handTo: ReadonlySignal<Seat | undefined>;
  /** The seat the screen is to be handed to, while the curtain is down. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  /** Something broke that nobody at the table can fix. */
  readonly trouble: ReadonlySignal<string | undefined>;

  play(moves: readonly Move[]): Promise<Refusal | undefined>;
  /** Takes back immediately if that's free, otherwise asks. */
  takeBack(): Promise<Refusal | undefined>;
  ask(kind: 'pause' | 'resume' | 'rematch' | 'draw'): Promise<Refusal | undefined>;
  answer(ask: Ask, grant: boolean): Promise<Refusal | undefined>;
  claim(seat: Seat, as: 'win' | 'bot'): Promise<Refusal | undefined>;
  /** Accepts the offer that was seen: a newer one has to be looked at first. */
  accept(offer: number): Promise<Refusal | undefined>;
  say(text: string): Promise<Refusal | undefined>;
  /** A standing order: questions that would wait for this seat are passed immediately, even while nobody is looking. */
  readonly order?: (passes: boolean) => Promise<Refusal | undefined>;
  report(line: ChatLine, why: string): Promise<Refusal | undefined>;
  /** Changes your own name, if you have one. */
  readonly rename?: (name: string) => Promise<Refusal | undefined>;
  /**
   * On a shared screen: an answer that everybody may hear, said aloud by the player who is asked and pressed by
   * anybody.
   */
  readonly answerFor?: (seat: Seat, moves: readonly Move[]) => Promise<Refusal | undefined>;
  dropCurtain(): void;
  raiseCurtain(): void;
  /** What to do now; only where that's fair, so never against a person. */
  readonly hint?: () => Promise<Hint | undefined>;
  /** The page has shown everything up to this entry, so that bots don't run far ahead. */
  readonly shown?: (seq: number) => void;
  /** Plays on to the end without waiting for anybody to follow; only if one person owns the match. */
  readonly rush?: () => void;
  /** The match after each of these entries (0: the deal); all of them, or why not. */
  history(from: number, to: number): Promise<readonly Sight[] | Refusal>;
  /** The whole log, once the match is over. */
  log(): Promise<MatchLog | undefined>;
  close(): void;
}
