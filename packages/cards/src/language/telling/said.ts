/**
 * Sentences about packs, with their parameters kept separate, so that readers of other languages get them in theirs.
 * The English text, with numbered gaps, is the key of a translation. A gap holds a word that stays as it is, or a
 * phrase that is translated too.
 */
export interface Said {
  /** `Name "{0}" may contain letters only.` */
  readonly text: string;
  readonly gaps: readonly (string | Said)[];
}

/** A sentence, or one without gaps as plain text. */
export type Sentence = string | Said;

export const said = (texts: TemplateStringsArray, ...gaps: readonly (string | number | Said)[]): Said => ({
  text: texts.reduce((text, next, i) => `${text}{${i - 1}}${next}`),
  gaps: gaps.map((gap) => (typeof gap === 'number' ? String(gap) : gap)),
});

/** Words that are translated within a sentence. */
export const phrase = (text: string): Said => ({ text, gaps: [] });

export const asSaid = (sentence: Sentence): Said =>
  typeof sentence === 'string' ? phrase(sentence) : sentence;

/** In English, or as `say` translates each text. */
export const spell = ({ text, gaps }: Said, say: (text: string) => string = (same) => same): string =>
  say(text).replace(/\{(\d)\}/g, (written, at: string) => {
    const gap = gaps[Number(at)];
    return gap === undefined ? written : typeof gap === 'string' ? gap : spell(gap, say);
  });

/** The same with every word that it quotes changed. */
export const quoting = ({ text, gaps }: Said, change: (word: string) => string): Said => ({
  text,
  gaps: gaps.map((gap) => (typeof gap === 'string' ? change(gap) : quoting(gap, change))),
});

/** `did you mean Freeze?` */
export const didYouMean = (near: string | undefined): Said | undefined =>
  near === undefined ? undefined : said`did you mean ${near}?`;
