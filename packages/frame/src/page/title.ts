/** The window's title, and what is announced when another page is shown. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from './words.ts';

/** The title by address, and the page's own if it knows better. */
const ofRoute = signal('');
const ofPage = signal<string | undefined>(undefined);
export const heard = signal('');

export function nameWindow(): () => void {
  return effect(() => {
    const site = words.value.say('web.title');
    const page = ofPage.value ?? ofRoute.value;
    document.title = page === '' ? site : `${page} · ${site}`;
  });
}

export function setTitle(title: string): void {
  ofRoute.value = title;
}

/** For a page that knows its name only after loading something. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    ofPage.value = title;
    return () => {
      ofPage.value = undefined;
    };
  }, [title]);
}
