import { useEffect, useState } from 'preact/hooks';

/** The time by `clock`, updated at this interval in milliseconds; undefined: it stands still. */
export function useNow(clock: () => number, everyMs: number | undefined): number {
  const [now, set] = useState(clock);
  useEffect(() => {
    set(clock());
    if (everyMs === undefined) return;
    const timer = setInterval(() => set(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
