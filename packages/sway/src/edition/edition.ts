/** An edition is what a game provides: its composition, options, deck and clauses. Here it becomes a Game. */
import {
  type Diagnostic,
  defineGame,
  type Game,
  type Hex,
  type OptionTable,
  type Result,
} from '@hortus/kernel';
import type { DeckClauses } from '../deck/check.ts';
import { DECK_CONTENT } from '../deck/content.ts';
import { deckOf } from '../deck/records.ts';
import { EVENTS } from '../game/events.ts';
import { judge } from '../game/judge.ts';
import { legal } from '../game/legal.ts';
import { MOVES } from '../game/moves.ts';
import { outcome } from '../game/outcome.ts';
import { play } from '../game/play.ts';
import type { Clauses } from '../game/refusals.ts';
import { clock, toAct } from '../game/to-act.ts';
import { imagine } from '../imagine/imagine.ts';
import { windowOf } from '../phases/window.ts';
import type { Deck, DeckRecord } from '../state/cards.ts';
import { makeNotation } from '../text/notation.ts';
import type { SwayOptions, SwayView } from '../types.ts';
import { view } from '../view/view.ts';
import { makeOptionSchema, makeParseOptions, type OptionParts } from './parse-options.ts';
import type { Composition } from './rule-set.ts';
import { makeRules, type Rules, type SwayState } from './rules.ts';
import { makeState, setup, teams } from './setup.ts';

export interface Edition<O> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly mostMoves: number;
  /** COMMON_OPTIONS plus its own. */
  readonly options: OptionTable;
  /** Normalises the options, and reports faults that the table can't find. */
  tidy?(options: O): Result<O, Diagnostic[]>;
  /** What a match is made of under these options. */
  compose(options: O & SwayOptions): Composition;
  readonly deck: DeckRecord;
  readonly deckClauses: DeckClauses;
  readonly clauses: Clauses;
  /** The clause by which players may agree on a draw. */
  readonly agreement: string;
  readonly packs: Readonly<Record<string, Hex>>;
}

export type SwayGame = Game<SwayState, SwayOptions, SwayView>;

export function makeGame<O>(edition: Edition<O>): SwayGame {
  const { options, clauses } = edition;
  // The edition's own table reads the options, so they are what its functions expect.
  const parseOptions = makeParseOptions(edition as unknown as OptionParts);
  const create = makeCreate(edition as unknown as Edition<SwayOptions>);
  return defineGame<SwayState, SwayOptions, SwayView>({
    id: edition.id,
    title: edition.title,
    rulesVersion: edition.rulesVersion,
    seats: [2, 4],
    packs: () => edition.packs,
    agreement: edition.agreement,
    moves: MOVES,
    events: EVENTS,
    mostMoves: edition.mostMoves,
    notation: makeNotation({ options, clauses, parseOptions, create }),
    optionSchema: makeOptionSchema(options),
    parseOptions,
    contents: { deck: DECK_CONTENT },
    reseat,
    teams: (_, seats) => teams(seats),
    create,
    setup,
    toAct,
    legal,
    judge,
    play,
    clock,
    outcome,
    window: windowOf,
    view,
    imagine,
  });
}

/** A custom card belongs to the seat of the person who brings it. */
const reseat = (options: SwayOptions, seats: number): SwayOptions =>
  options.custom === undefined
    ? options
    : {
        ...options,
        custom: options.custom.map((card) =>
          card.owner === undefined ? card : { ...card, owner: (card.owner + seats - 1) % seats },
        ),
      };

/** Rules are made once per options and seats; tables over the game's own deck once for all matches. */
function makeCreate(edition: Edition<SwayOptions>): (options: SwayOptions, seats: number) => SwayState {
  const made = new WeakMap<SwayOptions, Rules[]>();
  let own: Deck | undefined;
  const deckFor = ({ deck, custom = [] }: SwayOptions): Deck => {
    if (deck !== undefined || custom.length > 0) return deckOf(deck ?? edition.deck, custom);
    own ??= deckOf(edition.deck);
    return own;
  };
  return (options, seats) => {
    const bySeats = made.get(options) ?? [];
    made.set(options, bySeats);
    bySeats[seats] ??= rulesFor(edition, options, seats, deckFor(options));
    return makeState(bySeats[seats]);
  };
}

function rulesFor(edition: Edition<SwayOptions>, options: SwayOptions, seats: number, deck: Deck): Rules {
  return makeRules(edition.compose(options), deck, options, seats, edition.clauses);
}
