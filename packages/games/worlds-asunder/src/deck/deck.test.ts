import { resolve, termsOf } from '@hortus/sway';
import {
  gridOf,
  groupsOf,
  lackingOf,
  meanOf,
  ownDeckSuite,
  PERMISSIONS,
  withoutLives,
} from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { OPTIONS } from '../options.ts';
import { DECK_CLAUSES, WORLDS_ASUNDER_DECK } from './index.ts';

const { cards } = WORLDS_ASUNDER_DECK;
const groups = groupsOf(WORLDS_ASUNDER_DECK);
const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, { initial }]) => [name, initial]));

ownDeckSuite(WORLDS_ASUNDER_DECK, termsOf(resolve(compose(defaults as never)), DECK_CLAUSES), true, {
  frame: 'WA-DCK-7',
  factions: 'WA-R-1',
  card: 'WA-CRD-1',
  sway: 'WA-CRD-2',
});

const GRID =
  'battle 4 5; covert 2 3; engineering 1 2 3 3 3 4 4; enlist 3; leadership 2 2 3 3 4 4 5; logistics 2 3 3; ' +
  'navigation 2 2; omen 1 4; persuasion 3 3; rescue 1; valor 2 3; vengeance 2; vision 1 1 2 2; warfare 3 3 3 4 4 5';

test('[WA-DCK-8] one grid for all three groups, with enlist and a second navigation 2; the sum stays', () => {
  for (const group of groups) {
    expect(gridOf(withoutLives(group))).toBe(GRID);
    expect(withoutLives(group).reduce((sum, { sway }) => sum + sway, 0)).toBe(119);
  }
});

test('[WA-DCK-9] negotiation, sabotage, sacrifice and strike are on no card', () => {
  const off = ['negotiation', 'sabotage', 'sacrifice', 'strike'];
  expect(cards.filter(({ ability }) => off.includes(ability))).toEqual([]);
});

test('[WA-DCK-10] two epic cards a group: a vision 2 and a navigation 2', () => {
  for (const group of groups) expect(gridOf(group.filter(({ epic }) => epic))).toBe('navigation 2; vision 2');
});

test('[WA-DCK-11] a plain vision 2 and navigation 2 in every group; the cards of the examples are plain', () => {
  for (const group of groups) {
    const plain = gridOf(withoutLives(group).filter(({ epic }) => !epic));
    expect(plain).toContain('navigation 2;');
    expect(plain).toContain('vision 1 1 2;');
  }
  expect(lackingOf(WORLDS_ASUNDER_DECK)).toEqual({ missing: [], battle: true });
});

test('[WA-DCK-12] some 1.05 permissions per card', () => {
  expect(Math.abs(meanOf(WORLDS_ASUNDER_DECK, PERMISSIONS) - 1.05)).toBeLessThan(0.02);
});
