/** Values of a state that a test prescribes, by the names of its layout. */
import { at, type CgsState } from '../types.ts';

export function given({ ints }: CgsState, values: Partial<Record<keyof typeof at, number>>): void {
  for (const [name, value] of Object.entries(values)) ints[at[name as keyof typeof at]] = value;
}
