/** What the window is called, and what is told aloud when another page has come. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from './words.ts';

const page = signal('');
export const heard = signal('');

export function nameWindow(): () => void {
  return effect(() => {
    const site = words.value.say('web.title');
    document.title = page.value === '' ? site : `${page.value} · ${site}`;
  });
}

export function setTitle(title: string): void {
  page.value = title;
}

/** For a page that knows its name only once it has loaded something. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) page.value = title;
  }, [title]);
}
