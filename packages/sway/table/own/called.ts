/**
 * What the terms of a table call a card or a deck among its options: for consent, people need to know which it is,
 * not all of it.
 */
export function calledInTerms(value: Readonly<Record<string, unknown>>): string {
  const { name = '', ability, sway, cards } = value;
  if (ability !== undefined) return `${name} (${ability} ${sway})`;
  return Array.isArray(cards) ? `${name} (${cards.length})` : `${name}`;
}
