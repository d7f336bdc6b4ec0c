/** Unlocking abilities, and engaging experience cards with them. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { UNLOCKABLE } from './compose.ts';
import { at, BATTLES, storyOf } from './scene.testing.ts';

const unlocking = (fields: Readonly<Record<string, string>> = {}) =>
  at(
    { turn: 'a', phase: 'unlock', loser: 'a', asked: 'b', pool: '', 'ops a': '#4', 'ops b': '#4', ...fields },
    { rest: 'unseen' },
  );

test('[WA-UNL-1] [WA-UNL-2] [WA-R-34] the eighteen abilities other than ruin and triumph, on cards or not', () => {
  const table = unlocking();
  expect(UNLOCKABLE).toHaveLength(18);
  expect(table.legal().sort()).toEqual([...UNLOCKABLE.map((ability) => `unlock ${ability}`), 'pass'].sort());
  for (const ability of ['ruin', 'triumph', 'dread'])
    expect(table.refused(`unlock ${ability}`)).toEqual(refuse('never-unlocked', 'WA-UNL-2'));
});

test('[WA-UNL-1] [WA-R-21] [WA-R-22] [WA-R-23] each has a list of their own: both may unlock the same, nobody the same twice', () => {
  const table = unlocking({ 'unlocked a': 'vision' });
  table.play('unlock vision');
  expect(table.view('table').unlocked).toEqual([['vision'], ['vision']]);
  expect(table.toAct()).toEqual([0]);
  expect(table.refused('unlock vision')).toEqual(refuse('unlocked-before', 'WA-UNL-1'));
  expect(table.legal()).not.toContain('unlock vision');
  table.play('unlock omen');
  expect(table.view('table').unlocked).toEqual([['omen', 'vision'], ['vision']]);
});

test('[WA-UNL-3] [WA-UNL-4] what is unlocked is on record for all and stays when rounds end', () => {
  const table = unlocking({ 'unlocked a': 'vision', 'unlocked b': 'strike' }).play('pass', 'pass');
  table.play('finish', 'finish', 'give Open Gate');
  for (const viewer of [0, 1, 'table'] as const)
    expect(table.view(viewer).unlocked).toEqual([['vision'], ['strike']]);
});

test('[WA-RND-12] one ability per seat', () => {
  const table = unlocking().play('unlock vision');
  expect(table.toAct()).toEqual([0]);
  table.play('pass');
  expect(table.view('table').phase).toBe('obstruct');
});

test('[WA-R-24] [WA-UNL-5] it is used from the very next turn on', () => {
  const table = unlocking().play('pass', 'unlock vision');
  expect([table.view('table').phase, table.toAct()]).toEqual(['obstruct', [0]]);
  expect(table.legal()).toContain('engage Open Gate as vision');
});

const plotting = (fields: Readonly<Record<string, string>> = {}) =>
  at(
    {
      turn: 'a',
      phase: 'plot',
      passed: 'b',
      'ops a': 'Sap Rising, Night Steward, Still Water',
      'experience a':
        'Long Frost, Harvest of Suns, Quiet Oath, Schoolroom, Paper Boat, Drawn Line, Kitchen Door',
      'ops b': 'Deck Cadet',
      'experience b': 'Falling Ember, Lantern Walk',
      'unlocked a': 'covert, leadership, rescue, valor, vision',
      void: BATTLES.replace(', Drawn Line', ''),
      ...fields,
    },
    { rest: 'unseen' },
  );

test('[WA-DEF-10] [WA-R-25] [WA-R-30] an experience card is announced with an ability, as often as there are cards', () => {
  const table = plotting();
  expect(table.refused('engage Schoolroom')).toEqual(refuse('not-announced', 'WA-DEF-10'));
  expect(table.refused('engage Sap Rising as vision')).toEqual(refuse('not-in-experience', 'WA-DEF-10'));
  expect(table.refused('engage Schoolroom as omen')).toEqual(refuse('not-unlocked', 'WA-R-31'));
  table.play(
    'engage Schoolroom as leadership',
    'engage Paper Boat as leadership',
    'engage Quiet Oath as leadership',
  );
  expect(table.view('table').engaged).toMatchObject([
    { card: 'Schoolroom', as: 'leadership' },
    { card: 'Paper Boat', as: 'leadership' },
    { card: 'Quiet Oath', as: 'leadership' },
  ]);
  expect(table.view('table').pool).toEqual({ plain: 4 });
});

test('[WA-R-19] [WA-R-20] every permission reaches the experience, the free one and the compulsory plot card too', () => {
  const table = plotting().play('engage Schoolroom as vision');
  expect(table.view('table').plotted).toBe(1);
  table.play(
    'engage Paper Boat as leadership by vision',
    'engage Sap Rising',
    'engage Quiet Oath as vision by engineering',
  );
  expect(table.view('table').engaged).toHaveLength(4);
});

test('[WA-R-62] for valor either ability suffices: printed valor announced as another, another announced as valor', () => {
  const table = plotting({ pool: 'valor 1, plain 1', plotted: ' ', engaged: 'a Bent Not Broken' });
  const valor = table.legal().filter((move) => move.endsWith('by valor'));
  expect(valor).toEqual(
    expect.arrayContaining(['engage Quiet Oath as vision by valor', 'engage Schoolroom as valor by valor']),
  );
  expect(valor).not.toContain('engage Schoolroom as vision by valor');
});

test('[WA-R-27] [WA-R-95] printed sway, faction and life stay: a life engaged as another ability tells the story', () => {
  const table = plotting({ 'experience b': 'Falling Ember', 'unlocked a': 'leadership' }).play(
    'engage Long Frost as leadership',
    'finish',
  );
  expect(table.view('table').totals).toEqual([6, 0]);
  table.play('engage Deck Cadet', 'finish', 'give Falling Ember');
  expect(table.outcome()?.winners).toEqual([0]);
  expect(storyOf(table)).toBe('Long Frost');
});

test('[WA-R-33] spending the last life loses nothing yet', () => {
  const table = plotting({ 'experience a': 'Long Frost' }).play('engage Long Frost as leadership');
  expect(table.outcome()).toBeUndefined();
});

const obstructing = (fields: Readonly<Record<string, string>> = {}) =>
  plotting({ phase: 'obstruct', passed: '', engaged: 'b Dry Dock', pool: '', ...fields });

test('[WA-R-29] rescue without a permission needs a printed rescue card in ops; unlock.rights extends it to unlocked rescue', () => {
  const plain = obstructing();
  expect(plain.refused('engage Schoolroom as rescue by rescue')).toEqual(
    refuse('rescue-only-obstructing', 'WA-RES-2'),
  );
  expect(plain.refused('engage Kitchen Door as vision by rescue').code).toBe('rescue-only-obstructing');
  const rights = obstructing({ set: 'unlock.rights=on' });
  expect(rights.legal()).toContain('engage Schoolroom as rescue by rescue');
  expect(rights.refused('engage Kitchen Door as vision by rescue').code).toBe('rescue-only-obstructing');
  const allowed = obstructing({ pool: 'plain 1' });
  expect(allowed.legal()).toContain('engage Schoolroom as rescue');
});

test('[WA-R-121] covert by one ability and battle by the other: it keeps both kinds out, and may itself come in', () => {
  const table = plotting({ 'ops a': 'Closed Shutters, Gale, Night Steward' }).play(
    'engage Drawn Line as covert',
  );
  expect(table.view('table').barred).toEqual([1]);
  expect(table.refused('engage Closed Shutters')).toEqual(refuse('battle-in-timeline', 'WA-COV-2'));
  expect(table.refused('engage Gale')).toEqual(refuse('covert-in-timeline', 'WA-COV-3'));
  table.play('engage Night Steward');
});

test('[WA-R-109] with four the turning mate engages from the shared experience, by a list of their own', () => {
  const four = (unlocked: string) =>
    at(
      {
        turn: 'c',
        phase: 'plot',
        'ops a': '#2',
        'ops b': '#2',
        'ops c': 'Night Steward',
        'ops d': '#2',
        [`unlocked ${unlocked}`]: 'vision',
      },
      { rest: 'unseen', seats: 4 },
    );
  expect(four('c').legal()).toContain('engage Open Gate as vision');
  expect(four('a').refused('engage Open Gate as vision')).toEqual(refuse('not-unlocked', 'WA-R-31'));
});

test('[WA-R-125] [WA-R-28] under unlock.rights the window opens for an experience card while battle is on the list, and not otherwise', () => {
  const asked = (fields: Readonly<Record<string, string>>) =>
    plotting({ passed: '', void: `${BATTLES}`, 'experience a': 'Long Frost', ...fields })
      .play('engage Sap Rising')
      .toAct();
  const rights = { set: 'unlock.rights=on', 'unlocked b': 'battle' };
  expect(asked({})).toEqual([0]);
  expect(asked({ 'unlocked b': 'battle' })).toEqual([0]);
  expect(asked({ set: 'unlock.rights=on' })).toEqual([0]);
  expect(asked(rights)).toEqual([1]);
  expect(asked({ ...rights, 'ops b': '' })).toEqual([1]);
  expect(asked({ ...rights, 'experience b': '' })).toEqual([0]);
});
