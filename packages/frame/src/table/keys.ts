/** The keyboard of a table. Help lists every key; letters can be switched off there. */
import type { Key } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import { shortcuts } from './settings.ts';
import { isShowing, isSkipKey } from './use-skip.ts';

interface TableKey {
  readonly key: string;
  readonly about: Key;
  act(model: TableModel): void;
}

/** Keys of the board itself: the game's component handles these. */
export const BOARD_KEYS = [
  { shown: 'web.key.arrows', about: 'web.key.walk' },
  { shown: 'web.key.enter', about: 'web.key.play' },
  { shown: 'web.key.space', about: 'web.key.large' },
  { shown: 'web.key.esc', about: 'web.key.escape' },
] as const satisfies readonly { shown: Key; about: Key }[];

export const TABLE_KEYS: readonly TableKey[] = [
  { key: 'u', about: 'web.key.back', act: (model) => model.takeBack() },
  { key: 'h', about: 'web.key.hint', act: (model) => void model.hint() },
  { key: 'n', about: 'web.key.next', act: (model) => model.playback.next() },
  { key: '[', about: 'web.key.earlier', act: (model) => void model.step(-1) },
  { key: ']', about: 'web.key.later', act: (model) => void model.step(1) },
  { key: 'p', about: 'web.key.present', act: (model) => model.present() },
  {
    key: 'w',
    about: 'web.key.why',
    act: () => document.querySelector<HTMLElement>('.why-not .clause-id')?.focus(),
  },
  {
    key: '?',
    about: 'web.key.help',
    act: (model) => {
      model.dialog.value = 'help';
    },
  },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:radio|checkbox|range|button)$/.test(target.type));

/** True if the key was one of the table's. */
export function pressTableKey(model: TableModel, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  if (event.key === 'Escape' && model.past.value !== undefined) {
    model.present();
    return true;
  }
  if (event.target === document.body && isSkipKey(event.key) && isShowing(model)) {
    model.playback.skip();
    return true;
  }
  if (!shortcuts.on.value) return false;
  const found = TABLE_KEYS.find(({ key }) => key === event.key.toLowerCase());
  found?.act(model);
  return found !== undefined;
}
