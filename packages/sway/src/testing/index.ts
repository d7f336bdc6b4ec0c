/** For the tests of both games: decks, scenes, and the suites that each runs with its own clause ids. */

export * from './abilities/index.ts';
export * from './asides.ts';
export * from './combo.ts';
export * from './conduct.testing.ts';
export * from './decks.ts';
export * from './drawing.testing.ts';
export * from './finale.testing.ts';
export * from './flow-scene.ts';
export * from './fuzz.testing.ts';
export * from './given.ts';
export * from './interrupt.testing.ts';
export * from './laws.testing.ts';
export * from './lay-out.ts';
export * from './loss.testing.ts';
export * from './obstruct.testing.ts';
export * from './own-deck.testing.ts';
export * from './plot.testing.ts';
export * from './pool.testing.ts';
export * from './scene.ts';
export * from './setup.testing.ts';
export * from './standing.testing.ts';
export * from './teams.testing.ts';
export * from './time.testing.ts';
export * from './trims.testing.ts';
export * from './worlds.ts';
export * from './zones.testing.ts';
