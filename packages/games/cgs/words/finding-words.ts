/** What the checker reports, in the reader's language. */
import { asSaid, type Finding, type Said, spell } from '@hortus/cards/language';
import type { Diagnostic } from '@hortus/kernel';
import type { Words } from '@hortus/words';

/** A finding, or any other fault. */
type AnyFinding = Diagnostic & Pick<Finding, 'said'>;

/** The book's translation, if there is one. */
const translated = (words: Words, text: string): string | undefined => {
  const key = words.find(`cgs.finding.${text}`);
  return key === undefined ? undefined : words.say(key);
};

const spelt = (words: Words, sentence: Said): string =>
  spell(sentence, (text) => translated(words, text) ?? text);

/** The message and the hint on their own. */
export function findingParts(
  words: Words,
  finding: AnyFinding,
): { message: string; hint: string | undefined } {
  const { code, said } = finding;
  const message = said?.message ?? asSaid(finding.message);
  const hint = said?.hint ?? (finding.hint === undefined ? undefined : asSaid(finding.hint));
  // An untranslated sentence is replaced by general words rather than shown in another language.
  const general =
    words.language === 'en' || translated(words, message.text) !== undefined
      ? undefined
      : words.find(`cgs.explain.${code}.title`);
  return {
    message: general === undefined ? spelt(words, message) : words.say(general),
    hint: hint === undefined ? undefined : spelt(words, hint),
  };
}

export function findingWords(words: Words, finding: AnyFinding): string {
  const { message, hint } = findingParts(words, finding);
  return hint === undefined ? message : `${message} (${hint})`;
}
