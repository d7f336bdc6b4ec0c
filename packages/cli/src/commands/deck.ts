/** Cards that people write themselves: shown, checked, turned into another form, printed. */
import { isUtf8 } from 'node:buffer';
import { drawPlace, tellFault } from '@hortus/cards';
import { englishWords, KITS, kitOf } from '@hortus/catalogue';
import type { Diagnostic, Result, Seat } from '@hortus/kernel';
import type { Cards, Decks } from '@hortus/kit';
import { Mistake } from '../exit.ts';
import { readBytes, writeText } from '../files.ts';
import { out } from '../shell.ts';

export interface DeckOptions {
  readonly custom?: boolean;
  readonly form: string;
  readonly out?: string;
  readonly print?: boolean;
  readonly paper: string;
  readonly backs?: boolean;
}

async function decksOf(id: string): Promise<Decks> {
  const decks = await kitOf(id)?.decks?.();
  if (decks !== undefined) return decks;
  const known = KITS.flatMap((kit) => (kit.decks === undefined ? [] : [kit.id]));
  throw new Mistake(`decks are for ${known.join(' and ')}, not for ${id}`, 2);
}

/**
 * The cards of a file as an option of the game: a deck, or custom cards, which belong to this seat unless they say
 * otherwise.
 */
export async function cardsFor(id: string, file: string, custom: boolean, owner: Seat): Promise<unknown> {
  const decks = await decksOf(id);
  return decks.option(readCards(decks, file, custom, owner));
}

/** Warnings about options that are legal but surely not intended. */
export async function warningsFor(id: string, options: unknown, seats: number): Promise<readonly string[]> {
  const decks = await kitOf(id)?.decks?.();
  return decks?.warn?.(options, seats) ?? [];
}

export async function runDeck(id: string, file: string | undefined, options: DeckOptions): Promise<void> {
  const decks = await decksOf(id);
  const { form, paper, backs = false, custom = false } = options;
  if (!decks.forms.includes(form)) throw new Mistake(`--form takes ${decks.forms.join(', ')}`, 2);
  if (!decks.papers.includes(paper)) throw new Mistake(`--paper takes ${decks.papers.join(', ')}`, 2);
  const cards = file === undefined ? decks.own : readCards(decks, file, custom, 0);
  const text =
    options.print === true
      ? decks.print(cards, { paper, backs, words: englishWords() })
      : decks.write(cards, form);
  if (options.out === undefined) out(text);
  else writeText(options.out, text);
}

/** No deck is larger. */
const LARGEST_DECK = 4 << 20;

/** Refuses what isn't text: a picture or a spreadsheet's own file would give a fault in every line. */
function readText(file: string): string {
  const bytes = readBytes(file, LARGEST_DECK, 'a deck');
  if (bytes.includes(0) || !isUtf8(bytes))
    throw new Mistake(`${file} is not text in UTF-8; cards are written as text, JSON or CSV (docs/decks.md)`);
  return bytes.toString();
}

function readCards(decks: Decks, file: string, custom: boolean, owner: Seat): Cards {
  const text = readText(file);
  return found(file, text, decks.read(text, file, custom, owner));
}

/** All faults, each with its place drawn below it. */
function found<T>(file: string, text: string, result: Result<T, Diagnostic[]>): T {
  if (result.ok) return result.value;
  const lines = result.fault.flatMap((fault) =>
    [tellFault(fault, file), drawPlace(text, fault) ?? []].flat(),
  );
  throw new Mistake(lines.join('\n'));
}
