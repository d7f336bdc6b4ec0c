import type { Game, MatchLog, Move, Refusal, Seat } from '@hortus/kernel';
import type { Ask, ChatLine, SeenEntry, Sight, TableInfo } from '@hortus/protocol';
import type { ReadonlySignal } from '@preact/signals';

/**
 * Where a table on screen gets its match from: a worker in this browser, or the server. The frame of the table
 * knows only this, and never more than the sight of one viewer, except where one person owns the whole match.
 */
export interface TableSource {
  readonly where: 'here' | 'server';
  readonly game: Game;
  readonly info: ReadonlySignal<TableInfo>;
  /** Whose eyes and hands these are now; undefined: a spectator. On one screen it changes with the turn. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** Undefined until the deal, and behind the curtain between two seats of one screen. */
  readonly sight: ReadonlySignal<Sight | undefined>;
  readonly entries: ReadonlySignal<readonly SeenEntry[]>;
  readonly asks: ReadonlySignal<readonly Ask[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly link: ReadonlySignal<'here' | 'connecting' | 'online' | 'lost'>;
  /** The seat the screen is to be handed to, while the curtain is down. */
  readonly curtain: ReadonlySignal<Seat | undefined>;

  play(moves: readonly Move[]): Promise<Refusal | undefined>;
  /** Takes back at once where that is free, otherwise asks. */
  takeBack(): Promise<Refusal | undefined>;
  ask(kind: 'pause' | 'resume' | 'rematch'): Promise<Refusal | undefined>;
  answer(ask: Ask, grant: boolean): Promise<Refusal | undefined>;
  claim(seat: Seat, as: 'win' | 'bot'): Promise<Refusal | undefined>;
  accept(): Promise<Refusal | undefined>;
  say(text: string): Promise<Refusal | undefined>;
  report(line: ChatLine, why: string): Promise<Refusal | undefined>;
  raiseCurtain(): void;
  /** How it stood after each of these entries, 0 being the deal. */
  history(from: number, to: number): Promise<readonly Sight[]>;
  /** The whole log, once the match is over. */
  log(): Promise<MatchLog | undefined>;
  close(): void;
}
