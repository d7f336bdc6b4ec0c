/** For the tests of both games: decks, scenes, and the suites that each runs with its own clause ids. */
export * from './abilities/index.ts';
export * from './combo.ts';
export * from './decks.ts';
export * from './drawing.testing.ts';
export * from './lay-out.ts';
export * from './pool.testing.ts';
export * from './scene.ts';
export * from './trims.testing.ts';
export * from './zones.testing.ts';
