/** What tests of hosts share, here and in the programs that run a host. */
export { clockAtOnce } from './at-once.ts';
export { drawLaws } from './draw-laws.ts';
export { hiddenLaws } from './hidden-laws.ts';
export { TwoProcesses } from './hostings.ts';
export { G0, type Hosting, hostLaws, PACE, type Plan, take } from './laws.ts';
export { SimClock } from './sim-clock.ts';
