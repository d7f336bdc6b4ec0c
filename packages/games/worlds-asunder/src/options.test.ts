import { everyWayToPay, given, LARGEST_DECK, largestDeck } from '@hortus/sway/testing';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { UNLOCKABLE } from './compose.ts';
import { worldsAsunder } from './index.ts';
import { at } from './scene.testing.ts';

const { parsed, faults: all } = given(worldsAsunder);
const faults = (input: unknown) => all(input).map(({ code, clause }) => [code, clause]);

test('[WA-VAR-3] without any choice the official rules hold', () => {
  expect(parsed({})).toEqual({
    first: 'lot',
    faction: 'lot',
    overtime: 'lose',
    handicap: 0,
    window: 2000,
    house: '',
    'finale.order': 'experience',
    'unlock.rights': 'off',
    'experience.open': 'off',
    cap: 0,
  });
  expect(faults({ 'unlock.rights': true })).toEqual([['bad-option', undefined]]);
  expect(faults({ cap: 1001 })).toHaveLength(1);
  expect(parsed({ cap: 1000, house: 'Tea first.' })).toMatchObject({ cap: 1000, house: 'Tea first.' });
});

test('[WA-CST-1] [WA-CUS-4] custom cards within their limits are part of the match before setup', () => {
  const custom = [{ name: 'Red Harbour', ability: 'sabotage', sway: 2, owner: 1, epic: true }];
  const options = parsed({ custom });
  expect(options.custom).toEqual(custom);
  expect(scene(worldsAsunder, { options }).view('table').destiny.unseen).toBe(127);
});

test('[WA-CST-2] [WA-ABI-1] the twenty listed abilities need no consent, on cards or not; there are no others', () => {
  const card = (ability: string) => ({ custom: [{ name: 'Red Harbour', ability, sway: 2, owner: 0 }] });
  for (const ability of ['negotiation', 'sabotage', 'sacrifice', 'strike', 'enlist'])
    expect(faults(card(ability))).toEqual([]);
  for (const ability of ['dread', 'endurance', 'insurgence', 'maven', 'replication'])
    expect(faults(card(ability))).toEqual([['not-in-force', 'WA-CST-2']]);
});

test('[WA-R-132] with experience.open the faces are open to all, for both sides alike', () => {
  const table = (set: string) =>
    at(
      { set, turn: 'a', phase: 'plot', 'ops a': '#2', 'ops b': '#2', 'experience b': 'Falling Ember, Gale' },
      { rest: 'unseen' },
    );
  for (const viewer of [0, 1, 'table'] as const) {
    const faces = table('experience.open=on')
      .view(viewer)
      .experience[1].cards.map(({ card }) => card);
    expect(faces.sort()).toEqual(['Falling Ember', 'Gale']);
  }
  expect(table('').view(0).experience[1]).toEqual({ count: 2, cards: [] });
});

test('[WA-R-113] after the agreed number of turns without a destiny card or the end of a round, nobody wins', () => {
  const start = (set: string, idle: string) =>
    at(
      {
        set,
        idle,
        turn: 'a',
        phase: 'plot',
        passed: 'b',
        'ops a': 'Sap Rising, Tidal Yard, Night Steward',
        'ops b': 'Patch and Prayer',
      },
      { rest: 'unseen' },
    ).play('engage Sap Rising');
  const capped = start('cap=12', '12').play('finish');
  expect(capped.outcome()).toEqual({
    winners: [],
    reasons: [{ code: 'aborted', clause: 'WA-R-113' }],
    scores: [0, 0],
  });
  expect(capped.told('table').some(({ kind }) => kind === 'story')).toBe(false);
  expect(start('cap=13', '12').play('finish').outcome()).toBeUndefined();
  expect(start('', '500').play('finish').outcome()).toBeUndefined();
  const drawn = start('cap=12', '12').play('draw 1 by engineering');
  while (drawn.view('table').task === 'trim') drawn.play(drawn.legal()[0]);
  expect(drawn.play('finish').outcome()).toBeUndefined();
});

test('[WA-R-113] [WA-BAT-3] a battle card that ends the last turn is told, lies open, and then nobody wins', () => {
  const cut = at(
    {
      set: 'cap=12',
      idle: '12',
      turn: 'a',
      phase: 'plot',
      'ops a': 'Sap Rising, Tidal Yard',
      'ops b': 'Drawn Line, Gale',
    },
    { rest: 'unseen' },
  )
    .play('engage Sap Rising')
    .play('interrupt with Drawn Line');
  for (const viewer of [0, 1, 'table'] as const) {
    expect(cut.told(viewer).map(({ kind }) => kind)).toEqual(['interrupted', 'ended']);
    const { engaged, ops } = cut.view(viewer);
    expect(engaged.map(({ seat, card }) => `${seat} ${card}`)).toEqual(['0 Sap Rising', '1 Drawn Line']);
    expect(ops[1].count).toBe(1);
  }
  expect(cut.outcome()).toMatchObject({ winners: [], reasons: [{ code: 'aborted' }] });
});

test('no more moves are listed than mostMoves has room for, with everything unlocked, every card at hand and every way to pay', () => {
  const classes = [
    'plain',
    'engineering',
    'persuasion',
    'valor',
    'undrawn',
    'sabotage',
    'navigation',
    'omen',
    'refill',
  ];
  const table = at(
    {
      ...everyWayToPay(classes),
      'ops a': 'Card 0, #3',
      'experience a': '#126',
      'experience b': 'Card 1',
      'unlocked a': UNLOCKABLE.join(', '),
      unseen: '#3',
    },
    { deck: LARGEST_DECK, options: { deck: largestDeck(['valor', 'covert', 'sacrifice', 'omen']) } },
  );
  const count = table.legal(0).length;
  expect(count).toBeGreaterThan(20_000);
  expect(count).toBeLessThan((worldsAsunder.mostMoves * LARGEST_DECK) / 160);
});

test('[WA-R-133] with a handicap the first opening refill is to fewer than seven, or not at all', () => {
  const one = scene(worldsAsunder, { options: { first: 'a', handicap: 1 } });
  expect(one.legal()[0]).toBe('refill 6');
  expect(one.refused('refill 7').code).toBe('too-many');
  expect(one.refused('refill 0').code).toBe('too-few');
  expect(
    scene(worldsAsunder, { options: { first: 'a', handicap: 1 } })
      .play('refill')
      .view(0).ops[0].count,
  ).toBe(6);
  one.play('pass');
  expect([one.toAct(), one.legal()[0]]).toEqual([[1], 'refill']);
});
