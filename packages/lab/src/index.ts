export { type Facts, interval } from './balance/facts.ts';
export { playGame, type Trial } from './balance/play.ts';
export { type Made, makeReport } from './balance/report.ts';
export { type Summary, summarise } from './balance/summary.ts';
