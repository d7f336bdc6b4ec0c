/** What an editor of pack files needs besides the reader: colours, and words to complete. Pure, without a page. */
export { type LinePart, partAfter, type ShadeKind, shadesOf } from './shades.ts';
export {
  type KnownWords,
  knownWords,
  NOTHING_KNOWN,
  openCategory,
  type Suggestion,
  type SuggestionKind,
  suggest,
} from './suggest.ts';
