/** What tests of hosts share, here and in the programs that have one. */
export { clockAtOnce } from './at-once.ts';
export { hiddenLaws } from './hidden-laws.ts';
export { G0, type Hosting, hostLaws, PACE } from './laws.ts';
export { SimClock } from './sim-clock.ts';
