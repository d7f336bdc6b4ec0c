/** What a code means: shown by `hortus pack explain`, in the editor and in docs. Tests run every example. */
export interface Explanation {
  readonly code: string;
  /** What is wrong, in one sentence. */
  readonly title: string;
  /** Why it matters, and what to do. */
  readonly why: string;
  /** Cards, lines of an area or of a pack that get the code. */
  readonly wrong: string;
  /** The same, as it should be. */
  readonly right: string;
}

export const entry = (
  code: string,
  title: string,
  why: string,
  wrong: string,
  right: string,
): Explanation => ({
  code,
  title,
  why,
  wrong,
  right,
});

/** Lines of an example. */
export const lines = (...all: readonly string[]): string => all.join('\n');
