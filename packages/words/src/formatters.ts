/**
 * Formatters of the platform, made once per language and kept: making one costs a hundred times what using it does,
 * and a busy table fills hundreds of messages per second.
 */
interface Formatters {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
  readonly all: Intl.ListFormat;
  readonly either: Intl.ListFormat;
}

const kept = new Map<string, Formatters>();

export function formattersOf(language: string): Formatters {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const made: Formatters = {
    numbers: new Intl.NumberFormat(language),
    plurals: new Intl.PluralRules(language),
    all: new Intl.ListFormat(language, { type: 'conjunction' }),
    either: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  kept.set(language, made);
  return made;
}
