/** Who holds what: names by players, in each cell the values still in hand; behind it the cards. */
import { useSignal } from '@preact/signals';
import { designIn, movedBrings } from '../src/index.ts';
import { CardList, type Held, heldBy } from './CardList.tsx';
import { type Desk, playerName, playersOf } from './desk.ts';
import { helps } from './helps.ts';
import { personsIn, playerIn } from './players.ts';
import { said } from './say.ts';
import { swapWords } from './swap-words.ts';

/** Undefined: any name, all players. */
interface Cell {
  readonly name: number | undefined;
  readonly player: number | undefined;
}

/** Resources that a card still in hand has of a name. */
function heldOf({ cards }: Desk, { design }: Held, name: number): number | undefined {
  if (design.isAdventure) return undefined;
  const { from, name: names, value } = cards.ar;
  for (let i = from[design.first]!; i < from[design.first + 1]!; i++) if (names[i] === name) return value[i];
  return undefined;
}

export function Holdings({ desk }: { readonly desk: Desk }) {
  const { cards, outlook, view } = desk;
  const cell = useSignal<Cell | undefined>(undefined);
  const players = playersOf(desk);
  const held = players.map((player) => heldBy(desk, personsIn(view, player)));
  const valuesIn = (player: number, name: number): readonly number[] =>
    (held[player] ?? [])
      .flatMap((one) => Array.from({ length: one.count }, () => heldOf(desk, one, name) ?? 0))
      .filter((value) => value > 0)
      .sort((a, b) => b - a);
  const rows = [...cards.names.keys()].filter((name) =>
    players.some((player) => valuesIn(player, name).length > 0),
  );
  const wanted = new Set(outlook.adventure?.costs.map(({ name }) => name));
  const open = (name: number | undefined, player: number | undefined) => ({
    'aria-pressed': cell.value?.name === name && cell.value?.player === player,
    onClick: () => {
      const isSame = cell.value?.name === name && cell.value?.player === player;
      cell.value = isSame ? undefined : { name, player };
    },
  });
  return (
    <div class="cgs-holdings">
      <div class="cgs-wide">
        <table>
          <caption>{said('stores')}</caption>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th scope="col" key={player} class={`cgs-of-${player}`}>
                  <button type="button" class="cgs-cell" {...open(undefined, player)}>
                    {playerName(desk, player)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <tr key={name} class={wanted.has(name) ? 'wanted' : ''}>
                <th scope="row">
                  <button type="button" class="cgs-cell" {...open(name, undefined)}>
                    {cards.names[name]}
                  </button>
                </th>
                {players.map((player) => {
                  const values = valuesIn(player, name);
                  return (
                    <td key={player}>
                      {values.length === 0 ? (
                        '–'
                      ) : (
                        <button type="button" class="cgs-cell" {...open(name, player)}>
                          {values.join(' ')}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cell.value === undefined ? (
        <p class="cgs-hint">{said('stores.hint')}</p>
      ) : (
        <Behind key={`${cell.value.name}.${cell.value.player}`} desk={desk} cell={cell.value} held={held} />
      )}
    </div>
  );
}

interface BehindProps {
  readonly desk: Desk;
  readonly cell: Cell;
  readonly held: readonly (readonly Held[])[];
}

/** The cards behind a cell, with whose they are and what they would bring. */
function Behind({ desk, cell, held }: BehindProps) {
  const { view, names, seat, world } = desk;
  const shown = held
    .filter((_, player) => cell.player === undefined || cell.player === player)
    .flat()
    .filter((one) => cell.name === undefined || heldOf(desk, one, cell.name) !== undefined);
  const brings = ({ face, seat: owner }: Held) =>
    seat === undefined || playerIn(view, owner) === desk.me
      ? undefined
      : movedBrings(world, seat, owner, face);
  const label = [
    cell.player === undefined ? '' : playerName(desk, cell.player),
    cell.name === undefined ? '' : desk.cards.names[cell.name],
  ];
  return (
    <CardList
      desk={desk}
      cards={shown}
      label={said('stores.behind', { what: label.filter(Boolean).join(', ') })}
      first="all"
      fits={(one, filter) => {
        if (filter === 'now') return helps(desk, one.design);
        const swap = brings(one);
        return swap !== undefined && (swap.unlocks.length > 0 || swap.breaksIn);
      }}
      slip={(one) => {
        const words = swapWords(desk, brings(one));
        return {
          mark: [names[one.seat], words].filter(Boolean).join(': '),
          isLit: words !== '',
          press: () => desk.show(designIn(one.face)),
        };
      }}
    />
  );
}
