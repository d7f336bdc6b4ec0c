import { randomBytes } from 'node:crypto';
import { commitTo, freshSecret, type Hex, type PackedJson } from '@hortus/kernel';
import {
  type Ask,
  type ChatLine,
  type ClientMessage,
  type NewTable,
  PROTOCOL,
  type SeenEntry,
  type ServerMessage,
  type Sight,
  type TableInfo,
  type TableNews,
} from '@hortus/protocol';

type Is<K extends ServerMessage['is']> = Extract<ServerMessage, { is: K }>;
export type Request = ClientMessage extends infer M
  ? M extends { re: string }
    ? Omit<M, 're'>
    : never
  : never;
export type PageReply = Is<'ok' | 'refused' | 'welcome' | 'history' | 'pong'>;
export type Wish = Partial<NewTable> & Pick<NewTable, 'seats'>;

export const take = (cell: number): PackedJson => ({ kind: 'take', cell });

/** A page as a person has it open: keeps what the server sends, deals on its own, and waits for what a test waits for. */
export abstract class Page {
  /** Every frame as it came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** By table: the entries seen, each once, as a page would keep them. */
  readonly entries = new Map<string, SeenEntry[]>();
  readonly sights = new Map<string, Sight>();
  readonly tables = new Map<string, TableInfo>();
  readonly asks = new Map<string, readonly Ask[]>();
  readonly lines = new Map<string, ChatLine[]>();
  closed: { readonly code: number } | undefined;
  /** Commits and reveals as soon as it is asked to. */
  deals: { commits: boolean; reveals: boolean } = { commits: true, reveals: true };
  #n = 0;
  readonly #looks = new Set<() => void>();
  readonly #secrets = new Map<string, Hex>();

  abstract sendText(text: string | Uint8Array): void;
  abstract create(wish: Wish): Promise<TableInfo>;
  abstract join(table: string): Promise<TableInfo>;

  protected heard(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    this.messages.push(message);
    if (message.is === 'table') {
      const { id } = message.table;
      this.tables.set(id, { options: this.tables.get(id)?.options ?? {}, ...message.table });
      this.#deal(message.table);
    } else if (message.is === 'state') {
      const kept = (this.entries.get(message.table) ?? []).slice(0, message.since);
      this.entries.set(message.table, [...kept, ...message.entries]);
      this.sights.set(message.table, message.sight);
    } else if (message.is === 'entry') {
      this.entries.set(message.table, [...(this.entries.get(message.table) ?? []), message.entry]);
      this.sights.set(message.table, message.sight);
    } else if (message.is === 'asks') this.asks.set(message.table, message.asks);
    else if (message.is === 'chat')
      this.lines.set(message.table, [...(this.lines.get(message.table) ?? []), ...message.lines]);
    this.#look();
  }

  protected hungUp(code: number): void {
    this.closed = { code };
    this.#look();
  }

  #deal({ id, status, terms, mySeat, commitments, awaited }: TableNews): void {
    if (status !== 'dealing' || terms === undefined || mySeat === undefined) return;
    if (!awaited?.seats.includes(mySeat)) return;
    const key = `${terms.id} ${mySeat}`;
    const secret = this.#secrets.get(key) ?? freshSecret(randomBytes);
    this.#secrets.set(key, secret);
    if (commitments !== undefined) {
      if (this.deals.reveals) this.send({ do: 'reveal', re: 'deal', table: id, reveal: secret });
    } else if (this.deals.commits)
      this.send({ do: 'commit', re: 'deal', table: id, commitment: commitTo(terms, mySeat, secret) });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Knows the first rules of Garden, and these of this game. */
  hello(game = 'garden', rulesVersion = 1): Promise<PageReply> {
    return this.ask({ do: 'hello', protocol: PROTOCOL, rules: { garden: 1, [game]: rulesVersion } });
  }

  async ask(message: Request): Promise<PageReply> {
    const re = `${++this.#n}`;
    const isAnswer = (said: ServerMessage): said is PageReply => 're' in said && said.re === re;
    const answered = this.until(isAnswer, this.messages.length);
    this.send({ ...message, re } as ClientMessage);
    return answered;
  }

  /** Waits for the first message that matches, from the given one on. */
  until<M extends ServerMessage>(is: (message: ServerMessage) => message is M, from?: number): Promise<M>;
  until(is: (message: ServerMessage) => boolean, from?: number): Promise<ServerMessage>;
  async until(is: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    return this.#when(() => this.messages.slice(from).find(is));
  }

  /** Waits until this holds for what the page has heard. */
  async when(holds: (page: this) => boolean): Promise<void> {
    await this.#when(() => (holds(this) ? true : undefined));
  }

  #when<T>(find: () => T | undefined): Promise<T> {
    return new Promise((done) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        this.#looks.delete(look);
        done(found);
      };
      this.#looks.add(look);
      look();
    });
  }

  #look(): void {
    for (const look of [...this.#looks]) look();
  }

  async follow(table: string, since = this.entries.get(table)?.length ?? 0): Promise<void> {
    const answer = await this.ask({ do: 'follow', table, since, chat: 0 });
    if (answer.is !== 'ok') throw new Error(`not followed: ${JSON.stringify(answer)}`);
  }

  async accept(table: string): Promise<PageReply> {
    await this.when(() => this.tables.has(table));
    return this.ask({ do: 'accept', table, offer: this.tables.get(table)?.offer ?? 0 });
  }

  dealt(table: string): Promise<void> {
    return this.when(() => this.sights.has(table));
  }

  /** Waits for this entry, and returns the sight after it. */
  async at(table: string, seq: number): Promise<Sight> {
    await this.when(() => (this.sights.get(table)?.seq ?? -1) >= seq);
    return this.sights.get(table) as Sight;
  }

  play(
    table: string,
    moves: readonly PackedJson[],
    { answers = this.sights.get(table)?.seq ?? 0, id = randomBytes(8).toString('hex') } = {},
  ): Promise<PageReply> {
    return this.ask({ do: 'play', table, answers, id, moves: [...moves] });
  }
}

/** Friends join a table, everybody follows it, the friends accept its terms, and all see it dealt. */
export async function sitDown(
  table: string,
  friends: readonly Page[],
  everybody: readonly Page[],
): Promise<void> {
  for (const page of friends) await page.join(table);
  await Promise.all(everybody.map((page) => page.follow(table)));
  for (const page of friends) await page.accept(table);
  await Promise.all(everybody.map((page) => page.dealt(table)));
}
