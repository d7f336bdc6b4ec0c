/** What each viewer sees (GEN-E-13). That it depends on nothing else is a law. */
import { OMEN_OPEN, sceneOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';

const options = { experience: 'on', abilities: 'all' };
const HANDS = {
  'ops a': 'Reed Elder, Mill',
  'ops b': 'Stone Raft, Cart, Stone Chief',
  'experience a': 'Reed Raft',
  'experience b': 'Stone Elder',
  unseen: 'Lantern, Ferry',
  known: 'Stone Chief: abt; Mill: abt',
};

test('[GEN-ZON-3] [GEN-ZON-4] [GEN-R-16] counts are open, faces are the owner’s', () => {
  const table = sceneOf(genesis, HANDS, { options });
  const shown = (viewer: 0 | 1 | 'table') => {
    const { ops, experience } = table.view(viewer);
    return [...ops, ...experience].map(({ count, cards }) => [count, cards.map(({ card }) => card).join()]);
  };
  expect(shown(0)).toEqual([
    [2, 'Reed Elder,Mill'],
    [3, 'Stone Chief'],
    [1, 'Reed Raft'],
    [1, ''],
  ]);
  expect(shown(1)).toEqual([
    [2, 'Mill'],
    [3, 'Stone Chief,Stone Raft,Cart'],
    [1, ''],
    [1, 'Stone Elder'],
  ]);
  expect(shown('table')).toEqual([
    [2, 'Mill'],
    [3, 'Stone Chief'],
    [1, ''],
    [1, ''],
  ]);
});

test('[GEN-R-17] the owner sees who else knows a card', () => {
  const table = sceneOf(genesis, HANDS, { options });
  expect(table.view(1).ops[1].cards).toEqual([
    { card: 'Stone Chief', known: 'at' },
    { card: 'Stone Raft', known: '' },
    { card: 'Cart', known: '' },
  ]);
  expect(table.view(0).ops[1].cards).toEqual([{ card: 'Stone Chief', known: 't' }]);
});

test('[GEN-ZON-1] the unseen part of the destiny is a number, its order and cards are nobody’s', () => {
  const table = sceneOf(genesis, HANDS, { options });
  for (const viewer of [0, 1, 'table'] as const) {
    expect(table.view(viewer).destiny).toEqual({ unseen: 2, under: [] });
    expect(JSON.stringify(table.view(viewer))).not.toMatch(/Lantern|Ferry/);
  }
});

test('[GEN-ZON-2] [GEN-ZON-5] void and reserves are open to all', () => {
  const table = sceneOf(genesis, { ...HANDS, 'reserve b': 'Stone Fire, Stone Feast' }, { options });
  for (const viewer of [0, 1, 'table'] as const) {
    expect(table.view(viewer).reserve).toEqual([[], ['Stone Fire', 'Stone Feast']]);
    expect(table.view(viewer).void).toContain('Brawl');
  }
});

const BACKS = {
  phase: 'plot',
  plotted: '2',
  passed: 'b',
  engaged: 'a Drum; a hidden Reed Elder slot 0 no-covert',
  'ops a': 'Mill',
  'ops b': 'Stone Raft',
  unseen: 'Cart',
};

test('[GEN-ZON-6] [GEN-CRD-4] [GEN-DEF-24] a face-down card is a back with its bounds, and counts for nobody else', () => {
  const table = sceneOf(genesis, BACKS, { options });
  expect(table.view(0).engaged[1]).toEqual({
    seat: 0,
    card: 'Reed Elder',
    hidden: { slot: 0, noBattle: false, noCovert: true },
  });
  expect(table.view(1).engaged[1]).toMatchObject({ card: null });
  expect([table.view(0).totals, table.view(1).totals, table.view('table').totals]).toEqual([
    [5, 0],
    [3, 0],
    [3, 0],
  ]);
});

test('[GEN-R-149] a teammate sees the team’s face-down cards, and no hand but their own', () => {
  const table = sceneOf(
    genesis,
    { ...BACKS, 'ops c': 'Reed Raft', 'ops d': 'Stone Chief' },
    { options, seats: 4 },
  );
  const { engaged, ops } = table.view(2);
  expect(engaged[1].card).toBe('Reed Elder');
  expect(ops.map(({ cards }) => cards.length)).toEqual([0, 0, 1, 0]);
  expect(table.view(3).engaged[1].card).toBeNull();
});

test('omen: its player sees the cards, others how many, and who knows which', () => {
  const table = sceneOf(
    genesis,
    {
      ...OMEN_OPEN,
      under: 'Mill, Cart, Stone Elder',
      known: 'Cart: b',
    },
    { options },
  );
  table.play('omen 2');
  expect(table.view(0).looked).toEqual({
    seat: 0,
    count: 2,
    took: false,
    cards: [
      { card: 'Cart', known: 'b' },
      { card: 'Mill', known: '' },
    ],
  });
  expect(table.view(1).looked?.cards).toEqual([
    { card: 'Cart', known: '' },
    { card: null, known: '' },
  ]);
  expect(table.view('table').looked?.cards).toEqual([
    { card: null, known: '' },
    { card: null, known: 'b' },
  ]);
  table.play('take Cart');
  expect(table.view(1).traces).toEqual([{ card: 'Cart', viewers: 'b', in: ['ops.a', 'under'] }]);
  expect(table.view('table').traces).toEqual([]);
});

test('which cards were drawn in this phase only their owner sees', () => {
  const fields = { ...BACKS, drawn: '1', gone: '0', fresh: 'Mill' };
  const table = sceneOf(genesis, fields, { options });
  expect(table.view(0).ops[0].cards).toEqual([{ card: 'Mill', known: '', fresh: true }]);
  expect(table.view(1)).toMatchObject({ drawn: 1, gone: 0 });
  expect(JSON.stringify(table.view(1))).not.toContain('fresh');
});

test('the viewer of everything sees everything', () => {
  const table = sceneOf(genesis, { ...HANDS, under: 'Wolves' }, { options });
  const seen = table.view('all');
  expect(seen.destiny).toEqual({
    unseen: 2,
    cards: ['Ferry', 'Lantern'],
    under: [{ card: 'Wolves', known: '' }],
  });
  expect(seen.ops.map(({ cards }) => cards.length)).toEqual([2, 3]);
});

test('keys stand in one order whoever looks, whatever there is to see', () => {
  const keys = [HANDS, BACKS].flatMap((fields) =>
    ([0, 1, 'table', 'all'] as const).map((viewer) =>
      Object.keys(sceneOf(genesis, fields, { options }).view(viewer)).join(),
    ),
  );
  expect(new Set(keys).size).toBe(1);
});

test('drawn for human eyes, no more than the viewer sees', () => {
  const { state } = sceneOf(
    genesis,
    { ...BACKS, void: 'Wolves', known: 'Mill: abt' },
    { options, rest: 'unseen' },
  );
  const drawn = genesis.notation.draw(state, 1).split('\n');
  expect(drawn).toEqual([
    'turn 5, a: attack; a to act',
    'deck 43',
    'side a, Reeds',
    '  timeline 3: Drum, [?]',
    '  hand a 1: Mill',
    'side b, Stones',
    '  timeline 0',
    '  hand b 1: Stone Raft',
    'discard pile 1: Wolves',
  ]);
});
