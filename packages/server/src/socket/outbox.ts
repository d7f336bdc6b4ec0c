import type { Writable } from 'node:stream';

/** What carries the frames: the socket below the WebSocket, which itself adds only whole frames. */
export type Wire = Pick<Writable, 'write' | 'writableLength'>;

/** The frames on their way to one page. Everything sent in one turn of the event loop goes out in one piece. */
export class Outbox {
  readonly #wire: Wire;
  #frame: Buffer | undefined;
  #more: Buffer[] | undefined;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Bytes the page hasn't taken yet. */
  get waiting(): number {
    return this.#wire.writableLength;
  }

  /** Nothing has been sent in this turn yet. */
  get isEmpty(): boolean {
    return this.#frame === undefined;
  }

  send(frame: Buffer): void {
    if (this.#frame !== undefined) {
      this.#more ??= [this.#frame];
      this.#more.push(frame);
      return;
    }
    this.#frame = frame;
    if (filled.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const [frame, more] = [this.#frame, this.#more];
    this.#frame = this.#more = undefined;
    if (frame !== undefined) this.#wire.write(more === undefined ? frame : Buffer.concat(more));
  }
}

let filled: Outbox[] = [];

function flushAll(): void {
  const boxes = filled;
  filled = [];
  for (const box of boxes) box.flush();
}
