// Reading order: message.ts, languages.ts, words.ts, sentences.ts, story.ts, then the games.

export { type Key, LANGUAGES, type Language } from './languages.ts';
export type { Message, Params } from './message.ts';
export * from './sentences.ts';
export { entryWords, eventWords } from './story.ts';
export { loadWords, type Words, wordsIn } from './words.ts';
