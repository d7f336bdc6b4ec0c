/** Several packs as one session: each is read with the packs that it names, and those before it (CGS-FILE-5). */
import { checkPack, type PackCheck } from './check.ts';
import type { Pack } from './pack.ts';
import type { Source } from './parts.ts';
import { readPack } from './read-pack.ts';

/** A pack as somebody hands it in: one text, or the files of a folder. */
export type PackInput = string | readonly Source[];

export interface Together {
  /** What there is to say of each pack, in the order in which they were handed in. */
  readonly checks: readonly PackCheck[];
  /** Which of them the first one is made of, itself included: those whose cards it has, and those that they extend. */
  readonly used: ReadonlySet<number>;
  /** The names of packs that somebody wants and nobody has. */
  readonly missing: readonly string[];
  /** Packs that nobody handed in and that were at hand all the same. */
  readonly known: readonly Pack[];
}

/** The packs that this one names: the edition it extends, and those that its eras take from. */
export function packsNamedBy({ head, eras }: Pick<Pack, 'head' | 'eras'>): string[] {
  const names = new Set<string>();
  if (head.extends !== '') names.add(head.extends);
  for (const { entries } of eras) for (const { pack } of entries) if (pack !== undefined) names.add(pack);
  names.delete(head.name);
  return [...names];
}

/** The first pack is played; the others are there because it, or one of them, names them. */
export function checkTogether(
  inputs: readonly PackInput[],
  atHand: (name: string) => Pack | undefined = () => undefined,
): Together {
  const alone = inputs.map((input) => readPack(input, { alone: true }).pack);
  // Of two packs under one name the first counts; the other is of no use, and told so.
  const byName = new Map(alone.map((pack, at) => [pack?.head.name, at] as const).toReversed());
  const checks: PackCheck[] = [];
  const used = new Set<number>();
  const known = new Map<string, Pack>();
  const missing = new Set<string>();
  const begun = new Set<number>();

  const checkOf = (at: number): PackCheck => {
    begun.add(at);
    const pack = alone[at];
    const others = pack === undefined ? [] : packsNamedBy(pack).flatMap(find);
    checks[at] ??= checkPack(inputs[at]!, { others });
    return checks[at];
  };
  const find = (name: string): Pack[] => {
    const at = byName.get(name);
    // Packs that name one another in a ring are missing to one another.
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
