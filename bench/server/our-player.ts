/** A player of Hortus, over its socket (docs/protocol.md). */
import { garden } from '@hortus/garden';
import { PROTOCOL, type ServerMessage } from '@hortus/protocol';
import { WebSocket } from 'ws';
import type { Enter } from './duel.ts';

interface View {
  readonly cells: readonly string[];
  readonly top: string | null;
  readonly mover: number | null;
}

const BORDER = [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15];
const CELLS = Array.from({ length: 16 }, (_, cell) => cell);

/** A cell is `X`, `O`, or a tile such as `Ms`. */
const openIn = ({ cells, top }: View): readonly number[] =>
  top === null
    ? BORDER
    : CELLS.filter((cell) => {
        const tile = cells[cell];
        return tile.length === 2 && (tile[0] === top[0] || tile[1] === top[1]);
      });

/** Moves of one process need different ids, no more. */
let made = 0;

export const enterOurs: Enter = (url, place, { keys }, saw) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${keys[place]}` },
    perMessageDeflate: false,
  });
  let table = '';
  let seq = 0;
  const say = (message: object): void => socket.send(JSON.stringify(message));

  return new Promise((entered, failed) => {
    socket.on('error', failed);
    socket.on('open', () =>
      say({ do: 'hello', re: 'h', protocol: PROTOCOL, rules: { garden: garden.rulesVersion } }),
    );
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.is === 'refused') throw new Error(JSON.stringify(message));
      if (message.is === 'welcome')
        entered({
          look({ id }) {
            if (table !== '') say({ do: 'unfollow', re: 'u', table });
            table = id;
            say({ do: 'follow', re: 'f', table, since: 0 });
          },
          take(cell) {
            const id = `m${++made}`;
            say({ do: 'play', re: id, table, answers: seq, id, moves: [{ kind: 'take', cell }] });
          },
          close: () => socket.terminate(),
        });
      if ((message.is !== 'entry' && message.is !== 'state') || message.table !== table) return;
      const view = message.sight.view as View;
      seq = message.sight.seq;
      saw({ seq, mover: view.mover ?? undefined, open: () => openIn(view) });
    });
  });
};
