/** Matches of this browser, in IndexedDB: they survive reload, restart and going offline. */
import type { LocalRecord } from './local-host.ts';

const NAME = 'hortus';
const MATCHES = 'matches';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('this browser keeps no data'));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  act: (matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(MATCHES, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(MATCHES));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
    });
  } finally {
    database.close();
  }
}

export const saveMatch = (record: LocalRecord): Promise<unknown> =>
  within('readwrite', (matches) => matches.put(record));
export const loadMatch = (id: string): Promise<LocalRecord | undefined> =>
  within('readonly', (matches) => matches.get(id));
export const forgetMatch = (id: string): Promise<unknown> =>
  within('readwrite', (matches) => matches.delete(id));

/** Newest first. */
export const allMatches = async (): Promise<LocalRecord[]> =>
  (await within<LocalRecord[]>('readonly', (matches) => matches.getAll())).sort(
    (a, b) => b.savedAt - a.savedAt,
  );
