/** Tables to try moves on, described in a few words; for tests. */
import type { PackedJson, Viewer } from '@hortus/kernel';
import { type Scene, scene } from '@hortus/testkit';
import { gnostica } from '../index.ts';
import { LETTERS } from '../text/names.ts';
import { at, type GnosticaState, type View } from '../types.ts';

/** The board of the ledger's scenarios. */
export const B0 = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
/** B0 with other cards: `b0With('0,0:15')`. */
export const b0With = (...changes: string[]): string =>
  changes.reduce((cards, change) => {
    const [space] = change.split(':');
    return cards.replace(new RegExp(`(^| )${space}:\\w\\w`), `$1${change}`);
  }, B0);

export interface Setting {
  readonly seats?: number;
  readonly cards?: string;
  readonly men?: string;
  /** The hand of each seat that holds something: `a 19,SK; b C2`. */
  readonly hands?: string;
  readonly pile?: string;
  readonly out?: string;
  readonly turn?: string;
  readonly open?: string;
  readonly to?: number;
  /** Further fields of the position. */
  readonly more?: string;
  readonly options?: unknown;
  /** The luck for whatever isn't given, and for every move. */
  readonly seed?: string;
}

/** By default: two seats, B0, nobody on it, empty hands, everything else shuffled in the draw pile. */
export function table(setting: Setting = {}): Table {
  const { seats = 2, cards = B0, men = '', hands = '', pile, out = '-', turn = 'a', open = '-' } = setting;
  const position = [
    `to ${setting.to ?? 9} | seats ${LETTERS.slice(0, seats)} | turn ${turn} | open ${open}`,
    `cards ${cards}`,
    ...(men === '' ? [] : [`men ${men}`]),
    ...hands
      .split(';')
      .filter((hand) => hand.trim() !== '')
      .map((hand) => `hand ${hand.trim()}`),
    ...(pile === undefined ? [] : [`pile ${pile}`]),
    `out ${out}`,
    ...(setting.more === undefined ? [] : [setting.more]),
  ].join('\n');
  const { options = {}, seed = 'scene' } = setting;
  return new Table(scene(gnostica, position, { seats, options, seed }), seats);
}

/** As if the match had had that many turns. */
export const setTurns = ({ ints }: GnosticaState, turns: number): void => {
  ints[at.turns] = turns;
};

/** A dealt match. */
export const dealt = (seats: number, options: unknown = {}, seed = 'scene'): Table =>
  new Table(scene(gnostica, { seats, options, seed }), seats);

export class Table {
  readonly #scene: Scene<GnosticaState, View>;
  readonly #seats: number;

  constructor(given: Scene<GnosticaState, View>, seats: number) {
    this.#scene = given;
    this.#seats = seats;
  }

  get state(): GnosticaState {
    return this.#scene.state;
  }

  /** Makes the moves one after another; `1: bid CK` if several may act. */
  play(...texts: string[]): this {
    this.#scene.play(...texts);
    return this;
  }

  /** Why the move is refused: code and clause. */
  no(text: string): string {
    const { code, clause } = this.#scene.refused(text);
    return `${code} ${clause}`;
  }

  /** Is the move listed? */
  can(text: string): boolean {
    return this.legal().includes(text);
  }

  legal(seat?: number): string[] {
    return seat === undefined ? this.#scene.legal() : this.#scene.legal(seat);
  }

  /** The listed moves that contain a word. */
  listed(word: string): string[] {
    return this.legal().filter((text) => text.includes(word));
  }

  view(viewer: Viewer = 'table'): View {
    return this.#scene.view(viewer);
  }

  told(viewer: Viewer = 'table'): PackedJson[] {
    return this.#scene.told(viewer);
  }

  position(): string {
    return this.#scene.position();
  }

  draw(viewer: Viewer = 'table'): string {
    return this.#scene.draw(viewer);
  }

  /** A line of the position by its first word. */
  field(key: string): string | undefined {
    const line = this.position()
      .split('\n')
      .find((one) => one.startsWith(`${key} `));
    return line?.slice(key.length + 1);
  }

  men(): string {
    return this.field('men') ?? '';
  }

  /** The pieces in a space, without naming the space. */
  menAt(space: string): string {
    return this.men()
      .split(' ')
      .filter((man) => man.endsWith(`@${space}`))
      .map((man) => man.split('@')[0])
      .join(' ');
  }

  /** The card on a space; `..` for a wasteland, `void`. */
  cardAt(space: string): string {
    const [x, y] = space.split(',').map(Number);
    const site = this.view().sites.find((one) => one.x === x && one.y === y);
    return site === undefined ? 'void' : (site.card ?? '..');
  }

  hand(seat: string): string {
    return this.field(`hand ${seat}`) ?? '';
  }

  out(): string[] {
    return [...this.view().out];
  }

  score(seat: string): number {
    return this.view().scores[LETTERS.indexOf(seat)];
  }

  /** Small, medium, large. */
  stash(seat: string): string {
    return this.view().stashes[LETTERS.indexOf(seat)].join('/');
  }

  /** Whose turn it is, or `-`. */
  get turn(): string {
    const { turn } = this.view();
    return turn === null ? '-' : LETTERS[turn];
  }

  get phase(): View['phase'] {
    return this.view().phase;
  }

  get toAct(): string {
    return this.#scene
      .toAct()
      .map((seat) => LETTERS[seat])
      .join('');
  }

  /** `a announced`, `- bare-board`, or undefined while the game goes on. */
  get end(): string | undefined {
    return this.field('over');
  }

  outcome(): ReturnType<typeof gnostica.outcome> {
    return gnostica.outcome(this.state);
  }

  /** The same table again, to try something else. */
  again(): Table {
    const given = scene(gnostica, this.position(), { seats: this.#seats });
    return new Table(given, this.#seats);
  }
}
