/** What four players share and what each does alone, in the ending of a round and in the finale. */
import { choices, flowOf, opsOf, type SwayScene, toldOf } from '@hortus/sway/testing';
import { expect, test } from 'vitest';
import { worldsAsunder } from './index.ts';

const four = (fields: Readonly<Record<string, string>>, options = {}): SwayScene =>
  flowOf(worldsAsunder, fields, { seats: 4, options });

/** b has answered a's Drum and finishes; the destiny is empty. */
const finale = (fields: Readonly<Record<string, string>>, options = {}): SwayScene =>
  four(
    {
      phase: 'obstruct',
      turn: 'b',
      engaged: 'a Drum; b Stone Spears',
      pool: '',
      unseen: '',
      'experience a': 'Reed Fire, Reed Feast, Reed Song',
      'experience b': 'Stone Fire, Stone Feast',
      'ops a': 'Mill',
      'ops b': 'Wolves',
      ...fields,
    },
    options,
  );

test('[WA-R-107] [WA-R-130] mates share their experience out in turn, who turns sooner first; the turning side before the other', () => {
  const one = finale({ finale: '' }).play('finish');
  expect([one.view('table').phase, one.toAct()]).toEqual(['share', [1]]);
  expect(choices(one, 'take')).toEqual(['Stone Fire', 'Stone Feast']);
  expect(one.refused('take Reed Fire').code).toBe('not-in-experience');
  expect(one.refused('pass').code).toBe('not-now');
  expect(one.play('take Stone Feast').toAct()).toEqual([3]);
  expect(one.play('take Stone Fire').toAct()).toEqual([2]);
  expect(one.play('take Reed Song').toAct()).toEqual([0]);
  expect(one.play('take Reed Feast').toAct()).toEqual([2]);
  one.play('take Reed Fire');
  expect([one.view('table').phase, one.toAct()]).toEqual(['plot', [1]]);
  expect([0, 1, 2, 3].map((seat) => opsOf(one, seat).join())).toEqual([
    'Reed Feast,Mill',
    'Stone Feast,Wolves',
    'Reed Fire,Reed Song',
    'Stone Fire',
  ]);
});

test('[WA-R-107] an odd card of the first team changes nothing for the other: there too the mate whose turn comes sooner is first', () => {
  const one = finale({ finale: '', 'experience b': 'Stone Fire' }).play('finish', 'take Stone Fire');
  expect([one.view('table').phase, one.toAct()]).toEqual(['share', [2]]);
});

test('[WA-R-107] the cards shared out count in the equalisation, or not where it comes first', () => {
  const first = finale({}).play('finish', 'take Stone Feast', 'take Stone Fire');
  first.play('take Reed Song', 'take Reed Feast', 'take Reed Fire');
  expect([first.view('table').phase, first.toAct()]).toEqual(['equalise', [1]]);
  const after = finale({}, { 'finale.order': 'equalise' }).play('finish');
  expect([after.view('table').phase, after.toAct()]).toEqual(['equalise', [1]]);
  after.play('discard Wolves', 'discard Mill');
  expect([after.view('table').phase, after.toAct()]).toEqual(['share', [1]]);
});

test('[WA-R-107] [WA-TEA-2] which card a mate takes the team sees, the others only that one is taken', () => {
  const one = finale({ finale: '' }).play('finish', 'take Stone Feast');
  for (const viewer of [1, 3] as const) expect(toldOf(one, viewer, 'shared')[0]).toHaveProperty('card');
  for (const viewer of [0, 2, 'table'] as const)
    expect(toldOf(one, viewer, 'shared')).toEqual([{ kind: 'shared', seat: 1 }]);
});

/** b can't answer and loses the round. */
const lost = (fields: Readonly<Record<string, string>>): SwayScene =>
  four({ phase: 'obstruct', turn: 'b', engaged: 'a Drum', 'ops c': 'Mill', ...fields }).play('finish');

test('[WA-R-128] [WA-R-112] a player without a life in the shared zones or in ops leaves it to the mate', () => {
  const one = lost({ 'experience b': 'Stone Mist', 'ops d': 'Stone Fire, Stone Feast, Dusk' });
  expect(toldOf(one, 'table', 'lacks')).toEqual([{ kind: 'lacks', seat: 1 }]);
  expect([one.view('table').loser, one.toAct(), choices(one, 'give')]).toEqual([
    1,
    [3],
    ['Stone Fire', 'Stone Feast'],
  ]);
  one.play('give Stone Fire');
  expect([one.outcome(), one.view('table').phase]).toEqual([undefined, 'refill']);
});

test('[WA-R-128] the chooser gives from the shared zones and their own ops; the team’s last life is the last', () => {
  const two = lost({ 'experience b': 'Stone Feast', 'ops b': 'Stone Song', 'ops d': 'Stone Fire' });
  expect([two.toAct(), choices(two, 'give')]).toEqual([[1], ['Stone Feast', 'Stone Song']]);
  const mates = lost({ 'experience b': 'Stone Feast', 'ops d': 'Stone Fire' }).play('give Stone Feast');
  expect([mates.outcome(), mates.view('table').phase]).toEqual([undefined, 'refill']);
  const last = lost({ 'experience b': '', 'ops d': 'Stone Fire' }).play('give Stone Fire');
  expect(last.outcome()).toMatchObject({ winners: [0, 2], reasons: [{ code: 'last-life' }] });
  const none = lost({ 'experience b': '', 'ops d': 'Dusk' });
  expect(none.outcome()).toMatchObject({ winners: [0, 2], reasons: [{ code: 'no-life' }] });
});

/** The seats asked before the next turn, each passing. */
function askedInTurn(one: SwayScene): string[] {
  const asked: string[] = [];
  while (['refill', 'recruit', 'unlock'].includes(one.view('table').phase)) {
    asked.push(`${one.view('table').phase} ${one.toAct()}`);
    one.play('pass');
  }
  return asked;
}

test('[WA-R-129] [WA-R-108] refills from the loser on; recruits and abilities to unlock: the winners in that order, then the losers', () => {
  const one = lost({}).play('give Stone Fire');
  expect(askedInTurn(one)).toEqual([
    ...['refill 1', 'refill 2', 'refill 3', 'refill 0'],
    ...['recruit 2', 'recruit 0', 'recruit 1', 'recruit 3'],
    ...['unlock 2', 'unlock 0', 'unlock 1', 'unlock 3'],
  ]);
  expect([one.view('table').turn, one.toAct()]).toEqual([1, [1]]);
});

test('[WA-R-108] recruits go to the shared experience, an unlocked ability is its player’s alone', () => {
  const one = lost({}).play('give Stone Fire', 'pass', 'pass', 'pass', 'pass');
  one.play('recruit Dusk', 'recruit Wolves');
  expect(one.toAct()).toEqual([0]);
  expect(one.view('table').experience[0]?.count).toBe(4);
  one.play('pass', 'pass', 'pass', 'unlock vision', 'pass', 'pass', 'unlock vision');
  expect(one.view('table').unlocked).toEqual([[], [], ['vision'], ['vision']]);
});

test('[WA-R-131] [WA-DEF-27] a mate sees the shared experience and hidden cards of the shared timeline, not the other ops', () => {
  const one = four({
    phase: 'plot',
    passed: 'd',
    turn: 'c',
    plotted: '',
    engaged: 'c Drum; c hidden Dusk slot 0',
    'ops c': 'Mill',
    'experience a': 'Reed Fire, Reed Weir',
  });
  const seen = (viewer: number) => {
    const view = one.view(viewer);
    return [view.engaged[1]?.card, view.experience[0]?.cards.length, view.ops[2]?.cards.length];
  };
  expect([seen(0), seen(1), seen(2)]).toEqual([
    ['Dusk', 2, 0],
    [null, 0, 0],
    ['Dusk', 2, 1],
  ]);
});
