/**
 * Everything a game brings, in one value. A kit is small and always loaded; its parts load on demand. Only the rules
 * are required: every other part has a default that fits any game, loaded like any part.
 */
import type { Players, Puzzle } from '@hortus/bots';
import type { Game, Json } from '@hortus/kernel';
import type { GameWords } from '@hortus/words';
import type { Decks } from './decks.ts';
import type { Face } from './face.ts';
import type { Report } from './report.ts';
import type { FormerVersion } from './versions.ts';

/** A part that only a page has; the frame knows its type. */
type OnScreen<Name extends string> = () => Promise<{ readonly [name in Name]: unknown }>;

type QuickOptions = { readonly [option: string]: Json };

/** What a game's author writes, in `kit.ts`. */
export interface KitParts {
  /** As in `Game.id`, in addresses and in logs. */
  readonly id: string;
  /** Its place in lists and on the first page, from 1. */
  readonly place: number;
  readonly rules: () => Promise<Game>;
  /** The first page shows it as still to come; everywhere else it can be played. */
  readonly early?: boolean;
  readonly words?: GameWords;
  readonly players?: () => Promise<{ readonly players: Players }>;
  /** Earlier versions of its rules, by number, for matches that were dealt under them (docs/changing-a-rule.md). */
  readonly former?: Readonly<Record<number, FormerVersion>>;
  /** The oldest of them that is still kept; 1 unless some were dropped. */
  readonly oldest?: number;
  /** The level that the first click plays against. */
  readonly usual?: string;
  /** The options of the first click, where a shorter match is a better start than the usual one. */
  readonly quick?: QuickOptions;
  /** The options of a match as a club would play it, where that isn't the usual one. */
  readonly club?: QuickOptions;
  /** How it looks in a terminal. */
  readonly terminal?: () => Promise<{ readonly face: Face }>;
  /** Cards that people write themselves. */
  readonly decks?: () => Promise<{ readonly decks: Decks }>;
  /** What the lab reports about many games. */
  readonly report?: () => Promise<{ readonly report: Report }>;
  /** `defineTable` of the frame. */
  readonly table?: OnScreen<'table'>;
  readonly lessons?: OnScreen<'lessons'>;
  /** Positions with one right move, a file that the lab makes (`npm run lab -- puzzles`). */
  readonly puzzles?: () => Promise<{ readonly default: unknown }>;
  /** Its picture on the first page. */
  readonly scene?: OnScreen<'default'>;
  /** The small board in that picture: `LiveBoard` of the frame. */
  readonly live?: OnScreen<'default'>;
  /** The rules on one page, and the picture of a scenario among the clauses. */
  readonly summary?: OnScreen<'default'>;
  readonly example?: OnScreen<'default'>;
}

/** A kit as everybody else uses it: missing parts have their defaults, unless only a page could draw them. */
export interface Kit
  extends Pick<KitParts, 'id' | 'place' | 'rules' | 'table' | 'scene' | 'live' | 'summary' | 'example'> {
  readonly early: boolean;
  readonly words: GameWords;
  readonly usual: string;
  readonly quick: QuickOptions;
  readonly club: QuickOptions;
  players(): Promise<Players>;
  readonly former: Readonly<Record<number, FormerVersion>>;
  readonly oldest: number;
  face(): Promise<Face>;
  readonly decks: (() => Promise<Decks>) | undefined;
  report(): Promise<Report>;
  readonly lessons: KitParts['lessons'];
  /** None, if it has none. */
  puzzles(): Promise<readonly Puzzle[]>;
}

/** `four-winds` is called Four Winds until somebody writes a better name. */
const nameOf = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

function plainWords(id: string): GameWords {
  return { game: id, card: { name: nameOf(id), mood: '', about: '' } };
}

export function defineKit(parts: KitParts): Kit {
  const {
    id,
    place,
    rules,
    usual = 'club',
    quick = {},
    club = {},
    early = false,
    words = plainWords(id),
    players,
    former = {},
    oldest = 1,
    terminal,
    decks,
    report,
    lessons,
    puzzles,
  } = parts;
  const { table, scene, live, summary, example } = parts;
  return {
    ...{ id, place, rules, usual, quick, club, early, words, former, oldest, lessons },
    ...(table === undefined ? {} : { table }),
    ...(scene === undefined ? {} : { scene }),
    ...(live === undefined ? {} : { live }),
    ...(summary === undefined ? {} : { summary }),
    ...(example === undefined ? {} : { example }),
    players: async () =>
      players === undefined
        ? (await import('@hortus/bots/generic')).genericPlayers(await rules())
        : (await players()).players,
    face: async () =>
      terminal === undefined ? (await import('./face.ts')).plainFace : (await terminal()).face,
    decks: decks && (async () => (await decks()).decks),
    report: async () =>
      report === undefined ? (await import('./report.ts')).plainReport : (await report()).report,
    // A test proves that these are puzzles.
    puzzles: async () => (puzzles === undefined ? [] : ((await puzzles()).default as readonly Puzzle[])),
  };
}
