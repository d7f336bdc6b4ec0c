/** What one game of Genesis or Worlds Asunder leaves behind for the report: a line of JSON each. */
import { wilson } from '@hortus/bots';
import type { AbilityName } from '@hortus/sway';

export interface Facts {
  readonly seed: number;
  /** Winning side, null where nobody won. */
  readonly winner: 0 | 1 | null;
  /** Who turned first. */
  readonly first: 0 | 1;
  /** The deck's faction (0 or 1) that side 0 played. */
  readonly faction: 0 | 1;
  readonly turns: number;
  readonly moves: number;
  /** Units won (turns in Genesis, rounds in Worlds Asunder) by side. */
  readonly won: readonly [number, number];
  /** How far the winner was ever behind, in units. */
  readonly behind: number;
  readonly interrupts: number;
  readonly finale: boolean;
  /** How often each side engaged an ability. */
  readonly used: readonly [Uses, Uses];
}
export type Uses = Readonly<Partial<Record<AbilityName, number>>>;

/** Wilson's 95 % interval of a share. */
export function interval(
  won: number,
  of: number,
): { readonly share: number; readonly low: number; readonly high: number } {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = won / of;
  return { share, ...wilson(share, of) };
}

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Shares that are meant to be even lie in here. */
export const FAIR = { low: 0.47, high: 0.53 };
