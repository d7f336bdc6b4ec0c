/** Where the second implementation's table and the engine's view of everything differ. */
import type { View } from '../../types.ts';
import {
  pieceName,
  placeOf,
  type Reading,
  scoreOf,
  seatsOf,
  sortTable,
  spaceName,
  stashOf,
  wastelandsOf,
} from './table.ts';

const LETTERS = 'abcdef';

/** Fields that both write in the same way. */
const AS_THEY_ARE = [
  ...(['phase', 'turn', 'open', 'gone', 'quiet', 'turns', 'out'] as const),
  ...(['round', 'bids', 'pool', 'first', 'took', 'frames', 'result'] as const),
];

export function differences(table: Reading, view: View): string[] {
  sortTable(table);
  if (table.isShuffled) adoptOrder(table, view);
  const pairs: [string, unknown, unknown][] = [
    ...AS_THEY_ARE.map((name): [string, unknown, unknown] => [name, table[name], view[name]]),
    [
      'sites',
      [
        ...table.lands.map((land) => `${spaceName(land)}:${land.card}`),
        ...wastelandsOf(table).map((space) => `${spaceName(space)}:null`),
      ].sort(),
      view.sites.map((site) => `${spaceName(site)}:${site.card}`).sort(),
    ],
    ['men', table.men.map(pieceName), view.men.map(pieceName)],
    [
      'stashes',
      seatsOf(table).map((seat) =>
        [1, 2, 3].map((pips) => (table.gone.includes(seat) ? 0 : stashOf(table, seat, pips))),
      ),
      view.stashes,
    ],
    ['scores', seatsOf(table).map((seat) => scoreOf(table, seat)), view.scores],
    ['hands', table.hands, view.hands.map(({ cards }) => cards)],
    ['pile', table.pile, view.pile.cards],
    ['all', table.all, view.allMinions],
    ['todo', table.todo && todoText(table.todo), view.todo && todoText(view.todo)],
    ['seen', table.seen.map(([, times]) => times), (view.seen ?? []).map((entry) => entry & 3)],
    ['known', knownText(table), view.known.map(([card, seats]) => `${card}:${seats}`)],
    [
      'older',
      olderText(table),
      view.older.map((cards) => [...cards].sort((a, b) => placeOf(a) - placeOf(b))),
    ],
  ];
  return pairs.flatMap(([name, mine, engines]) => {
    const [one, other] = [JSON.stringify(mine), JSON.stringify(engines)];
    return one === other ? [] : [`${name}\n  reading ${one}\n  engine  ${other}`];
  });
}

/** After a shuffle only the cards of the pile are known; their order is taken from the engine. */
function adoptOrder(table: Reading, view: View): void {
  const engines = [...(view.pile.cards ?? [])];
  if (engines.slice().sort().join() === table.pile.slice().sort().join()) table.pile = engines;
}

function todoText(todo: NonNullable<View['todo']>): string {
  if (todo.kind === 'draw') return 'draw';
  return todo.kind === 'transit' ? `transit ${pieceName(todo.man)}` : `three ${spaceName(todo)}`;
}

function knownText(table: Reading): string[] {
  return [...table.known]
    .filter(([, seats]) => seats.size > 0)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([card, seats]) => {
      const names = [...seats].flatMap((seat) => (seat === '*' ? [] : [LETTERS[seat]]));
      return `${card}:${seats.has('*') ? '*' : names.sort().join('')}`;
    });
}

/** Cards in hands from before the last shuffle, then from before the one before it: only the order of ages matters. */
function olderText(table: Reading): string[][] {
  const cards = table.hands.flat();
  const ages = [...new Set(cards.map((card) => table.age.get(card) ?? 0))].sort((a, b) => a - b);
  return ages
    .filter((age) => age > 0)
    .map((age) =>
      cards.filter((card) => (table.age.get(card) ?? 0) === age).sort((a, b) => placeOf(a) - placeOf(b)),
    );
}
