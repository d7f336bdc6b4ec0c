/** Each feature of CGS-PK-22 in a position where it happens, and next to it one where it just doesn't. */
import { readFile } from 'node:fs/promises';
import { FastLuck, Hearing, lowestBit } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { FEATURES, type FeatureName, Features } from './features.ts';
import { SHOWN } from './shown.ts';

function counted(position: string, moves: string, seats = 2): Record<string, number> {
  const options = cgs.parseOptions({ pack: 'comet-year' }, seats);
  if (!options.ok) throw new Error('the options are refused');
  const luck = new FastLuck(1);
  const read = cgs.notation.parsePosition(position, options.value, seats, luck);
  if (!read.ok) throw new Error(`the position is refused: ${JSON.stringify(read.fault)}`);
  const state = read.value;
  const counts: Record<string, number> = {};
  const features = new Features((name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  });
  for (const text of moves.split('; ')) {
    const seat = text.startsWith('offer') ? 1 : lowestBit(cgs.toAct(state));
    const move = cgs.notation.parseMove(state, seat, text);
    if (!move.ok) throw new Error(`“${text}” is no move: ${JSON.stringify(move.fault)}`);
    const refusal = cgs.judge(state, seat, move.value);
    if (refusal !== undefined) throw new Error(`“${text}” is refused: ${JSON.stringify(refusal)}`);
    features.before(state, move.value);
    const hearing = new Hearing();
    cgs.play(state, seat, move.value, luck, hearing);
    for (const { event } of hearing.told) features.hear(state, event);
    features.after(state);
  }
  return counts;
}

const END = 'end adventure; agree';

test.each([
  ['tied', '12,43,58,61,62', '44,59,63', { epicTied: 1 }],
  ['lost', '12,43,58', '44,59', { epicLost: 1 }],
  ['won', '12,43,58,64', '44,59', { epicWon: 1 }],
])('an Epic %s', (_, mine, theirs, expected) => {
  expect(
    counted(`turn a | step adventure | ground a ${mine} | ground b ${theirs} | hero a 12`, END),
  ).toMatchObject(expected);
});

test('the winner of an Epic who still holds a card that must be played', () => {
  const position = (held: string) =>
    `turn a | step adventure | ops a ${held} | ground a 12,43,58,64 | hero a 12`;
  expect(counted(position('63'), END)).toMatchObject({ epicWon: 1, mustPlay: 1 });
  expect(counted(position('61'), END)).not.toHaveProperty('mustPlay');
});

test('a Doomsday lost with three players has two winners', () => {
  const lost = 'turn a | step adventure | ground a 14 | hero a 14';
  expect(counted(lost, `${END}; agree`, 3)).toMatchObject({ doomsdayLost: 1, severalWinners: 1 });
  expect(counted(lost, END)).not.toHaveProperty('severalWinners');
});

test('what carries over is counted when the next era begins', () => {
  const ended = 'turn a | site a 4,6,2 | common 9,10';
  expect(counted(ended, 'end era; agree')).toMatchObject({
    noFinale: 1,
    carriedOwn: 2,
    carriedCost: 1,
    carriedCommon: 2,
  });
});

test('stock beyond the offering', () => {
  const fair = (holdings: string) =>
    counted(
      `era 2 | turn a | step adventure | ground a 31,${holdings},113,103 | ground b 138 | hero a 31`,
      END,
    );
  expect(fair('136,133,135')).toMatchObject({ overshoot: 1, holding: 4 });
  expect(fair('135,133,123')).not.toHaveProperty('overshoot');
});

test('one power on two cards, and a diverted holding', () => {
  const gust = (theirs: string) => `turn a | ground a 5,78 | ground b ${theirs} | hero a 5 | pending a 78`;
  expect(counted(gust('58,60'), 'disable b:58; disable b:60')).toMatchObject({
    disableSeveral: 1,
    several: 1,
  });
  expect(counted(gust('58,57'), 'disable b:58')).toEqual({ disableSeveral: 1 });
  expect(
    counted('era 2 | turn a | ground a 32,140 | ground b 137 | hero a 32 | pending a 140', 'divert b:137'),
  ).toMatchObject({ divertOne: 1, divertedHolding: 1 });
});

test('two cards reused by one card', () => {
  const position = 'turn a | ops a 87 | ground a 5 | hero a 5 | wreck b 44,49';
  expect(counted(position, 'play 87; reuse b:44; reuse b:49')).toMatchObject({ reused: 2, reusedTwo: 1 });
  expect(counted(position, 'play 87; reuse b:44; done')).not.toHaveProperty('reusedTwo');
});

test('an adventure seized, while an offer is open', () => {
  const position = 'turn a | ops a 88,41 | ops b 7,42 | ground a 5 | hero a 5';
  expect(counted(position, 'offer 42 for a:41; play 88; seize b:7')).toMatchObject({
    seizedAdventure: 1,
    seizedInTrade: 1,
  });
  expect(counted(position, 'play 88; seize b:7')).not.toHaveProperty('seizedInTrade');
});

test('a Freeze that ends the adventure, and one with an immune rival', () => {
  const position = 'turn a | ops a 75 | ops b 84 | ground a 5 | hero a 5';
  expect(counted(position, 'play 75; pass; pass; pass', 3)).toMatchObject({ frozen: 1 });
  const answered = counted(position, 'play 75; pass; play 84; immune a:75; pass; pass', 3);
  expect(answered).toMatchObject({ freezeAnswered: 1, immune: 1 });
  expect(answered).not.toHaveProperty('frozen');
});

test('an Epic rewound', () => {
  expect(counted('turn b | ops b 77 | ground a 12,43 | hero a 12', 'play 77')).toEqual({
    rewound: 1,
    rewoundEpic: 1,
  });
});

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

test.each([
  ['comet-year', 'comet-year'],
  ['comet-year-quick', 'comet-year'],
  ['comet-year-three', 'comet-year'],
  ['comet-year-four', 'comet-year'],
  ['lowwater', 'lowwater'],
])('[CGS-PK-22] what bots never did in %s is shown by a test that exists', async (name, pack) => {
  const page = await read(`../../../../docs/balance/cgs-${name}.md`);
  const tests = await read('../src/packs/shown.test.ts');
  for (const [feature, { told }] of Object.entries(FEATURES)) {
    if (!page.includes(`| ${told} | 0 |`)) continue;
    const shown = SHOWN[feature as FeatureName];
    expect(page).toContain(`| ${told} | ${shown?.why} | ${shown?.test} |`);
    // A test of this pack alone, or of several with a row for each.
    const isNamed = tests.includes(`'${shown?.test}, in ${pack}'`);
    const isListed = tests.includes(`'${shown?.test}, in %s'`) && tests.includes(`['${pack}', `);
    expect(isNamed || isListed, told).toBe(true);
  }
});

test('[CGS-SZE-1] no adventure of Lowwater meets what its cards seize', () => {
  const designs = (pack: string) => {
    const options = cgs.parseOptions({ pack }, 2);
    if (!options.ok) throw new Error('the options are refused');
    return cgs.create(options.value, 2).rules.cards.designs;
  };
  expect(FEATURES.seizedAdventure.can(designs('lowwater'))).toBe(false);
  expect(FEATURES.seizedAdventure.can(designs('comet-year'))).toBe(true);
});
