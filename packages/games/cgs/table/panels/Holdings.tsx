/** Who holds what: names by players, in each cell the values still in hand; behind it the cards. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { heldBy } from '../cards/CardList.tsx';
import { type Desk, playerName, playersOf } from '../desk.ts';
import { personsIn } from '../players.ts';
import { said } from '../says/say.ts';
import { Behind, type Cell, heldOf } from './Behind.tsx';

export function Holdings({ desk }: { readonly desk: Desk }) {
  const { cards, outlook, view } = desk;
  const cell = useSignal<Cell | undefined>(undefined);
  const behind = useRef<HTMLDivElement>(null);
  // The list itself begins at the top, so this comes after it.
  useEffect(() => {
    if (cell.value !== undefined) behind.current?.scrollIntoView({ block: 'start' });
  }, [cell.value]);
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
      <div ref={behind}>
        {cell.value === undefined ? (
          <p class="cgs-hint">
            {said('stores.hint')} {wanted.size > 0 ? said('stores.wanted') : ''}
          </p>
        ) : (
          <Behind key={`${cell.value.name}.${cell.value.player}`} desk={desk} cell={cell.value} held={held} />
        )}
      </div>
    </div>
  );
}
