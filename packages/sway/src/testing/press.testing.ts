/** What a press means, in random games of either kind: presses reach every legal move, and lead to nothing else. */
import { copyState, FastLuck, type Move, moveList, type Seat, seatsOf } from '@hortus/kernel';
import type { GivenSetting } from '@hortus/testkit';
import { describe, expect, test } from 'vitest';
import type { SwayState } from '../edition/rules.ts';
import { type ByThing, byThing, cardOfMove, M } from '../press/by-thing.ts';
import { likelyMeant, type Presser, pressCard } from '../press/card.ts';
import { buttonsOf, givenUpBy } from '../press/finishing.ts';
import { dueToLeave, leaveOf, mustLeave } from '../press/leaving.ts';
import { payOf, room } from '../press/pays.ts';
import { epicShare } from '../press/standing.ts';
import { mayBeAsked } from '../press/window.ts';
import { BY, type SwayView } from '../types.ts';
import { eager } from './eager.ts';
import type { SwayGame } from './scene.ts';

export interface PressClauses {
  readonly settings: readonly GivenSetting[];
  /** Who is asked whether to cut a plot short. */
  readonly asked: string;
  /** How many cards must go. */
  readonly trims: string;
}

interface Met extends Presser {
  readonly view: SwayView;
  readonly seat: Seat;
  readonly world: SwayState;
  readonly legal: readonly Move[];
}

/** Every question of a random game, as put to the seat asked. */
function* questions(game: SwayGame, { options, seats = 2 }: GivenSetting, seed: number): Generator<Met> {
  const read = game.parseOptions(options ?? {}, seats);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const luck = new FastLuck(seed);
  const world = game.create(read.value, seats);
  const list = moveList(game);
  for (let [toAct, n] = [game.setup(world, luck), 0]; toAct !== 0 && n < 400; n++) {
    const [seat = 0] = seatsOf(toAct);
    const legal = [...list.subarray(0, game.legal(world, seat, list))];
    yield { view: game.view(world, seat), seat, world, legal, moves: byThing(legal) };
    toAct = game.play(world, seat, legal[luck.below(legal.length)], luck);
  }
}

/** Every card that the seat sees somewhere. */
function seen({
  ops,
  experience,
  reserve,
  void: gone,
  looked,
  engaged,
}: SwayView): ReadonlySet<string | null> {
  return new Set([
    ...[...ops, ...experience].flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...reserve.flat(),
    ...gone,
    ...(looked?.cards.map(({ card }) => card) ?? []),
    ...engaged.map(({ card }) => card),
  ]);
}

const tokensOf = ({ pool }: SwayView): (string | undefined)[] => [
  undefined,
  ...Object.keys(pool).map((cls) => payOf(cls)),
];

/** Can it be reached by a press with some way to pay chosen, by marking, or through the card's menu? */
function isReachedByCard(met: Met, card: number, move: Move): boolean {
  const { view, world, moves } = met;
  if (!seen(view).has(world.rules.deck.cards[card].name)) return false;
  if (leaveOf(moves, card) === move) return true;
  return (
    tokensOf(view).some((token) => {
      const press = pressCard(met, card, token);
      return (
        (press.does === 'play' && press.move === move) || (press.does === 'ask' && press.moves.includes(move))
      );
    }) || (moves.cards.get(card) ?? []).includes(move)
  );
}

/** Legal moves that no press leads to. */
export function unreached(met: Met): readonly Move[] {
  const { view, moves, legal } = met;
  const { sentences, unlocks, ends } = buttonsOf(view, moves);
  const named = new Set([...sentences.flat(), ...unlocks, ...ends, ...moves.stores]);
  const placed = new Set([...moves.places].flatMap(([at, list]) => (at < view.engaged.length ? list : [])));
  return legal.filter((move) => {
    if (named.has(move) || placed.has(move)) return false;
    const card = cardOfMove(move);
    return card === undefined || !isReachedByCard(met, card, move);
  });
}

/** Whatever move a press leads to is listed; if it leads to none, the rules say why. */
function checkPresses(game: SwayGame, met: Met): void {
  const { view, seat, world, legal, moves } = met;
  for (const { card: name } of view.ops[seat].cards) {
    const card = world.rules.deck.cards.findIndex((one) => one.name === name);
    for (const token of tokensOf(view)) {
      const press = pressCard(met, card, token);
      if (press.does === 'play') expect(legal).toContain(press.move);
      if (press.does === 'ask') expect(legal).toEqual(expect.arrayContaining([...press.moves]));
      if (press.does !== 'nothing') continue;
      const likely = likelyMeant(view, { number: card, name });
      expect(legal).not.toContain(likely);
      expect(game.judge(copyState(world), seat, likely)).toBeDefined();
    }
  }
  for (const move of moves.others) {
    const lost = givenUpBy(move, view, moves);
    if (lost !== undefined) expect(legal).toEqual(expect.arrayContaining(lost.sentences.flat()));
  }
}

/** Whatever pays for a listed card is open in the pool that the board shows. */
function checkPaying({ view, legal }: Met): void {
  const ways = new Set(Object.keys(view.pool).map(payOf));
  for (const move of legal) {
    if (!M.engage.is(move)) continue;
    const by = BY[M.engage.get.by(move)];
    if (by === 'strike' || by === 'rescue') continue;
    expect(ways).toContain(by === 'sabotage' ? 'hidden' : by);
    expect(room(view)).toBeGreaterThan(0);
  }
}

/** The cards to be marked can go one after another, and then fewer are due. */
function checkLeaving(game: SwayGame, { view, seat, world, moves }: Met): boolean {
  const due = dueToLeave(view, seat, moves);
  if (due === 0) return false;
  expect(mustLeave(view, seat)).toBe(true);
  const state = copyState(world);
  const list = moveList(game);
  const going = [...moves.cards.keys()].filter((card) => leaveOf(moves, card) !== undefined).slice(0, due);
  expect(going).toHaveLength(due);
  for (const card of going) {
    const now = byThing([...list.subarray(0, game.legal(state, seat, list))]);
    const move = leaveOf(now, card);
    expect(move).toBeDefined();
    game.play(state, seat, move ?? -1, new FastLuck(1));
  }
  const after = game.view(state, seat);
  const left = byThing([...list.subarray(0, game.legal(state, seat, list))]);
  if (view.task === 'trim' && after.task === 'trim' && after.drawn === view.drawn)
    expect(dueToLeave(after, seat, left)).toBeLessThan((view.ops[seat]?.count ?? 0) - 7 + 1);
  return true;
}

/** The visible cards plus what epic ones add make the total. */
function checkTotals({ view, world }: Met): void {
  for (const side of [0, 1] as const) {
    const plain = view.engaged.reduce((sum, { seat, card, doubled }) => {
      if ((seat & 1) !== side || card === null) return sum;
      const sway = world.rules.deck.cards.find(({ name }) => name === card)?.sway ?? 0;
      return sum + sway * (doubled === true ? 2 : 1);
    }, 0);
    expect(plain + epicShare(view, side, world.rules)).toBe(view.totals[side]);
  }
}

export function presses(game: SwayGame, { settings, asked, trims }: PressClauses): void {
  describe('presses', () => {
    const all = settings.map((setting, i) => ({
      setting,
      game: i % 2 === 0 ? game : eager(game),
      seed: 20 + i,
    }));
    const each = function* (): Generator<Met> {
      for (const { setting, game: one, seed } of all) yield* questions(one, setting, seed);
    };

    test('reach every legal move, lead to nothing else, and are refused with a reason', () => {
      let met = 0;
      for (const one of each()) {
        met++;
        expect(unreached(one)).toEqual([]);
        checkPresses(game, one);
        checkPaying(one);
        checkTotals(one);
      }
      expect(met).toBeGreaterThan(300);
    });

    test('the law notices moves that are no longer shown', () => {
      const without = (part: Partial<ByThing>): boolean =>
        [...each()].some((met) => unreached({ ...met, moves: { ...met.moves, ...part } }).length > 0);
      expect([without({ others: [] }), without({ cards: new Map() })]).toEqual([true, true]);
    });

    test(`[${asked}] whoever is asked about a plot was the one who might be`, () => {
      let windows = 0;
      for (const { view } of each()) {
        if (view.task !== 'window' || view.asked === null) continue;
        windows++;
        expect(view.ops.flatMap((_, seat) => (mayBeAsked(view, seat) ? [seat] : []))).toEqual([view.asked]);
      }
      expect(windows).toBeGreaterThan(10);
    });

    test(`[${trims}] as many cards as are marked can go together`, () => {
      let left = 0;
      for (const one of each()) if (checkLeaving(game, one)) left++;
      expect(left).toBeGreaterThan(5);
    });
  });
}
