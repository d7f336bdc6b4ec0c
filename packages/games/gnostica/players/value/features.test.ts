/** What the network sees of a position, from either side. */
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { gnostica } from '../../src/index.ts';
import { Features, INPUTS, SIDE } from './features.ts';

const CARDS = 'cards -1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';

const position = (turn: string, men: string, a: string, b: string) =>
  scene(
    gnostica,
    [
      `to 9 | seats ab | turn ${turn} | open -`,
      CARDS,
      `men ${men}`,
      `hand a ${a}`,
      `hand b ${b}`,
      'out S9',
      'todo announce',
    ].join('\n'),
    { seats: 2 },
  ).state;

const read = (...[state, seat, edge]: Parameters<Features['read']>) => [
  ...new Features().read(state, seat, edge),
];

const MEN = 'a1U@0,0 a2N@0,0 b1N@-1,1 b3W@1,1 a1E@0,-1 b1U@0,-1 b2S@2,0';
const exchanged = (men: string) => men.replace(/\b[ab](?=\d)/g, (seat) => (seat === 'a' ? 'b' : 'a'));

test('the same position looks the same to whoever is to move', () => {
  const state = position('a', MEN, 'C2,18', 'S4,S5,R3');
  const other = position('b', exchanged(MEN), 'S4,S5,R3', 'C2,18');
  expect(read(other, 1, 0.5)).toEqual(read(state, 0, 0.5));
});

test('from the other side, what is one’s own and the rival’s change places', () => {
  const state = position('a', MEN, 'C2,18', 'S4,S5,R3');
  const [own, theirs] = [read(state, 0, 0.5), read(state, 1, -0.5)];
  expect(own).toHaveLength(INPUTS);
  expect(theirs.slice(0, SIDE)).toEqual(own.slice(SIDE, 2 * SIDE));
  expect(theirs.slice(SIDE, 2 * SIDE)).toEqual(own.slice(0, SIDE));
  expect(theirs.slice(0, SIDE)).not.toEqual(own.slice(0, SIDE));
});

test('another card in a hand, a piece turned, or a piece on another card is seen', () => {
  const here = read(position('a', MEN, 'C2,18', 'S4'), 0, 0);
  expect(read(position('a', MEN, 'C2,17', 'S4'), 0, 0)).not.toEqual(here);
  expect(read(position('a', MEN, 'C2,18', 'D7,S5'), 0, 0)).not.toEqual(here);
  expect(read(position('a', MEN, 'C2,18', 'D7'), 0, 0)).toEqual(here);
  expect(read(position('a', MEN.replace('b3W', 'b3N'), 'C2,18', 'S4'), 0, 0)).not.toEqual(here);
  expect(read(position('a', MEN.replace('@1,1', '@1,0'), 'C2,18', 'S4'), 0, 0)).not.toEqual(here);
});
