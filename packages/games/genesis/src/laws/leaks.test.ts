/** Leaks that a game of hidden cards could have: there are none, and the same check finds planted ones. */
import { type Game as AnyGame, FastLuck, type Move, membersOf, type Viewer } from '@hortus/kernel';
import {
  ABILITY,
  at,
  ENTRY,
  ENTRY_BITS,
  MOVES,
  nookOf,
  nooksOf,
  SET,
  type SwayState,
  setNooks,
  TASK,
  totalOf,
} from '@hortus/sway';
import { SWAY_TRACELESS, sceneOf, TEST_DECK } from '@hortus/sway/testing';
import { conforms } from '@hortus/testkit';
import { expect, test } from 'vitest';
import { genesis } from '../index.ts';
import { WILD_DECK } from './laws.testing.ts';

type Game = typeof genesis;
const planted = (parts: Partial<Game>): Game => ({ ...genesis, ...parts });

/** Everything a viewer can find out after a move: the view, who is asked, and its own list. */
function found(
  game: Game,
  fields: Readonly<Record<string, string>>,
  move: string | undefined,
  viewer: Viewer,
) {
  const { custom, ...rest } = fields;
  const options = {
    abilities: 'all',
    recruitable: 'on',
    ...(custom === undefined ? {} : { custom: JSON.parse(custom) as unknown }),
  };
  const extra = custom === undefined ? 0 : 2;
  const { state } = sceneOf(genesis, rest, { options, deck: TEST_DECK.cards.length + extra });
  if (move !== undefined) {
    const seat = state.ints[at.asked];
    const read = game.notation.parseMove(state, seat, move);
    if (!read.ok || game.judge(state, seat, read.value) !== undefined) throw new Error(`${move} is refused`);
    game.play(state, seat, read.value, new FastLuck(1));
  }
  const list = new Int32Array(game.mostMoves);
  const count = typeof viewer === 'number' ? game.legal(state, viewer, list) : 0;
  return JSON.stringify([game.view(state, viewer), game.toAct(state), [...list.subarray(0, count)]]);
}

/** Plays like the game, but passes automatically where `plain` says there is nothing to choose. */
const answering = (plain: (state: SwayState) => boolean): Game =>
  planted({
    play(state, seat, move, rng, told) {
      let toAct = genesis.play(state, seat, move, rng, told);
      while (toAct !== 0 && plain(state))
        toAct = genesis.play(state, state.ints[at.asked], MOVES.kinds.pass.pack(), rng, told);
      return toAct;
    },
  });

const holdsBattle = ({ ints, rules }: SwayState): boolean =>
  membersOf(ints, at.ops + ints[at.asked] * SET, SET).some(
    (card) => rules.deck.ability[card] === ABILITY.battle,
  );

test('[GEN-R-43] the window is asked for whether or not a battle card is held', () => {
  const plot = { phase: 'plot', 'ops a': 'Drum, Mill', pool: 'plain 1' };
  const [armed, bare] = [
    { ...plot, 'ops b': 'Brawl', unseen: 'Cart' },
    { ...plot, 'ops b': 'Cart', unseen: 'Brawl' },
  ];
  const look = (game: Game) => [armed, bare].map((fields) => found(game, fields, 'engage Drum', 0));
  const [here, there] = look(genesis);
  expect(here).toBe(there);
  const [asked, notAsked] = look(answering((s) => s.ints[at.task] === TASK.window && !holdsBattle(s)));
  expect(asked).not.toBe(notAsked);
});

test('[GEN-R-64] persuasion lists face-down cards by their places, not by what they are', () => {
  const obstruct = { phase: 'obstruct', turn: 'b', 'ops b': 'Kind Word', pool: 'persuasion 1' };
  const worlds = [
    { ...obstruct, engaged: 'a Drum; a hidden Mill slot 0; a hidden Cart slot 1' },
    { ...obstruct, engaged: 'a Drum; a hidden Cart slot 0; a hidden Mill slot 1' },
  ];
  const { persuade } = MOVES.kinds;
  const cardOf = ({ ints }: SwayState, move: Move): number =>
    ENTRY.get.card(ints[at.engaged + persuade.get.index(move)]);
  const byNumber = planted({
    legal(state, seat, out) {
      const count = genesis.legal(state, seat, out);
      const places = [...out.subarray(0, count).keys()].filter((i) => persuade.is(out[i]));
      const sorted = places.map((i) => out[i]).sort((a, b) => cardOf(state, a) - cardOf(state, b));
      for (const [n, i] of places.entries()) out[i] = sorted[n];
      return count;
    },
  });
  const look = (game: Game) => worlds.map((fields) => found(game, fields, undefined, 1));
  expect(new Set(look(genesis)).size).toBe(1);
  expect(new Set(look(byNumber)).size).toBe(2);
});

const OWN = [
  { name: 'Own One', ability: 'maven', sway: 1, owner: 0, recruits: 'omen' },
  { name: 'Own Two', ability: 'strike', sway: 2, owner: 0 },
];

test('[GEN-R-144] every face-down card is asked for its recruitable, and who declines tells nothing', () => {
  const fields = {
    custom: JSON.stringify(OWN),
    phase: 'plot',
    plotted: '1',
    passed: 'b',
    engaged: 'a Drum',
    pool: 'sabotage 1',
    'ops a': 'Own One, Own Two',
  };
  const look = (game: Game) =>
    ['hide Own One', 'hide Own Two'].flatMap((move) =>
      ([1, 'table'] as const).map((viewer) => found(game, fields, move, viewer).replace('"table"', '1')),
    );
  const [one, , two] = look(genesis);
  expect(one).toBe(two);
  const eager = answering(({ ints, rules }) => {
    if (ints[at.task] !== TASK.recruit) return false;
    const last = ints[at.engaged + ints[at.engagedCount] - 1];
    return (last & ENTRY_BITS.hidden) !== 0 && rules.deck.recruits[ENTRY.get.card(last)] === 0;
  });
  const [asked, , notAsked] = look(eager);
  expect(asked).not.toBe(notAsked);
});

const laws = (game: Game) => () =>
  conforms(game as AnyGame, {
    hides: true,
    settings: [{ options: { deck: WILD_DECK, abilities: 'all', experience: 'on' } }],
    laws: ['worlds', 'telling'],
    games: 60,
    steps: 1500,
    traceless: SWAY_TRACELESS,
  });

test('a trace that depends on which card moved is found by the laws', () => {
  const game = planted({
    play(state, ...given) {
      const toAct = genesis.play(state, ...given);
      for (const card of membersOf(state.ints, at.knownCards, SET))
        for (let viewer = 0; viewer < 5; viewer++) {
          const nook = nookOf(state, card);
          if (nook !== undefined && nooksOf(state, card, viewer) !== 0)
            setNooks(state, card, viewer, 1 << nook);
        }
      return toAct;
    },
  });
  expect(laws(game)).toThrow(/told the same, the view of .* differs/);
});

test('[GEN-CRD-4] a total that counts face-down cards is found by the laws', () => {
  const game = planted({
    view: (state, viewer) => ({
      ...genesis.view(state, viewer),
      totals: [totalOf(state, 0), totalOf(state, 1)],
    }),
  });
  expect(laws(game)).toThrow(/the view of .* differs/);
});
