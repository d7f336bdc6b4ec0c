/** What this browser stores for us between visits. If it stores nothing, the page does without. */
export interface Kept {
  /** False if the browser refuses, as in some private windows. */
  readonly works: boolean;
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  forget(key: string): void;
}

/** Merely accessing the storage may throw, hence a function. */
export function keptIn(storage: () => Storage | undefined): Kept {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      const found = storage();
      return found === undefined ? undefined : act(found);
    } catch {
      return undefined;
    }
  };
  const works =
    attempt((found) => {
      found.setItem('hortus.probe', 'yes');
      found.removeItem('hortus.probe');
      return true;
    }) ?? false;
  return {
    works,
    get: (key) => attempt((found) => found.getItem(key)) ?? undefined,
    set: (key, value) => attempt((found) => found.setItem(key, value)),
    forget: (key) => attempt((found) => found.removeItem(key)),
  };
}

export const kept = keptIn(() => globalThis.localStorage);
