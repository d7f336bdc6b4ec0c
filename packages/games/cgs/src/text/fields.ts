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

/** A message that takes time to find is made only if somebody reads it. */
export type Wrong = (path: string, message: string | (() => string)) => void;

/** Outside quotes. */
export const splitAt = (text: string, separators: RegExp): string[] => {
  const pieces: string[] = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (!quoted && separators.test(letter)) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim());
};

export function partsOf(text: string, wrong: Wrong): [key: string, value: string][] {
  const parts: [string, string][] = [];
  const given = new Set<string>();
  for (const piece of splitAt(text, /[|\n]/)) {
    if (piece === '') continue;
    const [key = ''] = piece.split(/\s/, 1);
    if (!KEYS.includes(key))
      wrong(key.slice(0, 40), () => `there is no such field; ${hintFor(key.slice(0, 40), KEYS)}`);
    else if (!REPEATED.includes(key) && given.has(key)) wrong(key, 'is given twice');
    else {
      given.add(key);
      parts.push([key, piece.slice(key.length).trim()]);
    }
  }
  return parts;
}

export function readSettings(parts: readonly [string, string][], given: Options, wrong: Wrong): unknown {
  const settings: Record<string, unknown> = { ...given };
  const value = parts.find(([key]) => key === 'set')?.[1] ?? '';
  for (const one of value.split(/\s+/).filter((piece) => piece !== '')) {
    const cut = one.indexOf('=');
    const [name, said] = [one.slice(0, cut), one.slice(cut + 1)];
    if (cut === -1 || !Object.hasOwn(OPTIONS, name)) {
      wrong('set', `cannot read “${one.slice(0, 40)}”`);
      continue;
    }
    const { kind } = OPTIONS[name as keyof Options];
    settings[name] = kind === 'integer' ? Number(said) : kind === 'flag' ? said === 'true' : said;
    if (kind === 'flag' && said !== 'true' && said !== 'false') wrong('set', `${name} is true or false`);
  }
  return settings;
}

/** Words, where a quoted identifier with its blanks is one of them. */
export const splitLabels = (text: string): string[] => text.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
