import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Message, paramsOf } from '@hortus/words';
import { expect, test } from 'vitest';
import { Mistake } from '../exit.ts';
import { cliBook, hintIn, languageIn, packWords, wordsFor } from './index.ts';

const en = await cliBook.in.en();
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [] : Object.keys(message).sort();

test.each(Object.keys(LANGUAGES) as Language[])('%s has every message that English has', async (language) => {
  const messages = await cliBook.in[language]();
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [key, message] of Object.entries(en)) {
    expect(paramsOf(messages[key]!), key).toEqual(paramsOf(message));
    expect(formsOf(messages[key]!), key).toEqual(formsOf(message));
  }
});

test('every message is used somewhere', () => {
  const source = join(import.meta.dirname, '..');
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8'));
  const columns = /^cli\.stats\.(?:costs|supply|feats|eraCosts|eraResources)$/;
  const said = (key: string): boolean => texts.some((text) => text.includes(`'${key}'`));
  // The reasons for faults with files are listed in a type, without their prefix.
  const reason = (key: string): boolean =>
    key.startsWith('cli.file.') && texts.some((text) => text.includes(`'${key.slice('cli.file.'.length)}'`));
  expect(Object.keys(en).filter((key) => !columns.test(key) && !said(key) && !reason(key))).toEqual([]);
});

test('the terminal’s language is taken from the first variable that is set', () => {
  expect(languageIn({})).toBe('en');
  expect(languageIn({ LANG: 'de_AT.UTF-8' })).toBe('de');
  expect(languageIn({ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' })).toBe('en');
  expect(languageIn({ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'C', LC_ALL: 'de' })).toBe('de');
  expect(languageIn({ LANG: 'de_DE', LC_ALL: '' })).toBe('de');
  for (const LANG of ['C', 'POSIX', 'fr_FR.UTF-8', 'constructor', 'den_CA'])
    expect(languageIn({ LANG }), LANG).toBe('en');
});

test('an explicit choice comes first; programs get English unless they ask', async () => {
  const german = { LANG: 'de_DE.UTF-8' };
  const spoken = async (options: Parameters<typeof wordsFor>[0]) =>
    (await wordsFor(options, german)).language;
  expect(await spoken({})).toBe('de');
  expect(await spoken({ language: 'en' })).toBe('en');
  expect(await spoken({ json: true })).toBe('en');
  expect(await spoken({ json: true, language: 'de' })).toBe('de');
  await expect(spoken({ language: 'fr' })).rejects.toThrow(Mistake);
});

test('a hint names the nearest word, or all of them', async () => {
  const de = await packWords('de');
  expect(hintIn(de, 'Frist', ['First', 'Second'])).toBe('ist First gemeint?');
  expect(hintIn(de, 'x', ['First', 'Second'])).toBe('bekannt: First, Second');
});
