/**
 * Milliseconds after which a wait in a test counts as hung. On a busy machine everything takes longer, so no limit may
 * decide whether a test passes: this one only ends what would never end. `HORTUS_PATIENCE=10 npx vitest …` waits ten seconds.
 */
export const PATIENCE = Number(process.env.HORTUS_PATIENCE ?? 300) * 1000;
