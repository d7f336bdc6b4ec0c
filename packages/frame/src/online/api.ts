/** The server's HTTP interface as the pages use it. */
import type { BroughtContent, Hex, MatchLog, Seat } from '@hortus/kernel';
import type {
  ContentInfo,
  Fault,
  Guest,
  KeptContents,
  MyTable,
  NewContent,
  NewTable,
  TableChange,
  TableInfo,
} from '@hortus/protocol';

/** The server's refusal; `offline` if it didn't answer at all. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new ApiFault('offline', 0, error.message);
  });
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return said as T;
  const fault = (said as Fault | undefined)?.error;
  // Something other than Hortus answered: a proxy, or a page of a site without a server.
  throw new ApiFault(fault?.code ?? 'offline', answer.status, fault?.message ?? answer.statusText);
}

const at = (id: string, what = ''): string => `/tables/${encodeURIComponent(id)}${what}`;

let becoming: Promise<Guest> | undefined;
/**
 * Sets a guest's cookie, or keeps the existing one.
 * Concurrent calls share the answer: two requests would make two guests.
 */
export function becomeGuest(): Promise<Guest> {
  becoming ??= call<Guest>('POST', '/guest').finally(() => {
    becoming = undefined;
  });
  return becoming;
}
export const takeName = (name: string): Promise<Guest> => call('PATCH', '/me', { name });
export const myTables = (): Promise<{ readonly tables: readonly MyTable[] }> => call('GET', '/me/tables');
export const makeTable = (wish: NewTable): Promise<TableInfo> => call('POST', '/tables', wish);
export const tableAt = (id: string): Promise<TableInfo> => call('GET', at(id));
export const changeTable = (id: string, change: TableChange): Promise<TableInfo> =>
  call('PATCH', at(id), change);
export const joinTable = (id: string, seat?: Seat): Promise<TableInfo> =>
  call('POST', at(id, '/join'), seat === undefined ? {} : { seat });
export const acceptTable = (id: string, offer: number): Promise<TableInfo> =>
  call('POST', at(id, '/accept'), { offer });
export const leaveTable = (id: string): Promise<TableInfo> => call('POST', at(id, '/leave'));
export const removeGuest = (id: string, seat: Seat): Promise<TableInfo> =>
  call('POST', at(id, '/remove'), { seat });
/**
 * Uploaded once, no matter how many people have it.
 * A person's storage is limited, and refusals name the limit.
 */
export const keepContent = ({ hash, text, option }: BroughtContent, game: string): Promise<ContentInfo> =>
  call('PUT', `/content/${hash}`, { game, option, text } satisfies NewContent);
export const keptContent = (): Promise<KeptContents> => call('GET', '/me/content');
export const dropContent = (hash: Hex): Promise<KeptContents> => call('DELETE', `/me/content/${hash}`);
export const logOf = (id: string): Promise<MatchLog> => call('GET', at(id, '/log'));
