import { type Bot, botOf } from '@hortus/bots';
import { playMatch } from '@hortus/bots/testing/contest.ts';
import { copyState, FastLuck, lowestBit, type Move, moveList } from '@hortus/kernel';
import { expect, test } from 'vitest';
import { cgs } from '../src/index.ts';
import { designIn } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { currentIn } from '../src/state/values.ts';
import { CATACLYSM, type CgsState, DOOMSDAY, NONE } from '../src/types.ts';
import { candidates } from './ahead.ts';
import { addsDebt } from './debts.ts';
import { players } from './index.ts';
import { playOf } from './now.ts';
import { losesEra } from './opening.ts';
import { decide } from './policy.ts';
import { prospectsOf } from './worth.ts';

const bot = (level: string): Bot => {
  const found = botOf(players, level);
  if (found === undefined) throw new Error(`no ${level} bot`);
  return found;
};
/** The quick session; time isn't what decides. */
const OPTIONS = { pack: 'comet-year', skip: 1 };

/** Against a novice about two of three quick sessions are won; a whole era of Lowwater shows the difference better. */
test.each([
  ['strong', 'random', 24, 14, 8],
  ['strong', 'novice', 60, 31, 20],
] as const)('%s wins most of its sessions against %s', (level, rival, sessions, least, most) => {
  const contest = {
    game: cgs,
    bots: [bot(level), bot(rival)],
    options: OPTIONS,
    time: { ms: 20, now: () => 0 },
  };
  const letters = Array.from({ length: sessions }, (_, i) => playMatch(contest, i)).join('');
  expect(letters.match(/l/g)?.length ?? 0).toBeLessThanOrEqual(most);
  expect(letters.match(/w/g)?.length ?? 0).toBeGreaterThanOrEqual(least);
});

/** A Cataclysm or a Doomsday: if it is lost, the era is over. */
function opensPeril({ rules }: CgsState, move: Move): boolean {
  const { play } = cgs.moves.kinds;
  const roleplay = play.is(move) ? rules.cards.designs[designIn(play.get.face(move))]?.roleplay : undefined;
  return roleplay === CATACLYSM || roleplay === DOOMSDAY;
}

test('a beginner errs, and only by moves that are worth a thought', () => {
  const parsed = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const state = cgs.create(parsed.value, 2);
  const rng = new FastLuck(5);
  cgs.setup(state, rng);
  const list = moveList(cgs);
  const beginner = bot('beginner');
  const setting = { options: parsed.value, seats: 2 };
  let errors = 0;
  for (let step = 0; step < 200 && cgs.toAct(state) !== 0; step++) {
    const seat = lowestBit(cgs.toAct(state));
    const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
    const now = { state, seat, me: playerOf(state, seat), legal, rng: new FastLuck(step) };
    const usual = decide(now);
    const means = { ms: 20, now: () => 0, rng: new FastLuck(step), setting };
    const move = beginner.choose(cgs.view(state, seat), seat, means) as Move;
    if (legal.length > 1) expect(candidates(now, usual, false)).toContain(move);
    if (move !== usual) {
      errors++;
      // An error opens something else or plays another card; it doesn't pay where there is nothing to gain.
      expect(currentIn(state.ints) === NONE || cgs.moves.kinds.play.is(usual)).toBe(true);
      expect(opensPeril(state, move)).toBe(false);
    }
    cgs.play(state, seat, move, rng);
  }
  expect(errors).toBeGreaterThan(5);
});

/** How many of its errors in a few sessions leave a player with more era costs that it can't cover. */
function debtsErred(level: string): number {
  const parsed = cgs.parseOptions({ pack: 'lowwater' }, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const one = bot(level);
  const list = moveList(cgs);
  let debts = 0;
  for (let deal = 0; deal < 4; deal++) {
    const luck = new FastLuck(deal);
    const state = cgs.create(parsed.value, 2);
    cgs.setup(state, luck);
    for (let step = 0; step < 500 && cgs.toAct(state) !== 0; step++) {
      const seat = lowestBit(cgs.toAct(state));
      const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
      const now = { state, seat, me: playerOf(state, seat), legal, rng: new FastLuck(step) };
      const means = {
        ms: 20,
        now: () => 0,
        rng: new FastLuck(step),
        setting: { options: parsed.value, seats: 2 },
      };
      const move = one.choose(cgs.view(state, seat), seat, means) as Move;
      if (move !== decide(now) && addsDebt(now, move)) debts++;
      cgs.play(state, seat, move, luck);
    }
  }
  return debts;
}

test("club and novice don't err into era costs that they can't cover, beginner does", () => {
  expect([debtsErred('club'), debtsErred('novice')]).toEqual([0, 0]);
  expect(debtsErred('beginner')).toBeGreaterThan(3);
});

test('a beginner errs, but never agrees to end an era it would lose', () => {
  const parsed = cgs.parseOptions(OPTIONS, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const state = cgs.create(parsed.value, 2);
  const rng = new FastLuck(5);
  cgs.setup(state, rng);
  const list = moveList(cgs);
  const beginner = bot('beginner');
  const setting = { options: parsed.value, seats: 2 };
  const { endEra, refuse } = cgs.moves.kinds;
  const meansOf = (seed: number) => ({ ms: 20, now: () => 0, rng: new FastLuck(seed), setting });
  let refused = 0;
  for (let step = 0; step < 60 && cgs.toAct(state) !== 0; step++) {
    const seat = lowestBit(cgs.toAct(state));
    const ask = [...list.subarray(0, cgs.legal(state, seat, list))].find(endEra.is);
    if (ask !== undefined) {
      const asked = copyState(state);
      cgs.play(asked, seat, ask, rng);
      const other = lowestBit(cgs.toAct(asked));
      const legal = [...list.subarray(0, cgs.legal(asked, other, list))];
      const now = { state: asked, seat: other, me: playerOf(asked, other), legal, rng: new FastLuck(step) };
      if (legal.some(refuse.is) && refuse.is(decide(now))) {
        refused++;
        for (let seed = 0; seed < 10; seed++)
          expect(refuse.is(beginner.choose(cgs.view(asked, other), other, meansOf(seed)) as Move)).toBe(true);
      }
    }
    cgs.play(state, seat, beginner.choose(cgs.view(state, seat), seat, meansOf(step)) as Move, rng);
  }
  expect(refused).toBeGreaterThan(0);
});

test('expert plays a session of four to its end', () => {
  const contest = {
    game: cgs,
    bots: ['expert', 'strong', 'strong', 'novice'].map(bot),
    options: OPTIONS,
    time: { ms: 2, now: () => 0 },
  };
  expect(playMatch(contest, 1)).toMatch(/[wld]/);
});

test.each(['beginner', 'strong'])('a %s bot never passes an era away while it could gain points', (level) => {
  const parsed = cgs.parseOptions(OPTIONS, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const list = moveList(cgs);
  const bots = [bot(level), bot('strong')];
  const setting = { options: parsed.value, seats: 2 };
  const { pass, play } = cgs.moves.kinds;
  let lost = 0;
  for (let session = 0; session < 12; session++) {
    const state = cgs.create(parsed.value, 2);
    const rng = new FastLuck(7 * session + 1);
    cgs.setup(state, rng);
    for (let step = 0; step < 500 && cgs.toAct(state) !== 0; step++) {
      const seat = lowestBit(cgs.toAct(state));
      const legal: Move[] = [...list.subarray(0, cgs.legal(state, seat, list))];
      const means = { ms: 20, now: () => 0, rng: new FastLuck(1000 * session + step), setting };
      const move = bots[seat]!.choose(cgs.view(state, seat), seat, means) as Move;
      const now = { state, seat, me: playerOf(state, seat), legal, rng };
      if (pass.is(move) && losesEra(now, move) && legal.some(play.is)) {
        lost++;
        const gains = prospectsOf(state, now.me).filter(({ plan, value }) => plan.isWhole && value > 0);
        expect(gains.filter(({ design }) => playOf(legal, design.index) !== undefined)).toEqual([]);
      }
      cgs.play(state, seat, move, rng);
    }
  }
  // Nothing it could cover would have gained anything.
  expect(lost).toBeGreaterThan(0);
});
