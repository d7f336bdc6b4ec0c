/** Light, dark, or as the system has it. */
import { signal } from '@preact/signals';
import { words } from './words.ts';

const KEPT = 'hortus.theme';
type Theme = 'light' | 'dark';

const kept = localStorage.getItem(KEPT);
const theme = signal<Theme | undefined>(kept === 'light' || kept === 'dark' ? kept : undefined);

export function startTheme(): void {
  if (theme.value !== undefined) document.documentElement.dataset.theme = theme.value;
}

function isDark(): boolean {
  return theme.value === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme.value === 'dark';
}

function change(): void {
  theme.value = isDark() ? 'light' : 'dark';
  localStorage.setItem(KEPT, theme.value);
  startTheme();
}

export function ThemeSwitch() {
  return (
    <button
      type="button"
      class="quiet icon-button"
      aria-label={words.value.say('web.theme')}
      aria-pressed={isDark()}
      onClick={change}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" />
        <path d="M12 4 A8 8 0 0 1 12 20 Z" fill="currentColor" />
      </svg>
    </button>
  );
}
