/** Processor time, in milliseconds. */
import { readdirSync, readFileSync } from 'node:fs';

/** Of this process, from now on. */
export function usedSince(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Ticks of /proc are hundredths of a second on every Linux of today. */
const TICK = 10;

/** Of another process and of all its children, those that have ended included; 0 where there is no /proc. */
export function usedBy(pid: number): number {
  let sum = 0;
  for (const name of listed()) {
    const found = statOf(name);
    if (found === undefined || (found.pid !== pid && found.parent !== pid)) continue;
    sum += found.own + (found.pid === pid ? found.ended : 0);
  }
  return sum * TICK;
}

const listed = (): string[] => {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

function statOf(name: string): { pid: number; parent: number; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return {
      pid: Number(name),
      parent: fields[1],
      own: fields[11] + fields[12],
      ended: fields[13] + fields[14],
    };
  } catch {
    return undefined; // it has ended meanwhile
  }
}
