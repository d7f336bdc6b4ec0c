/** A position cut into its fields. */
import { hintFor } from '@hortus/kernel';
import { OPTIONS, type Options } from '../types.ts';

const SINGLE = [
  'era',
  'phase',
  'first',
  'turn',
  'turns',
  'step',
  'ready',
  'common',
  'hero',
  'out',
  'answers',
];
const MORE = [
  'doing',
  'offers',
  'affiliations',
  'gone',
  'last',
  'adventures',
  'idle',
  'busy',
  'quiet',
  'set',
];
const REPEATED = ['ops', 'ground', 'site', 'wreck', 'pending', 'immune', 'asked', 'made', 'wins', 'latest'];
const KEYS = [...SINGLE, ...MORE, ...REPEATED];

/**
 * A message that takes time to compose is only made if
 * somebody reads it; `word` is the faulty part of the field.
 */
export type Wrong = (path: string, message: string | (() => string), word?: string) => void;

/** A field and where it is in the text. */
export type Part = readonly [key: string, value: string, at: number];

/** Splits at separators outside quotes. */
export const splitAt = (text: string, separators: RegExp): string[] =>
  splitWhole(text, separators).map((piece) => piece.trim());

const splitWhole = (text: string, separators: RegExp): string[] => {
  const pieces: string[] = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (!quoted && separators.test(letter)) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces;
};

/** `reads` is called with each field before anything is said about it. */
export function partsOf(text: string, wrong: Wrong, reads: (part: Part) => void): readonly Part[] {
  const parts: Part[] = [];
  const given = new Set<string>();
  let end = 0;
  for (const whole of splitWhole(text, /[|\n]/)) {
    const at = end + whole.length - whole.trimStart().length;
    end += whole.length + 1;
    const piece = whole.trim();
    if (piece === '') continue;
    const [key = ''] = piece.split(/\s/, 1);
    const part: Part = [key, piece.slice(key.length).trim(), at];
    reads(part);
    if (!KEYS.includes(key))
      wrong(key.slice(0, 40), () => `there is no such field; ${hintFor(key.slice(0, 40), KEYS)}`);
    else if (!REPEATED.includes(key) && given.has(key)) wrong(key, 'is given twice');
    else {
      given.add(key);
      parts.push(part);
    }
  }
  return parts;
}

export function readSettings(parts: readonly Part[], given: Options, wrong: Wrong): unknown {
  const settings: Record<string, unknown> = { ...given };
  const value = parts.find(([key]) => key === 'set')?.[1] ?? '';
  for (const one of value.split(/\s+/).filter((piece) => piece !== '')) {
    const cut = one.indexOf('=');
    const [name, said] = [one.slice(0, cut), one.slice(cut + 1)];
    if (cut === -1 || !Object.hasOwn(OPTIONS, name)) {
      wrong('set', `cannot read “${one.slice(0, 40)}”`, one);
      continue;
    }
    const { kind } = OPTIONS[name as keyof Options];
    settings[name] = kind === 'integer' ? Number(said) : kind === 'flag' ? said === 'true' : said;
    if (kind === 'flag' && said !== 'true' && said !== 'false') wrong('set', `${name} is true or false`, one);
  }
  return settings;
}

/** Words; a quoted identifier with its blanks counts as one. */
export const splitLabels = (text: string): string[] => text.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
