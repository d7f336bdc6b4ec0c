/**
 * The games declared finished, by the prefix of their ledger (GAR, GNO, GEN, WA, CGS).
 * The tests fail when one of them has a clause without a test: see coverage.test.ts.
 */
export const FINISHED: readonly string[] = ['GAR', 'GEN', 'WA', 'GNO', 'CGS'];
