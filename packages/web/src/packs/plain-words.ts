/** A card in plain words: a sentence for each thing it does. */
import type {
  Card,
  Category,
  Condition,
  ConditionalCategory,
  PlainCategory,
  Value,
} from '@hortus/cards/language';
import type { Words } from '@hortus/words';

const said = (words: Words, key: string, params = {}): string | undefined => {
  const found = words.find(`web.packs.says.${key}`);
  return found === undefined ? undefined : words.say(found, params);
};

function globalWords(words: Words, name: string, value: Value): string | undefined {
  if (name === 'Type' || name === 'Roleplay') return said(words, String(value));
  return said(words, name, typeof value === 'number' ? { value, count: value } : { value });
}

function conditionWords(words: Words, { category, name, operator, values }: Condition): string {
  const kind = ({ '=': 'equal', '<': 'most', '>': 'least' } as const)[operator];
  const condition = said(words, kind, { name, value: words.either(values.map(String)) }) ?? name;
  const where = category === undefined ? undefined : said(words, `category.${category}`);
  return (
    (where === undefined ? undefined : said(words, 'member', { condition, category: where })) ?? condition
  );
}

/** In the card's order; custom attributes have no rule, and so no sentence. */
export function plainWords(words: Words, { attributes }: Card): string[] {
  const { globals, lists, conditions } = attributes;
  const sentences: (string | undefined)[] = [];
  for (const [name, value] of globals) sentences.push(globalWords(words, name, value));
  const listed = (category: Category, members: readonly string[]): void => {
    sentences.push(said(words, category, { list: words.list(members) }));
  };
  for (const [category, members] of lists as ReadonlyMap<PlainCategory, ReadonlyMap<string, Value>>)
    listed(
      category,
      [...members].map(([name, value]) => `${name} ${value}`),
    );
  for (const [category, tested] of conditions as ReadonlyMap<ConditionalCategory, readonly Condition[]>)
    listed(
      category,
      tested.map((condition) => conditionWords(words, condition)),
    );
  return sentences.filter((sentence) => sentence !== undefined);
}
