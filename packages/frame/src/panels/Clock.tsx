/** A seat's remaining time. Counts down here between two messages; the host has the last word. */
import type { Seat } from '@hortus/kernel';
import type { Sight } from '@hortus/protocol';
import { useMemo } from 'preact/hooks';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useNow } from '../table/use-now.ts';

const now = (): number => performance.now();
/** Below this, tenths are shown and the clock calls for attention. */
const SHORT = 20_000;

const two = (n: number): string => String(n).padStart(2, '0');

/** `1:02:03`, `4:09`, and tenths when it gets tight: `9.4`. */
function makeTime(ms: number): string {
  const left = Math.max(0, ms);
  if (left < SHORT / 2) return (Math.floor(left / 100) / 10).toFixed(1);
  const all = Math.ceil(left / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  if (hours >= 48) return words.value.say('web.clock.days', { count: Math.floor(hours / 24) });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function Clock({ sight, seat }: { readonly sight: Sight; readonly seat: Seat }) {
  const { left, running } = sight.clocks;
  const told = left[seat] ?? null;
  const runs = running.includes(seat);
  const since = useMemo(now, [sight]);
  const short = told !== null && told - (runs ? now() - since : 0) < SHORT;
  const time = useNow(now, runs ? (short ? 100 : 500) : undefined);
  if (told === null) return null;
  const rest = told - (runs ? Math.max(0, time - since) : 0);
  return (
    <span class={`clock${runs ? ' runs' : ''}${rest < SHORT ? ' short' : ''}`}>
      <Icon name="clock" />
      <span role="timer" aria-label={words.value.say('web.clock.left', { time: makeTime(rest) })}>
        {makeTime(rest)}
      </span>
    </span>
  );
}
