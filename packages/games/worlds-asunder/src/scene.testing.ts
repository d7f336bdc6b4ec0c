/** For tests: positions of Worlds Asunder with the names of GEN-DCK-15; E plays the Evergreen League as seat a, S the Swift League as b. */
import type { SwayState, SwayView } from '@hortus/sway';
import { type Lying, layOut } from '@hortus/sway/testing';
import { type Scene, scene } from '@hortus/testkit';
import { worldsAsunder } from './index.ts';

export const BATTLES = 'Pruning Hook, Windbreak, Cutlass Drill, Ramming Speed, Drawn Line, Spring Flood';
const LIVES = {
  'experience a': 'Long Frost, Harvest of Suns, Open Gate',
  'experience b': 'Falling Ember, Thousand Harbours, Homecoming Tide',
};
const START = { sides: 'Evergreen League, Swift League', first: 'a', turns: '4', pool: 'plain 1' };

/** A position with all lives and the phase's own permission, unless the fields say otherwise; an empty text leaves a field out. */
export function at(
  fields: Readonly<Record<string, string>>,
  lying: Lying & { readonly seats?: number; readonly options?: unknown } = {},
): Scene<SwayState, SwayView> {
  const { seats = 2, options = {}, ...rest } = lying;
  const all = Object.entries({ ...START, ...LIVES, ...fields }).filter(([, value]) => value !== '');
  return scene(worldsAsunder, layOut(Object.fromEntries(all), rest), { seats, options });
}

export const storyOf = (table: Scene<SwayState, SwayView>): string | undefined => {
  const story = table.told('table').find(({ kind }) => kind === 'story');
  return story === undefined ? undefined : table.state.rules.deck.cards[Number(story.card)].name;
};
