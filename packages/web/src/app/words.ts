/** The words of the reader's language; English where we have none of theirs. */
import { LANGUAGES, type Language, loadWords, type Words, wordsIn } from '@hortus/words';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { kept } from './kept.ts';

const KEPT = 'hortus.language';
const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(LANGUAGES, tag);

function preferred(): Language {
  const chosen = kept.get(KEPT);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const spoken = signal<Words>(wordsIn('en'));
export const words: ReadonlySignal<Words> = spoken;
export const language: ReadonlySignal<Language> = computed(() => spoken.value.language);

async function learn(wanted: Language): Promise<void> {
  spoken.value = await loadWords(wanted);
  document.documentElement.lang = wanted;
}

/** Before the first page is shown. English is at hand; should another language not come, it is spoken instead. */
export const startWords = (): Promise<void> => learn(preferred()).catch(() => undefined);

export async function speak(chosen: Language): Promise<void> {
  await learn(chosen);
  kept.set(KEPT, chosen);
}
