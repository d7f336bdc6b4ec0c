import type { Players } from '@hortus/bots';
import { LEVELS, loadVersion } from '@hortus/catalogue';
import type { Game } from '@hortus/kernel';

/** Finds rules that aren't the newest, with their players. */
export type FormerRules = (id: string, rulesVersion: number) => Promise<Players | undefined>;

const formerInCatalogue: FormerRules = async (id, rulesVersion) =>
  (await loadVersion(id, rulesVersion))?.players;

type Dealt = { readonly game: string; readonly rulesVersion: number };

/** The games of this server. New tables get the newest rules; every other table keeps those it was made with. */
export class Games {
  readonly all: readonly Game[];
  readonly #find: FormerRules;
  /** Those that some table has needed. */
  readonly #former = new Map<string, Players>();

  constructor(games: readonly Game[], find: FormerRules = formerInCatalogue) {
    this.all = games;
    this.#find = find;
  }

  newest(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** The game under exactly these rules, loaded if need be; undefined if this server doesn't have them. */
  async withRules(table: Dealt): Promise<Game | undefined> {
    const there = this.atHand(table);
    if (there !== undefined) return there;
    const { game, rulesVersion } = table;
    const players = this.newest(game) && (await this.#find(game, rulesVersion));
    if (players !== undefined) this.#former.set(nameOf(table), players);
    return players?.game;
  }

  /** The same if it's loaded already, as it is for every table in memory. */
  atHand(table: Dealt): Game | undefined {
    const newest = this.newest(table.game);
    return newest?.rulesVersion === table.rulesVersion ? newest : this.#former.get(nameOf(table))?.game;
  }

  /** The levels of its bots under these rules, from the weakest up. */
  levels(table: Dealt): readonly string[] {
    const former = this.#former.get(nameOf(table));
    return former === undefined ? LEVELS(table.game) : Object.keys(former.levels);
  }

  /** The bot that takes over an abandoned seat: the club level, or else neither the weakest nor the strongest. */
  standIn(table: Dealt): string | undefined {
    const levels = this.levels(table);
    return levels.includes('club') ? 'club' : levels[Math.floor(levels.length / 2)];
  }

  get rules(): Record<string, number> {
    return Object.fromEntries(this.all.map(({ id, rulesVersion }) => [id, rulesVersion]));
  }
}

const nameOf = ({ game, rulesVersion }: Dealt): string => `${game} ${rulesVersion}`;
