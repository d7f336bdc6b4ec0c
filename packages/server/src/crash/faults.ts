/** What is done to servers and database, how often, and in which order: all of it follows from the seed. */
import { planRounds, type Round } from '../testing/crash.ts';
import { dice } from '../testing/dice.ts';

/** `SIGKILL` to one server process or all, to the database's first process or all of them, or to one of its backends. */
export const KILLS = [
  'server',
  'servers',
  'database',
  'backend',
  'server and database',
  'everything',
] as const;
export type Kill = (typeof KILLS)[number];

export const OTHER_FAULTS = [
  /** A server is told to stop, and started again. */
  'restart',
  /** Connections break when the server has stored a move and its answer is on the way. */
  'cut answers',
  /** A server stops and continues later, believing that no time has passed. */
  'frozen server',
  /** The same for the database, or one of its backends with whatever it has locked. */
  'frozen database',
  'full disk',
] as const;
type OtherFault = (typeof OTHER_FAULTS)[number];
export type Fault = Kill | OtherFault;

export interface Plan {
  readonly seed: number;
  readonly kills: number;
  readonly others: Readonly<Record<OtherFault, number>>;
  /** How long a freeze lasts, in milliseconds. */
  readonly freeze: number;
}

/** At most this many moves between two faults. */
const MOVES_BETWEEN = 50;

export const isKill = (fault: Fault): fault is Kill => (KILLS as readonly Fault[]).includes(fault);

export function roundsOf({ seed, kills, others }: Plan): Round<Fault>[] {
  const faults: Fault[] = [
    ...Array.from({ length: kills }, (_, i) => KILLS[i % KILLS.length]),
    ...OTHER_FAULTS.flatMap((fault) => Array.from({ length: others[fault] }, () => fault)),
  ];
  return planRounds(faults, faults.length, MOVES_BETWEEN, dice(seed));
}
