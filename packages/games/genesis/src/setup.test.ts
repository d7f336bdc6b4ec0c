import { refuse } from '@hortus/kernel';
import type { DeckRecord } from '@hortus/sway';
import { scene } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { GENESIS_DECK, genesis } from './index.ts';

const FIXED = { first: 'a', faction: 'first' };
const deal = (options: object = {}, seats = 2, seed = 'deal') =>
  scene(genesis, { options: { ...FIXED, ...options }, seats, seed });
const CUSTOM = [
  { name: 'Red Harbour', ability: 'vision', sway: 2, owner: 1 },
  { name: 'Last Lamp', ability: 'ruin', sway: 5, owner: 0 },
];

test('[GEN-SET-1] [GEN-TEA-1] two play, or four', () => expect(genesis.seats).toEqual([2, 4]));

test('[GEN-SET-2] [GEN-TEA-2] [GEN-R-1] the two sides have different factions, given or by lot', () => {
  const sides = (faction: string, seed = 'a') => deal({ faction }, 4, seed).view('table').sides;
  expect(sides('first')).toEqual(['Evergreens', 'Swifts']);
  expect(sides('second')).toEqual(['Swifts', 'Evergreens']);
  const lots = 'abcdefgh'.split('').map((seed) => sides('lot', seed).join());
  expect(new Set(lots)).toEqual(new Set(['Evergreens,Swifts', 'Swifts,Evergreens']));
  expect(genesis.parseOptions({ faction: ['first', 'first'] }, 2).ok).toBe(false);
});

test('[GEN-SET-3] [GEN-R-1] the first seat is settled before any card moves', () => {
  expect(deal({ first: 'b' }).view('table').first).toBe(1);
  const lots = 'abcdefghij'.split('').map((seed) => deal({ first: 'lot' }, 4, seed).view('table').first);
  expect(new Set(lots).size).toBeGreaterThan(2);
});

test('[GEN-SET-4] [GEN-SET-5] [GEN-SET-6] [GEN-SET-9] [GEN-SET-10] lives to the reserves, the deck to the destiny, custom cards stay in the void', () => {
  const view = deal({ custom: CUSTOM }).view('table');
  expect(view.reserve).toEqual([
    ['Long Frost', 'Harvest of Suns', 'Open Gate'],
    ['Falling Ember', 'Thousand Harbours', 'Landfall'],
  ]);
  expect(view.void).toEqual(['Red Harbour', 'Last Lamp']);
  expect(view.destiny).toEqual({ unseen: 126, under: [] });
  expect(view.ops.map(({ count }) => count)).toEqual([0, 0]);
});

test('[GEN-SET-10] the shuffle decides the hands, and nothing else', () => {
  const hand = (seed: string) =>
    deal({}, 2, seed)
      .play('refill')
      .view(0)
      .ops[0].cards.map(({ card }) => card)
      .join();
  expect(hand('one')).toBe(hand('one'));
  expect(hand('one')).not.toBe(hand('two'));
});

test('[GEN-SET-7] [GEN-SET-8] [GEN-R-138] picks alternate, one card at a time, the starting seat first', () => {
  const table = deal({ recruits: 2, first: 'b' }).play('recruit Gale');
  expect(table.toAct()).toEqual([0]);
  table.play('recruit Sap Rising', 'recruit Fleet Speaker');
  expect(table.view('table').reserve[1]).toEqual(
    expect.arrayContaining(['Gale', 'Fleet Speaker', 'Landfall']),
  );
  table.play('pass');
  expect(table.view('table').phase).toBe('opening');
  expect(table.view('table').destiny.unseen).toBe(123);
  const four = deal({ recruits: 1 }, 4);
  const asked = [0, 1, 2, 3].map(() => {
    const [seat] = four.toAct();
    four.play(four.legal()[0]);
    return seat;
  });
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(four.view('table').reserve.map(({ length }) => length)).toEqual([5, 5]);
});

test('[GEN-R-3] [GEN-CUS-5] a pick takes any neutral or own card, custom lives too; a pass spends it', () => {
  const table = deal({ recruits: 1, custom: CUSTOM });
  expect(table.legal()).toEqual(expect.arrayContaining(['recruit Last Lamp', 'recruit Gale', 'pass']));
  expect(table.legal()).not.toContain('recruit Red Harbour');
  expect(table.refused('recruit Red Harbour')).toEqual(refuse('other-faction', 'GEN-DEF-15'));
  expect(table.refused('recruit Fleet Speaker')).toEqual(refuse('other-faction', 'GEN-DEF-15'));
  expect(table.refused('recruit Long Frost')).toEqual(refuse('not-in-void', 'GEN-DEF-15'));
  table.play('recruit Last Lamp');
  expect(table.view('table').reserve[0]).toContain('Last Lamp');
  table.play('pass');
  const { phase, void: rest } = table.view('table');
  expect([phase, rest]).toEqual(['opening', ['Red Harbour']]);
});

test('[GEN-SET-11] [GEN-SET-12] refills from the starting seat on, then its turn, then the other', () => {
  const table = deal({ first: 'b' });
  expect([table.view('table').phase, table.toAct()]).toEqual(['opening', [1]]);
  expect(table.legal()).toEqual([
    'refill 7',
    'refill 6',
    'refill 5',
    'refill 4',
    'refill 3',
    'refill 2',
    'refill 1',
    'pass',
  ]);
  table.play('refill');
  expect(table.toAct()).toEqual([0]);
  table.play('pass');
  while (table.view('table').task === 'trim') table.play(table.legal()[0]);
  expect([table.view('table').phase, table.toAct()]).toEqual(['plot', [1]]);
  table.play(table.legal()[0], 'pass the plot', 'finish');
  expect([table.view('table').phase, table.toAct()]).toEqual(['obstruct', [0]]);
});

test('[GEN-R-6] without a reserve the first lost turn is the last', () => {
  const deck: DeckRecord = {
    ...GENESIS_DECK,
    cards: GENESIS_DECK.cards.filter(
      ({ ability, faction }) => (ability !== 'ruin' && ability !== 'triumph') || faction !== 'Evergreens',
    ),
  };
  const table = deal({ deck }).play('pass', 'pass');
  expect(table.view('table').reserve.map(({ length }) => length)).toEqual([0, 3]);
  table.play('finish');
  expect(table.outcome()).toMatchObject({ winners: [1], reasons: [{ clause: 'GEN-WIN-4' }] });
});
