import { refuse } from '@hortus/kernel';
import { everyWayToPay, given, LARGEST_DECK, largestDeck } from '@hortus/sway/testing';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';
import { CUSTOM_ABILITIES } from './options.ts';
import { at } from './scene.testing.ts';

const { parsed, faults: all } = given(genesis);
const faults = (input: unknown) => all(input).map(({ code, clause, path }) => ({ code, clause, path }));
const card = (ability: string, more: object = {}) => ({
  name: 'Slow Tide',
  ability,
  sway: 3,
  owner: 0,
  ...more,
});

test('[GEN-ADV-1] [GEN-R-5] every part of advanced play is off until it is switched on, each on its own', () => {
  expect(parsed({})).toEqual({
    first: 'lot',
    faction: 'lot',
    overtime: 'lose',
    handicap: 0,
    window: 2000,
    house: '',
    experience: 'off',
    recruits: 0,
    abilities: 'none',
    recruitable: 'off',
  });
  for (const one of [{ experience: 'on' }, { recruits: 3 }, { abilities: 'dread' }, { recruitable: 'on' }])
    expect(parsed(one)).toEqual({ ...parsed({}), ...one });
});

test('[GEN-CST-1] [GEN-SET-7] one number and one set of switches for all seats', () => {
  expect(faults({ recruits: [2, 3] })).toEqual([{ code: 'bad-option', path: 'options.recruits' }]);
  expect(faults({ recruits: 21 })).toHaveLength(1);
  expect(parsed({ recruits: 20 }).recruits).toBe(20);
  const picks = (seats: number) => scene(genesis, { options: { recruits: 1 }, seats }).view('table').phase;
  expect([picks(2), picks(4)]).toEqual(['draft', 'draft']);
});

test('[GEN-VAR-3] [GEN-CUS-3] [GEN-CST-2] [GEN-R-130] a custom ability is in force only where the match names it', () => {
  for (const ability of CUSTOM_ABILITIES) {
    const custom = [card(ability)];
    expect(faults({ custom })).toEqual([
      { code: 'not-in-force', clause: 'GEN-R-130', path: 'options.custom[0]' },
    ]);
    expect(parsed({ custom, abilities: ability }).custom).toEqual(custom);
    expect(parsed({ custom, abilities: 'all' }).custom).toEqual(custom);
  }
  expect(parsed({ custom: [card('vision')] }).custom).toEqual([card('vision')]);
  expect(faults({ custom: [card('enlist')], abilities: 'all' })).toHaveLength(1);
});

test('[GEN-CST-2] a list of abilities is written in one way, and what it does not know is told', () => {
  expect(parsed({ abilities: ' Strike, dread,' }).abilities).toBe('strike,dread');
  expect(parsed({ abilities: '' }).abilities).toBe('none');
  expect(parsed({ abilities: CUSTOM_ABILITIES.join(' ') }).abilities).toBe('all');
  expect(faults({ abilities: 'dred' })).toEqual([
    { code: 'bad-option', clause: 'GEN-CUS-3', path: 'options.abilities' },
  ]);
  const read = genesis.parseOptions({ abilities: 'dred' }, 2);
  expect(read.ok ? '' : read.fault[0].hint).toBe('did you mean dread?');
  expect(faults({ abilities: 'vision' })).toHaveLength(1);
});

test('[GEN-RCT-1] a recruitable needs the rule, and only one is written on a card', () => {
  const custom = [card('vision', { recruits: 'omen' })];
  expect(faults({ custom })).toMatchObject([{ clause: 'GEN-R-130' }]);
  expect(parsed({ custom, recruitable: 'on' }).custom).toEqual(custom);
  expect(
    faults({ custom: [card('vision', { recruits: ['omen', 'ruin'] })], recruitable: 'on' }),
  ).toHaveLength(1);
});

test('[GEN-EXP-1] without the option there is no experience', () => {
  const table = (set: string) =>
    at(
      { set, turn: 'a', phase: 'plot', 'ops a': 'Goose Girl', 'ops b': '#2', passed: 'b' },
      { rest: 'unseen' },
    ).play('engage Goose Girl');
  expect(table('').refused('recall')).toEqual(refuse('no-experience', 'GEN-EXP-1'));
  expect(table('experience=on').refused('recall')).toEqual(refuse('experience-empty', 'GEN-EXP-2'));
});

test('house rules are kept as they are written', () => {
  const house = 'Whoever loses brews the tea; ask before you sigh.';
  expect(parsed({ house }).house).toBe(house);
  const state = genesis.create(parsed({ house }), 2);
  expect(state.rules.options.house).toBe(house);
});

test('all faults are told at once, of settings first, then of cards', () => {
  expect(faults({ recruits: -1, abilitys: 'all' })).toHaveLength(2);
  expect(faults({ custom: [card('vision'), card('omen'), { name: 'Nameless' }] }).length).toBeGreaterThan(1);
  for (const nothing of [7, 'all', [], true]) expect(faults(nothing)).toHaveLength(1);
});

test('no more moves are listed than mostMoves has room for, with every card at hand and every way to pay', () => {
  const classes = ['plain', 'engineering', 'persuasion', 'undrawn', 'sabotage', 'insurgence', 'navigation'];
  const table = at(
    {
      ...everyWayToPay(classes),
      'ops a': 'Card 0, #127',
      'ops b': 'Card 1',
      'reserve a': '',
      'reserve b': '',
      unseen: '#3',
    },
    {
      deck: LARGEST_DECK,
      options: { experience: 'on', abilities: 'all', deck: largestDeck(['covert', 'dread']) },
    },
  );
  const count = table.legal(0).length;
  expect(count).toBeGreaterThan(2_500);
  expect(count).toBeLessThan((genesis.mostMoves * LARGEST_DECK) / 160);
});

test('[GEN-R-150] with a handicap the first opening refill stops below seven, and no other does', () => {
  const one = scene(genesis, { options: { first: 'a', handicap: 2 } });
  expect(one.toAct()).toEqual([0]);
  expect(one.legal()).toEqual(['refill 5', 'refill 4', 'refill 3', 'refill 2', 'refill 1', 'pass']);
  expect(one.refused('refill 6').code).toBe('too-many');
  one.play('pass');
  expect(one.toAct()).toEqual([1]);
  expect(one.legal()).toContain('refill 7');
});

test('where everybody sits one seat down, custom cards stay with who brought them', () => {
  const owners = (seats: number): unknown => {
    const custom = Array.from({ length: seats }, (_, owner) => ({
      name: `Of ${'abcd'[owner]}`,
      ability: 'omen',
      sway: 1,
      owner,
    }));
    const parsed = genesis.parseOptions({ custom }, seats);
    if (!parsed.ok) throw new Error('no options');
    return (genesis.reseat(parsed.value, seats) as typeof parsed.value).custom?.map(({ owner }) => owner);
  };
  expect(owners(4)).toEqual([3, 0, 1, 2]);
  expect(owners(2)).toEqual([1, 0]);
});
