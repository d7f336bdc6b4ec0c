/** The rows of a large result one by one, however large each is, and only as fast as they are read. */
import type { Duplex } from 'node:stream';
import pg from 'pg';

export type TextRow = readonly (string | null)[];

/**
 * While somebody works on a row, nothing is read from the connection, and PostgreSQL waits: only what was on its way is
 * in memory, not a number of rows of any size.
 */
export async function* rowsOf(client: pg.Client, text: string): AsyncGenerator<TextRow, void, undefined> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const waiting: TextRow[] = [];
  let end: { readonly error?: Error } | undefined;
  let wake = (): void => {};
  const config = { text, rowMode: 'array' } as pg.QueryConfig;
  const query = client.query(new pg.Query(config));
  let isWanted = true;
  query.on('row', (row: unknown) => {
    if (!isWanted) return;
    waiting.push(row as TextRow);
    stream.pause();
    wake();
  });
  query.on('end', () => {
    end = {};
    wake();
  });
  query.on('error', (error) => {
    end = { error };
    wake();
  });
  try {
    for (;;) {
      yield* waiting.splice(0);
      if (end?.error !== undefined) throw end.error;
      if (end !== undefined) return;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      stream.resume();
      await woken;
    }
  } finally {
    // The caller needs no more: the rest is read and forgotten, so that the connection can be used again.
    isWanted = false;
    stream.resume();
  }
}
