/** From text to a pack: every fault in one pass, or the session that can be played if there is none. */

import { NO_ALIASES } from '../area/names.ts';
import { bytesOf, LIMITS, thousands } from '../limits.ts';
import type { SessionPack } from '../model.ts';
import { withoutUnseen } from '../telling/characters.ts';
import { clauseOf, type Finding, FindingList, type Report, sentencesOf } from '../telling/findings.ts';
import { asSaid, quoting, type Said, type Sentence, said } from '../telling/said.ts';
import { usableAliases } from './aliases.ts';
import { assemble } from './assemble.ts';
import { isUnnumbered, readCard } from './cards.ts';
import { isEraLine, readEra } from './eras.ts';
import { readHead } from './head.ts';
import { type CardRecord, type EraRecord, isCustomized, type Pack } from './pack.ts';
import { isBlankLine, isRemark, type Part, type Parts, type Source, splitParts, wholeLine } from './parts.ts';

export interface PackReading {
  /** What could be read; undefined if the text isn't a pack at all. */
  readonly pack: Pack | undefined;
  /** To play with: only if there is no fault, and never for a booster. */
  readonly session: SessionPack | undefined;
  /** The first hundred, in the order of the file. */
  readonly faults: readonly Finding[];
  /** How many faults there are. */
  readonly count: number;
  /** Hints, and what customized packs are only warned about. */
  readonly notes: readonly Finding[];
}

export interface ReadOptions {
  /** The packs that this one extends or takes from (CGS-FILE-5). */
  readonly others?: readonly Pack[];
  /** By itself: nothing is said about packs that it names but that are missing, or the session they would make. */
  readonly alone?: boolean;
}

/** The one hint among the errors. */
const HINT = 'ERR-13';

const LONGEST_QUOTED = 120;

/** Makes whatever a message quotes short and free of invisible characters. */
const tidy = (sentence: Sentence): Said =>
  quoting(asSaid(sentence), (word) =>
    withoutUnseen(word.length <= LONGEST_QUOTED ? word : `${word.slice(0, 80)} … ${word.slice(-30)}`),
  );

/** Gathers findings, with lines as the files count them. */
export class Gathering {
  readonly faults = new FindingList();
  readonly notes = new FindingList();
  origin: Parts['origin'] = (line) => ({ file: '', line });
  /** Lint will report misspelt words as errors. */
  willSpell: boolean;
  #untold = 0;
  readonly #limits = new Set<string>();

  constructor(willSpell = false) {
    this.willSpell = willSpell;
  }

  /** Faults, including those that aren't reported because they follow from one that lint will report. */
  get known(): number {
    return this.faults.count + this.#untold;
  }

  readonly report: Report = (code, spot, message, hint, given = 'error', follows = () => false) => {
    if (this.willSpell && given === 'error' && follows()) {
      this.#untold += 1;
      return;
    }
    if (code === 'ERR-38') {
      // One sentence for each limit.
      const { text } = asSaid(message);
      if (this.#limits.has(text)) return;
      this.#limits.add(text);
    }
    const severity = code === HINT ? 'info' : given;
    const list = severity === 'error' ? this.faults : this.notes;
    if (list.skips(spot)) return;
    list.add({
      code,
      severity,
      ...sentencesOf(tidy(message), hint === undefined ? undefined : tidy(hint)),
      clause: clauseOf(code),
      ...spot,
    });
  };

  placed(finding: Finding): Finding {
    const { file, line } = this.origin(finding.line ?? 1);
    return { ...finding, line, ...(file === '' ? {} : { file }) };
  }

  first(list: FindingList): Finding[] {
    return list.first().map((finding) => this.placed(finding));
  }

  reading(pack: Pack | undefined): PackReading {
    const { count } = this.faults;
    return {
      pack,
      session: this.known === 0 ? pack?.session : undefined,
      faults: this.first(this.faults),
      count,
      notes: this.first(this.notes),
    };
  }
}

/** Faults of form and of decks; `checkPack` also looks for what is merely unwise. */
export function readPack(input: string | readonly Source[], options: ReadOptions = {}): PackReading {
  const gathering = new Gathering();
  return gathering.reading(readWith(input, options, gathering));
}

export function readWith(
  input: string | readonly Source[],
  options: ReadOptions,
  gathering: Gathering,
): Pack | undefined {
  const sources = typeof input === 'string' ? [{ name: '', text: input }] : input;
  return isWithinSize(sources, gathering.report) ? read(sources, options, gathering) : undefined;
}

/** CGS-FILE-7 A text beyond the limit isn't read at all. */
function isWithinSize(sources: readonly Source[], report: Report): boolean {
  const bytes = sources.reduce((sum, { text }) => sum + bytesOf(text), 0);
  if (bytes <= LIMITS.bytes) return true;
  const size = `${thousands(Math.ceil(bytes / 1024))} KB`;
  report(
    'ERR-38',
    { line: 1, column: 1, end: 2 },
    said`The pack has ${size}; the limit is ${LIMITS.bytes / 1024} KB.`,
  );
  return false;
}

function read(
  sources: readonly Source[],
  { others = [], alone = false }: ReadOptions,
  gathering: Gathering,
): Pack | undefined {
  const { report } = gathering;
  const { before: lead, parts, origin } = splitParts(sources, report);
  gathering.origin = origin;
  const outside = lead.find(({ text }) => !isBlankLine(text) && !isRemark(text));
  if (outside !== undefined)
    report('ERR-34', wholeLine(outside), 'This line is outside any part.', 'a pack begins with [pack NAME]');
  const [first] = parts;
  if (first?.kind !== 'pack' && outside === undefined && first?.kind !== 'other')
    report('ERR-34', first?.spot ?? { line: 1, column: 1, end: 2 }, 'A pack begins with [pack NAME].');
  const headPart = parts.find(({ kind }) => kind === 'pack');
  tellTwice(parts, report);
  // Cut off by an unknown part or by its own heading: what seems to be missing may be there.
  const cutOff = new Set(parts.filter(({ runsOn }, i) => runsOn || parts[i + 1]?.kind === 'other'));
  const isCutOff = (part: Part): boolean => cutOff.has(part);
  const written = headPart === undefined ? undefined : readHead(headPart, report, isCutOff(headPart));
  if (written === undefined || isCustomized(written)) gathering.willSpell = false;
  const aliases = written === undefined ? NO_ALIASES : usableAliases(written, report);
  const before = gathering.known;
  const cards: CardRecord[] = [];
  const eras = new Map<string, EraRecord>();
  const cardParts = parts.filter(({ kind }) => kind === 'card');
  const isCrowded = cardParts.length > LIMITS.cards;
  if (isCrowded) {
    const count = thousands(cardParts.length);
    report(
      'ERR-38',
      headPart?.spot ?? first!.spot,
      said`The pack has ${count} cards; the limit is ${thousands(LIMITS.cards)}.`,
    );
  }
  for (const part of cardParts.slice(0, LIMITS.cards))
    cards.push(readCard(part, aliases, isCutOff(part) ? withoutMissing(report) : report));
  for (const part of parts)
    if (part.kind === 'era' && !eras.has(part.name))
      eras.set(part.name, readEra(part, report, isCutOff(part)));
  if (written === undefined) return undefined;
  const soundness = {
    isIncomplete:
      isCrowded ||
      headPart!.lines.some(isEraLine) ||
      parts.some(({ kind, isGood }) => kind === 'other' || !isGood) ||
      cards.some((card) => isUnnumbered(card) || card.area.holdsAnother),
    isSound: () => gathering.known === before && parts.every(({ isGood }) => isGood),
  };
  const head = { ...written, aliases };
  return assemble({ head, cards, eras: [...eras.values()] }, alone ? undefined : others, soundness, report);
}

/** What a card lacks; the rest of it may be in the unknown part. */
const MISSING = new Set(['ERR-10', 'ERR-27', 'ERR-28']);
const withoutMissing =
  (report: Report): Report =>
  (code, ...rest) => {
    if (!MISSING.has(code)) report(code, ...rest);
  };

/** CGS-ERR-35 for parts; cards are compared by their contents. */
function tellTwice(parts: readonly Part[], report: Report): void {
  const seen = new Set<string>();
  for (const { kind, name, spot } of parts) {
    if (kind !== 'pack' && kind !== 'era') continue;
    const key = kind === 'pack' ? kind : `${kind} ${name}`;
    if (seen.has(key)) report('ERR-35', spot, said`Part "${key}" is given twice.`);
    seen.add(key);
  }
}
