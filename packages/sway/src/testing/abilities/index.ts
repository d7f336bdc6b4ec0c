/** The suites of the shared abilities. */
export * from './draws.testing.ts';
export * from './engaging.testing.ts';
export * from './limits.testing.ts';
export * from './omen.testing.ts';
export * from './permissions.testing.ts';
export * from './persuasion.testing.ts';
export * from './refusals.testing.ts';
export * from './strike.testing.ts';
export * from './vision.testing.ts';
