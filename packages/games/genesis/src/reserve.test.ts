/** The reserve: what moves from it, and what it decides. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { at, BATTLES } from './scene.testing.ts';

const start = (fields: Readonly<Record<string, string>> = {}, rest = 'unseen') =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      'ops a': 'Many Hands, Sap Rising',
      'ops b': 'One More Try, Young Bosun',
      'reserve a': 'Long Frost, Harvest of Suns, Open Gate, Gale, Fen Queen',
      void: BATTLES,
      ...fields,
    },
    { rest },
  );

test('[GEN-ZON-5] the reserve is open to both', () => {
  for (const viewer of [0, 1, 'table'] as const)
    expect(start().view(viewer).reserve[0]).toEqual(
      expect.arrayContaining(['Long Frost', 'Gale', 'Fen Queen']),
    );
});

test('[GEN-TRN-3] [GEN-R-29] any number of reserve cards go to ops at any moment of the player’s own turn', () => {
  const table = start().play('bring Gale', 'engage Gale', 'bring Fen Queen', 'engage Fen Queen');
  expect(table.view('table').reserve[0]).toHaveLength(3);
  expect(table.refused('bring Gale')).toEqual(refuse('not-in-reserve', 'GEN-TRN-3'));
  expect(table.refused('1: bring Landfall')).toEqual(refuse('not-your-turn', 'GEN-TRN-2'));
  const obstructing = start({ phase: 'obstruct', engaged: 'b Hammerfall' }).play('bring Gale', 'engage Gale');
  expect(obstructing.view('table').totals).toEqual([4, 5]);
});

test('[GEN-TRN-4] ruin and triumph only once the destiny is empty', () => {
  expect(start().refused('bring Open Gate')).toEqual(refuse('life-stays', 'GEN-TRN-4'));
  expect(start({}, 'void').play('bring Open Gate').view(0).ops[0].count).toBe(3);
});

test('[GEN-R-124] a card brought from the open reserve stays known until it leaves ops', () => {
  const table = start().play('bring Gale');
  expect(table.view(1).ops[0]).toMatchObject({ count: 3, cards: [{ card: 'Gale' }] });
  table.play('engage Gale');
  expect(table.view(1).ops[0].cards).toEqual([]);
});

test('[GEN-R-12] [GEN-R-14] ops may stand above 7 through the reserve, and then nothing is drawn', () => {
  const table = start({
    'ops a':
      'Sap Rising, Deer Track, Upward Path, Night Steward, Tidal Yard, Many Hands, Lost Caravan, Goose Girl',
    passed: 'b',
  }).play('engage Sap Rising', 'bring Gale');
  expect(table.view('table').ops[0].count).toBe(8);
  expect(table.refused('draw 1 by engineering')).toEqual(refuse('ops-full', 'GEN-DEF-5'));
});

test('[GEN-R-48] a battle card in the reserve interrupts nothing', () => {
  const table = start({ 'reserve b': 'Landfall, Boarding Axe', void: '' }).play('engage Many Hands');
  expect(table.toAct()).toEqual([1]);
  expect(table.legal()).toEqual(['pass', 'pass the plot']);
  expect(table.refused('interrupt with Boarding Axe')).toEqual(refuse('not-in-ops', 'GEN-DEF-8'));
});

test('[GEN-R-125] a recruited card pays for a lost turn as well as a life', () => {
  const table = start().play('finish');
  expect(table.legal().sort()).toEqual([
    'give Fen Queen',
    'give Gale',
    'give Harvest of Suns',
    'give Long Frost',
    'give Open Gate',
  ]);
  table.play('give Gale');
  expect(table.view('table').void).toContain('Gale');
  expect(table.outcome()).toBeUndefined();
});

test('[GEN-R-96] a player who has moved the whole reserve to ops loses the game with the turn, whatever is in ops', () => {
  const table = start({ 'reserve a': 'Open Gate' }, 'void').play('bring Open Gate', 'finish');
  expect(table.outcome()).toEqual({
    winners: [1],
    reasons: [{ code: 'no-reserve', clause: 'GEN-WIN-4' }],
    scores: [0, 1],
  });
});

test('[GEN-R-97] experience cards do not avert the end', () => {
  const table = start(
    {
      set: 'experience=on',
      phase: 'obstruct',
      engaged: 'b Hammerfall; b Wing Lancer',
      'ops a': 'Many Hands',
      'ops b': '',
      'experience b': 'Young Bosun',
    },
    'void',
  ).play('engage Many Hands', 'finish', 'give Open Gate');
  expect(table.outcome()?.reasons).toEqual([{ code: 'all-spent', clause: 'GEN-WIN-5' }]);
});

test('[GEN-R-126] [GEN-R-127] [GEN-R-134] an empty destiny ends nothing: a loser without ops goes on from the reserve', () => {
  const table = start({ 'ops a': '', 'reserve a': 'Long Frost, Open Gate', finale: ' ' }, 'void').play(
    'finish',
    'give Long Frost',
  );
  expect(table.outcome()).toBeUndefined();
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['plot', 0]);
  table.play('bring Open Gate', 'engage Open Gate', 'finish');
  expect([table.view('table').phase, table.view('table').turn]).toEqual(['obstruct', 1]);
});

test('[GEN-WIN-5] [GEN-R-95] destiny and both ops empty end the game although reserve is left', () => {
  const spent = start({ 'ops a': '', 'ops b': '' }, 'void').play('finish', 'give Gale');
  expect(spent.outcome()).toMatchObject({ winners: [1], reasons: [{ code: 'all-spent' }] });
  const not = start({ 'ops a': '', 'ops b': '', under: 'Goose Girl' }, 'void').play('finish', 'give Gale');
  expect(not.outcome()).toBeUndefined();
});

test('[GEN-R-101] [GEN-WIN-6] without ruin or triumph engaged by the winner there is no story; a triumph tells it without a ruin', () => {
  const end = (tale: string) => {
    const table = start({ 'reserve a': 'Open Gate', ...(tale === '' ? {} : { 'tale b': tale }) }).play(
      'finish',
      'give Open Gate',
    );
    const story = table.told('table').find(({ kind }) => kind === 'story');
    return story === undefined ? undefined : table.state.rules.deck.cards[Number(story.card)].name;
  };
  expect(end('')).toBeUndefined();
  expect(end('-, Thousand Harbours')).toBe('Thousand Harbours');
  expect(end('Falling Ember, Thousand Harbours')).toBe('Falling Ember');
});
