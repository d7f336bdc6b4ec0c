/** The nouns both games share: names by number, options, and what a viewer sees. */
import type { Seat, Viewer } from '@hortus/kernel';
import type { CardRecord, DeckRecord } from './state/cards.ts';

/** A deck of up to 136 cards, and six custom cards for each of four seats. */
export const MOST_CARDS = 160;
/** Ints in a set of cards. */
export const SET = 5;
export const MOST_SEATS = 4;
/** Where a draw stops, and what trims leave. */
export const FULL = 7;
/** A countdown waits for at most this many turns of the other side. */
export const MOST_TURNS_LEFT = 3;
/** Most cards omen looks at. */
export const MOST_LOOKED = 4;
export const MOST_SWAY = 6;

/** `as` fields hold index + 1; 0 is none. */
export const ABILITIES = [
  'battle',
  'covert',
  'engineering',
  'leadership',
  'logistics',
  'navigation',
  'omen',
  'persuasion',
  'rescue',
  'ruin',
  'triumph',
  'valor',
  'vengeance',
  'vision',
  'warfare',
  'negotiation',
  'sabotage',
  'strike',
  'dread',
  'endurance',
  'insurgence',
  'maven',
  'replication',
  'enlist',
  'sacrifice',
] as const;
export type AbilityName = (typeof ABILITIES)[number];

export const PHASES = [
  'draft',
  'opening',
  'obstruct',
  'reveal',
  'plot',
  'share',
  'equalise',
  'giving',
  'refill',
  'recruit',
  'unlock',
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];

/** The question inside a phase. */
export const TASKS = ['none', 'trim', 'omen', 'send', 'recruit', 'window'] as const;
export type Task = (typeof TASKS)[number];

/** How a card is paid for: the `by` of engage, in listed order. */
export const BY = [
  'plain',
  'engineering',
  'persuasion',
  'valor',
  'vision1',
  'vision2',
  'vision3',
  'vision4',
  'vision5',
  'vision6',
  'strike',
  'sabotage',
  'hidden',
  'insurgence',
  'rescue',
] as const;
export type ByName = (typeof BY)[number];

/** Pool classes, one int each: permissions, then sentences. */
export const CLASS = [
  'plain',
  'engineering',
  'persuasion',
  'valor',
  'undrawn',
  'vision1',
  'vision2',
  'vision3',
  'vision4',
  'vision5',
  'vision6',
  'sabotage',
  'insurgence',
  'navigation',
  'vengeance',
  'sending',
  'refill',
  'omen',
  'negotiation',
  'enlist1',
  'enlist2',
  'enlist3',
  'enlist4',
  'enlist5',
  'enlist6',
] as const;
export type ClassName = (typeof CLASS)[number];

type Numbered<T extends string> = { readonly [K in T]: number };
const numbered = <T extends string>(names: readonly T[]): Numbered<T> =>
  Object.freeze(Object.fromEntries(names.map((name, i) => [name, i]))) as Numbered<T>;

/** Numbers by name: `ABILITY.covert`, `PHASE.plot`, `TASK.trim`, `BY_OF.vision3`, `POOL.undrawn`. */
export const ABILITY = numbered(ABILITIES);
export const PHASE = numbered(PHASES);
export const TASK = numbered(TASKS);
export const BY_OF = numbered(BY);
export const POOL = numbered(CLASS);

/** Why a match ended; a set of them is kept as bits, since two may apply. */
export const REASONS = [
  'no-reserve',
  'all-spent',
  'no-life',
  'last-life',
  'left',
  'time',
  'aborted',
] as const;
export type ReasonCode = (typeof REASONS)[number];
export const REASON = numbered(REASONS);

/** Reasons that events give. */
export const RECRUIT_WHY = ['draft', 'recruitable', 'enlist', 'round'] as const;
export const DISCARD_WHY = ['trim', 'equalise', 'cost', 'persuaded'] as const;
export const GAVE_FROM = ['reserve', 'experience', 'ops', 'timeline'] as const;
export const WON_WHY = ['obstruct', 'plot', 'countdown'] as const;
export const QUIT_HOW = ['resign', 'time'] as const;

/** Options of every edition; each adds its own. */
export interface SwayOptions {
  readonly first: 'lot' | 'a' | 'b';
  /** Which of the deck's factions seat a plays. */
  readonly faction: 'lot' | 'first' | 'second';
  readonly overtime: 'lose' | 'finish';
  /** House rules: recorded and shown, not enforced. */
  readonly house: string;
  /** A deck other than the game's own. */
  readonly deck?: DeckRecord;
  readonly custom?: readonly CardRecord[];
  readonly [own: string]: unknown;
}

export interface CardView {
  readonly card: string;
  /** Who else is sure of it, besides the viewer and those who see into its place: `abt`. */
  readonly known: string;
  readonly marked?: true;
  readonly fresh?: true;
}

export interface HiddenView {
  readonly count: number;
  /** The cards whose place the viewer knows. */
  readonly cards: readonly CardView[];
}

export interface EntryView {
  readonly seat: Seat;
  readonly card: string | null;
  readonly as?: AbilityName;
  readonly doubled?: true;
  readonly naming?: true;
  readonly hidden?: {
    readonly slot: number;
    readonly noBattle: boolean;
    readonly noCovert: boolean;
    readonly recruited?: AbilityName;
    /** Its side engaged a ruin or triumph openly after it (GEN-R-100, WA-RND-7). */
    readonly beforeRuin?: true;
    readonly beforeTriumph?: true;
    /** For the viewer of everything: who is sure of it. */
    readonly known?: string;
  };
}

export interface SwayView {
  readonly viewer: Viewer;
  readonly phase: PhaseName;
  readonly task: Task;
  readonly asked: Seat | null;
  readonly steps: number;
  readonly turn: Seat;
  readonly first: Seat;
  readonly turns: number;
  readonly idle: number;
  readonly span: number;
  readonly plotted: number;
  /** Factions by side. */
  readonly sides: readonly [string, string];
  readonly destiny: {
    readonly unseen: number;
    /** Only for the viewer of everything. */
    readonly cards?: readonly string[];
    readonly under: readonly { readonly card: string | null; readonly known: string }[];
  };
  readonly looked: {
    readonly seat: Seat;
    readonly count: number;
    readonly took: boolean;
    /** The cards the viewer knows, then the others. */
    readonly cards: readonly { readonly card: string | null; readonly known: string }[];
  } | null;
  readonly void: readonly string[];
  readonly ops: readonly HiddenView[];
  readonly experience: readonly HiddenView[];
  readonly reserve: readonly (readonly string[])[];
  readonly marked: number;
  readonly sent: number;
  /**
   * Hidden cards and the places (perhaps only one) they may be in: for this viewer or, in the view of
   * everything, for each viewer.
   */
  readonly traces: readonly {
    readonly card: string;
    readonly viewers: string;
    readonly in: readonly string[];
  }[];
  readonly engaged: readonly EntryView[];
  readonly totals: readonly [number, number];
  readonly nextSlot: number;
  readonly pool: Readonly<Record<string, number>>;
  readonly strike: 'none' | 'open' | 'on';
  readonly drawn: number;
  readonly gone: number;
  readonly trims: readonly Seat[];
  readonly drawer: Seat | null;
  readonly owed: boolean;
  readonly barred: readonly Seat[];
  readonly waived: readonly Seat[];
  readonly countdowns: readonly { readonly side: number; readonly left: number }[];
  readonly unlocked: readonly (readonly AbilityName[])[];
  readonly finale: boolean;
  readonly loser: Seat | null;
  readonly tales: readonly { readonly ruin: string | null; readonly triumph: string | null }[];
  readonly end: { readonly winner: number | null; readonly why: string } | null;
  readonly quit: { readonly seat: Seat; readonly how: 'resign' | 'time' } | null;
}
