/** The messages between the load generator's processes. Times in milliseconds, memory in bytes. */
import type { Table } from '../server/load.ts';

export interface Entering {
  readonly url: string;
  readonly tables: readonly Table[];
  /** Between two moves of a match. */
  readonly every: number;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface Played {
  readonly moves: number;
  /** How often, by code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Matches that ended and were followed by a rematch. */
  readonly ended: number;
  /** Until a move was acknowledged, which it is once it's on disk. */
  readonly stored: Times;
  /** Until the other player's client had it. */
  readonly seen: Times;
  /** Processor time of the players' process. */
  readonly clients: number;
}

/** What one side did per round, as the median over the rounds. Times in milliseconds. */
export interface Measure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time per move: of each server's process, and of PostgreSQL. */
  readonly serverPerMove: readonly number[];
  readonly databasePerMove: number;
  /** Pages that PostgreSQL looked at per move, and rows of large tables it read without an index, in all. */
  readonly pagesPerMove: number;
  readonly scanned: number;
  readonly machineLoad: number;
}
