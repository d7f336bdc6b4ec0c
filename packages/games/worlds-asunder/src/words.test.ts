/** Defined words that other clauses rely on, and totals. */
import { onlySeat, refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { WORLDS_ASUNDER_DECK, worldsAsunder } from './index.ts';
import { at, BATTLES } from './scene.testing.ts';

const plot = (fields: Readonly<Record<string, string>> = {}, options: object = {}) =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      passed: 'b',
      'ops a': 'Mended Road, Sap Rising, Night Steward',
      'ops b': 'Deck Cadet, Hammerfall',
      void: BATTLES,
      ...fields,
    },
    { rest: 'unseen', options },
  );

test('[WA-CRD-3] name and lore influence nothing', () => {
  const renamed = {
    ...WORLDS_ASUNDER_DECK,
    cards: WORLDS_ASUNDER_DECK.cards.map((card) => ({ ...card, lore: `Of ${card.name} nothing is told.` })),
  };
  const play = (options: object) => {
    const table = plot({}, options).play(
      'engage Night Steward',
      'engage Mended Road',
      'draw 2 by navigation',
    );
    return JSON.stringify(table.view(0));
  };
  expect(play({ deck: renamed })).toBe(play({}));
});

test('[WA-CRD-7] an X card is one of the ability, zone or faction X, as the context says', () => {
  const { deck } = plot().state.rules;
  const card = deck.cards.findIndex(({ name }) => name === 'Gale');
  expect(deck.cards[card]).toMatchObject({ faction: 2, sway: 4 });
  const table = plot({ 'ops a': 'Gale', engaged: 'a Closed Shutters', plotted: ' ' });
  expect(table.refused('engage Gale')).toEqual(refuse('covert-in-timeline', 'WA-COV-3'));
});

test('[WA-CRD-8] [WA-R-39] the sway of cards is their sum; the increase of epic cards counts when totals are taken', () => {
  const table = plot({
    phase: 'obstruct',
    passed: '',
    engaged: 'b Deck Cadet; b Sail Wright; b Great Circle',
    'ops b': 'Hammerfall',
  });
  expect(table.view('table').totals).toEqual([0, 2 + 3 + 2 + 3]);
  table.play('engage Sap Rising', 'finish');
  expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 1, theirs: 10 });
});

test('[WA-R-39] [WA-R-41] a card persuaded away lessens the increase too', () => {
  const table = plot({
    phase: 'obstruct',
    passed: '',
    engaged: 'b Deck Cadet; b Sail Wright; b Great Circle',
    'ops a': 'Shared Table, First Warden',
    'ops b': 'Hammerfall',
  }).play('engage Shared Table', 'persuade Sail Wright', 'engage First Warden');
  expect(table.view('table').totals).toEqual([8, 2 + 2 + 2]);
});

test('[WA-DEF-11] engaging an ability is engaging the card that bears it and executing it', () => {
  const table = plot();
  expect(table.refused('draw 2 by navigation')).toEqual(refuse('not-open', 'WA-DEF-13'));
  expect(table.play('engage Mended Road').view('table').pool).toEqual({ navigation: 1 });
});

test('[WA-DEF-23] the plot in progress is the active one, then the one being obstructed, then none', () => {
  const table = plot().play('engage Night Steward', 'finish');
  expect([table.view('table').phase, table.view('table').totals]).toEqual(['obstruct', [2, 0]]);
  table.play('engage Deck Cadet', 'finish');
  expect([table.view('table').phase, table.view('table').engaged]).toEqual(['plot', []]);
});

test('[WA-DEF-25] a player has the cards in their own zones, and no others', () => {
  const table = plot();
  const own = JSON.stringify(table.view(0));
  for (const card of ['Night Steward', 'Open Gate']) expect(own).toContain(card);
  expect(own).not.toContain('Hammerfall');
  expect(table.refused('engage Deck Cadet')).toEqual(refuse('not-in-ops', 'WA-DEF-9'));
});

test('[WA-VAR-5] the rule for the context prevails: a bar over a permission, a right over the want of one', () => {
  const barred = plot({
    turn: 'b',
    phase: 'obstruct',
    passed: '',
    engaged: 'a Night Steward',
    'ops a': '#2',
    barred: 'b',
  });
  expect(barred.refused('engage Hammerfall')).toEqual(refuse('barred-by-covert', 'WA-COV-4'));
  const rescuing = plot({
    turn: 'b',
    phase: 'obstruct',
    passed: '',
    pool: '',
    engaged: 'a Night Steward; b Stand Tall',
    'ops a': '#2',
    'ops b': 'Flare at Dusk, Hammerfall',
  });
  expect(rescuing.legal()).toEqual(['engage Flare at Dusk by rescue', 'finish']);
});

const revealing = () =>
  at(
    {
      turn: 'b',
      phase: 'obstruct',
      engaged: 'a Night Steward; a hidden First Warden slot 0',
      'ops a': 'Sap Rising',
      'ops b': 'Hammerfall',
      void: BATTLES,
    },
    { rest: 'unseen' },
  );

test('[WA-R-76] [WA-TRN-3] the reveal window has a limit of its own, and it is the plotter’s', () => {
  const table = revealing();
  const before = worldsAsunder.clock(table.state);
  table.play('engage Hammerfall', 'finish');
  const after = worldsAsunder.clock(table.state);
  expect([table.view('table').phase, before?.seats, after?.seats]).toEqual([
    'reveal',
    onlySeat(1),
    onlySeat(0),
  ]);
  expect(after?.span).not.toBe(before?.span);
});

test('[WA-R-116] a life persuaded away is gone, and no round is lost by it', () => {
  const table = plot({
    phase: 'obstruct',
    passed: '',
    engaged: 'b Falling Ember',
    'ops a': 'Shared Table',
    'experience b': 'Thousand Harbours',
    void: `${BATTLES}, Homecoming Tide`,
  }).play('engage Shared Table', 'persuade Falling Ember');
  expect(table.view('table').void).toContain('Falling Ember');
  table.play('finish');
  expect([table.view('table').phase, table.outcome()]).toEqual(['plot', undefined]);
});
