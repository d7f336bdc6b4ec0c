/** Light, dark, or as the system prefers; and whether things move. Read before anything is shown. */
import { computed, signal } from '@preact/signals';
import { kept } from './kept.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];

const THEME = 'hortus.theme';
const MOTION = 'hortus.motion';

const oneOf = <T extends string>(known: readonly T[], word: string | undefined): T =>
  known.find((one) => one === word) ?? (known[0] as T);

const chosenTheme = signal<Theme>(oneOf(THEMES, kept.get(THEME)));
const chosenMotion = signal<Motion>(oneOf(MOTIONS, kept.get(MOTION)));
export const theme = computed(() => chosenTheme.value);
export const motion = computed(() => chosenMotion.value);

const systemIsDark = signal(false);
export const isDark = computed(() =>
  theme.value === 'system' ? systemIsDark.value : theme.value === 'dark',
);

/** Nothing moves: by the setting of this site or of the system. */
export const isStill = (): boolean =>
  chosenMotion.peek() === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function show(): void {
  const { dataset } = document.documentElement;
  if (theme.peek() === 'system') delete dataset.theme;
  else dataset.theme = theme.peek();
  if (motion.peek() === 'system') delete dataset.motion;
  else dataset.motion = motion.peek();
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground;
}

export function startTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  systemIsDark.value = dark.matches;
  dark.addEventListener('change', () => {
    systemIsDark.value = dark.matches;
    show();
  });
  show();
}

export function chooseTheme(chosen: Theme): void {
  chosenTheme.value = chosen;
  kept.set(THEME, chosen);
  show();
}

export function chooseMotion(chosen: Motion): void {
  chosenMotion.value = chosen;
  kept.set(MOTION, chosen);
  show();
}
