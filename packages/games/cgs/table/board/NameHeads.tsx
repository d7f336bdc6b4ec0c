import type { Cards } from '../../src/index.ts';

/** One column's head for each name, as the cards print it. */
export function NameHeads({ cards, names }: { readonly cards: Cards; readonly names: readonly number[] }) {
  return names.map((name) => (
    <th scope="col" key={name}>
      {cards.names[name]}
    </th>
  ));
}
