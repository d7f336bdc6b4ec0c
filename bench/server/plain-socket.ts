/**
 * A WebSocket client that carries lines of ASCII and can do nothing else, the same for both servers: on a machine
 * that all share, what a client wastes is taken from the server being measured.
 */
import { connect } from 'node:net';

export interface PlainSocket {
  say(text: string): void;
  close(): void;
}

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
/** This length in a header says that two bytes with the length follow. */
const LENGTH_IN_TWO = 126;
const END_OF_HEAD = '\r\n\r\n';
/** What a client says is masked; this mask changes nothing, and the server takes it off all the same. */
const MASK = '\0\0\0\0';

const char = String.fromCharCode;

function frame(kind: number, text: string): string {
  const { length } = text;
  if (length >= 0x10000) throw new Error('too much to say at once');
  const size =
    length < LENGTH_IN_TWO
      ? char(0x80 | length)
      : char(0x80 | LENGTH_IN_TWO) + char(length >> 8) + char(length & 0xff);
  return char(kind) + size + MASK + text;
}

/** Splits what arrives into frames. */
class Frames {
  #rest: Buffer | undefined;
  readonly #heard: (kind: number, text: string) => void;

  constructor(heard: (kind: number, text: string) => void) {
    this.#heard = heard;
  }

  /** The bytes may be overwritten afterwards. */
  add(chunk: Buffer): void {
    const bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const [start, end] = bounds(bytes, at);
      if (end > bytes.length) break;
      this.#heard(bytes[at], bytes.toString('latin1', start, end));
      at = end;
    }
    this.#rest = at === bytes.length ? undefined : Buffer.from(bytes.subarray(at));
  }
}

/** Where the text of a frame begins and ends; beyond all bytes if its header hasn't arrived yet. */
function bounds(bytes: Buffer, at: number): readonly [number, number] {
  const left = bytes.length - at;
  const short = left < 2 ? 0 : bytes[at + 1] & 0x7f;
  const head = short < LENGTH_IN_TWO ? 2 : short === LENGTH_IN_TWO ? 4 : 10;
  if (left < head) return [0, Number.POSITIVE_INFINITY];
  const size = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : bytes.readUIntBE(at + 4, 6);
  return [at + head, at + head + size];
}

/** All sockets read into this one, since whatever comes is dealt with at once. */
const INBOX = Buffer.alloc(0x10000);

/** Resolves when the server has accepted the upgrade. */
export function openSocket(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  heard: (text: string) => void,
): Promise<PlainSocket> {
  const { hostname, port, host } = new URL(url);
  const write = (kind: number, text: string): boolean => socket.write(frame(kind, text), 'latin1');
  const frames = new Frames((kind, text) => {
    if (kind === TEXT) heard(text);
    else if (kind === PING) write(PONG, text);
    else if (kind === CLOSE) throw new Error(`the server closed: ${text.slice(2)}`);
    else throw new Error(`a frame of kind ${kind}`);
  });
  let head: string | undefined = '';
  let answered: (head: string) => void = () => {};
  const callback = (size: number): boolean => {
    const bytes = INBOX.subarray(0, size);
    if (head === undefined) frames.add(bytes);
    else {
      head += bytes.toString('latin1');
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return true;
      const rest = head.slice(end + END_OF_HEAD.length);
      answered(head);
      head = undefined;
      frames.add(Buffer.from(rest, 'latin1'));
    }
    return true;
  };
  const socket = connect({ port: Number(port), host: hostname, onread: { buffer: INBOX, callback } });
  socket.setNoDelay();
  const ask = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(ask).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}`);

  return new Promise((opened, failed) => {
    socket.once('error', failed);
    answered = (answer) => {
      if (answer.startsWith('HTTP/1.1 101'))
        opened({ say: (text) => void write(TEXT, text), close: () => void socket.destroy() });
      else failed(new Error(answer));
    };
  });
}
