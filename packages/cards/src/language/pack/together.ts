/** Several packs as one session: each is read with the packs that it names, and those before it (CGS-FILE-5). */
import { linesIn } from '../../reading/places.ts';
import { checkPack, type PackCheck } from '../check/check.ts';
import { LIMITS } from '../limits.ts';
import type { Report } from '../telling/findings.ts';
import { readEntry } from './eras.ts';
import { readKeyLine } from './head.ts';
import type { Pack } from './pack.ts';
import { isRemark, type Source } from './parts.ts';

/** A pack as somebody hands it in: one text, or the files of a folder. */
export type PackInput = string | readonly Source[];

export interface Together {
  /** What there is to say about each pack, in the given order. */
  readonly checks: readonly PackCheck[];
  /** Which of them the first one is made of, itself included: those whose cards it has, and those that they extend. */
  readonly used: ReadonlySet<number>;
  /** The names of packs that somebody wants and nobody has. */
  readonly missing: readonly string[];
  /** Packs that weren't given but were available anyway. */
  readonly known: readonly Pack[];
}

/** What a pack calls itself, and the packs that it names: the edition it extends, and those that its eras take from. */
export interface Outline {
  readonly name: string;
  readonly named: readonly string[];
}

const HEADING = /^\s*\[\s*(pack|era|card)\s+([^\]]*)/;
const silent: Report = () => undefined;

/** Doesn't look at cards and reports nothing: to find out what's wrong, read the pack. */
export function outlineOf(input: PackInput): Outline {
  const sources = typeof input === 'string' ? [{ name: '', text: input }] : input;
  const names = new Set<string>();
  let [name, part] = ['', ''];
  for (const text of lines(sources)) {
    const [, opened, title = ''] = HEADING.exec(text) ?? [];
    if (opened === 'pack' && name === '') name = title.trim().replace(/\s+/g, ' ').normalize('NFC');
    if (opened !== undefined) part = opened;
    else if (!text.includes(':') || isRemark(text)) continue;
    else if (part === 'era') names.add(readEntry({ text, line: 1 }, '', silent)?.pack ?? '');
    else if (part === 'pack') {
      const line = readKeyLine({ text, line: 1 }, silent);
      if (line?.key === 'extends') names.add(line.value);
    }
  }
  for (const none of ['', name]) names.delete(none);
  return { name, named: [...names] };
}

function* lines(sources: readonly Source[]): Iterable<string> {
  const bytes = sources.reduce((sum, { text }) => sum + text.length, 0);
  // CGS-FILE-7 A text beyond the limit isn't read at all.
  if (bytes <= LIMITS.bytes) for (const { text } of sources) yield* linesIn(text);
}

/** The first pack is played; the others are there because it, or one of them, names them. */
export function checkTogether(
  inputs: readonly PackInput[],
  atHand: (name: string) => Pack | undefined = () => undefined,
): Together {
  const outlines = inputs.map(outlineOf);
  // Of two packs with one name the first counts; the other is reported to be of no use.
  const byName = new Map(outlines.map(({ name }, at) => [name, at] as const).toReversed());
  const checks: PackCheck[] = [];
  const used = new Set<number>();
  const known = new Map<string, Pack>();
  const missing = new Set<string>();
  const begun = new Set<number>();

  const checkOf = (at: number): PackCheck => {
    begun.add(at);
    const others = outlines[at]!.named.flatMap(find);
    checks[at] ??= checkPack(inputs[at]!, { others });
    return checks[at];
  };
  const find = (name: string): Pack[] => {
    const at = byName.get(name);
    // Packs that name one another in a circle count as missing for each other.
    if (at !== undefined && (checks[at] !== undefined || !begun.has(at))) {
      const { pack } = checks[at] ?? checkOf(at);
      return pack === undefined ? [] : [pack];
    }
    const own = at === undefined ? atHand(name) : undefined;
    if (own === undefined) missing.add(name);
    else known.set(name, own);
    return own === undefined ? [] : [own];
  };
  for (const at of inputs.keys()) if (checks[at] === undefined) checkOf(at);
  const use = (at: number): void => {
    used.add(at);
    const pack = checks[at]!.pack;
    for (const name of pack === undefined ? [] : packsIn(pack)) {
      const other = byName.get(name);
      if (other !== undefined && !used.has(other)) use(other);
    }
  };
  if (inputs.length > 0) use(0);
  return { checks, used, missing: [...missing], known: [...known.values()] };
}

/** Those that its canonical text names: an era of an expansion may be all of its edition's cards. */
function packsIn({ head, own }: Pack): string[] {
  const names = new Set([...own.values()].flatMap((deck) => deck.map(({ pack }) => pack)));
  return [head.extends, ...names];
}
