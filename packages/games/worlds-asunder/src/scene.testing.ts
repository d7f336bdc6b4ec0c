/** For tests: positions of Worlds Asunder with the names of GEN-DCK-15; E plays the Evergreen League as seat a, S the Swift League as b. */
import { type SwayScene, scenesFrom } from '@hortus/sway/testing';
import { worldsAsunder } from './index.ts';

export const BATTLES = 'Pruning Hook, Windbreak, Cutlass Drill, Ramming Speed, Drawn Line, Spring Flood';

export const at = scenesFrom(worldsAsunder, 'Evergreen League, Swift League', {
  'experience a': 'Long Frost, Harvest of Suns, Open Gate',
  'experience b': 'Falling Ember, Thousand Harbours, Homecoming Tide',
});

export const storyOf = (table: SwayScene): string | undefined => {
  const story = table.told('table').find(({ kind }) => kind === 'story');
  return story === undefined ? undefined : table.state.rules.deck.cards[Number(story.card)].name;
};
