/** Counts the events of a session. */
import { hasSeat, type Move, type Seat } from '@hortus/kernel';
import { PointsHeard } from '../src/arithmetic/points.ts';
import { coversEra, pointsOf } from '../src/arithmetic/score.ts';
import { CAUSES, type CgsState, EVENTS, MOVES, ROLEPLAYS } from '../src/index.ts';
import { copyIn } from '../src/state/faces.ts';
import { playerOf } from '../src/state/players.ts';
import { lostIn } from '../src/state/values.ts';
import { opsOf } from '../src/state/zones.ts';
import type { AdventureFacts, EraFacts, Facts } from './facts.ts';
import { Features } from './features.ts';

const E = EVENTS.kinds;
const REWIND = CAUSES.indexOf('rewind');
/** These end the era, and score nothing (CGS-WRAP-2). */
const FINALES = new Set([ROLEPLAYS.indexOf('Epic'), ROLEPLAYS.indexOf('Doomsday')]);

interface Adventure {
  readonly design: number;
  readonly roleplay: number;
  readonly hero: Seat;
  /** How many turns the era had when it was opened. */
  readonly since: number;
  contested: boolean;
}

export class Watch {
  readonly eras: EraFacts[] = [];
  readonly deeds: Record<string, number> = {};
  readonly #features = new Features((name) => this.#count(name));
  /** By design, by seat: how often it was played. */
  readonly #plays = new Map<number, number[]>();
  #adventures: AdventureFacts[] = [];
  #current: Adventure | undefined;
  /** By copy: the adventures of this era it was played in. */
  #uses = new Map<number, Set<number>>();
  #turns = 0;
  #trades = 0;
  #leads = 0;
  #leader = -1;
  #ended: { readonly era: number; readonly cause: number } | undefined;
  /** By player, before the move. */
  #had: number[] = [];
  #points: number[] = [];
  readonly #heard = new PointsHeard();
  #winners: number[] = [];
  #covers: boolean[] = [];

  get plays(): Facts['plays'] {
    return [...this.#plays].sort(([a], [b]) => a - b).map(([design, bySeat]) => [design, ...bySeat] as const);
  }

  /** Before a move: which copy is about to be played, and how the era stands. */
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
    this.#had = pointsIn(state);
    this.#covers = Array.from({ length: state.rules.players }, (_, player) => coversEra(state, player));
    this.#features.before(state, move);
  }

  hear(state: CgsState, event: number): void {
    this.#features.hear(state, event);
    if (E.turns.is(event)) this.#turns += 1;
    else if (E.played.is(event)) this.#played(state, E.played.get.seat(event), E.played.get.card(event));
    else if (E.resolved.is(event))
      this.#resolved(
        state,
        E.resolved.get.seat(event),
        E.resolved.get.won(event) === 1,
        E.resolved.get.cause(event),
      );
    else if (E.traded.is(event)) this.#trades += 1;
    else if (E.offered.is(event)) this.#count('offered');
    else if (E.satOut.is(event)) this.#count('satOut');
    else if (E.eraEnded.is(event))
      this.#ended = { era: this.eras.length, cause: E.eraEnded.get.cause(event) };
    else if (E.scored.is(event) || E.scoredHigh.is(event)) this.#scored(event);
    else if (E.eraWon.is(event)) this.#winners.push(E.eraWon.get.seat(event));
  }

  /** After a move and all its events. */
  after(state: CgsState): void {
    this.#features.after(state);
    if (this.#ended !== undefined) this.#eraOver(state, this.#ended);
    else this.#follow(state);
  }

  #scored(event: number): void {
    const scored = this.#heard.hear(EVENTS.toJson(event));
    if (scored !== undefined) this.#points[scored.seat] = scored.points;
  }

  #count(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
  }

  #played(state: CgsState, seat: Seat, index: number): void {
    const { rules } = state;
    const bySeat = this.#plays.get(index) ?? Array.from({ length: rules.seats }, () => 0);
    bySeat[seat] = (bySeat[seat] ?? 0) + 1;
    this.#plays.set(index, bySeat);
    const { isAdventure, roleplay } = rules.cards.designs[index]!;
    if (isAdventure)
      this.#current = { design: index, roleplay, hero: seat, since: this.#turns, contested: false };
    else if (this.#current !== undefined && playerOf(state, seat) !== playerOf(state, this.#current.hero))
      this.#current.contested = true;
  }

  #resolved(state: CgsState, by: Seat, won: boolean, cause: number): void {
    if (this.#current !== undefined && cause !== REWIND) {
      const { design, roleplay, hero, since, contested } = this.#current;
      const player = playerOf(state, by);
      const net = won && !FINALES.has(roleplay) ? pointsOf(state, player) - (this.#had[player] ?? 0) : 0;
      this.#adventures.push([
        roleplay,
        won ? 1 : 0,
        won && by === hero ? 1 : 0,
        contested ? 1 : 0,
        design,
        net,
        this.#turns - since + 1,
      ]);
    }
    this.#current = undefined;
  }

  /** Tracks who leads, if anybody does. */
  #follow(state: CgsState): void {
    const points = pointsIn(state).map((one, player) =>
      hasSeat(lostIn(state.ints), player) ? Number.NEGATIVE_INFINITY : one,
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

const pointsIn = (state: CgsState): number[] =>
  Array.from({ length: state.rules.players }, (_, player) => pointsOf(state, player));
