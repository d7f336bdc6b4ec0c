/** For the tests of both games: decks, scenes, and the suites that each runs with its own clause ids. */
export * from './decks.ts';
