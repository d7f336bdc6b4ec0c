/** Every kind of move has a hint that says what to do and why, in every situation that play leads to. */
import { genesis } from '@hortus/genesis';
import { copyState, FastLuck, type Game, moveList, type Seat, seatsOf } from '@hortus/kernel';
import { worldsAsunder } from '@hortus/worlds-asunder';
import { expect, test, vi } from 'vitest';
import { type DeckRecord, MOVES, type SwayView } from '../../src/index.ts';
import { kindOf, M } from '../../src/press/index.ts';
import { SMALL_DECK } from '../../src/testing/decks.ts';
import { book, guideBook } from '../../words/index.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnBook, speak, startWords, words } = await import('@hortus/frame/page/words.ts');
const { adviseIn } = await import('./advice.ts');
await startWords([]);
await learnBook(book);
await learnBook(guideBook);

const cast = { names: ['Ana', 'Ben', 'Cai', 'Dee'], you: 0 } as const;
/** A small deck, so that games end, with plenty of cards that raise questions. */
const deckWith = (...abilities: string[]): DeckRecord => ({
  ...SMALL_DECK,
  cards: [
    ...SMALL_DECK.cards,
    ...abilities.flatMap((ability) =>
      ['First', 'Second'].map((which) => ({ name: `${which} ${ability}`, ability, sway: 1 })),
    ),
  ] as DeckRecord['cards'],
});
const COMMON = ['persuasion', 'vengeance', 'omen', 'negotiation', 'sabotage'];
const ADVANCED = { experience: 'on', recruits: 2, abilities: 'all' };
const EDITIONS: readonly (readonly [Game, object, number])[] = [
  [genesis, { ...ADVANCED, deck: deckWith(...COMMON, 'maven', 'replication') }, 2],
  [genesis, ADVANCED, 4],
  [worldsAsunder, { deck: deckWith(...COMMON), 'unlock.rights': 'on' }, 2],
  [worldsAsunder, {}, 4],
];

/** Random games: at every step each kind of legal move gets its hint. */
function hintsOf(game: Game, asked: object, seats: number, games: number, see: (told: Hinted) => void): void {
  const parsed = game.parseOptions(asked, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const advise = adviseIn(game);
  const options = asked as never;
  const list = moveList(game);
  for (let seed = 1; seed <= games; seed++) {
    const luck = new FastLuck(seed);
    const state = game.create(parsed.value, seats);
    let toAct = game.setup(state, luck);
    for (let step = 0; toAct !== 0 && step < 400; step++) {
      const [seat = 0] = seatsOf(toAct);
      const legal = [...list.subarray(0, game.legal(state, seat, list))];
      const now = game.view(state, seat) as SwayView;
      for (const move of new Map(legal.map((one) => [MOVES.tagOf(one), one])).values()) {
        const then = copyState(state);
        game.play(then, seat, move, new FastLuck(seed));
        const after = game.view(then, seat) as SwayView;
        const hint = advise({ moves: [move], views: [now], told: [], now, after, seat, cast, options });
        see({ kind: kindOf(move), hint, now, seat });
      }
      // Rarely pick moves that end something, or games would be over before anything happened.
      const going = legal.filter((move) => !M.finish.is(move) && !M.pass.is(move) && !M.waive.is(move));
      const from = going.length > 0 && luck.below(6) > 0 ? going : legal;
      toAct = game.play(state, seat, from[luck.below(from.length)] ?? 0, luck);
    }
  }
}

interface Hinted {
  readonly kind: string;
  readonly hint: string | undefined;
  readonly now: SwayView;
  readonly seat: Seat;
}

test.each(['en', 'de'] as const)('every hint says what to do and why (%s)', async (language) => {
  await speak(language);
  const seen = new Set<string>();
  const bad = new Map<string, string>();
  for (const [game, options, seats] of EDITIONS)
    hintsOf(game, options, seats, 6, ({ kind, hint = '', now }) => {
      seen.add(kind);
      const [what = '', why = ''] = hint.split(': ');
      const isWhole =
        /^\p{Lu}/u.test(what) && /\p{L}.*\.$/u.test(why) && !/[{}]| ,|, ?\.|undefined/.test(hint);
      if (!isWhole) bad.set(`${game.id} ${kind} in ${now.phase}, ${now.task}`, hint);
    });
  expect([...bad]).toEqual([]);
  const others = ['resign', 'time'];
  expect(Object.keys(M).filter((kind) => !seen.has(kind) && !others.includes(kind))).toEqual([]);
});

test('a hint to pass knows whether there is a card to cut in with', () => {
  const now = { task: 'window', phase: 'plot', unlocked: [[], []], experience: [{ count: 0 }, { count: 0 }] };
  const holding = (card: string): SwayView =>
    ({
      ...now,
      ops: [
        { count: 1, cards: [{ card, known: '' }] },
        { count: 1, cards: [] },
      ],
    }) as never;
  const hint = (card: string): string | undefined => {
    const view = holding(card);
    const moves = [M.pass.pack()];
    const whole = { moves, views: [view], told: [], now: view, after: view, seat: 0, cast, options: {} };
    return adviseIn(genesis)(whole);
  };
  expect(hint('Broadside')).toBe(words.value.say('web.sway.hint.pass.window'));
  expect(hint('Open Gate')).toBe(words.value.say('web.sway.hint.pass.window.none'));
});

test('what a card adds is counted before the end of the answer clears the timelines', async () => {
  await speak('en');
  const view = (mine: number, theirs: number, more: object = {}): SwayView =>
    ({
      phase: 'obstruct',
      task: 'none',
      turn: 0,
      turns: 3,
      totals: [mine, theirs],
      engaged: [{ seat: 1, card: 'Broadside' }],
      ops: [
        { count: 2, cards: [] },
        { count: 4, cards: [] },
      ],
      ...more,
    }) as never;
  const views = [view(0, 6), view(9, 6)];
  const [now] = views as [SwayView];
  const after = view(0, 0, { phase: 'plot', engaged: [] });
  const moves = [M.engage.pack(0, 0, 0, 0), M.finish.pack()];
  const told = adviseIn(genesis)({ moves, views, told: [], now, after, seat: 0, cast, options: {} });
  expect(told).toMatch(/^Play .+: that answers 6 with 9, and you keep 2 cards\.$/);
});

test('cards that leave a hand together are named together', () => {
  const now = { task: 'none', phase: 'refill', ops: [], totals: [0, 0], engaged: [] } as never;
  const told = (...cards: readonly number[]): string | undefined => {
    const moves = cards.map((card) => M.discard.pack(card));
    const views = moves.map(() => now);
    return adviseIn(genesis)({ moves, views, told: [], now, after: now, seat: 0, cast, options: {} });
  };
  const [one = '', two = ''] = [told(0), told(0, 1)];
  const name = one.replace(/^Discard (.+): it helps you least\.$/, '$1');
  expect(name).toMatch(/^\p{Lu}/u);
  expect(two).toMatch(new RegExp(`^Discard ${name} and .+: they help you least\\.$`));
});
