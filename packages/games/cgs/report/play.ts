/** One session between bots, watched. Every deal is played once per seat, with each seat going first once. */
import { mustChoose } from '@hortus/bots';
import {
  FastLuck,
  Hearing,
  invariant,
  lowestBit,
  type Move,
  moveList,
  NO_SEATS,
  type Seat,
  withoutSeat,
} from '@hortus/kernel';
import { MOST_MOVES, type Trial } from '@hortus/kit';
import { type CgsState, MOVES } from '../src/index.ts';
import { claimedHouses, eraIn, startsIn } from '../src/state/values.ts';
import type { Facts } from './facts.ts';
import { Watch } from './watch.ts';

/**
 * Dealing starts with the first player, so whoever goes first
 * has the same hand each time, but a different affiliation.
 */
const termsOf = (seed: number, seats: number): { readonly deal: number; readonly first: string } => ({
  deal: Math.ceil(seed / seats),
  first: String.fromCharCode('a'.charCodeAt(0) + ((seed - 1) % seats)),
});

/** Each seat claims the same affiliation whenever this deal is played. */
function claimOf(
  { rules, ints }: CgsState,
  seat: Seat,
  deal: number,
  legal: readonly Move[],
): Move | undefined {
  const { claim } = MOVES.kinds;
  const houses = rules.cards.eras[eraIn(ints)].affiliations;
  const wanted = houses[(seat + deal) % Math.max(1, houses.length)];
  return legal.find((move) => claim.is(move) && claim.get.affiliation(move) === wanted);
}

/** The most answers to offers between two moves: each seat may have four open. */
const MOST_ANSWERS = 48;

export function playSession({ players, bots, options, seats, ms, now }: Trial, seed: number): Facts {
  const { game } = players;
  const { deal, first } = termsOf(seed, seats);
  const asked = { first, ...(options as object) };
  const parsed = game.parseOptions(asked, seats);
  invariant(parsed.ok, 'the options of the trial are refused');
  const state = game.create(parsed.value, seats) as CgsState;
  const [luck, rng, watch, list] = [
    new FastLuck(deal),
    new FastLuck(seed ^ 0x5bd1e995),
    new Watch(),
    moveList(game),
  ];
  const means = { rng, ms, now, setting: { options: asked, seats } };
  const botOf = (seat: Seat) => bots[seat % bots.length];
  let moves = 0;
  const play = (seat: Seat, move: Move): void => {
    moves += 1;
    watch.before(state, seat, move);
    const hearing = new Hearing();
    game.play(state, seat, move, luck, hearing);
    for (const { event } of hearing.told) watch.hear(state, event);
    watch.after(state);
  };
  /** Everybody with an open offer answers it. */
  const answer = (): void => {
    let left = game.invited(state);
    for (let made = 0; left !== NO_SEATS && made < MOST_ANSWERS; made++) {
      const seat = lowestBit(left);
      const move = botOf(seat).choose(game.view(state, seat), seat, means);
      if (move !== undefined) play(seat, move);
      left = move === undefined ? withoutSeat(left, seat) : game.invited(state);
    }
  };
  game.setup(state, luck);
  const turnsFirst = startsIn(state.ints);
  let houses: number[] = [];
  for (let toAct = game.toAct(state); toAct !== NO_SEATS && moves < MOST_MOVES; toAct = game.toAct(state)) {
    const seat = lowestBit(toAct);
    const legal = [...list.subarray(0, game.legal(state, seat, list))];
    play(
      seat,
      claimOf(state, seat, deal, legal) ?? mustChoose(botOf(seat), game.view(state, seat), seat, means),
    );
    answer();
    const claimed = claimedHouses(state);
    if (claimed.every((house) => house >= 0)) houses = claimed;
  }
  const { eras, plays, deeds } = watch;
  return {
    seed,
    winners: game.outcome(state)?.winners ?? [],
    first: turnsFirst,
    houses,
    moves,
    eras,
    plays,
    deeds,
  };
}
