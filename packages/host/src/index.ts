export { isAsked, livingAsks, type MatchNow, type Wish } from './asks.ts';
export {
  type BotJob,
  type Bots,
  botsHere,
  type Pace,
  quickJob,
  quickMove,
  type Thought,
  thoughtOf,
} from './bots.ts';
export { type Clerk, type Entered, loadMatch, type SentMoves, type TableListener } from './clerk.ts';
export type { Clock } from './clock.ts';
export type { Answered } from './consent.ts';
export { Host, type HostMeans } from './host.ts';
export { notRunning, otherRules } from './missing-rules.ts';
export { TABLE_PACE, turnTimes } from './pace.ts';
export { historyOf, sightOf } from './sight.ts';
export { type Pause, Slices, WORK_IN_SLICE } from './slices.ts';
export { SoleHost } from './sole-host.ts';
export type { Append, Changed, Duty, HostedSeat, HostedTable, Standing, TableStore } from './table.ts';
export { type AloneTerms, tableAlone } from './table-alone.ts';
export { TimedMatch, type Timing } from './timed-match.ts';
