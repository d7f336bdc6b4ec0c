/** Packs made of single cards, for tests. */

export interface PackParts {
  /** `12 Name …area` in flat form; `gold` behind the name in brackets. */
  readonly cards: readonly string[];
  readonly eras?: Readonly<Record<string, readonly string[]>>;
  readonly head?: readonly string[];
}

/** A customized pack: it may have fewer affiliations than players. */
export function packOf({ cards, eras = { Only: ['all x3'] }, head = [] }: PackParts): string {
  const isAdventure = (card: string): boolean => card.includes('Type "Adventure"');
  const records = cards.map((card) => {
    const [, number, name, gold, area] = /^(\d+) (.+?)( \| gold)? (Type .*)$/.exec(card) ?? [];
    return `[card ${name} ${number}${gold ?? ''}]\n${area}`;
  });
  return [
    '[pack Trial]',
    'game: Trial',
    'type: session',
    `eras: ${Object.keys(eras).join(', ')}`,
    `components: ${cards.filter(isAdventure).length} adventure`,
    ...['session: 10', 'setup: 1', 'wrapup: 1', 'analysis: 10', 'turn: 5'],
    ...head,
    ...Object.entries(eras).flatMap(([name, lines]) => [`[era ${name}]`, ...lines]),
    ...records,
  ].join('\n');
}
