/** For tests: positions of Genesis with the names of GEN-DCK-15; E plays the Evergreens as seat a, S the Swifts as b. */
import type { SwayState, SwayView } from '@hortus/sway';
import { type Lying, layOut } from '@hortus/sway/testing';
import { type Scene, scene } from '@hortus/testkit';
import { genesis } from './index.ts';

export const BATTLES = 'Wildfire Break, Felling Day, Boarding Axe, Broadside, Crossed Staves, Breaking Dam';
const LIVES = {
  'reserve a': 'Long Frost, Harvest of Suns, Open Gate',
  'reserve b': 'Falling Ember, Thousand Harbours, Landfall',
};
const START = { sides: 'Evergreens, Swifts', first: 'a', turns: '4', pool: 'plain 1' };

/** A position with full reserves and the phase's own permission, unless the fields say otherwise; an empty text leaves a field out. */
export function at(
  fields: Readonly<Record<string, string>>,
  lying: Lying & { readonly seats?: number; readonly options?: unknown } = {},
): Scene<SwayState, SwayView> {
  const { seats = 2, options = {}, ...rest } = lying;
  const all = Object.entries({ ...START, ...LIVES, ...fields }).filter(([, value]) => value !== '');
  return scene(genesis, layOut(Object.fromEntries(all), rest), { seats, options });
}
