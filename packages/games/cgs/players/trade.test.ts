/** Nobody can exploit the levels: they never take a card that is worse in every respect for a better one. */
import { FastLuck, hasSeat, lowestBit, membersOf, seatsOf } from '@hortus/kernel';
import { expect, test } from 'vitest';
import type { Design } from '../src/cards/types.ts';
import { cgs } from '../src/index.ts';
import { packOf, trial } from '../src/scenarios/tarn.testing.ts';
import { faceOf } from '../src/state/faces.ts';
import { opsOf } from '../src/state/zones.ts';
import { type CgsState, MOVES } from '../src/types.ts';
import { sumIn } from './facts.ts';
import { players } from './index.ts';
import { botNamed } from './testing/rivals.ts';

const M = MOVES.kinds;
const OPTIONS = { pack: 'lowwater' };

/** A support with a single resource and nothing else to make up for being small. */
const isPlain = ({ isAdventure, holding, powers, shields, reuse, seizes, seizes1, card }: Design): boolean =>
  !isAdventure &&
  holding + powers + reuse === 0 &&
  (shields ?? seizes ?? seizes1) === undefined &&
  !card.attributes.globals.has('MustPlay');

function isWorse(state: CgsState, offered: Design, wanted: Design): boolean {
  if (!isPlain(offered) || !isPlain(wanted)) return false;
  const { ar, ac, acc, ec } = state.rules.cards;
  const [bad, good] = [offered.first, wanted.first];
  const gives = (card: number): number => ar.from[card + 1]! - ar.from[card]!;
  const asks = (card: number): number => sumIn(ac, card) + sumIn(acc, card);
  if (gives(bad) !== 1 || gives(good) !== 1 || ar.name[ar.from[bad]!] !== ar.name[ar.from[good]!])
    return false;
  return (
    asks(bad) + asks(good) === 0 && sumIn(ar, bad) < sumIn(ar, good) && sumIn(ec, bad) >= sumIn(ec, good)
  );
}

/** The first offer of a worse card that the rules allow now. */
function badOffer(state: CgsState, from: number, to: number) {
  const { designOf, setSize } = state.rules.cards;
  for (const mine of membersOf(state.ints, opsOf(from), setSize))
    for (const theirs of membersOf(state.ints, opsOf(to), setSize)) {
      if (!isWorse(state, designOf[mine]!, designOf[theirs]!)) continue;
      const move = M.offer.pack(faceOf(state, mine), to, faceOf(state, theirs));
      if (cgs.judge(state, from, move) === undefined) return move;
    }
  return undefined;
}

test.each(Object.keys(players.levels))('%s takes no card that is worse in every respect', (level) => {
  const bot = botNamed(level);
  const rng = new FastLuck(3);
  const parsed = cgs.parseOptions(OPTIONS, 2);
  if (!parsed.ok) throw new Error('these are no options');
  const means = { rng, ms: 20, now: () => 0, setting: { options: OPTIONS, seats: 2 } };
  const state = cgs.create(parsed.value, 2);
  cgs.setup(state, rng);
  let offers = 0;
  for (let move = 0; move < 60 && cgs.toAct(state) !== 0; move++) {
    const seat = lowestBit(cgs.toAct(state));
    const offer = badOffer(state, 0, 1);
    if (offer !== undefined && seat === 0) {
      offers++;
      cgs.play(state, 0, offer, rng);
      expect(seatsOf(cgs.invited(state))).toContain(1);
      const answer = bot.choose(cgs.view(state, 1), 1, means);
      expect(answer === undefined || M.accept.is(answer)).toBe(false);
      if (answer !== undefined && !hasSeat(cgs.toAct(state), 1)) cgs.play(state, 1, answer, rng);
    }
    const next = lowestBit(cgs.toAct(state));
    cgs.play(state, next, botNamed('greedy').choose(cgs.view(state, next), next, means)!, rng);
  }
  expect(offers).toBeGreaterThan(5);
});

test.each(['beginner', 'novice'])(
  '%s takes a swap that helps, and none that only helps the other',
  (level) => {
    const pack = packOf({
      cards: [
        '1 Barn Type "Adventure" Roleplay "Solo" AdventureCommonCosts Dam 2 EraResources Coin 6',
        '2 Mill Type "Adventure" Roleplay "Solo" AdventureCommonCosts Stone 2 EraResources Coin 6',
        '11 Wall Type "Support" AdventureResources Dam 2',
        '12 Rock Type "Support" AdventureResources Stone 2',
        '13 Reed Type "Support" AdventureResources Grass 1',
      ],
    });
    const answer = (position: string, offer: string): boolean => {
      const { state } = trial(position, { pack });
      const move = cgs.notation.parseMove(state, 0, offer);
      if (!move.ok) throw new Error(JSON.stringify(move.fault));
      cgs.play(state, 0, move.value, new FastLuck(1));
      const setting = { options: { pack: { text: pack } }, seats: 2 };
      const means = { rng: new FastLuck(1), ms: 20, now: () => 0, setting };
      const chosen = botNamed(level).choose(cgs.view(state, 1), 1, means);
      return chosen !== undefined && M.accept.is(chosen);
    };
    expect(answer('turn a | ops a 1,12 | ops b 2,11', 'offer 12 for b:11')).toBe(true);
    expect(answer('turn a | ops a 1,13 | ops b 2,11,12', 'offer 13 for b:11')).toBe(false);
    expect(answer('turn a | ops a 13 | ops b 1,11', 'offer 13 for b:11')).toBe(false);
  },
);
