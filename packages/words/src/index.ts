// Reading order: message.ts, languages.ts, books.ts, words.ts, teller.ts, sentences.ts, story.ts.

export { type Book, bookOf, type Card, type GameWords, GLOSSARY, GUIDE, MORE, PACKS } from './books.ts';
export { perLanguage } from './formatters.ts';
export { type Key, LANGUAGES, type Language, type Messages } from './languages.ts';
export { capital, fill, type Message, type Params, paramsOf } from './message.ts';
export * from './sentences.ts';
export { entryWords, eventWords, toldWords } from './story.ts';
export type { Teller } from './teller.ts';
export { firstWords, loadWords, messagesOf, type Spoken, type Words } from './words.ts';
