import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  GLOSSARY,
  GUIDE,
  LANGUAGES,
  type Language,
  type Message,
  MORE,
  messagesOf,
  PACKS,
  paramsOf,
} from '@hortus/words';
import { expect, test } from 'vitest';
import { KITS } from './kits.ts';

type Messages = Readonly<Record<string, Message>>;

const books = [
  GLOSSARY,
  GUIDE,
  MORE,
  PACKS,
  ...KITS.flatMap(({ words: { book, lessons, guide, glossary } }) =>
    [book ?? [], lessons ?? [], guide ?? [], glossary ?? []].flat(),
  ),
];
const en = await messagesOf('en', books);

/** What keeps a language from standing in for English: keys, parameters and plural forms. */
function faultsOf(language: string, messages: Messages, model: Messages = en): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // `many` is also one of our own choices: is a group spoken of?
  const byGroup = (message: Exclude<Message, string>): boolean =>
    message.many !== undefined && !forms.includes('many');
  const badPlural = (message: Message): boolean =>
    typeof message !== 'string' &&
    (Object.values(message).some(badPlural) ||
      message.other === undefined ||
      (message.you === undefined && !byGroup(message) && forms.some((form) => message[form] === undefined)));
  return [
    ...Object.keys(model).flatMap((key) => (messages[key] === undefined ? [`${key} is missing`] : [])),
    ...Object.entries(messages).flatMap(([key, message]) => {
      const wanted = model[key];
      if (wanted === undefined) return [`${key} is not a key of English`];
      const [here, there] = [paramsOf(message), paramsOf(wanted)].map((names) => [...names].sort().join());
      return [
        ...(here === there ? [] : [`${key} has the parameters ${here}, not ${there}`]),
        ...(badPlural(message) ? [`${key} lacks a plural form`] : []),
      ];
    }),
  ];
}

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s has every message, with its parameters and plurals',
  async (language) => {
    expect(faultsOf(language, await messagesOf(language, books))).toEqual([]);
  },
);

test('each folder of messages is a language', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../words/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test('a language that lacks something is found out', () => {
  const model: Messages = { a: '{who} wins', b: { one: '{count} tile', other: '{count} tiles' } };
  expect(
    faultsOf('de', { a: '{who} gewinnt', b: { one: '{count} Feld', other: '{count} Felder' } }, model),
  ).toEqual([]);
  expect(faultsOf('de', { a: '{wer} gewinnt', c: 'x' }, model)).toEqual([
    'b is missing',
    'a has the parameters wer, not who',
    'c is not a key of English',
  ]);
  expect(faultsOf('cs', { a: '{who}', b: { one: '{count} pole', other: '{count} polí' } }, model)).toEqual([
    'b lacks a plural form',
  ]);
});
