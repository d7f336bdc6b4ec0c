/** A line of an attribute area as tokens. What they mean is up to the parser. */
import { withoutUnseen } from '../telling/characters.ts';

export interface Token {
  /** `unclosed` is a text without its second quote: it takes the rest of the line. */
  readonly kind: 'word' | 'text' | 'unclosed' | 'operator' | 'slash';
  /** For a text, what is between the quotes. */
  readonly text: string;
  /** Offsets in the line; `to` is past the last character. */
  readonly from: number;
  readonly to: number;
}

const OPERATOR = '=<>!≤≥≠';
const isOperator = (c: string): boolean => OPERATOR.includes(c);
/** Blanks of other widths separate words too; CGS-ERR-39 has named them already. */
const isBlank = (c: string): boolean => c === ' ' || c === '\t' || (c > '\x7f' && /\p{Zs}/u.test(c));
const endsWord = (c: string): boolean => c === '"' || c === '/' || isOperator(c) || isBlank(c);

/** Words of visible ASCII with one space between them: most texts. */
const IS_PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** CGS-R-31 Texts compare after trimming, collapsing blanks and NFC. */
const plainText = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : withoutUnseen(text.replace(/\s/g, ' ')).normalize('NFC').replace(/ +/g, ' ').trim();

export function scan(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const until = (stop: (c: string) => boolean): number => {
    let to = at + 1;
    while (to < line.length && !stop(line[to]!)) to++;
    return to;
  };
  const take = (kind: Token['kind'], to: number, text: string): void => {
    tokens.push({ kind, text, from: at, to });
    at = to;
  };
  while (at < line.length) {
    const c = line[at]!;
    if (isBlank(c)) at += 1;
    else if (c === '"') {
      const close = line.indexOf('"', at + 1);
      if (close < 0) take('unclosed', line.trimEnd().length, line.slice(at + 1).trim());
      else take('text', close + 1, plainText(line.slice(at + 1, close)));
      if (close < 0) break;
    } else if (c === '/') take('slash', at + 1, c);
    else if (isOperator(c)) {
      const to = until((d) => !isOperator(d));
      take('operator', to, line.slice(at, to));
    } else {
      const to = until(endsWord);
      const word = withoutUnseen(line.slice(at, to)).normalize('NFC');
      if (word === '') at = to;
      else take('word', to, word);
    }
  }
  return tokens;
}

/** Blanks and tabs before the first token. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A word in the place of a number: `7`, but also `-1`, `2.5` and `007`, which aren't allowed. */
export const isNumberLike = (word: string): boolean => /^[+\-−]?[.,]?\d/.test(word);
