/** Texts and faults for tests that submit arbitrary input. */
import type { Diagnostic, Refusal } from '@hortus/kernel';
import { rulebook } from '@hortus/rulebook';
import fc from 'fast-check';

/** A good text with up to three pieces taken out, doubled, moved or replaced by one of the words. */
const mutated = (texts: readonly string[], words: readonly string[], furthest: number) =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(furthest), fc.nat(12), fc.nat(3), fc.constantFrom(...words)), {
        maxLength: 3,
      }),
    )
    .map(([text, edits]) =>
      edits.reduce((now, [at, length, kind, word]) => {
        const from = now.length === 0 ? 0 : at % now.length;
        const [head, piece, tail] = [
          now.slice(0, from),
          now.slice(from, from + length),
          now.slice(from + length),
        ];
        return (
          [head + tail, head + piece + piece + tail, tail + piece + head, `${head}${word}${tail}`][kind] ??
          now
        );
      }, text),
    );

/** Sometimes nonsense, sometimes words of the notation in any order, mostly a good text that was damaged. */
export const anyText = (
  texts: readonly string[],
  words: readonly string[],
  furthest = 200,
): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
    { weight: 3, arbitrary: mutated(texts, words, furthest) },
  );

function requireThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Faults with codes, messages, and clauses that exist. */
export function goodFaults(faults: readonly Diagnostic[]): void {
  requireThat(faults.length > 0, 'refused without a fault');
  for (const { code, message, clause } of faults) {
    requireThat(/^[a-z-]+$/.test(code), `a strange code: ${code}`);
    requireThat(message !== '', `${code} has no message`);
    requireThat(clause === undefined || rulebook.has(clause), `${code} names ${clause}, which is no clause`);
  }
}

/** A refusal with a code and a clause that exists. */
export function goodRefusal({ code, clause }: Refusal): void {
  requireThat(/^[a-z-]+$/.test(code), `a strange code: ${code}`);
  requireThat(rulebook.has(clause ?? ''), `${code} names ${clause}, which is no clause`);
}
