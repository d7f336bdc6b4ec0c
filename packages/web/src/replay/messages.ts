/** What the page and the worker of a replay say to each other. */
import type { Analysis, Course } from '@hortus/bots';
import type { Diagnostic, Finding, MatchLog, Viewer } from '@hortus/kernel';
import type { ReviewedLog, Seen } from './replayed.ts';

export interface Asks {
  open: { readonly log: MatchLog };
  see: { readonly viewer: Viewer };
  verify: { readonly noted: string | undefined };
  /** Asks who can judge how the match went. */
  judge: Record<never, never>;
  review: Record<never, never>;
  /** Takes seconds: it reports progress and can be stopped. */
  course: Record<never, never>;
  stop: Record<never, never>;
  values: { readonly viewer: Viewer; readonly seq: number };
}
/** `solver`: every move is known; `search`: bots judge positions; `nobody`: there is nothing to review with. */
export type Judge = 'solver' | 'search' | 'nobody';

export interface Answers {
  /** Why it can't be shown; undefined if it can. */
  open: readonly Diagnostic[] | undefined;
  see: Seen;
  verify: readonly Finding[];
  judge: Judge;
  review: ReviewedLog | undefined;
  course: Course | undefined;
  stop: undefined;
  values: Analysis | undefined;
}

export type ReplayRequest<K extends keyof Asks = keyof Asks> = {
  [P in K]: { readonly do: P; readonly re: number } & Asks[P];
}[K];
export type ReplayReply =
  /** Progress from 0 to 1. */
  | { readonly re: number; readonly progress: number }
  | { readonly re: number; readonly value: Answers[keyof Answers] }
  | { readonly re: number; readonly failed: string };
