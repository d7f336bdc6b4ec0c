// Reading order: message.ts, languages.ts, words.ts, tellers.ts, sentences.ts, story.ts, then the games.

export { wordsIn } from './at-hand.ts';
export { type Book, type Key, LANGUAGES, type Language } from './languages.ts';
export type { Message, Params } from './message.ts';
export * from './sentences.ts';
export { entryWords, eventWords, toldWords } from './story.ts';
export { bookOf } from './tellers.ts';
export { firstWords, loadWords, type Words } from './words.ts';
