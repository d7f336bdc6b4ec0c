/** Where in the text of a position a fault is. */
import type { Diagnostic } from '@hortus/kernel';
import { parseTile } from './names.ts';

interface Word {
  readonly text: string;
  readonly at: number;
}

/** `/` is a word of its own, with spaces around it or not. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/\/|[^\s/]+/g)].map(({ 0: word, index }) => ({ text: word, at: index }));

const isCell = ({ text }: Word): boolean => text === 'X' || text === 'O' || parseTile(text) !== undefined;

/** The fields after the garden and how many words each has. */
const FIELDS: Readonly<Record<string, number>> = {
  top: 2,
  move: 2,
  first: 2,
  format: 2,
  fullBoard: 2,
  score: 5,
  end: 3,
};

/** The garden, and what follows it. */
function splitAtTop(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const top = words.findIndex(({ text }) => text === 'top');
  return top < 0 ? [words, []] : [words.slice(0, top), words.slice(top)];
}

/** The first word that a position can't have there; undefined where something is missing at the end. */
function strangeWord(words: readonly Word[]): Word | undefined {
  const [garden, rest] = splitAtTop(words);
  if (rest.length === 0) return garden.find((word) => word.text !== '/' && !isCell(word));
  const due = ['top', 'move'];
  let i = 0;
  for (let field = 0; i < rest.length; field++) {
    const { text } = rest[i] as Word;
    const isDue = field < due.length ? text === due[field] : Object.hasOwn(FIELDS, text);
    if (!isDue) return rest[i];
    i += FIELDS[text] ?? 1;
  }
  return i > rest.length ? undefined : rest.at(-1);
}

function strangeRow(garden: readonly Word[]): Word | undefined {
  const rows: Word[][] = [[]];
  for (const word of garden)
    if (word.text === '/') rows.push([]);
    else rows.at(-1)?.push(word);
  return (rows.find(({ length }) => length !== 4) ?? rows[4])?.[0] ?? garden.at(-1);
}

/** The word after a field's name: of a field given twice, the second. */
function valueAfter(rest: readonly Word[], name: string): Word | undefined {
  const field = rest.findLastIndex(({ text }) => text === name);
  return field < 0 ? undefined : (rest[field + 1] ?? rest[field]);
}

/** Those that don't name what they are about, by their codes. */
const WORD_OF: Readonly<
  Record<string, (garden: readonly Word[], rest: readonly Word[]) => Word | undefined>
> = {
  'not-a-position': (garden, rest) => strangeWord([...garden, ...rest]),
  'not-four-rows': strangeRow,
  'not-sixteen': (garden, rest) => garden.filter(({ text }) => text !== '/')[16] ?? rest[0],
  'bad-top': (_, rest) => valueAfter(rest, 'top'),
  'bad-tokens': (garden) => garden.findLast(({ text }) => text === 'X' || text === 'O'),
  'bad-mover': (_, rest) => valueAfter(rest, 'move'),
  'not-over': (_, rest) => valueAfter(rest, 'move'),
  'late-shape': (_, rest) => valueAfter(rest, 'move'),
  'game-over': (_, rest) => valueAfter(rest, 'move'),
  'ended-twice': (_, rest) => valueAfter(rest, 'end'),
  'match-over': (_, rest) => valueAfter(rest, 'score'),
  'bad-score': (_, rest) => valueAfter(rest, 'score'),
};

/** The last word that a message names: of a tile that lies there twice, the second. */
function namedWord(words: readonly Word[], message: string): Word | undefined {
  const said = new Set(message.split(/[\s,:;]+/));
  return words.findLast(({ text }) => said.has(text) && text !== '/');
}

/** `first must be one of A, B, not C`: the word after “not”, in that field. */
function wrongValue(rest: readonly Word[], message: string): Word | undefined {
  const [, name, value] = /^(?:a )?(\w+) (?:must|is a).* not (\S+)$/.exec(message) ?? [];
  const field = rest.findLastIndex(({ text }) => text === name);
  return rest.slice(Math.max(0, field)).find(({ text }) => text === value);
}

/** Line and column of the word at fault; of one that is missing, the end of the text. */
export function placeOf(
  text: string,
  { code, message }: Diagnostic,
): Required<Pick<Diagnostic, 'line' | 'column'>> {
  const words = wordsOf(text);
  const [garden, rest] = splitAtTop(words);
  const word =
    code === 'bad-field'
      ? wrongValue(rest, message)
      : (WORD_OF[code]?.(garden, rest) ??
        (Object.hasOwn(WORD_OF, code) ? undefined : namedWord(words, message)));
  const before = text.slice(0, word?.at ?? text.trimEnd().length).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
