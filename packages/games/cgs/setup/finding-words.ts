/** A finding as a sentence in the reader's language, with its hint. */
import type { Finding } from '@hortus/cards/language';
import type { Words } from '@hortus/words';

export const findingWords = (_words: Words, { message, hint }: Finding): string =>
  hint === undefined ? message : `${message} (${hint})`;
