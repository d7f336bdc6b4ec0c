/** Clocks as people write them: `5+5` is five minutes, plus five seconds per move. */
import type { TimeControl } from '@hortus/protocol';

type Clock = Extract<TimeControl, { readonly kind: 'clock' }>;

const MOST_MINUTES = 1440;
const MOST_SECONDS = 3600;

/** `5+5`, `5 + 5`, `0.5+1`, or `10` for a clock without increment; undefined: not a clock. */
export function parseClock(text: string): Clock | undefined {
  const [, minutes = '', seconds = '0'] =
    /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:\+\s*(\d{1,4}))?\s*$/.exec(text) ?? [];
  const base = Math.round(Number(minutes.replace(',', '.')) * 60);
  const increment = Number(seconds);
  if (minutes === '' || base < 10 || base > MOST_MINUTES * 60 || increment > MOST_SECONDS) return undefined;
  return { kind: 'clock', base, increment };
}

export const makeClock = ({ base, increment }: Clock): string =>
  `${Math.round((base / 60) * 100) / 100}+${increment}`;
