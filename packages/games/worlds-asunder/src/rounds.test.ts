/** Lives, and what comes between two rounds. */
import { refuse } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { WORLDS_ASUNDER_DECK } from './index.ts';
import { at, BATTLES, storyOf } from './scene.testing.ts';

const failing = (fields: Readonly<Record<string, string>> = {}, seats = 2) =>
  at(
    {
      turn: 'b',
      phase: 'obstruct',
      engaged: 'a First Warden',
      'ops a': 'Sap Rising, Night Steward',
      'ops b': 'Deck Cadet, Sail Wright',
      void: `${BATTLES}, Gale, Schoolroom, Travelling Fair, Empty Berth`,
      ...fields,
    },
    { rest: 'unseen', seats },
  );

test('[WA-ZON-7] there is no reserve, and nothing to bring', () => {
  expect(failing().view('table').reserve.flat()).toEqual([]);
  expect(failing().refused('bring Falling Ember').code).toBe('not-now');
});

test('[WA-ZON-4] the experience takes no room in ops', () => {
  const table = at({
    turn: 'a',
    phase: 'plot',
    passed: 'b',
    'ops a': 'Mended Road, Sap Rising, Night Steward, Upward Path, Tidal Yard, First Warden',
    'experience a': 'Long Frost, Harvest of Suns, Open Gate, Gale, Schoolroom',
    'ops b': '#2',
    under: 'Lantern Walk, Paper Boat, #9',
  }).play('engage Mended Road', 'draw 2 by navigation');
  expect([table.view('table').ops[0].count, table.view('table').experience[0].count]).toEqual([7, 5]);
});

test('[WA-RND-1] [WA-RND-2] [WA-DEF-20] [WA-DEF-26] a round ends with a failed obstruction, or with a plot not made', () => {
  const table = failing().play('finish');
  expect(table.told('table')).toContainEqual({ kind: 'won', side: 0, why: 0 });
  expect([table.view('table').phase, table.view('table').loser]).toEqual(['giving', 1]);
  const idle = failing({ phase: 'plot', engaged: '' }).play('finish');
  expect(idle.told('table')).toContainEqual({ kind: 'won', side: 0, why: 1 });
});

test('[WA-RND-4] a life has to be given, no other card', () => {
  const table = failing().play('finish');
  expect(table.legal().sort()).toEqual([
    'give Falling Ember',
    'give Homecoming Tide',
    'give Thousand Harbours',
  ]);
  expect(table.refused('give Deck Cadet')).toEqual(refuse('not-a-life', 'WA-RND-4'));
  expect(table.refused('pass').code).toBe('not-now');
});

test('[WA-RND-6] [WA-RND-8] the last life given up ends the game, and nothing follows', () => {
  const table = failing({ 'experience b': 'Falling Ember', 'tale a': '-, Open Gate' }).play(
    'finish',
    'give Falling Ember',
  );
  expect(table.outcome()).toEqual({
    winners: [0],
    reasons: [{ code: 'last-life', clause: 'WA-RND-6' }],
    scores: [1, 0],
  });
  expect(table.toAct()).toEqual([]);
  expect(storyOf(table)).toBe('Open Gate');
  expect(table.refused('0: pass')).toEqual(refuse('over', 'WA-RND-8'));
});

test('[WA-RND-5] [WA-R-91] [WA-R-94] without a life in any zone the game ends at once; no ruin or triumph engaged, no story', () => {
  const table = failing({ 'experience b': 'Lantern Walk' }).play('finish');
  expect(table.outcome()).toMatchObject({ winners: [0], reasons: [{ code: 'no-life', clause: 'WA-RND-5' }] });
  expect(storyOf(table)).toBeUndefined();
});

test('[WA-R-3] a neutral life counts for whoever holds it', () => {
  const deck = {
    ...WORLDS_ASUNDER_DECK,
    cards: [...WORLDS_ASUNDER_DECK.cards, { name: 'Long Dark', ability: 'ruin', sway: 6 }],
  };
  const table = at(
    {
      turn: 'b',
      phase: 'obstruct',
      engaged: 'a First Warden',
      'ops a': '#2',
      'ops b': 'Deck Cadet, Long Dark',
      'experience b': '',
    },
    { rest: 'unseen', deck: 133, options: { deck } },
  ).play('finish');
  expect(table.legal()).toEqual(['give Long Dark']);
});

const recruiting = (fields: Readonly<Record<string, string>> = {}) =>
  failing({ phase: 'recruit', loser: 'b', asked: 'a', pool: '', engaged: '', ...fields });

test('[WA-RND-11] [WA-DEF-19] [WA-R-92] up to two cards each, the winner first, the timelines just discarded among them', () => {
  const table = failing().play('finish', 'give Homecoming Tide', 'pass', 'pass');
  expect([table.view('table').phase, table.toAct()]).toEqual(['recruit', [0]]);
  expect(table.legal()).toContain('recruit First Warden');
  table.play('recruit First Warden', 'recruit Gale');
  expect(table.toAct()).toEqual([1]);
  table.play('recruit Schoolroom', 'pass');
  expect(table.view('table').phase).toBe('unlock');
  expect(table.view('table').experience.map(({ count }) => count)).toEqual([5, 3]);
});

test('[WA-DEF-16] [WA-DEF-17] [WA-DEF-18] [WA-R-86] neither cards of the other faction, nor lives, nor cards that recruit', () => {
  const table = recruiting({
    'experience b': 'Falling Ember, Thousand Harbours',
    'experience a': 'Long Frost',
    void: `${BATTLES}, Gale, Travelling Fair, Harvest of Suns, Open Gate, Homecoming Tide, Deck Cadet`,
    'ops b': 'Sail Wright',
  });
  expect(table.refused('recruit Deck Cadet')).toEqual(refuse('other-faction', 'WA-DEF-16'));
  expect(table.refused('recruit Open Gate')).toEqual(refuse('life-not-recruited', 'WA-DEF-17'));
  expect(table.refused('recruit Travelling Fair')).toEqual(refuse('recruiter', 'WA-DEF-18'));
  expect(table.refused('recruit Sap Rising')).toEqual(refuse('not-in-void', 'WA-DEF-16'));
  expect(table.legal()).toEqual(expect.arrayContaining(['recruit Gale', 'recruit Drawn Line', 'pass']));
});

test('[WA-R-11] [WA-R-10] the experience is hidden, but recruits and the lives of the setup stay known', () => {
  const table = recruiting({ known: 'Long Frost: abt; Harvest of Suns: abt; Open Gate: abt' }).play(
    'recruit Gale',
    'pass',
  );
  const seen = table.view(1).experience[0];
  expect(seen.count).toBe(4);
  expect(seen.cards.map(({ card }) => card).sort()).toEqual([
    'Gale',
    'Harvest of Suns',
    'Long Frost',
    'Open Gate',
  ]);
});

const refilling = (ops: string, under = 'Lantern Walk, Paper Boat, Ferryman, #9') =>
  failing({ phase: 'refill', loser: 'b', asked: 'b', pool: '', engaged: '', 'ops b': ops, under });
const NINE =
  'Deck Cadet, Sail Wright, Spoken Course, Dry Dock, Solar Weaver, Ring Forge, Thinking Engine, Wing Lancer, Hammerfall';

test('[WA-DEF-7] [WA-DEF-21] [WA-R-123] a refill is to seven or to any number below, or not at all', () => {
  const table = refilling('Deck Cadet, Sail Wright, Spoken Course, Dry Dock');
  expect(table.legal()).toEqual(['refill', 'refill 2', 'refill 1', 'pass']);
  expect(table.play('refill 1').view('table').ops[1].count).toBe(5);
  const whole = refilling('Deck Cadet, Sail Wright, Spoken Course, Dry Dock');
  expect(whole.play('refill').view('table').ops[1].count).toBe(7);
});

test('[WA-DEF-8] [WA-R-9] a refill above seven costs the cards above it; declining it costs nothing', () => {
  expect(refilling(NINE).play('pass').view('table').ops[1].count).toBe(9);
  const table = refilling(NINE).play('refill');
  expect([table.view('table').task, table.toAct()]).toEqual(['trim', [1]]);
  table.play('discard Deck Cadet', 'discard Sail Wright');
  expect(table.view('table').ops[1].count).toBe(7);
});

test('[WA-R-93] [WA-R-18] a loser without any card begins, succeeds against nothing, and loses the next round too', () => {
  const table = failing({
    phase: 'unlock',
    loser: 'b',
    asked: 'b',
    steps: '1',
    pool: '',
    engaged: '',
    'ops b': '',
  }).play('pass');
  expect([table.view('table').phase, table.legal()]).toEqual(['obstruct', ['finish']]);
  table.play('finish');
  expect(table.view('table').phase).toBe('plot');
  table.play('finish');
  expect(table.view('table').phase).toBe('giving');
});

test('[WA-R-98] with three lives each there are at most five rounds', () => {
  const table = failing();
  let rounds = 0;
  for (let loser = 1; table.outcome() === undefined; loser = 1 - loser) {
    while (table.outcome() === undefined && table.view('table').phase !== 'giving') {
      const { phase, turn, plotted } = table.view('table');
      const plots = phase === 'plot' && turn !== loser && plotted === 0;
      table.play(plots ? table.legal()[0] : 'finish');
    }
    rounds++;
    while (['giving', 'refill', 'recruit', 'unlock'].includes(table.view('table').phase)) {
      const [first] = table.legal();
      table.play(/^(?:give|refill|discard)/.test(first) ? first : 'pass');
    }
  }
  expect(rounds).toBe(5);
});
