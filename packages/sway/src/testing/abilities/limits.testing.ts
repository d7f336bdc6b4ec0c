/** Covert beside battle and warfare, and covert's bar. */
import { refuse } from '@hortus/kernel';
import { describe, expect, test } from 'vitest';
import { type Board, changes, fieldsOf, listed } from '../combo.ts';
import { poolOf } from '../scene.ts';

export interface LimitIds {
  readonly battle: string;
  readonly warfare: string;
  readonly covert: string;
  readonly covertKeepsOut: string;
  /** Limits also bind cards whose ability isn't executed. */
  readonly unexecuted: string;
  /** No way of engaging gets around them. */
  readonly noWayRound: string;
  readonly bar: string;
  readonly noBarObstructing: string;
  readonly outlives: string;
  readonly until: string;
  readonly atOnce: string;
  readonly declined: string;
  readonly nothingToDecline: string;
}

export function limits(board: Board, ids: LimitIds): void {
  const fights = 'Battle Five, Battle Four, Warfare Four, Warfare Three';
  const coverts = 'Covert Two, Covert Three';
  const after = (laid: string, more: Readonly<Record<string, string>> = {}) =>
    board({ 'ops a': `${fights}, Oats`, engaged: `a ${laid}`, plotted: '', ...more });
  const NO_FIGHTS = refuse('covert-in-timeline', ids.covertKeepsOut);
  const NO_COVERT = refuse('battle-in-timeline', ids.covert);

  test(`[${ids.battle}] [${ids.warfare}] [${ids.covertKeepsOut}] beside one’s own covert card neither battle nor warfare`, () => {
    const table = after('Covert Two');
    for (const card of fights.split(', ')) expect(table.refused(`engage ${card}`)).toEqual(NO_FIGHTS);
    expect(listed(table, 'engage')).toEqual(['engage Oats']);
  });

  test(`[${ids.battle}] [${ids.warfare}] without one they may be engaged; the rival's covert card is no hindrance`, () => {
    for (const engaged of ['a Rye', 'b Covert Two'])
      expect(listed(board({ 'ops a': fights, phase: 'obstruct', engaged }), 'engage').toSorted()).toEqual(
        fights.split(', ').map((card) => `engage ${card}`),
      );
  });

  test.each(['Battle Four', 'Warfare Three'])(
    `[${ids.covert}] beside one’s own %s no covert card`,
    (laid) => {
      const table = board({ 'ops a': `${coverts}, Warfare Four`, engaged: `a ${laid}`, plotted: '' });
      for (const card of coverts.split(', ')) expect(table.refused(`engage ${card}`)).toEqual(NO_COVERT);
      expect(table.refused('engage Covert Two quietly')).toEqual(NO_COVERT);
      expect(listed(table, 'engage')).toEqual(['engage Warfare Four']);
      expect(listed(board({ 'ops a': coverts, phase: 'obstruct', engaged: `b ${laid}` }), 'engage')).toEqual(
        coverts.split(', ').map((card) => `engage ${card}`),
      );
    },
  );

  test(`[${ids.unexecuted}] a covert card engaged quietly keeps battle out all the same`, () => {
    const table = board({ 'ops a': `Covert Two, ${fights}` });
    table.play('engage Covert Two quietly');
    expect(table.refused('engage Battle Four')).toEqual(NO_FIGHTS);
  });

  test(`[${ids.noWayRound}] no permission passes covert's exclusion: vision, engineering, strike, face down`, () => {
    const table = after('Covert Two', {
      pool: 'plain 1, engineering 1, persuasion 1, vision 6, sabotage 2',
      strike: 'open',
      'ops a': fights,
      under: 'Rye, Wheat',
    });
    for (const by of ['by engineering', 'by vision 6', 'by strike'])
      expect(table.refused(`engage Warfare Four ${by}`), by).toEqual(NO_FIGHTS);
    expect(table.refused('hide Warfare Four')).toEqual(NO_FIGHTS);
    expect([...listed(table, 'engage'), ...listed(table, 'hide')]).toEqual([]);
  });

  test(`[${ids.noWayRound}] hidden cards count: a face-down covert card keeps battle out, a face-down battle card covert`, () => {
    const covert = board({
      'ops a': 'Battle Four',
      engaged: 'a Sabotage Two; a hidden Covert Two slot 0',
      plotted: '',
    });
    expect(covert.refused('engage Battle Four')).toEqual(NO_FIGHTS);
    const battle = board({
      'ops a': 'Covert Two',
      engaged: 'a Sabotage Two; a hidden Battle Four slot 0',
      plotted: '',
    });
    expect(battle.refused('engage Covert Two')).toEqual(NO_COVERT);
  });

  describe('the bar', () => {
    const barring = () =>
      board({ 'ops a': 'Covert Two, Oats', 'ops b': `${fights}, Barley, Rye`, under: 'Hemp' });

    test(`[${ids.bar}] [${ids.atOnce}] executed in a plot covert bars the next seat at once, and changes nothing else`, () => {
      const table = barring();
      expect(changes(table, 'engage Covert Two')).toEqual({
        'ops a': 'Oats',
        engaged: 'a Covert Two',
        pool: 'plain 1',
        plotted: '1',
        barred: 'b',
      });
      expect(table.told('table')).toContainEqual({ kind: 'barred', seat: 1 });
    });

    test(`[${ids.bar}] [${ids.until}] from the rival's next obstruction, not from the plot after it`, () => {
      const table = barring().play('engage Covert Two', 'finish');
      for (const card of fights.split(', '))
        expect(table.refused(`engage ${card}`)).toEqual(refuse('barred-by-covert', ids.bar));
      expect(listed(table, 'engage')).toEqual(['engage Barley', 'engage Rye']);
      table.play('engage Barley', 'engage Rye', 'finish');
      expect(fieldsOf(table)).toMatchObject({ turn: 'b', phase: 'plot' });
      expect(fieldsOf(table)).not.toHaveProperty('barred');
      expect(listed(table, 'engage').toSorted()).toEqual(fights.split(', ').map((card) => `engage ${card}`));
    });

    test(`[${ids.outlives}] it outlives the covert card`, () => {
      const table = board({
        phase: 'obstruct',
        'ops a': 'Battle Four, Persuasion Two',
        engaged: 'b Covert Two; b Oats',
        barred: 'a',
      });
      table.play('engage Persuasion Two', 'persuade Covert Two');
      expect(table.refused('engage Battle Four')).toEqual(refuse('barred-by-covert', ids.bar));
    });

    test(`[${ids.noBarObstructing}] executed in an obstruction it lays none`, () => {
      const table = board({ phase: 'obstruct', 'ops a': 'Covert Two, Rye', engaged: 'b Oats' });
      expect(changes(table, 'engage Covert Two')).toEqual({
        'ops a': 'Rye',
        engaged: 'b Oats; a Covert Two',
        pool: 'plain 1',
      });
      expect(table.refused('engage Rye quietly')).toEqual(refuse('nothing-to-decline', ids.nothingToDecline));
    });

    test(`[${ids.atOnce}] [${ids.declined}] declined when engaging, it lays none and its permission stays`, () => {
      const table = barring();
      expect(listed(table, 'engage Covert')).toEqual(['engage Covert Two', 'engage Covert Two quietly']);
      table.play('engage Covert Two quietly');
      expect(fieldsOf(table)).not.toHaveProperty('barred');
      expect(poolOf(table)).toEqual({ plain: 1 });
    });

    test(`[${ids.nothingToDecline}] quietly is for a sentence that would act: not twice, not for other cards`, () => {
      const table = board({
        'ops a': 'Covert Three, Oats',
        engaged: 'a Covert Two',
        plotted: '',
        barred: 'b',
      });
      expect(listed(table, 'engage')).toEqual(['engage Covert Three', 'engage Oats']);
      for (const card of ['Covert Three', 'Oats'])
        expect(table.refused(`engage ${card} quietly`)).toEqual(
          refuse('nothing-to-decline', ids.nothingToDecline),
        );
    });
  });
}
