/** A database problem that a person can fix; the message says how. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
}

/** What a system call or PostgreSQL calls its error: `ENOENT`, `23505`. */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
};

/** The disk is so full that PostgreSQL accepts no connection; a connection it has refuses single writes only. */
export const isTooFull = (error: unknown): boolean =>
  codeOf(error) === '53100' && (error as { severity?: unknown }).severity === 'FATAL';
