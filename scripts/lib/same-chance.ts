/** Properties are tried with the same examples in every run; `HORTUS_SEED=7 npm test` tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.HORTUS_SEED ?? 1) });
