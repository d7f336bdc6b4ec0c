/** One word per thing, in both languages: whoever has learned it from a card finds it again in log, hint and lesson. */
import { expect, test } from 'vitest';
import { book, glossaryBook, guideBook } from './index.ts';

/** What a thing used to be called, and what it is called now. */
const OTHERS = {
  en: [
    [/\b(?:tak(?:e|es|ing) .{0,40}\baway|persuaded away)\b/i, 'persuasion removes'],
    [/\bfill(?:s|ed)? up\b|\bback up to seven\b/i, 'refill'],
    [/(?<!sway \()\bstrength\b(?!, the number on it)|\{mine\} strong\b/i, 'sway'],
    [/\bsecond hand beside\b|\bextends your hand\b/i, 'your second hand'],
    [/\bgives? up \{card\} from\b/i, 'discard, since lives are given up'],
  ],
  de: [
    [/\bwegnehm|wegzunehm|\bnimmt? .{0,40}\bweg\b/i, 'Überredung entfernt'],
    [/\bsetz(?:e|t)? .{0,50}\bein\b|\beinge?setzt\b/i, 'spielen'],
    [/\bziehen alle wieder\b|\bwieder bis auf sieben\b/i, 'auffüllen'],
    [/(?<!Einfluss \()\bStärke\b(?! einer Karte)/, 'Einfluss'],
    [/\bAblagestapel\b/, 'Ablage'],
  ],
} as const;
/** Where the gloss is introduced. */
const GLOSSES = ['web.learn.genesis.plot', 'web.term.sway.5'];

/** Every sentence, however deep in its message, by key. */
function* sentencesOf(message: unknown, key: string): Generator<readonly [key: string, text: string]> {
  if (typeof message === 'string') yield [key, message];
  else for (const one of Object.values(message as object)) yield* sentencesOf(one, key);
}

test.each(['en', 'de'] as const)('in %s every thing has one word', async (language) => {
  const all = await Promise.all([book, glossaryBook, guideBook].map((one) => one.in[language]?.()));
  const said = all.flatMap((one) =>
    Object.entries(one ?? {}).flatMap(([key, message]) => [...sentencesOf(message, key)]),
  );
  expect(said.length).toBeGreaterThan(400);
  const odd = said.flatMap(([key, text]) =>
    GLOSSES.includes(key)
      ? []
      : OTHERS[language].filter(([other]) => other.test(text)).map(([, word]) => `${key}: ${text} (${word})`),
  );
  expect(odd).toEqual([]);
});

/** At the table everything has its plain name; the rulebook's stands in the list of terms, in lessons and in the rules. */
const DOUBLE = {
  en: /\((?:ops|destiny|void|reserve|obstruct|plot|engage)\)/i,
  de: /\((?:Ops|Schicksal|Leere|Reserve|Abwehr|Plan)\)/,
};

test.each(['en', 'de'] as const)('at the table nothing has two names in %s', async (language) => {
  const all = await Promise.all([book, guideBook].map((one) => one.in[language]?.()));
  const double = all.flatMap((one) =>
    Object.entries(one ?? {})
      .filter(([key]) => !/^web\.(?:learn|rules|term)\./.test(key))
      .flatMap(([key, message]) => [...sentencesOf(message, key)])
      .filter(([, text]) => DOUBLE[language].test(text)),
  );
  expect(double).toEqual([]);
});
