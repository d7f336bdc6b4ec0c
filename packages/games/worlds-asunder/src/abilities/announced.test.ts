/** Engaging from the experience with an unlocked ability. */
import { refuse } from '@hortus/kernel';
import { changes, type Fields, fieldsOf, listed, poolOf } from '@hortus/sway/testing';
import { describe, expect, test } from 'vitest';
import { board, LIVES } from './board.testing.ts';

const having = (experience: string, unlocked: string, more: Fields = {}) =>
  board({ 'ops a': 'Oats', 'experience a': experience, 'unlocked a': unlocked, ...more });
const RIGHTS = { options: { 'unlock.rights': 'on' } } as const;

test('[WA-DEF-10] [WA-R-20] [WA-R-30] announced, executed in place of the printed ability, and the plot has its card', () => {
  const table = having('Leadership Five', 'navigation, omen', { under: 'Hemp, Flax' });
  expect(listed(table, 'engage')).toEqual([
    ...['engage Oats', 'engage Leadership Five as navigation', 'engage Leadership Five as omen'],
  ]);
  expect(changes(table, 'engage Leadership Five as navigation')).toMatchObject({
    'experience a': '',
    engaged: 'a Leadership Five as navigation',
    pool: 'navigation 1',
    plotted: '1',
  });
  expect(fieldsOf(table.play('finish'))).toMatchObject({ turn: 'b', phase: 'obstruct' });
});

test('[WA-DEF-10] [WA-R-31] not without an announcement, not with an ability that is not unlocked', () => {
  const table = having('Leadership Five', 'omen');
  expect(table.refused('engage Leadership Five')).toEqual(refuse('not-announced', 'WA-DEF-10'));
  expect(table.refused('engage Leadership Five as vision')).toEqual(refuse('not-unlocked', 'WA-R-31'));
  expect(table.refused('engage Oats as omen')).toEqual(refuse('not-in-experience', 'WA-DEF-10'));
  expect(listed(having('Leadership Five', ''), 'engage')).toEqual(['engage Oats']);
});

test('[WA-R-25] [WA-R-21] once a card, without further limit; the list is its own player’s', () => {
  const table = having('Hemp, Flax', 'leadership', { 'unlocked b': 'vision' });
  table.play('engage Hemp as leadership', 'engage Flax as leadership');
  expect(poolOf(table)).toEqual({ plain: 3 });
  expect(having('Hemp', 'leadership', { 'unlocked b': 'vision' }).refused('engage Hemp as vision').code).toBe(
    'not-unlocked',
  );
});

test('[WA-R-19] every permission reaches the experience but strike’s', () => {
  const table = having('Hemp', 'omen, valor', {
    pool: 'plain 1, engineering 1, persuasion 1, valor 1, vision 3, sabotage 1',
    strike: 'open',
    engaged: 'a Ash',
    plotted: '',
  });
  expect(listed(table, 'engage Hemp as omen')).toEqual([
    ...[
      'engage Hemp as omen',
      'engage Hemp as omen by engineering',
      'engage Hemp as omen by persuasion',
      'engage Hemp as omen by vision',
    ],
  ]);
  expect(listed(table, 'engage Hemp as valor')).toContain('engage Hemp as valor by valor');
  expect(listed(table, 'hide')).toContain('hide Hemp as omen');
  expect(table.refused('engage Hemp as omen by strike')).toEqual(refuse('strike-from-ops', 'WA-STR-1'));
  expect(listed(table, 'engage Oats')).toContain('engage Oats by strike');
});

test('[WA-STR-1] [WA-R-84] after strike other permissions still reach the experience', () => {
  const table = having('Hemp', 'omen', { strike: 'on', engaged: 'a Strike One', plotted: '' });
  expect(listed(table, 'engage')).toEqual(['engage Oats', 'engage Hemp as omen', 'engage Oats by strike']);
});

describe('both abilities count for limits and bars', () => {
  const covertLaid = { engaged: 'a Covert Two', plotted: '' };
  const battleLaid = { engaged: 'a Battle Four', plotted: '' };

  test('[WA-R-26] [WA-R-57] by what is printed, whatever is announced', () => {
    const table = having('Warfare Four, Hemp', 'vision', covertLaid);
    expect(table.refused('engage Warfare Four as vision')).toEqual(refuse('covert-in-timeline', 'WA-COV-3'));
    expect(listed(table, 'engage Hemp')).toEqual(['engage Hemp as vision']);
    const other = having('Covert Three', 'vision', battleLaid);
    expect(other.refused('engage Covert Three as vision')).toEqual(refuse('battle-in-timeline', 'WA-COV-2'));
  });

  test('[WA-R-26] [WA-R-57] by what is announced, whatever is printed', () => {
    const table = having('Hemp', 'battle, warfare, covert', covertLaid);
    for (const name of ['battle', 'warfare'])
      expect(table.refused(`engage Hemp as ${name}`)).toEqual(refuse('covert-in-timeline', 'WA-COV-3'));
    expect(listed(table, 'engage Hemp')).toEqual(['engage Hemp as covert', 'engage Hemp as covert quietly']);
    const other = having('Hemp', 'battle, covert', battleLaid);
    expect(other.refused('engage Hemp as covert')).toEqual(refuse('battle-in-timeline', 'WA-COV-2'));
    expect(listed(other, 'engage Hemp')).toEqual(['engage Hemp as battle']);
  });

  test('[WA-R-26] under covert’s bar by either', () => {
    const table = having('Warfare Four, Hemp', 'battle, vision', {
      phase: 'obstruct',
      engaged: 'b Covert Two',
      barred: 'a',
    });
    expect(listed(table, 'engage')).toEqual(['engage Oats', 'engage Hemp as vision']);
    for (const move of ['engage Warfare Four as vision', 'engage Hemp as battle'])
      expect(table.refused(move)).toEqual(refuse('barred-by-covert', 'WA-COV-4'));
  });

  test('[WA-R-26] once it lies there it keeps out by either', () => {
    const table = having('Warfare Four', 'leadership', { 'ops a': 'Covert Two, Oats' });
    table.play('engage Warfare Four as leadership');
    expect(table.refused('engage Covert Two')).toEqual(refuse('battle-in-timeline', 'WA-COV-2'));
  });

  test('[WA-R-121] covert by one and warfare by the other: judged against the others, then it keeps out both; no bar but by execution in a plot', () => {
    const table = having('Warfare Four', 'covert', { 'ops a': 'Covert Two, Battle Four, Oats' });
    table.play('engage Warfare Four as covert');
    expect(fieldsOf(table)).toMatchObject({ barred: 'b' });
    expect(table.refused('engage Covert Two').code).toBe('battle-in-timeline');
    expect(table.refused('engage Battle Four').code).toBe('covert-in-timeline');
    const printed = having('Covert Two', 'warfare');
    printed.play('engage Covert Two as warfare');
    expect(fieldsOf(printed)).not.toHaveProperty('barred');
  });

  test('[WA-R-62] valor’s permission is for a card announced as valor and for a printed one under any announcement', () => {
    const table = having('Hemp, Valor Two', 'valor, omen', {
      pool: 'valor 1',
      engaged: 'a Ash',
      plotted: '',
    });
    expect(listed(table, 'engage')).toEqual([
      ...[
        'engage Valor Two as omen by valor',
        'engage Valor Two as valor by valor',
        'engage Hemp as valor by valor',
      ],
    ]);
    expect(table.refused('engage Hemp as omen by valor')).toEqual(refuse('only-valor', 'WA-VAL-2'));
  });
});

test('[WA-R-27] sway stays printed: a vision of 7 less the card’s own', () => {
  const table = having('Vision Six, Warfare Three', 'vision, omen').play('engage Warfare Three as vision');
  expect(poolOf(table)).toEqual({ vision4: 1 });
  expect(table.view('table').totals).toEqual([3, 0]);
  expect(table.refused('engage Vision Six as omen by vision')).toEqual(refuse('over-budget', 'WA-VIS-1'));
});

test('[WA-R-27] [WA-R-95] a life engaged as something else is still the life of the story', () => {
  const table = having('Red Ruin', 'leadership').play('engage Red Ruin as leadership');
  expect(table.view('table').tales[0]).toEqual({ ruin: 'Red Ruin', triumph: null });
});

test('[WA-R-32] [WA-R-33] a life may be spent so, the last one too, and nothing is lost by it', () => {
  const table = having('Red Ruin', 'leadership', { 'experience b': 'Blue Ruin' });
  table.play('engage Red Ruin as leadership');
  expect(table.outcome()).toBeUndefined();
});

describe('rights', () => {
  const obstruct = { phase: 'obstruct', engaged: 'b Rye', pool: '' } as const;

  test('[WA-R-29] rescue’s right is for printed rescue in ops', () => {
    const table = having('Rescue One, Hemp', 'rescue, omen', obstruct);
    expect(listed(table, 'engage')).toEqual([]);
    for (const move of ['engage Hemp as rescue by rescue', 'engage Rescue One as rescue by rescue'])
      expect(table.refused(move)).toEqual(refuse('rescue-only-obstructing', 'WA-RES-2'));
    expect(listed(having('Hemp', 'rescue', { ...obstruct, pool: 'plain 1' }), 'engage Hemp')).toEqual([
      'engage Hemp as rescue',
    ]);
  });

  test('[WA-R-29] the option extends it to a card announced as rescue, printed so or not', () => {
    const table = board(
      { 'ops a': 'Oats', 'experience a': 'Rescue One, Hemp', 'unlocked a': 'rescue, omen', ...obstruct },
      RIGHTS,
    );
    expect(listed(table, 'engage')).toEqual([
      ...['engage Rescue One as rescue by rescue', 'engage Hemp as rescue by rescue'],
    ]);
    expect(table.refused('engage Rescue One as omen by rescue')).toEqual(
      refuse('rescue-only-obstructing', 'WA-RES-2'),
    );
  });

  const plotted = { turn: 'b', passed: '', 'ops b': 'Slate' } as const;
  test('[WA-R-28] the interrupt is for printed battle in ops; the option extends it to one announced as battle', () => {
    const fields = {
      'ops a': 'Oats',
      'experience a': 'Battle Four, Hemp',
      'unlocked a': 'battle, omen',
      ...plotted,
    };
    const without = board({ ...fields, 'ops a': 'Battle Five' }).play('engage Slate');
    expect(without.legal()).toEqual(['interrupt with Battle Five', 'pass', 'pass the plot']);
    expect(without.refused('interrupt with Hemp as battle')).toEqual(refuse('not-battle', 'WA-BAT-3'));
    const withRights = board(fields, RIGHTS).play('engage Slate');
    expect(withRights.legal()).toEqual([
      ...['interrupt with Battle Four as battle', 'interrupt with Hemp as battle', 'pass', 'pass the plot'],
    ]);
    expect(withRights.refused('interrupt with Battle Four as omen')).toEqual(
      refuse('not-battle', 'WA-BAT-3'),
    );
    withRights.play('interrupt with Hemp as battle');
    expect(fieldsOf(withRights)).toMatchObject({ turn: 'a', phase: 'obstruct', pool: 'plain 2' });
  });
});

test('[WA-R-109] from the shared experience the turning mate engages, with an ability of its own list', () => {
  const table = board(
    {
      ...LIVES,
      turn: 'c',
      'ops c': 'Oats',
      'experience a': 'Hemp, Red Ruin, Red Triumph',
      'unlocked a': 'omen',
      'unlocked c': 'leadership',
      passed: 'd',
    },
    { seats: 4 },
  );
  expect(listed(table, 'engage Hemp')).toEqual(['engage Hemp as leadership']);
  expect(table.refused('engage Hemp as omen')).toEqual(refuse('not-unlocked', 'WA-R-31'));
});

test('[WA-R-63] in the finale a life in ops may be sent to the experience', () => {
  const table = board({ 'ops a': 'Vengeance Two, Red Ruin, Oats', unseen: '', finale: '' });
  table.play('engage Vengeance Two', 'send Red Ruin');
  expect(fieldsOf(table)['experience a']).toBe('Red Ruin');
});

/** Two cards may be engaged, and Hemp is drawn first. */
const drawing = (ops: string) =>
  board({ 'ops a': ops, 'unlocked a': 'leadership', pool: 'plain 2', under: 'Hemp, Flax, Rye' });

test('[WA-STR-2] a card drawn in this phase stays barred when it was sent to the experience', () => {
  const table = drawing('Strike One, Vengeance Two, Oats');
  table.play('engage Vengeance Two', 'draw 2 by vengeance', 'send Hemp', 'done', 'engage Strike One');
  expect(listed(table, 'engage Hemp')).toEqual([]);
  expect(table.view(0).experience[0].cards).toEqual([{ card: 'Hemp', known: '', fresh: true }]);
  expect(table.refused('engage Hemp as leadership').code).toBe('no-permission');
  table.play('engage Oats by strike');
  expect(table.refused('engage Hemp as leadership')).toEqual(refuse('barred-by-strike', 'WA-STR-2'));
});

test('[WA-STR-2] sent away and engaged before strike is in force it is an engaged card like any other', () => {
  const table = drawing('Vengeance Two, Oats');
  table.play('engage Vengeance Two', 'draw 1 by vengeance', 'send Hemp', 'done', 'engage Hemp as leadership');
  expect(fieldsOf(table)).toMatchObject({
    engaged: 'a Vengeance Two; a Hemp as leadership',
    drawn: '1',
    gone: '1',
  });
  expect(fieldsOf(table)).not.toHaveProperty('fresh');
});
