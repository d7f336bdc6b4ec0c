/** What the page and the worker of a local match say to each other. */
import type { Advice, Analysis } from '@hortus/bots';
import type { Hex, MatchLog, Move, Refusal, Seat, SeenEntry, Terms } from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import type { LocalSetup } from './local-host.ts';

/** The match is open in another page of this browser. */
export const ELSEWHERE = 'open elsewhere';
/** What this browser has stored isn't a valid match. */
export const DAMAGED = 'damaged';

/** Precedes the version of the rules that a match was dealt under and this page doesn't have. */
export const OTHER_RULES = 'other rules: ';

/** Precedes the names of content that this browser doesn't have. */
export const MISSING = 'missing content: ';

export type ToWorker =
  | { readonly do: 'begin'; readonly re: number; readonly setup: LocalSetup }
  | { readonly do: 'resume'; readonly re: number; readonly id: string }
  /** The page's viewer: only this viewer's sight is sent from now on. */
  | { readonly do: 'look'; readonly re: number; readonly as: Seat | 'table' }
  | { readonly do: 'play'; readonly re: number; readonly seat: Seat; readonly moves: readonly Move[] }
  | { readonly do: 'back'; readonly re: number; readonly seat: Seat }
  /** Offers a draw; the reply comes once the bots have answered. */
  | { readonly do: 'draw'; readonly re: number; readonly seat: Seat }
  | { readonly do: 'history'; readonly re: number; readonly from: number; readonly to: number }
  | { readonly do: 'analyse'; readonly re: number; readonly seat: Seat }
  | { readonly do: 'log'; readonly re: number }
  /** The page has shown everything up to this entry: bots don't run far ahead of it. */
  | { readonly do: 'shown'; readonly re: number; readonly seq: number }
  /** Nobody here is playing any more: bots think little, and not every step is shown. */
  | { readonly do: 'rush'; readonly re: number };

export type FromWorker =
  | { readonly is: 'done'; readonly re: number; readonly value: Done }
  | { readonly is: 'failed'; readonly re: number; readonly message: string }
  /** Something went wrong that wasn't a reply to a request, such as a bot's move. */
  | { readonly is: 'broken'; readonly message: string }
  /** News: the entries after `since`, and a sight for each of them. The page shows them one by one. */
  | {
      readonly is: 'sights';
      readonly sights: readonly Sight[];
      readonly since: number;
      readonly entries: readonly SeenEntry[];
    };

export interface Done {
  readonly terms?: Terms;
  /** With the content that the terms only name. */
  readonly options?: LocalSetup['options'];
  readonly commitment?: Hex;
  readonly promise?: Hex;
  readonly takeBacks?: boolean;
  readonly botsResign?: boolean;
  readonly refusal?: Refusal | undefined;
  readonly sights?: readonly Sight[];
  readonly log?: MatchLog;
  readonly analysis?: Analysis | undefined;
  readonly advice?: Advice | undefined;
}
