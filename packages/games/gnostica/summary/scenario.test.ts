import { rulebook } from '@hortus/rulebook';
import { expect, test } from 'vitest';
import { sceneIn } from './scenario.ts';

const drawn = (id: string): string | undefined => {
  const view = sceneIn(rulebook.clause(id)?.words ?? '');
  if (view === undefined) return undefined;
  const men = view.men.map(({ owner, pips, facing, x, y }) => `${'abcdef'[owner]}${pips}${facing}@${x},${y}`);
  const cards = view.sites.flatMap(({ x, y, card }) => (card === null ? [] : [`${x},${y}:${card}`]));
  return `${cards.length === 9 ? (cards.find((one) => one.startsWith('0,0')) ?? '') : cards.join(' ')} | ${men.join(' ')}`;
};

test.each([
  ['GNO-S-1', '0,0:06 | a1E@0,0'],
  ['GNO-S-6', '0,0:06 | a1E@-1,0 b1N@0,0 b1U@0,0 c2U@0,0 b1U@1,0'],
  ['GNO-S-7', '0,0:06 | a1U@0,1'],
  ['GNO-S-10', '0,0:15 | a1U@0,0 b1W@1,0 b2W@1,0'],
  ['GNO-S-28', '0,0:C4 1,0:D2 3,0:S8 | b1U@1,1 a3E@0,0'],
  ['GNO-S-44', undefined],
  ['GNO-S-49', undefined],
  ['GNO-S-54', undefined],
  ['GNO-S-89', '0,0:00 | b2U@1,1 a1E@0,0 b3N@1,0'],
  ['GNO-S-110', '0,0:C4 3,0:D2 | a2E@-1,0 a1U@0,0'],
])('%s is drawn as its words tell', (id, picture) => {
  expect(drawn(id)).toBe(picture);
});

test('many scenarios have a picture, and not those that are of no board', () => {
  const scenarios = rulebook.all('GNO').filter(({ id }) => id.startsWith('GNO-S-'));
  const pictures = scenarios.filter(({ words }) => sceneIn(words) !== undefined);
  expect(pictures.length).toBeGreaterThan(45);
  expect(pictures.length).toBeLessThan(scenarios.length);
});
