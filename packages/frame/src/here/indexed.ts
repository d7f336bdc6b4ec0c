/** One store of one IndexedDB database, opened for each request, so that no page blocks another from upgrading it. */

export interface Indexed {
  read<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
  write<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

export function indexed(name: string, store: string, keyPath: string): Indexed {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('this browser keeps no data'));
    });
  const within = async <T>(
    mode: IDBTransactionMode,
    act: (objects: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(store, mode, { durability: 'strict' });
        const request = act(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      });
    } finally {
      database.close();
    }
  };
  return { read: (act) => within('readonly', act), write: (act) => within('readwrite', act) };
}
