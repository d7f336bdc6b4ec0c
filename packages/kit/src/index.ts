// Reading order: kit.ts, then what a part is: face.ts, decks.ts, report.ts, plots.ts, versions.ts.
export type { Cards, Decks, Printing } from './decks.ts';
export { type Around, type Ended, type Face, type Marks, plainFace, type Seen } from './face.ts';
export { defineKit, type Kit, type KitParts } from './kit.ts';
export { type Bins, binned, FAIR, lengthsPlot, plotFrame, plotText, sharesPlot } from './plots.ts';
export {
  budgetOf,
  type Facts,
  FINGERPRINT,
  interval,
  type Made,
  MOST_MOVES,
  madeBy,
  type Page,
  PLAYED_AGAIN,
  percent,
  plainReport,
  quantile,
  type Report,
  type Share,
  type Trial,
  whoPlayed,
} from './report.ts';
export { type FormerVersion, type GameVersion, versionIn, versionsIn } from './versions.ts';
