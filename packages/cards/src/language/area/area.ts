/** The parser of attribute areas, in layout and in flat form; one function for each production of the grammar.
 *
 *  A line holds one item in layout form and many in flat form. Both are read by the same rule: an unindented
 *  line starts among the globals; a category opened on a line stays open to its end and for the indented
 *  lines below it. After a fault the parser continues where the author most likely meant to be, so that no
 *  fault is reported that merely follows from another.
 */

import type { Attributes, ConditionalCategory, PlainCategory } from '../model.ts';
import type { Report, Spot } from '../telling/findings.ts';
import { nearestIn } from '../telling/near.ts';
import { didYouMean, type Said, said } from '../telling/said.ts';
import {
  CATEGORY_ORDER,
  type Category,
  categoryNamed,
  isKnownGlobal,
  isPlain,
  shortCategory,
} from '../words.ts';
import { parseCondition } from './conditions.ts';
import { type AreaLine, Cursor } from './cursor.ts';
import { attributesOf, type Item } from './items.ts';
import { type Aliases, isName, tellBadName } from './names.ts';
import { isWelcome, type Scope, tellStrayOperator } from './places.ts';
import { isNumberLike, type Token } from './scan.ts';
import { parseValue, unquoted } from './values.ts';

export interface Area {
  readonly attributes: Attributes;
  readonly items: readonly Item[];
  readonly headings: ReadonlyMap<Category, Spot>;
  /** Names that appear somewhere, even with faulty values: they aren't reported as missing. */
  readonly mentioned: ReadonlySet<string>;
  /** Another card follows without its heading, which has been reported. */
  readonly holdsAnother: boolean;
}

const nearestCategory = nearestIn(CATEGORY_ORDER);

/** What a card must have (CGS-ERR-27, -28): if a faulty line contains it, it isn't reported as missing too. */
const REQUIRED = ['Type', 'Roleplay'];

const startsWithName = ({ kind, text }: Token): boolean => kind === 'word' && !isNumberLike(text);

/** area = { blank-line | global-line | category } */
export const parseArea = (lines: readonly AreaLine[], aliases: Aliases, report: Report): Area =>
  new AreaParser(new Cursor(lines, report), aliases).area();

class AreaParser {
  readonly #cursor: Cursor;
  readonly #aliases: Aliases;

  readonly #items: Item[] = [];
  readonly #headings = new Map<Category, Spot>();
  readonly #mentioned = new Set<string>();
  readonly #taken = new Set<string>();

  #scope: Scope = 'globals';
  /** The open category appears a second time: its members are read and then dropped. */
  #repeated = false;
  /** The open category, while it's still empty. */
  #empty: { readonly category: Category; readonly spot: Spot } | undefined;
  /** What counts as the left edge: more than 0 in an area that is indented as a whole. */
  #edge = 0;
  /** A second Type: probably another card whose heading is missing, so nothing more is called doubled. */
  #isNext = false;
  /** A category was opened on this very line. */
  #flat = false;
  /** The line is indented where no category is open, which has been reported. */
  #isMisplaced = false;

  constructor(cursor: Cursor, aliases: Aliases) {
    this.#cursor = cursor;
    this.#aliases = aliases;
  }

  area(): Area {
    while (this.#cursor.nextLine()) this.#line();
    this.#close();
    return {
      attributes: attributesOf(this.#items),
      items: this.#items,
      headings: this.#headings,
      mentioned: this.#mentioned,
      holdsAnother: this.#isNext,
    };
  }

  /** global-line | category-name , NL | member-line; in flat form any number of items */
  #line(): void {
    const cursor = this.#cursor;
    cursor.skipRest();
    if (cursor.token() === undefined) return;
    if (!cursor.continues) this.#begin();
    const kept = this.#items.length;
    if (cursor.isUnclosed) cursor.lacks = 'text';
    while (cursor.token() !== undefined) {
      this.#item(cursor.token()!);
      if (cursor.isFaulty && cursor.isUnclosed) this.#abandon(kept);
    }
    if (!cursor.isFaulty) return;
    for (const name of REQUIRED) if (cursor.contains(name)) this.#mentioned.add(name);
    // Indented lines below an unreadable one belong to whatever it was meant to open.
    if (!cursor.indented && this.#scope === 'globals') this.#scope = 'nowhere';
  }

  /** Which scope a line starts in. */
  #begin(): void {
    const cursor = this.#cursor;
    const { indent } = cursor;
    this.#edge = Math.min(this.#edge, indent);
    this.#isMisplaced = indent > this.#edge && this.#scope === 'globals';
    if (this.#isMisplaced) {
      if (cursor.isClean)
        cursor.tell(
          'ERR-11',
          cursor.spot(cursor.token()!),
          this.#headings.size === 0
            ? 'Indented line before any category.'
            : 'Indented line outside any category.',
        );
      this.#edge = indent;
    }
    cursor.indented = indent > this.#edge;
    this.#flat = false;
    if (cursor.indented) return;
    // What doesn't begin with a name was meant to be in the category above.
    if (!startsWithName(cursor.token()!)) this.#empty = undefined;
    this.#close();
    this.#scope = 'globals';
  }

  /** A quote is missing: texts and words have changed places, so nothing on the line can be trusted. */
  #abandon(kept: number): void {
    this.#items.length = kept;
    this.#empty = undefined;
    this.#cursor.toEnd();
  }

  #item(token: Token): void {
    const category = token.kind === 'word' ? categoryNamed(token.text) : undefined;
    const isPath = this.#isConditional() && this.#cursor.token(1)?.kind === 'operator';
    if (category !== undefined && !isPath) this.#category(token, category);
    else if (this.#scope === 'nowhere') {
      // Read, but nothing more is reported (CGS-ERR-12).
      this.#mentioned.add(token.text);
      this.#cursor.at += 1;
    } else if (token.kind === 'word') this.#named(token);
    else this.#stray(token);
  }

  /** Something that isn't a name where a name must be. */
  #stray(token: Token): void {
    const cursor = this.#cursor;
    const spot = cursor.spot(token);
    if (token.kind === 'slash')
      cursor.tellFirst('ERR-20', spot, 'Alternatives are allowed only in conditions.');
    else if (token.kind === 'unclosed') cursor.tell('ERR-6', spot, 'Missing closing quote.');
    else
      cursor.tellFirst('ERR-1', spot, said`There is no name before ${cursor.written(token.from, token.to)}.`);
    this.#empty = undefined;
    // A second value: neither can be trusted.
    const before = this.#items.at(-1);
    if (token.kind === 'text' && before?.line === spot.line && before.condition === undefined)
      this.#items.pop();
    cursor.at += 1;
    if (token.kind !== 'text') cursor.skipValues();
  }

  /** category = category-name , NL , { blank-line } , member-line , { blank-line | member-line } */
  #category(token: Token, category: Category): void {
    const cursor = this.#cursor;
    const spot = cursor.spot(token);
    cursor.at += 1;
    if (cursor.indented && this.#scope !== 'nowhere') {
      cursor.tell(
        'ERR-9',
        spot,
        said`Categories cannot be nested: "${category}" must start at the left edge.`,
      );
      // What was meant to be in the category above isn't missing from it.
      this.#empty = undefined;
    }
    this.#open(category, spot);
    const next = cursor.token();
    if (next === undefined || (next.kind === 'word' && !isNumberLike(next.text))) return;
    this.#empty = undefined;
    cursor.tell('ERR-10', spot, said`Category "${category}" has no value; it lists attributes.`);
    cursor.skipValues();
  }

  #open(category: Category, spot: Spot): void {
    this.#close();
    this.#repeated = this.#headings.has(category);
    if (this.#repeated) {
      if (!this.#isNext) this.#cursor.tell('ERR-8', spot, said`Category "${category}" is present twice.`);
    } else {
      this.#headings.set(category, spot);
      this.#empty = { category, spot };
    }
    this.#scope = category;
    this.#flat = true;
  }

  #close(): void {
    if (this.#empty !== undefined) {
      const { category, spot } = this.#empty;
      this.#cursor.tell('ERR-10', spot, said`Category "${category}" lists no attributes.`);
    }
    this.#empty = undefined;
    this.#repeated = false;
  }

  /** A name that heads the lines below it, or comes before another name, and isn't a category. */
  #unknownCategory(token: Token): void {
    this.#close();
    const near = nearestCategory(token.text);
    this.#cursor.tellFirst(
      'ERR-12',
      this.#cursor.spot(token),
      near === undefined
        ? said`Unknown category "${token.text}".`
        : said`Unknown category "${token.text}". Did you mean "${near}"?`,
    );
    this.#scope = 'nowhere';
    this.#cursor.at += 1;
  }

  /** attribute | condition: what follows the name tells which */
  #named(token: Token): void {
    const next = this.#cursor.token(1);
    if (next === undefined) this.#nameAtEnd(token);
    else if (next.kind === 'operator') this.#condition(token);
    else if (next.kind === 'slash') this.#noValue(token);
    else if (next.kind !== 'word' || isNumberLike(next.text)) this.#attribute(token);
    else if (isNumberLike(token.text)) this.#noValue(token);
    else this.#nameBeforeName(token, next);
  }

  #nameAtEnd(token: Token): void {
    const isGlobal = this.#scope === 'globals';
    const isMember = !isGlobal && this.#scope !== 'nowhere';
    const broken = this.#cursor.brokenWord ?? (isMember ? this.#cursor.brokenName : undefined);
    this.#cursor.lacks = 'value';
    if (broken !== undefined) {
      this.#noValue(token, didYouMean(broken));
      this.#cursor.mendNext(broken, isMember && categoryNamed(broken) === undefined);
      return;
    }
    if (isGlobal && !isKnownGlobal(token.text) && this.#cursor.nextIndent > this.#edge)
      return this.#unknownCategory(token);
    this.#noValue(token);
    if (isGlobal) this.#scope = 'nowhere';
  }

  #nameBeforeName(token: Token, next: Token): void {
    const cursor = this.#cursor;
    const isKnown = isKnownGlobal(token.text);
    if (categoryNamed(next.text) !== undefined && (this.#scope !== 'globals' || isKnown))
      return this.#noValue(token);
    if (!cursor.indented && !isKnown) return this.#unknownCategory(token);
    this.#mention(token.text);
    cursor.at += 1;
    // A line below a category has one item: whatever follows a fault on it belongs to that.
    if (cursor.indented && cursor.isFaulty) cursor.toEnd();
    else unquoted(cursor, token.text);
  }

  #noValue(token: Token, hint?: Said): void {
    this.#mention(token.text);
    this.#cursor.at += 1;
    // A word out of place with nothing after it isn't an attribute: it may be the rest of a directive.
    if (this.#isMisplaced) return;
    const isPath = this.#isConditional() && token.text.includes('.');
    if (!isPath && !isName(token.text)) tellBadName(this.#cursor, token);
    else
      this.#cursor.tell(
        'ERR-2',
        this.#cursor.spot(token),
        said`Attribute "${token.text}" has no value.`,
        hint,
      );
  }

  /** attribute = name , SP , value */
  #attribute(token: Token): void {
    const cursor = this.#cursor;
    const name = this.#aliases.get(token.text) ?? token.text;
    this.#mention(name);
    cursor.at += 1;
    const value = parseValue(cursor, name, token.text);
    const { to } = cursor.token(-1)!;
    const slash = cursor.token();
    if (slash?.kind === 'slash' && !this.#isConditional())
      cursor.tell('ERR-20', cursor.spot(slash), 'Alternatives are allowed only in conditions.');
    if (slash?.kind === 'slash') cursor.skipValues();
    if (this.#isConditional())
      cursor.tell('ERR-15', cursor.spot(token), said`Condition "${token.text}" needs =, < or >.`);
    else if (!isName(token.text)) tellBadName(cursor, token);
    else if (
      isWelcome(cursor, this.#scope, token, name, value) &&
      !this.#isTwice(token, name) &&
      value !== undefined
    ) {
      const category = this.#scope === 'globals' ? undefined : (this.#scope as PlainCategory);
      this.#keep({ category, name, value, flat: this.#flat, ...cursor.spot({ from: token.from, to }) });
    }
  }

  /** condition = path , operator , alternatives */
  #condition(token: Token): void {
    const cursor = this.#cursor;
    this.#mention(token.text);
    if (!this.#isConditional()) return tellStrayOperator(cursor, token);
    const { path, condition } = parseCondition(cursor, this.#aliases);
    if (path === undefined) return;
    const short = path.category === undefined ? path.name : `${shortCategory(path.category)}.${path.name}`;
    if (this.#isTwice(token, short) || condition === undefined) return;
    this.#keep({
      category: this.#scope as ConditionalCategory,
      name: path.name,
      condition,
      flat: this.#flat,
      ...cursor.spot({ from: token.from, to: cursor.token(-1)!.to }),
    });
  }

  #isConditional(): boolean {
    return this.#scope !== 'globals' && this.#scope !== 'nowhere' && !isPlain(this.#scope);
  }

  #mention(name: string): void {
    this.#mentioned.add(name);
    this.#empty = undefined;
  }

  /** CGS-LANG-4 */
  #isTwice(token: Token, name: string): boolean {
    const key = `${this.#scope} ${name}`;
    if (this.#repeated || !this.#taken.has(key)) {
      this.#taken.add(key);
      return false;
    }
    if (this.#isNext) return true;
    const scope = this.#scope;
    this.#isNext = scope === 'globals' && name === 'Type';
    this.#cursor.tell(
      'ERR-7',
      this.#cursor.spot(token),
      scope === 'globals'
        ? said`"${name}" is listed twice among the globals.`
        : said`"${name}" is listed twice in ${scope}.`,
      this.#isNext ? 'a card begins with [card NAME 1]' : undefined,
    );
    return true;
  }

  #keep(item: Item): void {
    if (this.#repeated) return;
    if (item.category === undefined && this.#headings.size > 0)
      this.#cursor.tell(
        'ERR-13',
        item,
        said`Global attribute "${item.name}" stands after a category; reformatting moves it to the top.`,
      );
    this.#items.push(item);
  }
}
