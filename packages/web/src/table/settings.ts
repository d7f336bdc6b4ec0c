/** What a person prefers at every table, kept in this browser. */
import { type Signal, signal } from '@preact/signals';

export interface Setting {
  readonly on: Signal<boolean>;
  toggle(): void;
}

function setting(name: string, initial: boolean): Setting {
  const key = `hortus.table.${name}`;
  const kept = globalThis.localStorage?.getItem(key);
  const on = signal(kept === null || kept === undefined ? initial : kept === 'yes');
  return {
    on,
    toggle() {
      on.value = !on.value;
      localStorage.setItem(key, on.value ? 'yes' : 'no');
    },
  };
}

/** The log in notation besides the sentences. */
export const inNotation = setting('notation', false);
/** Single letters as shortcuts; who dictates or types by accident switches them off. */
export const shortcuts = setting('keys', true);
/** Off until asked for. */
export const sound = setting('sound', false);
