/** A pack with those that it names: from the packs of this browser, and our own. */
import { checkTogether, outlineOf, type Together } from '@hortus/cards/language';
import { ownTitled } from '../src/index.ts';

export interface Shelved {
  readonly name: string;
  readonly text: string;
}

/** The text itself, and the packs on the shelf that it needs, directly or indirectly. */
export function gather(text: string, shelf: readonly Shelved[]): string[] {
  const texts = [text];
  const named = new Set<string>();
  for (let at = 0; at < texts.length; at++) {
    const outline = outlineOf(texts[at] ?? '');
    if (at === 0) named.add(outline.name);
    for (const name of outline.named) {
      if (named.has(name)) continue;
      named.add(name);
      const found = shelf.find((one) => one.name === name);
      if (found !== undefined) texts.push(found.text);
    }
  }
  return texts;
}

/** Everything there is to say about a pack and those it is made of; the first is the pack itself. */
export const readWithShelf = (text: string, shelf: readonly Shelved[]): Together =>
  checkTogether(gather(text, shelf), ownTitled);
