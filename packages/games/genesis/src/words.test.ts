/** Defined words that other clauses rely on. */
import { onlySeat, refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { genesis } from './index.ts';
import { at, BATTLES } from './scene.testing.ts';

const plot = (fields: Readonly<Record<string, string>> = {}) =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      passed: 'b',
      'ops a': 'Many Hands, Deer Track, Sap Rising',
      'ops b': 'Young Bosun, Hammerfall',
      void: BATTLES,
      ...fields,
    },
    { rest: 'unseen' },
  );

test('[GEN-DEF-22] engaging an ability is engaging the card that bears it and executing it', () => {
  const table = plot();
  expect(table.refused('draw 2 by navigation')).toEqual(refuse('not-open', 'GEN-DEF-12'));
  table.play('engage Deer Track');
  expect(table.view('table').pool).toEqual({ navigation: 1 });
  expect(table.legal()).toContain('draw 2 by navigation');
});

test('[GEN-DEF-23] a player has the cards in their own zones, and no others', () => {
  const table = plot({ 'ops a': 'Many Hands', engaged: 'a Deer Track', plotted: ' ' });
  const own = JSON.stringify(table.view(0));
  for (const card of ['Many Hands', 'Deer Track', 'Open Gate']) expect(own).toContain(card);
  for (const other of ['Young Bosun', 'Hammerfall']) expect(own).not.toContain(other);
  expect(table.refused('engage Young Bosun')).toEqual(refuse('not-in-ops', 'GEN-DEF-8'));
});

test('[GEN-DEF-24] an invisible card hides its face from the rival, not from its owner', () => {
  const table = plot({
    set: 'abilities=sabotage',
    engaged: 'a hidden Sap Rising slot 0',
    plotted: ' ',
    'ops a': 'Many Hands',
  });
  expect(table.view(0).engaged).toMatchObject([{ card: 'Sap Rising' }]);
  for (const viewer of [1, 'table'] as const)
    expect(table.view(viewer).engaged).toMatchObject([{ card: null }]);
});

test('[GEN-VAR-5] the rule for the context prevails: a bar over a right, a right over the want of a permission', () => {
  const barred = plot({
    turn: 'b',
    phase: 'obstruct',
    passed: '',
    engaged: 'a Many Hands',
    'ops a': '#2',
    barred: 'b',
  });
  expect(barred.refused('engage Hammerfall')).toEqual(refuse('barred-by-covert', 'GEN-COV-4'));
  const rescuing = plot({
    turn: 'b',
    phase: 'obstruct',
    passed: '',
    pool: '',
    engaged: 'a Many Hands; b Stand Tall',
    'ops a': '#2',
    'ops b': 'Lifeline, Hammerfall',
  });
  expect(rescuing.legal()).toEqual(['engage Lifeline by rescue', 'finish']);
});

test('[GEN-R-122] the basic game has neither picks nor experience, and the time limit of the full text all the same', () => {
  const table = plot();
  expect(table.state.rules).toMatchObject({ draftPicks: 0, hasExperience: false });
  expect(genesis.clock(table.state)?.seats).toBe(onlySeat(0));
});
