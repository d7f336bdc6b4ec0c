/** The session era by era: what each player earned and owed, the points, and who won. */
import type { Ending } from '@hortus/frame/board/game-table.ts';
import { livingEntries } from '@hortus/kernel';
import type { ComponentProps } from 'preact';
import { type EraScore, erasIn, stockIn, type View } from '../../src/index.ts';
import { nameIn, owedIn, personsIn } from '../players.ts';
import { said, signed } from '../says/say.ts';
import { sessionCards } from '../session-cards.ts';

type Props = ComponentProps<NonNullable<Ending<View>['Sheet']>>;

export function Sheet({ view, entries, names, options }: Props) {
  const eras = erasIn(livingEntries(entries).flatMap(({ told }) => told));
  if (eras.length === 0) return null;
  // Groups may differ from era to era; this is the last era that is over.
  const last = view.phase === 'over' ? view.era : view.era - 1;
  const called = sessionCards(options, names.length)?.names ?? [];
  const hasStock = view.eras.some((one) => stockIn(one) > 0);
  return (
    <table class="cgs-sheet">
      <caption>{said('sheet')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{said('sheet.earned')}</th>
          {hasStock ? <th scope="col">{said('attribute.StockHolding')}</th> : null}
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
            called={called}
            hasStock={hasStock}
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
  /** What is earned and owed, by its index. */
  readonly called: readonly string[];
  readonly hasStock: boolean;
  readonly score: EraScore;
  /** Undefined if there is only one. */
  readonly number: number | undefined;
  /** Its cards are still there, so the bill can be shown. */
  readonly isShown: boolean;
}

function Era({ view, names, called, hasStock, score, number, isShown }: EraProps) {
  return (
    <tbody>
      {number === undefined ? null : (
        <tr>
          <th scope="rowgroup" colSpan={hasStock ? 6 : 5}>
            {said('sheet.era', { number })}
          </th>
        </tr>
      )}
      {view.site.map((_, player) => {
        const first = personsIn(view, player)[0] ?? player;
        const bill = billOf(view, player);
        const points = score.points.get(first);
        const won = score.winners.includes(first);
        return (
          <tr key={player} class={`cgs-of-${player}`}>
            <th scope="row">{nameIn(view, names, player)}</th>
            <td>{isShown ? bill.earned : '–'}</td>
            {hasStock ? <td>{isShown ? bill.stock : '–'}</td> : null}
            <td>{isShown ? bill.owed : '–'}</td>
            <td>
              <b>{points === undefined ? '–' : signed(points)}</b>
            </td>
            <td>
              {won ? <b>{said('sheet.won')}</b> : said('sheet.lost')}
              {isShown ? <Unpaid view={view} player={player} called={called} /> : null}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** What the cards of a player have earned and cost at the end. */
function billOf({ eras }: View, player: number) {
  const standing = eras[player];
  const sum = (at: 1 | 2): number => (standing?.bill ?? []).reduce((all, line) => all + line[at], 0);
  return { owed: sum(1), earned: sum(2), stock: standing === undefined ? 0 : stockIn(standing) };
}

interface UnpaidProps {
  readonly view: View;
  readonly player: number;
  readonly called: readonly string[];
}

/** Kind by kind, as the bill has it: stock pays for nothing. */
function Unpaid({ view, player, called }: UnpaidProps) {
  const missing = owedIn(view.eras[player]).map(([name, count]) => `${count} ${called[name] ?? ''}`.trim());
  if (missing.length === 0) return null;
  return <small class="cgs-unpaid">, {said('sheet.short', { what: missing.join(', ') })}</small>;
}
