/** Finds out which of the three forms a file of cards has. */
export const CARD_FORMS = ['text', 'json', 'csv'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

/** By the file's name, else by how the text begins. */
export function formOf(text: string, fileName = ''): CardForm {
  if (/\.json$/i.test(fileName)) return 'json';
  if (/\.[ct]sv$/i.test(fileName)) return 'csv';
  if (/\.txt$/i.test(fileName)) return 'text';
  if (/^\uFEFF?\s*[[{]/.test(text)) return 'json';
  return /^\uFEFF?"?\w+"?\s*[,;\t]/.test(text) ? 'csv' : 'text';
}
