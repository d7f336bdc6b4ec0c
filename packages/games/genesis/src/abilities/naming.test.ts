/** Maven and replication. */
import { refuse } from '@hortus/kernel';
import { ABILITIES, CORE } from '@hortus/sway';
import { changes, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { describe, expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';
import { CUSTOM } from './index.ts';

const UNNAMED = ['battle', 'maven', 'replication', 'ruin', 'triumph'];
const KNOWN: readonly string[] = [...CORE, ...CUSTOM].map(({ name }) => name);
const NAMEABLE = ABILITIES.filter((name) => KNOWN.includes(name) && !UNNAMED.includes(name));
const maven = (ops = 'Hemp', more: Readonly<Record<string, string>> = {}) =>
  board({ ...LIVES, 'ops a': `Maven Two, ${ops}`, ...more }).play('engage Maven Two');

describe('maven', () => {
  test('[GEN-MAV-1] nothing opens but the naming, which is then executed', () => {
    const table = board({ 'ops a': 'Maven Two, Hemp' });
    expect(changes(table, 'engage Maven Two')).toEqual({
      'ops a': 'Hemp',
      engaged: 'a Maven Two unnamed',
      pool: '',
      plotted: '1',
    });
    expect(changes(table, 'name leadership on Maven Two')).toEqual({
      engaged: 'a Maven Two as leadership',
      pool: 'plain 2',
    });
    expect(table.told('table')).toContainEqual(expect.objectContaining({ kind: 'named' }));
  });

  test('[GEN-MAV-1] [GEN-MAV-2] [GEN-R-78] any ability in force may be named, but for five', () => {
    expect(listed(maven(), 'name')).toEqual(NAMEABLE.map((name) => `name ${name} on Maven Two`));
    for (const name of UNNAMED)
      expect(maven().refused(`name ${name} on Maven Two`)).toEqual(refuse('not-nameable', 'GEN-MAV-2'));
    expect(maven().refused('name enlist on Maven Two')).toEqual(refuse('not-nameable', 'GEN-MAV-2'));
  });

  test('[GEN-R-78] an ability that is not agreed on cannot be named', () => {
    const table = board({ 'ops a': 'Hemp', engaged: 'a Maven Two unnamed', plotted: '' });
    expect(table.state.rules.nameable).toBeGreaterThan(0);
    expect(table.refused('name sacrifice on Maven Two')).toEqual(refuse('not-nameable', 'GEN-MAV-2'));
  });

  test('[GEN-R-78] one naming per card', () => {
    const table = maven().play('name covert on Maven Two');
    expect(listed(table, 'name')).toEqual([]);
    expect(table.refused('name vision on Maven Two')).toEqual(refuse('named-already', 'GEN-R-78'));
  });

  test('[GEN-R-76] from the naming on it is a card of that ability as well: covert bars, excludes, is excluded', () => {
    const table = maven('Battle Four').play('name covert on Maven Two');
    expect(fieldsOf(table)).toMatchObject({ barred: 'b', pool: 'plain 1' });
    expect(table.refused('engage Battle Four')).toEqual(refuse('covert-in-timeline', 'GEN-COV-3'));
    const warfare = maven('Covert Two').play('name warfare on Maven Two');
    expect(warfare.refused('engage Covert Two')).toEqual(refuse('battle-in-timeline', 'GEN-COV-2'));
    const budget = maven('Hemp').play('name vision on Maven Two');
    expect(poolOf(budget)).toEqual({ vision5: 1 });
    const stays = board({ ...LIVES, phase: 'obstruct', 'ops a': 'Maven Two, Hemp', engaged: 'b Oats' });
    stays.play('engage Maven Two', 'name endurance on Maven Two', 'finish');
    expect(fieldsOf(stays).engaged).toBe('a Maven Two as endurance');
  });

  test('[GEN-R-76] naming is refused where engaging such a card would be', () => {
    const covert = maven('Hemp', { engaged: 'a Covert Two', plotted: '', pool: 'plain 1' });
    expect(covert.refused('name warfare on Maven Two')).toEqual(refuse('naming-barred', 'GEN-R-76'));
    expect(listed(covert, 'name')).not.toContain('name warfare on Maven Two');
    const battle = maven('Hemp', { engaged: 'a Battle Four', plotted: '', pool: 'plain 1' });
    expect(battle.refused('name covert on Maven Two')).toEqual(refuse('naming-barred', 'GEN-R-76'));
    const barred = board({ phase: 'obstruct', 'ops a': 'Maven Two', engaged: 'b Covert Two', barred: 'a' });
    barred.play('engage Maven Two');
    expect(barred.refused('name warfare on Maven Two')).toEqual(refuse('naming-barred', 'GEN-R-76'));
  });

  test('[GEN-R-77] naming rescue gives its permission; the maven card itself was paid for', () => {
    const table = board({ phase: 'obstruct', 'ops a': 'Maven Two, Hemp', engaged: 'b Oats', pool: '' });
    expect(table.refused('engage Maven Two by rescue')).toEqual(
      refuse('rescue-only-obstructing', 'GEN-RES-2'),
    );
    expect(poolOf(maven().play('name rescue on Maven Two'))).toEqual({ plain: 1 });
  });

  test('[GEN-R-76] [GEN-DEF-12] the naming may wait within the phase, and ends with it', () => {
    const table = maven('Hemp', { pool: 'plain 2', 'ops b': 'Chalk' });
    table.play('engage Hemp', 'name strike on Maven Two');
    expect(fieldsOf(table)).toMatchObject({ strike: 'open' });
    const late = maven('Hemp', { 'ops b': 'Chalk' }).play('finish');
    expect(fieldsOf(late).engaged).toBe('a Maven Two');
  });

  test('[GEN-INS-2] under insurgence there is no naming', () => {
    const table = board({ 'ops a': 'Insurgence One, Maven Two' });
    table.play('engage Insurgence One', 'engage Maven Two by insurgence');
    expect(listed(table, 'name')).toEqual([]);
    expect(table.refused('name vision on Maven Two').code).toBe('not-open');
  });
});

describe('replication', () => {
  const against = (engaged: string) =>
    board({ phase: 'obstruct', 'ops a': 'Replication Two, Hemp', engaged }).play('engage Replication Two');

  test('[GEN-REP-1] [GEN-REP-2] one ability printed on a card of the rival; never the five', () => {
    const table = against('b Vision Six; b Leadership Two; b Oats; b Battle Four; b Maven Two; b Blue Ruin');
    expect(listed(table, 'name')).toEqual([
      'name leadership on Replication Two',
      'name vision on Replication Two',
    ]);
    for (const name of ['battle', 'maven', 'ruin'])
      expect(table.refused(`name ${name} on Replication Two`)).toEqual(refuse('not-nameable', 'GEN-MAV-2'));
    expect(table.refused('name navigation on Replication Two')).toEqual(
      refuse('not-in-rival-line', 'GEN-REP-1'),
    );
    expect(changes(table, 'name vision on Replication Two')).toMatchObject({ pool: 'vision 5' });
  });

  test('[GEN-R-79] printed abilities of face-up cards only, as they lie when it is carried out', () => {
    const table = board({
      ...LIVES,
      phase: 'obstruct',
      'ops a': 'Replication Two, Persuasion Two',
      engaged: 'b Maven Three as omen; b hidden Navigation Two slot 0; b Vision Six; b Leadership Two',
    });
    table.play('engage Replication Two');
    expect(listed(table, 'name')).toEqual([
      'name leadership on Replication Two',
      'name vision on Replication Two',
    ]);
    const later = board({
      phase: 'obstruct',
      'ops a': 'Replication Two',
      engaged: 'b Vision Six; b Leadership Two',
      pool: 'plain 1, persuasion 1',
    });
    later.play('engage Replication Two', 'persuade Vision Six');
    expect(listed(later, 'name')).toEqual(['name leadership on Replication Two']);
  });

  test('[GEN-REP-1] in a plot there is commonly nothing to name', () => {
    const table = board({ 'ops a': 'Replication Two' }).play('engage Replication Two');
    expect(listed(table, 'name')).toEqual([]);
    const enduring = board({ 'ops a': 'Replication Two', engaged: 'b Endurance Two' });
    expect(listed(enduring.play('engage Replication Two'), 'name')).toEqual([
      'name endurance on Replication Two',
    ]);
  });
});
