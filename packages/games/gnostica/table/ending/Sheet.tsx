/** How everybody stood at the end. */

import { words } from '@hortus/frame/page/words.ts';
import type { View } from '../../src/index.ts';
import { holderOf } from '../../src/press/index.ts';
import { OwnerSign } from '../board/Piece.tsx';

interface Props {
  readonly view: View;
  readonly names: readonly string[];
}

export function Sheet({ view, names }: Props) {
  const { say } = words.value;
  const order = names.map((_, seat) => seat).sort((a, b) => rank(view, b) - rank(view, a));
  return (
    <table class="gno-sheet">
      <caption class="visually-hidden">{say('web.gnostica.standing')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('web.gnostica.sheet.who')}</th>
          <th scope="col">{say('web.gnostica.sheet.points')}</th>
          <th scope="col">{say('web.gnostica.sheet.lands')}</th>
          <th scope="col">{say('web.gnostica.sheet.pieces')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <OwnerSign seat={seat} /> {names[seat]}
              {view.gone.includes(seat) ? ` (${say('web.gnostica.gone')})` : ''}
            </th>
            <td>{view.scores[seat] ?? 0}</td>
            <td>{view.sites.filter((site) => holderOf(view, site) === seat).length}</td>
            <td>{view.men.filter(({ owner }) => owner === seat).length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The winner first, then by points, those who are out last. */
const rank = (view: View, seat: number): number =>
  view.result?.winner === seat ? 1000 : view.gone.includes(seat) ? -1 : (view.scores[seat] ?? 0);
