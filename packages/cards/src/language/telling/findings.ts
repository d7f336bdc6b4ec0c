/** What a reader of packs reports: errors, warnings and notes, each under the code of the ledger's lists. */
import type { Diagnostic } from '@hortus/kernel';
import { asSaid, type Said, type Sentence, spell } from './said.ts';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface Finding extends Diagnostic {
  readonly severity: Severity;
  /** Message and hint with their gaps, for other languages; absent if they have none. */
  readonly said?: { readonly message: Said; readonly hint?: Said };
  /** The file of a folder, where there are several. */
  readonly file?: string;
  /** The identifier of the card it is about. */
  readonly card?: string;
  /** The era whose deck it is about. */
  readonly era?: string;
}

/** Message and hint of a finding, in English and with their gaps. */
export function sentencesOf(
  message: Sentence,
  hint?: Sentence | undefined,
): Pick<Finding, 'message' | 'hint' | 'said'> {
  const whole = asSaid(message);
  const more = hint === undefined ? undefined : asSaid(hint);
  const hasGaps = whole.gaps.length > 0 || (more?.gaps.length ?? 0) > 0;
  return {
    message: spell(whole),
    ...(more === undefined ? {} : { hint: spell(more) }),
    ...(hasGaps ? { said: { message: whole, ...(more === undefined ? {} : { hint: more }) } } : {}),
  };
}

/** A place in what was read: a line counted over all files, and columns as in a Diagnostic. */
export interface Spot {
  readonly line: number;
  readonly column: number;
  readonly end: number;
}

/** Reports an error, unless `severity` says otherwise. */
export type Report = (
  code: string,
  spot: Spot,
  message: Sentence,
  hint?: Sentence | undefined,
  severity?: Severity,
  /** Whether it merely follows from a misspelt word, which lint reports (CGS-LINT-48). */
  follows?: () => boolean,
) => void;

/** At most this many findings of a kind are shown. */
const MOST_SHOWN = 100;
const ROOM = 1024;

const inFileOrder = (a: Partial<Spot>, b: Partial<Spot>): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Counts everything and keeps the first hundred in the order of the file, however many are added. */
export class FindingList {
  #kept: Finding[] = [];
  #count = 0;
  /** The last of the first hundred, once there are many more. */
  #last: Finding | undefined;

  get count(): number {
    return this.#count;
  }

  add(finding: Finding): void {
    this.#count += 1;
    this.#kept.push(finding);
    if (this.#kept.length < ROOM) return;
    this.#kept = this.first();
    this.#last = this.#kept.at(-1);
  }

  /** Counts one beyond the first hundred, so that it needn't be put into words; false if it may be among them. */
  skips(spot: Spot): boolean {
    if (this.#last === undefined || inFileOrder(this.#last, spot) >= 0) return false;
    this.#count += 1;
    return true;
  }

  first(): Finding[] {
    return this.#kept.sort(inFileOrder).slice(0, MOST_SHOWN);
  }
}

export const clauseOf = (code: string): string => `CGS-${code}`;
