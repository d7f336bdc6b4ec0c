/** A line in, a line out: the text around `answer`. */
import { answer, failed, type RefereeReply } from './answer.ts';
import type { Session } from './session.ts';

/** No request needs to be nested deeper. */
export const DEEPEST = 64;

/** The reply to one line, without its line end. The id is repeated letter for letter: numbers keep all their digits. */
export function reply(session: Session, line: string): string {
  if (isDeep(line)) return write(failed('too-deep', `a request is nested at most ${DEEPEST} deep`));
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return write(failed('not-json', 'this line is not JSON'));
  }
  return write(answer(session, request), idIn(line, request));
}

export const write = (said: RefereeReply, id?: string): string => {
  const text = JSON.stringify(said);
  return id === undefined ? text : `{"id":${id},${text.slice(1)}`;
};

/** Calls `at` for every character outside strings, until it returns true. */
function scan(line: string, at: (char: string, index: number) => boolean): void {
  let inString = false;
  for (let i = 0; i < line.length; i++) {
    const char = line[i] ?? '';
    if (inString && char === '\\') i++;
    else if (char === '"') inString = !inString;
    else if (!inString && at(char, i)) return;
  }
}

function isDeep(line: string): boolean {
  let depth = 0;
  let deepest = 0;
  scan(line, (char) => {
    if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
    return deepest > DEEPEST;
  });
  return deepest > DEEPEST;
}

/** The text of the field `id`, the last one if there are several, as JSON has it. */
function idIn(line: string, request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'id')) return undefined;
  let depth = 0;
  let from = 0;
  let name: unknown;
  let id: string | undefined;
  const endValue = (end: number): void => {
    if (name === 'id') id = line.slice(from, end).trim().replaceAll('\r', ' ');
    name = undefined;
  };
  scan(line, (char, i) => {
    if (char === '}' || char === ']') {
      if (--depth === 0) endValue(i);
    } else if (char === '{' || char === '[') {
      if (++depth === 1) from = i + 1;
    } else if (depth === 1 && char === ':') {
      name = JSON.parse(line.slice(from, i));
      from = i + 1;
    } else if (depth === 1 && char === ',') {
      endValue(i);
      from = i + 1;
    }
    return false;
  });
  return id;
}
