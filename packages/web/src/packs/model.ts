/** The workshop: which pack is open, what it says, what's wrong with it, and the card under the cursor. */
import { type KnownWords, knownWords, NOTHING_KNOWN } from '@hortus/cards/editing';
import {
  type Card,
  type Finding,
  formatPackText,
  type PackCheck,
  STARTER,
  type Together,
} from '@hortus/cards/language';
import { allPacks, forgetPack, type KeptPack, keepPack } from '@hortus/cgs/setup/kept-packs.ts';
import { readWithShelf } from '@hortus/cgs/setup/shelf.ts';
import { kept } from '@hortus/frame/page/kept.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PackEditor } from './editor.ts';
import { SAMPLE } from './sample.ts';

/** The packs that come with Hortus, under the names the game gives them; each is loaded on request. */
export const FINISHED = { 'comet-year': 'Comet Year', lowwater: 'Lowwater' } as const;

/** The pack that was open last. */
const LAST = 'hortus.pack';
/** Short enough to feel immediate, long enough not to parse after every letter. */
const READ_MS = 150;
const KEEP_MS = 500;

export interface ShownCard {
  readonly card: Card;
  readonly index: number;
  readonly count: number;
  /** In all decks together. */
  readonly copies: number;
}

const inOrder = (a: Finding, b: Finding): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/**
 * Matches line by line: a pattern across line ends takes
 * quadratic time, and a file of blank lines would freeze the page.
 */
export const nameIn = (text: string): string =>
  /^[^\S\n]*\[[^\S\n]*pack[^\S\n]+([^\]\n]*)/mu.exec(text)?.[1]?.trim() ?? '';

export class PackModel {
  readonly packs: Signal<readonly KeptPack[]> = signal([]);
  readonly id: Signal<string> = signal('');
  readonly reading: Signal<PackCheck | undefined> = signal(undefined);
  readonly line: Signal<number> = signal(1);
  /** False once the browser has refused to store something. */
  readonly keeps: Signal<boolean> = signal(true);
  /** The pack with those it names, as last read. */
  together: Together | undefined;
  /** Names of the packs it was read with, and of those that are missing. */
  readonly beside: ReadonlySignal<{
    readonly others: readonly string[];
    readonly missing: readonly string[];
  }> = computed(() => {
    if (this.reading.value === undefined || this.together === undefined) return { others: [], missing: [] };
    const { checks, known, missing } = this.together;
    const named = [...checks.slice(1).map(({ pack }) => pack), ...known];
    return { others: named.flatMap((pack) => pack?.head.name ?? []), missing };
  });
  readonly card: ReadonlySignal<ShownCard | undefined> = computed(() => this.#shown());
  readonly findings: ReadonlySignal<readonly Finding[]> = computed(() => {
    const reading = this.reading.value;
    return reading === undefined
      ? []
      : [...reading.faults, ...reading.findings, ...reading.notes].sort(inOrder);
  });
  #text = '';
  #known: KnownWords = NOTHING_KNOWN;
  #editor: PackEditor | undefined;
  #readLater: ReturnType<typeof setTimeout> | undefined;
  #keepLater: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  get name(): string {
    return nameIn(this.#text);
  }

  readonly known = (): KnownWords => this.#known;

  /** The packs of this browser, and the one to begin with. */
  async start(): Promise<void> {
    const packs = await allPacks().catch(() => {
      this.keeps.value = false;
      return [];
    });
    this.packs.value = packs;
    const last = packs.find(({ id }) => id === kept.get(LAST)) ?? packs[0];
    if (last === undefined) this.#take(crypto.randomUUID(), SAMPLE);
    else this.#take(last.id, last.text);
  }

  attach(editor: PackEditor | undefined): void {
    this.#editor = editor;
    if (editor !== undefined) editor.show(this.findings.peek());
  }

  changed(text: string): void {
    this.#text = text;
    clearTimeout(this.#readLater);
    this.#readLater = setTimeout(() => this.read(), READ_MS);
    clearTimeout(this.#keepLater);
    this.#keepLater = setTimeout(() => void this.keep(), KEEP_MS);
  }

  read(): void {
    clearTimeout(this.#readLater);
    const others = this.packs.peek().filter(({ id }) => id !== this.id.peek());
    this.together = readWithShelf(this.#text, others);
    const [reading] = this.together.checks;
    if (reading === undefined) return;
    if (reading.pack !== undefined) this.#known = knownWords(reading.pack);
    this.reading.value = reading;
    this.showFindings();
  }

  showFindings(): void {
    this.#editor?.show(this.findings.peek());
  }

  async keep(): Promise<void> {
    clearTimeout(this.#keepLater);
    const pack: KeptPack = { id: this.id.peek(), name: this.name, text: this.#text, at: Date.now() };
    const others = this.packs.peek().filter(({ id }) => id !== pack.id);
    this.packs.value = [...others, pack].sort((a, b) => a.name.localeCompare(b.name));
    await keepPack(pack).catch(() => {
      this.keeps.value = false;
    });
  }

  /** Opens another pack from this browser. */
  async choose(id: string): Promise<void> {
    await this.keep();
    const pack = this.packs.peek().find((one) => one.id === id);
    if (pack !== undefined) this.#take(id, pack.text);
  }

  /** Adds a pack from a file, or a new one. */
  async add(text = STARTER): Promise<void> {
    await this.keep();
    this.#take(crypto.randomUUID(), text);
    await this.keep();
  }

  /** Adds a copy of a pack that comes with Hortus. */
  async copy(name: keyof typeof FINISHED): Promise<void> {
    const { PACKS } = await import('@hortus/cgs');
    await this.add(PACKS[name]);
  }

  async delete(): Promise<void> {
    clearTimeout(this.#keepLater);
    const gone = this.id.peek();
    await forgetPack(gone).catch(() => undefined);
    this.packs.value = this.packs.peek().filter(({ id }) => id !== gone);
    const [next] = this.packs.peek();
    if (next === undefined) this.#take(crypto.randomUUID(), SAMPLE);
    else this.#take(next.id, next.text);
  }

  format(): void {
    const tidy = formatPackText(this.#text);
    if (tidy !== this.#text) this.#editor?.rewrite(tidy);
  }

  goTo(line: number, column: number): void {
    this.#editor?.goTo(line, column, true);
  }

  /** To the card before this one, or after it. */
  step(by: 1 | -1): void {
    const cards = this.reading.peek()?.pack?.cards ?? [];
    const shown = this.card.peek();
    const next = cards[((shown?.index ?? 0) + by + cards.length) % Math.max(1, cards.length)];
    if (next !== undefined) this.#editor?.goTo(next.spot.line, 1, false);
  }

  close(): void {
    clearTimeout(this.#readLater);
    void this.keep();
  }

  #take(id: string, text: string): void {
    this.id.value = id;
    this.#text = text;
    kept.set(LAST, id);
    this.line.value = 1;
    this.#editor?.open(text);
    this.read();
  }

  /**
   * The card whose lines the cursor is in; in an era,
   * the card that the line names; otherwise the nearest one above.
   */
  #shown(): ShownCard | undefined {
    const pack = this.reading.value?.pack;
    if (pack === undefined) return undefined;
    const line = this.line.value;
    const { cards, decks } = pack;
    const named = eraEntryOf(this.#text, line);
    const index =
      named === undefined
        ? Math.max(
            0,
            cards.findLastIndex(({ spot }) => spot.line <= line),
          )
        : cards.findIndex(({ card }) => card.identifier === named || String(card.number) === named);
    const record = cards[index] ?? cards[0];
    if (record === undefined) return undefined;
    const copies = decks
      .flatMap((deck) => deck.cards)
      .reduce((sum, one) => sum + (one.card.identifier === record.card.identifier ? one.copies : 0), 0);
    return { card: record.card, index: Math.max(0, index), count: cards.length, copies };
  }
}

/** `12`, or `Scout 17` for `"Scout 17"`, if the line is an entry of an era. */
function eraEntryOf(text: string, line: number): string | undefined {
  const lines = text.split('\n', line);
  const [, quoted, number] = /^\s*(?:"([^"]*)"|(\d+))/.exec(lines[line - 1] ?? '') ?? [];
  const heading = lines.findLast((one) => /^\s*\[/.test(one)) ?? '';
  return /^\s*\[\s*era\b/.test(heading) ? (quoted ?? number) : undefined;
}
