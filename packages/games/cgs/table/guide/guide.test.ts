import type { Hint } from '@hortus/frame/board/guide.ts';
import { learnBook, startWords, words } from '@hortus/frame/page/words.ts';
import { FastLuck, type Move } from '@hortus/kernel';
import { expect, test, vi } from 'vitest';
import { cgs, MOVES, POWERS, type View } from '../../src/index.ts';
import { guideBook, words as spoken } from '../../words/index.ts';
import { commandOf } from '../says/command.ts';
import { optionsOf, stateAt } from '../says/position.testing.ts';
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

test('a hint to open an adventure says what it brings, and one to leave a Cataclysm what that may cost', () => {
  const options = optionsOf({
    cards: [
      '1 Flood Type "Adventure" Roleplay "Cataclysm" AdventureCommonCosts Dam 2',
      '2 Fair Type "Adventure" Roleplay "Cooperation" CommonBuildsite "Yes" StockOffering 4 AdventureCommonCosts Dam 2 Feats Dam 1',
      '5 Barn Type "Adventure" Roleplay "Battle" AdventureCommonCosts Dam 2 EraResources Coin 4',
      '11 Wall Type "Support" AdventureResources Dam 2',
      '13 Pier Type "Support" AdventureResources Dam 4',
      '12 Sack Type "Support" StockHolding 2 AdventureResources Grain 1',
    ],
  });
  const advised = (position: string, text: string): string => {
    const state = stateAt(position, options);
    const read = cgs.notation.parseMove(state, 0, text);
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const now = cgs.view(state, 0) as View;
    cgs.play(state, 0, read.value, new FastLuck(1));
    const cast = { names: ['Ana', 'Ben'], you: 0 };
    const after = cgs.view(state, 0) as View;
    const hint = { moves: [read.value], views: [now], told: [], now, after, seat: 0, cast };
    return guide.advise?.({ ...hint, options: options as never }) ?? '';
  };
  expect(advised('turn a | ops a 5,11', 'play 5')).toContain('It earns Coin 4.');
  const fair = advised('turn a | ops a 2,11,12', 'play 2');
  expect(fair).toContain('Stock you hold scores up to 2 points there.');
  expect(fair).toContain('Its feat, Dam 1, helps everybody');
  const joint = advised('turn a | ground a 2 | hero a 2 | ops a 13', 'play 13');
  expect(joint).toContain(say('web.cgs.hint.why.can-win'));
  expect(joint).not.toContain('lead');
  expect(advised('turn a | step adventure | ground a 2 | hero a 2 | ops a 13', 'pass')).toContain(
    say('web.cgs.hint.why.played'),
  );
  const flood = 'turn a | ground b 1 | hero b 1';
  expect(advised(flood, 'sit out')).toContain('if nobody does, the era ends and nobody wins it.');
  expect(advised(`${flood} | site b 5`, 'sit out')).toContain('You’re behind, 0 to 4');
});
