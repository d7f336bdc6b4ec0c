/** One game between two bots, watched. */
import { mustChoose } from '@hortus/bots';
import { FastLuck, Hearing, invariant, lowestBit, type Seat } from '@hortus/kernel';
import { MOST_MOVES, type Trial } from '@hortus/kit';
import {
  ABILITIES,
  type AbilityName,
  beganIn,
  EVENTS,
  factionIn,
  type SwayState,
  sideOf,
} from '../src/index.ts';
import type { Facts } from './facts.ts';

const E = EVENTS.kinds;

/** Counts events. */
export class Watch {
  readonly used: [Record<string, number>, Record<string, number>] = [{}, {}];
  readonly won: [number, number] = [0, 0];
  readonly behind: [number, number] = [0, 0];
  turns = 0;
  interrupts = 0;
  finale = false;

  hear(state: SwayState, event: number): void {
    if (E.engaged.is(event))
      this.#engaged(state, E.engaged.get.seat(event), E.engaged.get.card(event), E.engaged.get.as(event));
    else if (E.interrupted.is(event)) {
      this.interrupts++;
      this.#engaged(
        state,
        E.interrupted.get.seat(event),
        E.interrupted.get.card(event),
        E.interrupted.get.as(event),
      );
    } else if (E.turn.is(event)) this.turns++;
    else if (E.finale.is(event)) this.finale = true;
    else if (E.won.is(event)) {
      const side = E.won.get.side(event) as 0 | 1;
      this.won[side]++;
      const other = (1 - side) as 0 | 1;
      this.behind[other] = Math.max(this.behind[other], this.won[side] - this.won[other]);
    }
  }

  #engaged(state: SwayState, seat: Seat, card: number, as: number): void {
    const ability = ABILITIES[as > 0 ? as - 1 : (state.rules.deck.ability[card] ?? 0)] as AbilityName;
    const uses = this.used[(seat & 1) as 0 | 1];
    uses[ability] = (uses[ability] ?? 0) + 1;
  }
}

/** The same seed deals the same cards, but the bots' choices may depend on time. */
export function playGame({ players, bots, options, seats, ms, now }: Trial, seed: number): Facts {
  const { game } = players;
  const parsed = game.parseOptions(options, seats);
  invariant(parsed.ok, 'the options of the trial are refused');
  const state = game.create(parsed.value, seats) as SwayState;
  const luck = new FastLuck(seed);
  const rng = new FastLuck(seed ^ 0x5bd1e995);
  const watch = new Watch();
  const setting = { options, seats };
  let toAct = game.setup(state, luck);
  const first = sideOf(beganIn(state.ints)) as 0 | 1;
  const faction = factionIn(state.ints) as 0 | 1;
  let moves = 0;
  for (; toAct !== 0 && moves < MOST_MOVES; moves++) {
    const seat = lowestBit(toAct);
    const bot = bots[seat % bots.length];
    invariant(bot !== undefined, 'a seat without a bot');
    const move = mustChoose(bot, game.view(state, seat), seat, { rng, ms, now, setting });
    const hearing = new Hearing();
    toAct = game.play(state, seat, move, luck, hearing);
    for (const { event } of hearing.told) watch.hear(state, event);
  }
  const winners = game.outcome(state)?.winners ?? [];
  const winner = winners.length === 0 ? null : (((winners[0] ?? 0) & 1) as 0 | 1);
  const { turns, won, interrupts, finale, used, behind } = watch;
  return {
    seed,
    winner,
    first,
    faction,
    turns,
    moves,
    won,
    behind: winner === null ? 0 : behind[winner],
    interrupts,
    finale,
    used,
  };
}
