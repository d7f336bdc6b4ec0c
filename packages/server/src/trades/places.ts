/** Where trades race: two servers that share a process and its clock, or two processes under the time of their database. */
import { SimClock } from '@hortus/host/testing';
import { systemClock } from '../clock.ts';
import { botThread } from '../testing/bot-thread.ts';
import { built } from '../testing/built.ts';
import { startChild } from '../testing/child.ts';
import { kill } from '../testing/processes.ts';
import { RealHouse } from '../testing/real-house.ts';
import { until } from '../testing/wait.ts';

export interface Place {
  readonly urls: readonly string[];
  readonly databaseUrl: string;
  /** Seconds per turn. */
  readonly turn: number;
  now(): number;
  /** Lets time pass, where it is ours to do so. */
  readonly advance?: (milliseconds: number) => Promise<void>;
  close(): Promise<void>;
}

export async function inOneProcess(): Promise<Place> {
  const house = await RealHouse.open();
  const clock = new SimClock();
  const servers = [await house.serve({ clock }), await house.serve({ clock })];
  return {
    urls: servers.map(({ url }) => url),
    databaseUrl: house.databaseUrl,
    turn: 60,
    now: () => clock.now(),
    advance: (milliseconds) => clock.advance(milliseconds),
    close: () => house.close(),
  };
}

export async function inTwoProcesses(): Promise<Place> {
  const house = await RealHouse.open();
  const file = await built(new URL('../testing/serve-child.ts', import.meta.url));
  const { href } = await botThread();
  const children = [1, 2].map(() => startChild(file, [house.databaseUrl, href]));
  const close = async (): Promise<void> => {
    for (const child of children) kill(child.process.pid ?? 0);
    await Promise.all(children.map(({ ended }) => ended));
    await house.close();
  };
  try {
    const urls = await Promise.all(
      children.map((child) => until('the address of a process', () => child.lines[0])),
    );
    return {
      urls,
      databaseUrl: house.databaseUrl,
      // Long enough for a round on a busy machine. If it isn't, a flag falls, which is one of the racers.
      turn: 5,
      now: () => systemClock.now(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
