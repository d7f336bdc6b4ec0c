/** The session era by era: what each player earned and owed, the points, and who won. */
import type { Ending } from '@hortus/frame/board/game-table.ts';
import { livingEntries } from '@hortus/kernel';
import type { ComponentProps } from 'preact';
import { type EraScore, erasIn, type View } from '../../src/index.ts';
import { nameIn, personsIn } from '../players.ts';
import { said, signed } from '../says/say.ts';

type Props = ComponentProps<NonNullable<Ending<View>['Sheet']>>;

export function Sheet({ view, entries, names }: Props) {
  const eras = erasIn(livingEntries(entries).flatMap(({ told }) => told));
  if (eras.length === 0) return null;
  // Groups may differ from era to era; the last one reported is over.
  const last = view.phase === 'over' ? view.era : view.era - 1;
  return (
    <table class="cgs-sheet">
      <caption>{said('sheet')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{said('sheet.earned')}</th>
          <th scope="col">{said('sheet.owed')}</th>
          <th scope="col">{said('points')}</th>
          <td />
        </tr>
      </thead>
      {eras.map((score, i) => {
        const era = last - eras.length + 1 + i;
        return (
          <Era
            key={era}
            view={{ ...view, era }}
            names={names}
            score={score}
            number={eras.length > 1 ? i + 1 : undefined}
            isShown={view.phase === 'over' && era === view.era}
          />
        );
      })}
    </table>
  );
}

interface EraProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly score: EraScore;
  /** Undefined if there is only one. */
  readonly number: number | undefined;
  /** Its cards are still there, so the bill can be shown. */
  readonly isShown: boolean;
}

function Era({ view, names, score, number, isShown }: EraProps) {
  return (
    <tbody>
      {number === undefined ? null : (
        <tr>
          <th scope="rowgroup" colSpan={5}>
            {said('sheet.era', { number })}
          </th>
        </tr>
      )}
      {view.site.map((_, player) => {
        const first = personsIn(view, player)[0] ?? player;
        const { owed, isShort } = owedBy(view, player);
        const points = score.points.get(first);
        const won = score.winners.includes(first);
        return (
          <tr key={player} class={`cgs-of-${player}`}>
            <th scope="row">{nameIn(view, names, player)}</th>
            <td>{isShown && points !== undefined ? signed(points + owed) : '–'}</td>
            <td>{isShown ? owed : '–'}</td>
            <td>
              <b>{points === undefined ? '–' : signed(points)}</b>
            </td>
            <td>
              {won ? (
                <b>{said('sheet.won')}</b>
              ) : isShown && isShort ? (
                said('sheet.short')
              ) : (
                said('sheet.lost')
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** What the cards of a player cost at the end, and whether he could not pay some of it. */
function owedBy({ eras }: View, player: number): { readonly owed: number; readonly isShort: boolean } {
  const bill = eras[player]?.bill ?? [];
  return {
    owed: bill.reduce((sum, [, required]) => sum + required, 0),
    isShort: bill.some(([, required, covered]) => covered < required),
  };
}
