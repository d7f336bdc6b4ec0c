/** A person's preferences at every table, stored in this browser. */
import { type Signal, signal } from '@preact/signals';
import { kept } from '../page/kept.ts';

export interface Setting {
  readonly on: Signal<boolean>;
  toggle(): void;
}

function setting(name: string, initial: boolean): Setting {
  const key = `hortus.table.${name}`;
  const before = kept.get(key);
  const on = signal(before === undefined ? initial : before === 'yes');
  return {
    on,
    toggle() {
      on.value = !on.value;
      kept.set(key, on.value ? 'yes' : 'no');
    },
  };
}

/** The log in notation as well as sentences. */
export const inNotation = setting('notation', false);
/** Single letters as shortcuts; people who dictate or hit keys by accident can turn them off. */
export const shortcuts = setting('keys', true);
/** On from the first touch of a page; stays off for those who switched it off. */
export const sound = setting('sound', true);
