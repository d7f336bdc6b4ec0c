/** Counts what is told during a session. */
import { hasSeat, type Move, type Seat } from '@hortus/kernel';
import { coversEra, pointsOf } from '../src/arithmetic/score.ts';
import { at, CAUSES, type CgsState, EVENTS, MOVES, POINTS_ZERO, ROLEPLAYS } from '../src/index.ts';
import { copyIn } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { opsOf } from '../src/state/zones.ts';
import type { AdventureFacts, EraFacts } from './facts.ts';

const E = EVENTS.kinds;
const REWIND = CAUSES.indexOf('rewind');
/** Told by name where nothing else is to be counted. */
const DEEDS = [
  'disabled',
  'diverted',
  'recovered',
  'reused',
  'seized',
  'immune',
  'satOut',
  'offered',
] as const;

interface Adventure {
  readonly roleplay: number;
  readonly hero: Seat;
  contested: boolean;
}

export class Watch {
  readonly eras: EraFacts[] = [];
  readonly played = new Set<number>();
  readonly deeds: Record<string, number> = {};
  #adventures: AdventureFacts[] = [];
  #current: Adventure | undefined;
  /** By copy: the adventures of this era it was played in. */
  #uses = new Map<number, Set<number>>();
  #turns = 0;
  #trades = 0;
  #leads = 0;
  #leader = -1;
  #ended: { readonly era: number; readonly cause: number } | undefined;
  #points: number[] = [];
  #winners: number[] = [];
  #covers: boolean[] = [];

  /** Before a move: which copy is about to be played, and whether the era's costs are covered. */
  before(state: CgsState, seat: Seat, move: Move): void {
    const { play, add } = MOVES.kinds;
    const face = play.is(move) ? play.get.face(move) : add.is(move) ? add.get.face(move) : undefined;
    if (face !== undefined) {
      const copy = copyIn(state, opsOf(seat), face);
      const uses = this.#uses.get(copy) ?? new Set<number>();
      // An adventure card is played before its adventure begins.
      uses.add(this.#adventures.length);
      this.#uses.set(copy, uses);
    }
    this.#covers = Array.from({ length: state.rules.players }, (_, player) => coversEra(state, player));
  }

  hear(state: CgsState, event: number): void {
    if (E.turns.is(event)) this.#turns += 1;
    else if (E.played.is(event)) this.#played(state, E.played.get.seat(event), E.played.get.card(event));
    else if (E.resolved.is(event))
      this.#resolved(
        E.resolved.get.seat(event),
        E.resolved.get.won(event) === 1,
        E.resolved.get.cause(event),
      );
    else if (E.traded.is(event)) this.#trades += 1;
    else if (E.eraEnded.is(event))
      this.#ended = { era: this.eras.length, cause: E.eraEnded.get.cause(event) };
    else if (E.scored.is(event))
      this.#points[E.scored.get.seat(event)] = E.scored.get.points(event) - POINTS_ZERO;
    else if (E.eraWon.is(event)) this.#winners.push(E.eraWon.get.seat(event));
    else for (const deed of DEEDS) if (E[deed].is(event)) this.#count(deed);
  }

  /** After a move and everything it told. */
  after(state: CgsState): void {
    if (this.#ended !== undefined) this.#eraOver(state, this.#ended);
    else this.#follow(state);
  }

  #count(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
  }

  #played(state: CgsState, seat: Seat, index: number): void {
    this.played.add(index);
    const { isAdventure, roleplay } = state.rules.cards.designs[index]!;
    if (isAdventure) this.#current = { roleplay, hero: seat, contested: false };
    else if (this.#current !== undefined && playerOf(state, seat) !== playerOf(state, this.#current.hero))
      this.#current.contested = true;
  }

  #resolved(by: Seat, won: boolean, cause: number): void {
    if (cause === REWIND) this.#count('rewound');
    else if (this.#current !== undefined) {
      const { roleplay, hero, contested } = this.#current;
      this.#adventures.push([roleplay, won ? 1 : 0, won && by === hero ? 1 : 0, contested ? 1 : 0]);
      if (CAUSES[cause] === 'freeze') this.#count('frozen');
      this.#count(`${ROLEPLAYS[roleplay]} ${won ? 'won' : 'lost'}`);
    }
    this.#current = undefined;
  }

  /** Who leads, where somebody does. */
  #follow(state: CgsState): void {
    const points = Array.from({ length: state.rules.players }, (_, player) =>
      hasSeat(state.words[at.lost]!, player) ? Number.NEGATIVE_INFINITY : pointsOf(state, player),
    );
    const most = Math.max(...points);
    const leader = points.indexOf(most);
    if (points.lastIndexOf(most) !== leader || leader === this.#leader) return;
    if (this.#leader !== -1) this.#leads += 1;
    this.#leader = leader;
  }

  #eraOver(state: CgsState, { era, cause }: { readonly era: number; readonly cause: number }): void {
    this.eras.push({
      era,
      cause,
      turns: this.#turns,
      winners: this.#winners,
      points: this.#points,
      covers: this.#covers,
      leads: this.#leads,
      trades: this.#trades,
      adventures: this.#adventures,
      busiest: this.#busiest(state),
    });
    this.#adventures = [];
    this.#uses = new Map();
    [this.#turns, this.#trades, this.#leads, this.#leader] = [0, 0, 0, -1];
    [this.#points, this.#winners, this.#ended] = [[], [], undefined];
  }

  #busiest({ rules }: CgsState): readonly [number, number] {
    let most: readonly [number, number] = [-1, 0];
    for (const [copy, uses] of this.#uses)
      if (uses.size > most[1]) most = [rules.cards.designOf[copy].index, uses.size];
    return most;
  }
}
