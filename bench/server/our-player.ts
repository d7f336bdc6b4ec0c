/** A player of Hortus, over its socket (docs/protocol.md). */
import { garden } from '@hortus/garden';
import { PROTOCOL } from '@hortus/protocol';
import type { Board, Enter } from './duel.ts';
import { openSocket } from './plain-socket.ts';

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

function boardIn(text: string): Board {
  const view = JSON.parse(text).sight.view as View;
  return { mover: view.mover ?? undefined, open: openIn(view) };
}

/** Ids only have to differ within one process. */
let made = 0;

export const enterOurs: Enter = async (url, place, { keys }, saw) => {
  let table = '';
  let seq = 0;
  let welcome: () => void = () => {};

  const heard = (text: string): void => {
    if (text.startsWith('{"is":"ok"')) return;
    if (text.startsWith('{"is":"refused"')) throw new Error(text);
    if (text.startsWith('{"is":"welcome"')) return welcome();
    const isEntry = text.startsWith('{"is":"entry"');
    if ((!isEntry && !text.startsWith('{"is":"state"')) || !text.includes(`"table":"${table}"`)) return;
    // An entry and the sight after it have the same number; a state has many entries, and its own number last.
    seq = isEntry ? numberAfter('"seq":', text) : (JSON.parse(text).sight.seq as number);
    saw({ seq, read: () => boardIn(text) });
  };
  const socket = await openSocket(url, '/ws', { authorization: `Bearer ${keys[place]}` }, heard);
  const say = (message: object): void => socket.say(JSON.stringify(message));
  const welcomed = new Promise<void>((done) => {
    welcome = done;
  });
  say({ do: 'hello', re: 'h', protocol: PROTOCOL, rules: { garden: garden.rulesVersion } });
  await welcomed;
  return {
    look({ id }) {
      if (table !== '') say({ do: 'unfollow', re: 'u', table });
      table = id;
      say({ do: 'follow', re: 'f', table, since: 0 });
    },
    take(cell) {
      const id = `m${++made}`;
      socket.say(
        `{"do":"play","re":"${id}","table":"${table}","answers":${seq},"id":"${id}","moves":[{"kind":"take","cell":${cell}}]}`,
      );
    },
    close: socket.close,
  };
};

/** The number after the first of these words. */
export const numberAfter = (words: string, text: string): number =>
  Number.parseInt(text.slice(text.indexOf(words) + words.length, text.indexOf(words) + words.length + 9), 10);
