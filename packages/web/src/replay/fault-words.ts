import type { Diagnostic } from '@hortus/kernel';
import type { Words } from '@hortus/words';

/** Why a log cannot be shown: our own sentence where we have one, otherwise what the parser says. */
export function faultWords(words: Words, { code, message, hint }: Diagnostic): string {
  const key = words.find(`web.replay.fault.${code}`);
  if (key !== undefined) return words.say(key, { what: message });
  return hint === undefined ? message : `${message} (${hint})`;
}
