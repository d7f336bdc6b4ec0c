/** Sabotage in Worlds Asunder: cards must be hidden, and are executed by the plotter in a window after the obstruction. */
import { refuse } from '@hortus/kernel';
import { changes, type Fields, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { describe, expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

test('[WA-SAB-1] [WA-SAB-2] two permissions, under which cards are hidden and not executed', () => {
  const table = board({ 'ops a': 'Sabotage Two, Leadership Five, Navigation Two', under: 'Oats, Rye' });
  expect(changes(table, 'engage Sabotage Two')).toMatchObject({ pool: 'sabotage 2' });
  expect(listed(table, 'engage')).toEqual([]);
  expect(listed(table, 'hide')).toEqual(['hide Leadership Five', 'hide Navigation Two']);
  expect(table.refused('engage Leadership Five by sabotage')).toEqual(refuse('must-hide', 'WA-SAB-2'));
  expect(changes(table, 'hide Leadership Five')).toMatchObject({
    engaged: 'a Sabotage Two; a hidden Leadership Five slot 0',
    pool: 'sabotage 1',
  });
  table.play('hide Navigation Two');
  expect(poolOf(table)).toEqual({});
  expect(table.view(1).engaged.map(({ card }) => card)).toEqual(['Sabotage Two', null, null]);
});

test('[WA-RND-7] a hidden life counts by when it was laid, though the one that came later was persuaded away', () => {
  const table = board({
    'ops a': 'Red Triumph, Red Feast',
    'ops b': 'Persuasion Two, Flint',
    pool: 'sabotage 1, plain 1',
    engaged: 'a Sabotage Two',
  });
  table.play('hide Red Triumph', 'engage Red Feast');
  expect(fieldsOf(table)).toMatchObject({
    engaged: 'a Sabotage Two; a hidden Red Triumph slot 0 before-triumph; a Red Feast',
  });
  table.play('finish', 'engage Persuasion Two', 'persuade Red Feast');
  expect(table.view(0).tales[0]).toEqual({ ruin: null, triumph: 'Red Feast' });
  table.play('1: finish');
  expect(table.view(1).engaged.some(({ card }) => card === 'Red Triumph')).toBe(true);
  expect(table.view(0).tales[0]).toEqual({ ruin: null, triumph: 'Red Feast' });
});

test('[WA-SAB-4] [WA-R-68] in an obstruction its permissions are open ones', () => {
  const table = board({ phase: 'obstruct', 'ops a': 'Sabotage Two, Hemp', engaged: 'b Oats' });
  table.play('engage Sabotage Two');
  expect(poolOf(table)).toEqual({ plain: 2 });
  expect(table.refused('hide Hemp')).toEqual(refuse('hide-in-plot', 'WA-SAB-4'));
});

test('[WA-R-72] limits see hidden cards: covert hidden keeps battle out, and the rival learns nothing', () => {
  const table = board({ 'ops a': 'Sabotage Two, Covert Two, Warfare Four, Hemp' });
  table.play('engage Sabotage Two', 'hide Covert Two');
  expect(table.refused('hide Warfare Four')).toEqual(refuse('covert-in-timeline', 'WA-COV-3'));
  expect(table.view(1).engaged[1]).toEqual({
    seat: 0,
    card: null,
    hidden: { slot: 0, noBattle: false, noCovert: false },
  });
});

test('[WA-R-73] a hidden card from the experience: the ability is announced, the face is not shown', () => {
  const table = board({
    'ops a': 'Sabotage Two',
    'experience a': 'Warfare Four, Hemp',
    'unlocked a': 'vision, omen',
  });
  table.play('engage Sabotage Two');
  expect(listed(table, 'hide')).toEqual([
    ...[
      'hide Warfare Four as omen',
      'hide Warfare Four as vision',
      'hide Hemp as omen',
      'hide Hemp as vision',
    ],
  ]);
  table.play('hide Warfare Four as vision');
  expect(poolOf(table)).toEqual({ sabotage: 1 });
  expect(table.view(1).engaged[1]).toMatchObject({ card: null, as: 'vision' });
  expect(
    table
      .told(1)
      .filter(({ kind }) => kind === 'hid')
      .map(({ card }) => card),
  ).toEqual([undefined]);
});

describe('the reveal', () => {
  /** Seat a has plotted, and seat b obstructs with Flint, a leadership 2. */
  const answered = (engaged: string, more: Fields = {}) =>
    board({
      ...LIVES,
      turn: 'b',
      phase: 'obstruct',
      'ops a': 'Hemp, Rescue One, Flax',
      'ops b': 'Flint, Rescue Two, Vision Four',
      engaged: `a Sabotage Two; ${engaged}`,
      under: 'Oats, Rye, Wheat',
      ...more,
    });
  const finished = (engaged: string, more: Fields = {}) =>
    answered(engaged, more).play('engage Flint', 'finish');

  test('[WA-SAB-3] [WA-R-64] [WA-R-65] [WA-VAR-5] after the finish, before the totals; the plotter acts until its own finish', () => {
    const table = finished('a hidden Leadership Three slot 0');
    expect(fieldsOf(table)).toMatchObject({ turn: 'b', phase: 'reveal', pool: 'plain 2' });
    expect(table.told('table').map(({ kind }) => kind)).toContain('turnedUp');
    expect(table.told('table').map(({ kind }) => kind)).not.toContain('compared');
    expect(table.toAct()).toEqual([0]);
    table.play('engage Hemp', 'finish');
    expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 2, theirs: 6 });
    expect(fieldsOf(table)).toMatchObject({ phase: 'giving' });
  });

  test('[WA-R-65] any sentence: drawing, engaging, persuading; cards so engaged chain', () => {
    const table = finished('a hidden Navigation Two slot 0; a hidden Persuasion Two slot 1', {
      'ops a': 'Leadership Two, Hemp, Flax',
    });
    expect(poolOf(table)).toEqual({ persuasion: 1, navigation: 1 });
    expect(listed(table, 'persuade')).toEqual(['persuade Flint']);
    table.play('persuade Flint', 'engage Leadership Two', 'draw 2 by navigation', 'engage Oats');
    expect(poolOf(table)).toEqual({ plain: 3 });
    expect(fieldsOf(table).engaged).toBe(
      'a Sabotage Two; a Navigation Two; a Persuasion Two; a Leadership Two; a Oats',
    );
  });

  test('[WA-R-66] the obstructing player cannot answer, not even with rescue', () => {
    const table = finished('a hidden Leadership Three slot 0');
    for (const move of ['1: engage Rescue Two by rescue', '1: engage Vision Four', '1: finish'])
      expect(table.refused(move)).toEqual(refuse('not-your-turn', 'WA-TRN-2'));
    expect(table.legal(1)).toEqual([]);
  });

  test('[WA-R-67] what was left over from the plot is not usable', () => {
    const table = board({
      ...LIVES,
      'ops a': 'Sabotage Two, Warfare Three, Hemp',
      'ops b': 'Flint, Slate, Chalk',
      pool: 'plain 3',
    });
    table.play(
      'engage Sabotage Two',
      'hide Warfare Three',
      'finish',
      'engage Flint',
      'engage Slate',
      'finish',
    );
    expect(poolOf(table)).toEqual({ plain: 1 });
  });

  test('[WA-R-68] sabotage turned up opens plain permissions, and nothing is hidden there', () => {
    const table = finished('a hidden Sabotage One slot 0');
    expect(poolOf(table)).toEqual({ plain: 2 });
    expect(table.refused('hide Hemp')).toEqual(refuse('hide-in-plot', 'WA-SAB-4'));
  });

  test('[WA-R-69] covert turned up lays no bar', () => {
    const table = finished('a hidden Covert Two slot 0');
    expect(table.view('table').barred).toEqual([]);
    expect(poolOf(table)).toEqual({ plain: 1 });
    expect(table.legal()).not.toContain('engage Hemp quietly');
  });

  test('[WA-R-70] rescue needs a permission there', () => {
    const table = finished('a hidden Navigation Two slot 0');
    expect(table.refused('engage Rescue One by rescue')).toEqual(
      refuse('rescue-only-obstructing', 'WA-RES-2'),
    );
    expect(listed(finished('a hidden Leadership Two slot 0'), 'engage Rescue')).toEqual([
      'engage Rescue One',
    ]);
  });

  test("[WA-R-71] sacrifice turned up counts from the rival's next turn", () => {
    const table = finished('a hidden Sacrifice One slot 0', { 'ops b': 'Leadership Five, Flint' });
    expect(table.view('table').countdowns).toEqual([{ side: 0, left: 3 }]);
    const on = answered('a hidden Sacrifice One slot 0', { 'ops b': 'Leadership Five, Flint' });
    on.play('engage Leadership Five', 'finish', 'finish', 'engage Flint', 'finish');
    expect(fieldsOf(on)).toMatchObject({ turn: 'a', phase: 'obstruct' });
    expect(on.view('table').countdowns).toEqual([{ side: 0, left: 2 }]);
  });

  test('[WA-R-73] what was announced is executed, in place of what is printed', () => {
    const table = finished('a hidden Leadership Three as vision slot 0');
    expect(poolOf(table)).toEqual({ vision4: 1 });
  });

  test('[WA-R-74] with the sabotage card persuaded away the hidden cards keep their reveal', () => {
    const table = answered('a hidden Leadership Three slot 0', { 'ops b': 'Persuasion Two, Flint' });
    table.play('engage Persuasion Two', 'persuade Sabotage Two', 'finish');
    expect(fieldsOf(table)).toMatchObject({ phase: 'reveal', pool: 'plain 2' });
  });

  test('[WA-R-61] a hidden card persuaded away has no reveal', () => {
    const table = answered('a hidden Leadership Three slot 0', { 'ops b': 'Persuasion Two, Flint' });
    table.play('engage Persuasion Two', 'persuade hidden 1', 'finish');
    expect(table.told('table')).toContainEqual({ kind: 'compared', mine: 2, theirs: 2 });
  });

  test('[WA-R-75] all are turned up first; then the order is the plotter’s', () => {
    const table = finished('a hidden Leadership Two slot 0; a hidden Vision Three slot 1');
    const told = table.told('table').map(({ kind }) => kind);
    expect(told.filter((kind) => kind === 'turnedUp')).toHaveLength(2);
    expect(poolOf(table)).toEqual({ plain: 2, vision4: 1 });
  });

  test('[WA-R-64] where nothing can be done the totals are taken at once', () => {
    const table = finished('a hidden Navigation Two slot 0', { under: '', unseen: '' });
    expect(table.told('table').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['turnedUp', 'compared']),
    );
  });

  test('[WA-R-83] strike is counted afresh: what the obstructing player drew or the plotter drew before is free', () => {
    const table = answered('a hidden Strike One slot 0', { 'ops b': 'Navigation Two', 'ops a': 'Hemp' });
    table.play('engage Navigation Two', 'draw 1 by navigation', 'finish');
    expect(fieldsOf(table)).toMatchObject({ phase: 'reveal', strike: 'open' });
    expect(fieldsOf(table)).not.toHaveProperty('fresh');
    expect(listed(table, 'engage')).toEqual(['engage Hemp by strike']);
  });
});
