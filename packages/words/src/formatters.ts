/**
 * Formatters of the platform, made once per language and kept: making one costs a hundred times as much as using it,
 * and a busy table fills hundreds of messages per second.
 */
interface Formatters {
  readonly numbers: Intl.NumberFormat;
  readonly plurals: Intl.PluralRules;
  readonly all: Intl.ListFormat;
  readonly either: Intl.ListFormat;
}

/** What `make` made for a language. Call this once per kind of formatter, outside the function that uses it. */
export function perLanguage<Formatter>(
  make: (language: string) => Formatter,
): (language: string) => Formatter {
  const kept = new Map<string, Formatter>();
  return (language) => {
    const known = kept.get(language) ?? make(language);
    kept.set(language, known);
    return known;
  };
}

export const formattersOf = perLanguage(
  (language): Formatters => ({
    numbers: new Intl.NumberFormat(language),
    plurals: new Intl.PluralRules(language),
    all: new Intl.ListFormat(language, { type: 'conjunction' }),
    either: new Intl.ListFormat(language, { type: 'disjunction' }),
  }),
);
