export { type FaceWords, faceOf, groupOf } from './face.ts';
export { type PrintOptions, printDeck } from './print.ts';
export { type SentenceOptions, sentenceOf, shortOf, type TellDeed } from './sentence.ts';
