/** Decks of Genesis and Worlds Asunder: shown, checked, turned into another form, printed. */
import { isUtf8 } from 'node:buffer';
import { CARD_FORMS, type CardForm, drawPlace, formOf, tellFault } from '@hortus/cards';
import { PAPERS, type Paper } from '@hortus/cards/face';
import { DECK_CLAUSES as GENESIS_CLAUSES, GENESIS_DECK, genesis } from '@hortus/genesis';
import type { Diagnostic, Game, Result, Seat } from '@hortus/kernel';
import {
  type CardRecord,
  type DeckRecord,
  type DeckTerms,
  makeCustomFile,
  makeDeckFile,
  parseCustom,
  parseDeck,
  type SwayState,
  termsOf,
} from '@hortus/sway';
import { printDeck } from '@hortus/sway/face';
import { gameKey, wordsIn } from '@hortus/words';
import { WORLDS_ASUNDER_DECK, DECK_CLAUSES as WORLDS_CLAUSES, worldsAsunder } from '@hortus/worlds-asunder';
import { Mistake } from '../exit.ts';
import { readBytes, writeText } from '../files.ts';

const EDITIONS = {
  genesis: { game: genesis as Game, deck: GENESIS_DECK, clauses: GENESIS_CLAUSES },
  'worlds-asunder': { game: worldsAsunder as Game, deck: WORLDS_ASUNDER_DECK, clauses: WORLDS_CLAUSES },
} as const;
type Edition = (typeof EDITIONS)[keyof typeof EDITIONS];

export interface DeckOptions {
  readonly custom?: boolean;
  readonly form: string;
  readonly out?: string;
  readonly print?: boolean;
  readonly paper: string;
  readonly backs?: boolean;
}

interface Read {
  readonly deck: DeckRecord;
  readonly custom: readonly CardRecord[] | undefined;
}

function editionOf(id: string): Edition {
  if (Object.hasOwn(EDITIONS, id)) return EDITIONS[id as keyof typeof EDITIONS];
  throw new Mistake(`decks are for ${Object.keys(EDITIONS).join(' and ')}, not for ${id}`, 2);
}

/** The cards of a file as an option of the game: a deck, or custom cards, which are of this seat where they do not say. */
export function cardsFor(id: string, file: string, custom: boolean, owner: Seat): unknown {
  const read = readCards(editionOf(id), file, custom, owner);
  return read.custom ?? read.deck;
}

export function runDeck(id: string, file: string | undefined, options: DeckOptions): void {
  const edition = editionOf(id);
  if (!(CARD_FORMS as readonly string[]).includes(options.form))
    throw new Mistake(`--form takes ${CARD_FORMS.join(', ')}`, 2);
  if (!Object.hasOwn(PAPERS, options.paper))
    throw new Mistake(`--paper takes ${Object.keys(PAPERS).join(', ')}`, 2);
  const read =
    file === undefined
      ? { deck: edition.deck, custom: undefined }
      : readCards(edition, file, options.custom === true, 0);
  const text =
    options.print === true ? printed(edition, read, options) : written(read, options.form as CardForm);
  if (options.out === undefined) process.stdout.write(text);
  else writeText(options.out, text);
}

/** No deck is larger. */
const LARGEST_DECK = 4 << 20;

/** A picture or a spreadsheet's own file would be a fault in every line of it. */
function readText(file: string): string {
  const bytes = readBytes(file, LARGEST_DECK, 'a deck');
  if (bytes.includes(0) || !isUtf8(bytes))
    throw new Mistake(`${file} is not text in UTF-8; cards are written as text, JSON or CSV (docs/decks.md)`);
  return bytes.toString();
}

function readCards(edition: Edition, file: string, custom: boolean, owner: Seat): Read {
  const text = readText(file);
  const { deck } = edition;
  const form = formOf(text, file);
  if (custom) {
    const cards = found(file, text, parseCustom(text, termsFor(edition), { form, deck, owner }));
    return { deck, custom: cards };
  }
  return { deck: found(file, text, parseDeck(text, termsFor(edition), form)), custom: undefined };
}

/** With everything in force: whether a table agrees to it is asked when the table is made. */
function termsFor({ game, clauses }: Edition): DeckTerms {
  const all = game.parseOptions(game.id === 'genesis' ? { abilities: 'all', recruitable: 'on' } : {}, 2);
  if (!all.ok) throw new Error('the options of the game are refused');
  return termsOf((game.create(all.value, 2) as SwayState).rules, clauses);
}

/** All faults, each with its place drawn below it. */
function found<T>(file: string, text: string, result: Result<T, Diagnostic[]>): T {
  if (result.ok) return result.value;
  const lines = result.fault.flatMap((fault) =>
    [tellFault(fault, file), drawPlace(text, fault) ?? []].flat(),
  );
  throw new Mistake(lines.join('\n'));
}

const written = ({ deck, custom }: Read, form: CardForm): string =>
  custom === undefined ? makeDeckFile(deck, form) : makeCustomFile(custom, form);

function printed({ game }: Edition, { deck, custom }: Read, { paper, backs }: DeckOptions): string {
  const words = wordsIn('en');
  const said = (key: string, code: string): string => {
    const known = gameKey(words, game.id, key) ?? words.find(`web.sway.${key}`);
    return known === undefined ? code : words.say(known);
  };
  return printDeck(deck, {
    language: 'en',
    paper: paper as Paper,
    backs: backs === true,
    later: game.id === 'worlds-asunder',
    ...(custom === undefined ? {} : { cards: custom }),
    words: {
      ability: (ability) => said(`ability.${ability}`, ability),
      does: (ability) => said(`does.${ability}`, ''),
      neutral: 'neutral',
      epic: 'epic',
      recruits: (ability) => `recruits ${said(`ability.${ability}`, ability)}`,
      of: (seat) => `of ${seat}`,
    },
  });
}
