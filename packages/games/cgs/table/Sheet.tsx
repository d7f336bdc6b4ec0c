/** The session era by era: the points of each player, and who won. */
import type { Ending } from '@hortus/frame/board/game-table.ts';
import { livingEntries } from '@hortus/kernel';
import type { ComponentProps } from 'preact';
import { erasIn, type View } from '../src/index.ts';
import { said } from './names.ts';

type Props = ComponentProps<NonNullable<Ending<View>['Sheet']>>;

export function Sheet({ entries, names }: Props) {
  const eras = erasIn(livingEntries(entries).flatMap(({ told }) => told));
  if (eras.length === 0) return null;
  return (
    <table class="cgs-sheet">
      <caption>{said('sheet')}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col" class={`cgs-of-${seat}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eras.map(({ points, winners }, era) => (
          <tr key={era}>
            <th scope="row">{said('sheet.era', { number: era + 1 })}</th>
            {names.map((_, seat) => (
              <td key={seat}>
                {points.get(seat) ?? '–'}
                {winners.includes(seat) ? <b> {said('sheet.won')}</b> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
