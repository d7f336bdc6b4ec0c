/** Two players and a spectator play one match after another, whatever happens to the servers. */
import type { MatchLog } from '@hortus/kernel';
import type { TableInfo, TimeControl } from '@hortus/protocol';
import { until } from '../testing/wait.ts';
import { Player, type Surroundings } from './player.ts';

/** Long matches and short ones, so that some end and some are found in the middle. */
const FORMATS = ['single', 'wins3', 'vp20'];
/** More time than anybody takes; and so little that it runs out, for players who doze off. */
const LEISURE: TimeControl = { kind: 'clock', base: 36_000, increment: 5 };
const HURRY: TimeControl = { kind: 'move', seconds: 5 };

/**
 * Repeats a request until a server has answered it. One that died may have done it already: nothing here minds being
 * done twice.
 */
async function request<T>(
  around: Surroundings,
  method: string,
  path: string,
  token = '',
  body = {},
): Promise<T> {
  for (;;) {
    const url = await around.address();
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as T;
      if (response.ok) return answer;
      if (response.status !== 503) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error; // the connection broke
    }
  }
}

const guest = async (around: Surroundings): Promise<string> =>
  (await request<{ token: string }>(around, 'POST', '/api/guest', '', { token: true })).token;

export class Duel {
  readonly id: string;
  readonly #around: Surroundings;
  /** The two players, then the spectator. */
  readonly players: readonly Player[];
  readonly #hurried: boolean;
  readonly #staying: Promise<unknown>;

  private constructor(
    id: string,
    around: readonly Surroundings[],
    tokens: readonly string[],
    hurried: boolean,
  ) {
    this.id = id;
    this.#around = around[0];
    this.#hurried = hurried;
    this.players = tokens.map((token, i) => new Player(id, token, around[i], hurried));
    this.#staying = Promise.all(this.players.map((player) => player.stay()));
  }

  static async begin(
    around: readonly Surroundings[],
    tokens: readonly string[],
    hurried: boolean,
  ): Promise<Duel> {
    const [anna, ben] = tokens;
    const { id } = await request<TableInfo>(around[0], 'POST', '/api/tables', anna, {
      game: 'garden',
      options: { format: hurried ? 'single' : FORMATS[around[0].below(FORMATS.length)] },
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      time: hurried ? HURRY : LEISURE,
    });
    await request(around[1], 'POST', `/api/tables/${id}/join`, ben);
    return new Duel(id, around, tokens, hurried);
  }

  static guests(around: readonly Surroundings[]): Promise<string[]> {
    return Promise.all(around.map(guest));
  }

  get isOver(): boolean {
    return this.players.every(({ sight }) => sight?.outcome !== undefined);
  }

  /** Until it is over and everybody has seen it, or has been told to rest. */
  async end(): Promise<void> {
    const [anna, ben] = this.players;
    const ended = (): boolean => this.isOver || (anna.resting && ben.resting);
    await until(`the end of table ${this.id}`, () => ended() && this.#settled(), 3_600_000);
  }

  /** Everything submitted has been answered, and everybody has seen the same. */
  #settled(): boolean {
    const [first, ...others] = this.players;
    return (
      this.players.every(({ pending }) => pending === undefined) &&
      others.every(({ entries }) => entries.length === first.entries.length)
    );
  }

  log(): Promise<MatchLog> {
    return request<MatchLog>(this.#around, 'GET', `/api/tables/${this.id}/log`);
  }

  /** A match in a hurry is played to its end, since its clocks don't rest. */
  rest(): void {
    if (this.#hurried) return;
    for (const player of this.players) player.resting = true;
  }

  async leave(): Promise<void> {
    for (const player of this.players) player.leave();
    await this.#staying;
  }
}
