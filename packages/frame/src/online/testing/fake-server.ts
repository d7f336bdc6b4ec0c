/** The server's end of a socket, controlled by a test. */
import type { ClientMessage, ServerMessage } from '@hortus/protocol';
import type { SocketLike } from '../socket-link.ts';

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The network or the server closes it. */
  cut(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
  last<K extends ClientMessage['do']>(what: K): Extract<ClientMessage, { do: K }> {
    const found = this.sent.findLast((message) => message.do === what);
    if (found === undefined) throw new Error(`nobody sent ${what}`);
    return found as Extract<ClientMessage, { do: K }>;
  }
  all(what: ClientMessage['do']): ClientMessage[] {
    return this.sent.filter((message) => message.do === what);
  }
}

/** Lets promises settle before the test looks again. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
