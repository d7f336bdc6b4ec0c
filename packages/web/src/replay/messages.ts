/** What the page and the worker of a replay say to each other. */
import type { Analysis } from '@hortus/bots';
import type { Diagnostic, Finding, MatchLog, Viewer } from '@hortus/kernel';
import type { ReviewedLog, Seen } from './replayed.ts';

export interface Asks {
  open: { readonly log: MatchLog };
  see: { readonly viewer: Viewer };
  verify: { readonly noted: string | undefined };
  review: Record<never, never>;
  values: { readonly viewer: Viewer; readonly seq: number };
}
export interface Answers {
  /** Why it cannot be shown; undefined if it can. */
  open: readonly Diagnostic[] | undefined;
  see: Seen;
  verify: readonly Finding[];
  review: ReviewedLog | undefined;
  values: Analysis | undefined;
}

export type ReplayRequest<K extends keyof Asks = keyof Asks> = {
  [P in K]: { readonly do: P; readonly re: number } & Asks[P];
}[K];
export type ReplayReply =
  | { readonly re: number; readonly value: Answers[keyof Answers] }
  | { readonly re: number; readonly failed: string };
