import { formattersOf } from './formatters.ts';

/**
 * A message is a text with parameters in braces, or a choice of texts: by `you` (is the reader the one spoken of?), by
 * `many` (is a group spoken of by all of its names?) or by the plural class of `count` in the language (`one`, `few`,
 * `other` …, as CLDR names them).
 */
export type Message = string | { readonly [choice: string]: Message };

export interface Params {
  readonly [name: string]: string | number | boolean | undefined;
  /** The reader is the one spoken of. */
  readonly you?: boolean;
  /** Several are spoken of as one player. */
  readonly many?: boolean;
  /** What a plural counts. */
  readonly count?: number;
}

/** The parameters in braces anywhere in a message. */
export const paramsOf = (message: Message): ReadonlySet<string> =>
  typeof message === 'string'
    ? new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
    : new Set(Object.values(message).flatMap((part) => [...paramsOf(part)]));

/** As the beginning of a sentence or a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The message with its parameters filled in. One without a value stays in its braces, for all to see. */
export function fill(message: Message, params: Params, language: string): string {
  if (typeof message === 'string')
    return message.replace(/\{(\w+)\}/g, (written, name: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return written;
      return typeof value === 'number'
        ? formattersOf(language).numbers.format(value).replace('-', '−')
        : String(value);
    });
  const byYou = params.you === true ? message.you : undefined;
  const byMany = params.many === true ? message.many : undefined;
  const byCount =
    params.count === undefined ? undefined : message[formattersOf(language).plurals.select(params.count)];
  return fill(byYou ?? byMany ?? byCount ?? message.other ?? '', params, language);
}
