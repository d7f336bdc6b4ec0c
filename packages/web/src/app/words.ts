/** The words of the reader's language; English where we have none of theirs. */
import { LANGUAGES, type Language, wordsIn } from '@hortus/words';
import { computed, signal } from '@preact/signals';

const KEPT = 'hortus.language';
const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(LANGUAGES, tag);

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = signal<Language>(preferred());
export const words = computed(() => wordsIn(language.value));

export function speak(chosen: Language): void {
  localStorage.setItem(KEPT, chosen);
  language.value = chosen;
  document.documentElement.lang = chosen;
}
