import type { Diagnostic } from '@hortus/kernel';
import type { Words } from '@hortus/words';

/** Why a log can't be shown: our own sentence if we have one, otherwise the parser's. */
export function faultWords(words: Words, { code, message, hint }: Diagnostic): string {
  const key = words.find(`web.replay.fault.${code}`);
  if (key !== undefined) return words.say(key, { what: message });
  return hint === undefined ? message : `${message} (${hint})`;
}
