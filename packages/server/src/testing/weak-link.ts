/** Sits between a store and its database and can break a connection at the worst moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WeakLink {
  /** The same database through the link. */
  readonly url: string;
  /**
   * The next question with these words is answered by the database, but the answer is lost with its connection; or with
   * all connections, until mended.
   */
  loseAnswer(words: string, cut?: 'cut'): void;
  /** The next question with these words is lost with its connection, or with all of them. */
  loseQuestion(words: string, cut?: 'cut'): void;
  /** Breaks all connections and takes no new ones. */
  cut(): void;
  /** The next connections are refused as by a database on a full disk. */
  refuse(connections: number): void;
  mend(): void;
  /** How many connections it has broken. */
  broken(): number;
  close(): void;
}

const SOCKET = '.s.PGSQL.5432';

/** PostgreSQL's answer to a connection when its disk is full: `E`, the length, and the fields. */
const FULL = ((): Buffer => {
  const fields = Buffer.from(
    'SFATAL\0VFATAL\0C53100\0Mcould not write init file: No space left on device\0\0',
  );
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

export async function startWeakLink(url: string): Promise<WeakLink> {
  const target = join(new URL(url).searchParams.get('host') ?? '', SOCKET);
  const folder = mkdtempSync(join(tmpdir(), 'hortus-link-'));
  const pairs = new Set<[Socket, Socket]>();
  let trap: { words: string; lose: 'answer' | 'question'; all: boolean } | undefined;
  let down = false;
  let broken = 0;
  let refusals = 0;

  const cut = (): void => {
    down = true;
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  };

  const server = createServer((near) => {
    if (refusals > 0) {
      refusals--;
      near.once('data', () => near.end(FULL));
      return;
    }
    const far = connect(target);
    const pair: [Socket, Socket] = [near, far];
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    if (down) return end();
    pairs.add(pair);
    let trapped: (() => void) | undefined;
    near.on('data', (data) => {
      if (trap && data.includes(trap.words)) {
        const { lose, all } = trap;
        const breaks = all ? cut : end;
        trap = undefined;
        broken++;
        if (lose === 'question') return breaks();
        trapped = breaks;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (trapped) trapped();
      else near.write(data);
    });
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => {
    server.listen(join(folder, SOCKET), resolve);
  });
  const through = new URL(url);
  through.searchParams.set('host', folder);

  return {
    url: through.href,
    loseAnswer: (words, cut) => {
      trap = { words, lose: 'answer', all: cut !== undefined };
    },
    loseQuestion: (words, cut) => {
      trap = { words, lose: 'question', all: cut !== undefined };
    },
    cut,
    refuse(connections) {
      refusals = connections;
    },
    mend() {
      down = false;
    },
    broken: () => broken,
    close() {
      server.close();
      cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
