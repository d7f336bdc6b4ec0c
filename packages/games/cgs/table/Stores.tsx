/** Who holds what: names by players, in each cell the values still in hand; and the bill of the era. */
import { pointsAfter } from '../src/index.ts';
import { type Desk, designOf, playerName, playersOf } from './desk.ts';
import { said } from './names.ts';

/** The values of a name that a player still holds, the largest first. */
function valuesOf(desk: Desk, player: number, name: number): readonly number[] {
  const { world, view, cards } = desk;
  const { from, name: names, value } = cards.ar;
  const seats = world.rules.seatsOf[view.era]?.[player] ?? [player];
  const values: number[] = [];
  for (const seat of seats)
    for (const face of view.ops[seat] ?? []) {
      const { first, isAdventure } = designOf(desk, face);
      if (isAdventure) continue;
      for (let i = from[first]!; i < from[first + 1]!; i++) if (names[i] === name) values.push(value[i]!);
    }
  return values.sort((a, b) => b - a);
}

export function Stores({ desk }: { readonly desk: Desk }) {
  const { cards, outlook } = desk;
  const players = playersOf(desk);
  const rows = cards.names
    .map((title, name) => ({ title, held: players.map((player) => valuesOf(desk, player, name)), name }))
    .filter(({ held }) => held.some((values) => values.length > 0));
  if (rows.length === 0) return null;
  const wanted = new Set(outlook.adventure?.costs.map(({ name }) => name));
  return (
    <details class="cgs-stores" open>
      <summary>{said('stores')}</summary>
      <div class="cgs-wide">
        <table>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th scope="col" key={player} class={`cgs-of-${player}`}>
                  {playerName(desk, player)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, held, name }) => (
              <tr key={name} class={wanted.has(name) ? 'wanted' : ''}>
                <th scope="row">{title}</th>
                {held.map((values, player) => (
                  <td key={players[player]}>{values.length === 0 ? '–' : values.join(' ')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Era resources against era costs, and the points as they stand. */
export function Bill({ desk }: { readonly desk: Desk }) {
  const { outlook, cards, view } = desk;
  const after = pointsAfter(desk.world);
  const names = [...new Set(outlook.eras.flatMap(({ bill }) => bill.map(([name]) => name)))];
  return (
    <section class="cgs-bill" aria-label={said('bill')}>
      <div class="cgs-wide">
        <table>
          <caption>{said('bill')}</caption>
          <thead>
            <tr>
              <td />
              {names.map((name) => (
                <th scope="col" key={name}>
                  {cards.names[name]}
                </th>
              ))}
              <th scope="col">{said('points')}</th>
              {after === undefined ? null : <th scope="col">{said('points.after')}</th>}
              <th scope="col">{said('wins')}</th>
            </tr>
          </thead>
          <tbody>
            {playersOf(desk).map((player) => {
              const one = outlook.eras[player];
              return (
                <tr key={player} class={`cgs-of-${player}`}>
                  <th scope="row">{playerName(desk, player)}</th>
                  {names.map((name) => {
                    const [, required = 0, covered = 0] = one?.bill.find(([of]) => of === name) ?? [];
                    return (
                      <td key={name} class={covered < required ? 'lost' : ''}>
                        {covered} − {required}
                      </td>
                    );
                  })}
                  <td>
                    <b>{one?.points ?? 0}</b>
                  </td>
                  {after === undefined ? null : <td>{after[player] ?? 0}</td>}
                  <td>{view.wins[player] ?? 0}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
