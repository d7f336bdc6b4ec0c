/** A database problem that a person can fix; the message says how. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';
}

/** What a system call or PostgreSQL calls its error: `ENOENT`, `23505`. */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
};
