/** In random games, presses reach every legal move, never lead out of the list, and predictions come true. */
import { copyState, FastLuck, type Game, type Move, moveList, type Rng, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { gnostica } from '../index.ts';
import { crowded } from '../testing/crowded.ts';
import { type GnosticaState, MOVES, type Options, type View } from '../types.ts';
import { actsIn } from '../view/acts.ts';
import { choiceOf, meant } from './choosing.ts';
import { drawsOf, droppedBy } from './drawing.ts';
import { pipsAfter } from './facing.ts';
import { BY_LUCK, whatFollows } from './follows.ts';
import { type Meaning, meaningsOf, SLOTS } from './meaning.ts';
import { type Pressed, pressThing, questionFor, UNPRESSED } from './question.ts';
import { firstLike, pieceAt, type Thing } from './things.ts';
import { likelyMeant } from './why-not.ts';

interface Met {
  readonly state: GnosticaState;
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly all: readonly Meaning[];
  readonly rng: Rng;
}

/** Every question of some random games, as put to the seat asked. */
function* questions(
  game: Game<GnosticaState, Options, View>,
  seats: number,
  start: string,
  seed: number,
  most: number,
): Generator<Met> {
  const options = game.parseOptions({ start }, seats);
  if (!options.ok) throw new Error('no such option');
  const rng = new FastLuck(seed);
  const state = game.create(options.value, seats);
  let acting = game.setup(state, rng);
  const list = moveList(game);
  for (let n = 0; n < most && acting !== 0; n++) {
    const [seat] = seatsOf(acting);
    const legal = [...list.subarray(0, game.legal(state, seat, list))];
    const view = game.view(state, seat);
    yield { state, view, seat, legal, all: meaningsOf(view, legal), rng };
    acting = game.play(state, seat, legal[rng.below(legal.length)], rng);
  }
}

const EVERY = [2, 3, 6].flatMap((seats) =>
  [1, 2].flatMap((seed) => [
    { seats, start: 'seat', seed, most: 120 },
    { seats, start: 'bid', seed, most: 40 },
  ]),
);

type Ask = typeof questionFor;

const chosenIn = ({ choosing: { kind, amount, picked } }: Pressed): number =>
  Object.keys(picked).length + (kind === undefined ? 0 : 1) + (amount === undefined ? 0 : 1);

/** Presses, in any order, lit or offered things that belong to the wanted move; true if it can be made. */
function reaches(
  { view, seat, all, rng }: Met,
  want: Meaning,
  most: number,
  ask: Ask = questionFor,
): boolean {
  let pressed: Pressed = UNPRESSED;
  for (let step = 0; step < 12; step++) {
    const question = ask(view, seat, all, pressed, most);
    if (question.alone.includes(want) || question.single?.includes(want) === true) return true;
    const { drawing } = question;
    if (drawing !== undefined && drawing.kind === want.kind)
      return isDrawn({ view, seat, all }, want, drawing.kind, pressed, ask);
    const named = question.few.find((group) => group.includes(want));
    if (named?.length === 1) return true;
    const next: Pressed[] = [
      ...(named === undefined ? [] : [{ ...pressed, choosing: choiceOf(named[0]) }]),
      ...(question.kinds.includes(want.kind)
        ? [{ ...pressed, choosing: { ...pressed.choosing, kind: want.kind } }]
        : []),
      ...SLOTS.flatMap((slot) => {
        const thing = want[slot];
        return thing === undefined || !question.light(thing).open
          ? []
          : [pressThing(question, pressed, thing)];
      }),
    ];
    const now = chosenIn(pressed);
    const nearer = next.filter((one) => chosenIn(one) > now && meant(all, one.choosing).includes(want));
    if (nearer.length === 0) return false;
    pressed = nearer[rng.below(nearer.length)];
  }
  return false;
}

/** Marks what the move discards, and looks for it among the numbers to draw. */
function isDrawn(
  { view, seat, all }: Pick<Met, 'view' | 'seat' | 'all'>,
  want: Meaning,
  kind: 'draw' | 'redraw',
  from: Pressed,
  ask: Ask,
): boolean {
  let pressed = from;
  for (const code of droppedBy(view, seat, kind, want.move))
    pressed = pressThing(ask(view, seat, all, pressed, 7), pressed, `card ${code}`);
  const { drawing } = ask(view, seat, all, pressed, 7);
  if (drawing === undefined) return false;
  return drawsOf(all, view, seat, drawing).get(MOVES.kinds[kind].get.count(want.move)) === want;
}

const someOf = ({ all, rng }: Met, count: number): readonly Meaning[] =>
  all.length <= count ? all : Array.from({ length: count }, () => all[rng.below(all.length)]);

/** The first move that presses don't lead to. */
function unreached(met: Met, ask: Ask = questionFor): Meaning | undefined {
  return someOf(met, 8).find((want) => [7, 2].some((most) => !reaches(met, want, most, ask)));
}

test('presses reach every legal move, with few or many offered by name', () => {
  const kinds = new Set<string>();
  for (const { seats, start, seed, most } of EVERY)
    for (const met of questions(crowded, seats, start, seed, most)) {
      for (const { kind } of met.all) kinds.add(kind);
      expect(unreached(met)).toBeUndefined();
    }
  expect(kinds.size).toBeGreaterThan(25);
});

test('the law notices where something is no longer offered', () => {
  const withoutKinds: Ask = (...args) => ({ ...questionFor(...args), kinds: [] });
  const withoutSpaces: Ask = (...args) => {
    const question = questionFor(...args);
    const dark = { open: false, next: false, chosen: false };
    return {
      ...question,
      few: [],
      light: (thing) => (thing.startsWith('site') ? dark : question.light(thing)),
    };
  };
  for (const ask of [withoutKinds, withoutSpaces]) {
    const missed = [...questions(crowded, 3, 'seat', 1, 60)].some((met) => unreached(met, ask) !== undefined);
    expect(missed).toBe(true);
  }
});

const thingsOf = ({ sites, men, hands, pool, out }: View, seat: number): Thing[] => [
  ...sites.map((_, i): Thing => `site ${i}`),
  ...men.map((_, i): Thing => `man ${i}`),
  ...[...hands[seat].cards, ...pool, ...out].map((code): Thing => `card ${code}`),
];

test('what is lit leads to legal moves; what is not is refused by the rules, or says nothing', () => {
  let told = 0;
  for (const { seats, start, seed, most } of EVERY.slice(0, 6))
    for (const met of questions(gnostica, seats, start, seed, most)) {
      const { state, view, seat, legal, all } = met;
      const question = questionFor(view, seat, all, UNPRESSED, 7);
      const why = (move: Move) => gnostica.judge(copyState(state), seat, move);
      for (const thing of thingsOf(view, seat)) {
        const man = /^man (\d+)$/.exec(thing)?.[1];
        if (man !== undefined && firstLike(view, Number(man)) !== Number(man)) continue;
        if (question.light(thing).open) {
          if (question.drawing !== undefined) continue;
          const { choosing } = pressThing(question, UNPRESSED, thing);
          const moves = meant(all, choosing).map(({ move }) => move);
          expect(moves.length).toBeGreaterThan(0);
          expect(legal).toEqual(expect.arrayContaining(moves));
          continue;
        }
        const move = likelyMeant({ view, seat, thing, actor: undefined, why });
        if (move === undefined) continue;
        told++;
        expect(legal).not.toContain(move);
        expect(why(move)).toBeDefined();
      }
    }
  expect(told).toBeGreaterThan(100);
});

/** Luck that records whether it was asked. */
class Noted extends FastLuck {
  asked = false;
  override below(n: number): number {
    this.asked = true;
    return super.below(n);
  }
}

test('what follows is the same whatever luck and hidden cards do, and the piece is as large as foretold', () => {
  let [followed, sized] = [0, 0];
  for (const { seats, start, seed, most } of EVERY)
    for (const met of questions(crowded, seats, start, seed, most)) {
      const { state, view, seat, rng } = met;
      const other = crowded.create(state.rules.options, seats);
      crowded.imagine(view, other, rng);
      for (const one of someOf(met, 12)) {
        const luck = new Noted(seed);
        crowded.play(copyState(state), seat, one.move, luck);
        if (luck.asked) expect(BY_LUCK).toContain(one.kind);
        const after = whatFollows(state, seat, one.move);
        if (after === undefined) continue;
        followed++;
        const { men, sites, scores } = whatFollows(other, seat, one.move) as View;
        expect({ men, sites, scores }).toEqual({ men: after.men, sites: after.sites, scores: after.scores });
        if (one.facing === undefined || after.gone.includes(seat)) continue;
        const pips = pipsAfter(one, view);
        const owner = one.kind === 'own' ? seat : (pieceAt(view, one.target)?.owner ?? seat);
        const facing = 'NESWU'[one.facing];
        const found = after.men.some(
          (man) => man.pips === pips && man.facing === facing && man.owner === owner,
        );
        if (pips > 0) sized++;
        if (pips > 0 && !found) expect(one).toBe('such a piece');
      }
    }
  expect(followed).toBeGreaterThan(500);
  expect(sized).toBeGreaterThan(300);
});

test('[GNO-BID-6] whom the table waits for can be told from a view', () => {
  for (const { seats, start, seed, most } of EVERY)
    for (const { state, view } of questions(gnostica, seats, start, seed, most)) {
      if (view.phase === 'bid') expect(actsIn(view)).toBeNull();
      else expect([actsIn(view)]).toEqual(seatsOf(gnostica.toAct(state)));
    }
});
