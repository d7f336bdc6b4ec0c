import type { Hint } from '@hortus/frame/board/guide.ts';
import { learnBook, startWords, words } from '@hortus/frame/page/words.ts';
import { FastLuck, type Move } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';
import { cgs, MOVES, POWERS, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { commandOf } from '../says/command.ts';
import { guide } from './guide.tsx';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
await startWords([]);
await Promise.all([learnBook(spoken.book), learnBook(guideBook)]);

function viewed(options: object): View {
  const parsed = cgs.parseOptions(options, 2);
  if (!parsed.ok) throw new Error('options of a test');
  const state = cgs.create(parsed.value, 2);
  cgs.setup(state, new FastLuck(1));
  return cgs.view(state, 0) as View;
}

const say = (key: string): string => words.value.say(key as never);

test('[CGS-R-95] the goal beside the table is the finale, in an era that one decides', () => {
  const options = { pack: 'comet-year' };
  const view = viewed(options);
  expect(guide.goal(view, 0, options).line).toBe(say('web.cgs.goal.by-finale'));
  expect(guide.goal(view, 0, options).short).toBe(say('web.cgs.goal.by-finale.short'));
  expect(guide.goal({ ...view, viewer: 'table' }, undefined, options).line).toBe(
    say('web.cgs.goal.by-finale.seen'),
  );
  expect(guide.goal({ ...view, era: 1 }, 0, options).line).toBe(say('web.cgs.goal'));
});

test.each([{ pack: 'comet-year', skip: 1 }, { pack: 'lowwater' }])(
  '[CGS-EOE-10] points are the goal of %o',
  (options) => {
    expect(guide.goal(viewed(options), 0, options).line).toBe(say('web.cgs.goal'));
  },
);

test('[CGS-R-95] no hint counts points in an era that a finale decides', () => {
  const cast = { names: ['Ana', 'Ben'], you: 0 };
  const told = (options: Hint<View>['options'], move: Move): string => {
    const now = viewed(options);
    const asked = { ...now, request: 'era' } as View;
    return (
      guide.advise?.({
        moves: [move],
        views: [asked],
        told: [],
        now: asked,
        after: asked,
        seat: 0,
        cast,
        options,
      }) ?? ''
    );
  };
  const [agree, refuse] = [MOVES.kinds.agree.pack(), MOVES.kinds.refuse.pack()];
  const demo = { pack: 'comet-year' };
  expect(told(demo, refuse)).toContain(say('web.cgs.hint.why.era.by-finale'));
  expect(told(demo, agree)).toContain(say('web.cgs.hint.why.era.done'));
  expect(told({ ...demo, skip: 1 }, refuse)).toContain('points');
});

test('a hint names a move with the words of its button', () => {
  const view = viewed({ pack: 'lowwater' });
  const deck = { cards: ['Watchtower'], factions: [] };
  const cast = { names: ['Ana', 'Ben'], deck };
  const { hit, recover, reuse, seize, shield, add } = MOVES.kinds;
  const used = { ...view, doing: { ...view.doing, from: 0 } } as View;
  const button = (key: string): string =>
    words.value.say(`web.cgs.do.${key}` as never, { card: deck.cards[0], who: 'Ben' } as never);
  const same = (key: string, move: Move, now = view): void =>
    expect(commandOf(move, now, cast).toLowerCase(), key).toContain(button(key).toLowerCase());
  POWERS.forEach((power, i) => {
    same(power.replace('1', ''), hit.pack(i, 1, 0));
  });
  same('recover', recover.pack(0, 0));
  same('reuse', reuse.pack(1, 0));
  same('seize', seize.pack(1, 0));
  same('shield', shield.pack(1, 0));
  same('done.none', MOVES.kinds.done.pack());
  same('done', MOVES.kinds.done.pack(), used);
  for (const kind of ['close', 'endAdventure', 'endEra', 'agree', 'refuse', 'pass', 'sitOut'] as const)
    same(kind, MOVES.kinds[kind].pack());
  expect(commandOf(add.pack(0), view, cast)).toBe(`add ${deck.cards[0]} to the Solo`);
});
