/**
 * For tests: a garden on the table, played by the text of moves. Unlike the scenes of testkit it has its luck written
 * down, so that the garden of a match's next game is known.
 */
import {
  copyState,
  hasSeat,
  invariant,
  type Move,
  moveList,
  type PackedJson,
  type Refusal,
  type Result,
  type Rng,
  type Seat,
  shuffleRange,
} from '@hortus/kernel';
import { garden } from './index.ts';
import { parseGarden } from './names.ts';
import { at, type GardenState, type Options, REASONS } from './types.ts';

export const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir';
export const G1 = 'Cb Ms Ir Pt / Mt Ps Cr Ib / Is Ct Mb Pr / Pb Mr It Cs';
/** GAR-S-11: sixteen moves in G0 without a shape. */
export const FULL_BOARD_GAME = 'a2 c2 c1 c4 c3 b3 a3 a1 a4 d4 b4 b2 d2 d3 d1 b1';

export function must<T>(result: Result<T, unknown>): T {
  invariant(result.ok, `expected success, not ${JSON.stringify(result)}`);
  return result.value;
}

export const optionsOf = (options: Partial<Options> = {}): Options => must(garden.parseOptions(options, 2));

/** The numbers that make the shuffle deal this garden. */
export function dealing(text: string): number[] {
  const tiles = must(parseGarden(text));
  const items = Array.from({ length: 16 }, (_, tile) => tile);
  const numbers: number[] = [];
  for (let i = 15; i > 0; i--) {
    const j = items.indexOf(tiles[i]);
    numbers.push(j);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return numbers;
}

/** Luck given in advance: asking for more than there is, or for another range, is a fault of the test. */
export function scripted(...numbers: number[]): Rng & { readonly left: number } {
  const rest = [...numbers];
  const rng = {
    below(n: number): number {
      const number = rest.shift();
      invariant(number !== undefined && number < n, `no luck is written down here below ${n}`);
      return number;
    },
    shuffle: (items: Int32Array | Uint8Array): void => shuffleRange(items, 0, items.length, rng),
    get left(): number {
      return rest.length;
    },
  };
  return rng;
}

export interface GameEnd {
  readonly winner: 'A' | 'B' | null;
  readonly reasons: string;
  readonly points: number;
}

const NAMES = ['A', 'B', null] as const;

export class Scene {
  readonly state: GardenState;
  readonly rng: Rng;
  readonly told: PackedJson[] = [];

  /** From a state, or dealt with these options: A starts in G0 unless they say otherwise. */
  constructor(start: Partial<Options> | GardenState = {}, rng: Rng = scripted()) {
    this.rng = rng;
    if ('ints' in start) {
      this.state = copyState(start);
      return;
    }
    this.state = garden.create(optionsOf({ garden: G0, first: 'A', ...start }), 2);
    garden.setup(this.state, rng);
  }

  get mover(): Seat {
    const set = garden.toAct(this.state);
    invariant(set !== 0, 'the match is over');
    return hasSeat(set, 0) ? 0 : 1;
  }

  /** Plays move after move (`a4 a3 X:resign`), each by the player to move unless X or O is named; none may be refused. */
  play(line: string): this {
    for (const word of line.split(' ')) {
      const text = word.replace(':', ' ');
      const named = /^[XO] /.exec(text)?.[0].trim();
      const seat = named === undefined ? this.mover : this.state.ints[at.first] ^ (named === 'X' ? 0 : 1);
      const move = must(garden.notation.parseMove(this.state, seat, text));
      const refusal = garden.judge(this.state, seat, move);
      invariant(refusal === undefined, `${text} is refused: ${JSON.stringify(refusal)}`);
      const next = garden.play(this.state, seat, move, this.rng, {
        tell: (event) => this.told.push(garden.events.toJson(event)),
      });
      invariant(next === garden.toAct(this.state), `${text} tells another player to act than the position`);
    }
    return this;
  }

  /** Why this is refused; undefined if it isn't. Asking changes nothing. */
  why(text: string, seat: Seat = this.mover): Refusal | undefined {
    const before = garden.notation.makePosition(this.state);
    const held = [...this.state.ints];
    const move = garden.notation.parseMove(this.state, seat, text);
    const refusal = move.ok ? garden.judge(this.state, seat, move.value) : move.fault;
    invariant(garden.notation.makePosition(this.state) === before, 'asking changed the position');
    invariant(
      held.every((int, i) => int === this.state.ints[i]),
      'asking changed the state',
    );
    return refusal;
  }

  moves(seat: Seat): Move[] {
    const list = moveList(garden);
    return [...list.subarray(0, garden.legal(this.state, seat, list))];
  }

  /** The legal moves in their order. */
  get legal(): string {
    const seat = this.mover;
    return this.moves(seat)
      .map((move) => garden.notation.makeMove(this.state, seat, move))
      .join(' ');
  }

  get position(): string {
    return garden.notation.makePosition(this.state);
  }

  get score(): readonly number[] {
    return garden.view(this.state, 'table').score;
  }

  /** Who plays X. */
  get first(): 'A' | 'B' {
    return garden.view(this.state, 'table').first === 0 ? 'A' : 'B';
  }

  /** How the games played here ended. */
  get ends(): GameEnd[] {
    return this.told
      .filter(({ kind }) => kind === 'ended')
      .map((end) => ({
        winner: NAMES[Number(end.winner)],
        reasons: REASONS.filter((_, i) => (Number(end.reasons) >> i) & 1)
          .map(({ code }) => code)
          .join(' '),
        points: Number(end.points),
      }));
  }

  get over(): boolean {
    return garden.toAct(this.state) === 0;
  }
}

export const scene = (start?: Partial<Options> | GardenState, rng?: Rng): Scene => new Scene(start, rng);

export const loaded = (position: string, options: Partial<Options> = {}): Scene =>
  scene(must(garden.notation.parsePosition(position, optionsOf(options), 2, scripted())));
