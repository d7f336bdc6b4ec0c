/** Light or dark with one press, and the way to all settings. */
import { chooseTheme, isDark } from '@hortus/frame/page/theme.ts';
import { words } from '@hortus/frame/page/words.ts';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      class="subtle icon-button"
      aria-label={words.value.say('web.theme')}
      aria-pressed={isDark.value}
      title={words.value.say('web.theme')}
      onClick={() => chooseTheme(isDark.value ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" />
        <path d="M12 4 A8 8 0 0 1 12 20 Z" fill="currentColor" />
      </svg>
    </button>
  );
}

export function SettingsButton() {
  const name = words.value.say('web.nav.settings');
  return (
    <a class="button subtle icon-button" href="/settings" title={name}>
      <span class="visually-hidden">{name}</span>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
        <circle cx="16" cy="7" r="2.500" />
        <circle cx="8" cy="17" r="2.500" />
      </svg>
    </a>
  );
}
