/** How long each step of the others stays on screen before the next, as the reader likes it; kept in this browser. */
import { signal } from '@preact/signals';
import { kept } from '../page/kept.ts';

const KEPT = 'hortus.table.pace';
/** Milliseconds per step. */
const PACES = { slow: 1200, normal: 600, fast: 250, off: 0 } as const;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

const isPace = (name: string | undefined): name is PaceName =>
  name !== undefined && Object.hasOwn(PACES, name);
const before = kept.get(KEPT);
export const pace = signal<PaceName>(isPace(before) ? before : 'normal');

export const stepTime = (): number => PACES[pace.value];

export function setPace(name: PaceName): void {
  pace.value = name;
  kept.set(KEPT, name);
}
