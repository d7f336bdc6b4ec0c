/** Era resources against era costs by name, the points now and if this adventure ended now, and who would win the era. */
import { eraLeaders, pointsAfter, stockIn } from '../../src/index.ts';
import { NameHeads } from '../board/NameHeads.tsx';
import { type Desk, playerName, playersOf, whoIn } from '../desk.ts';
import { isFatal, sharersOf } from '../says/bring-words.ts';
import { eraEndWords } from '../says/ends-words.ts';
import { said, signed } from '../says/say.ts';

export function Bill({ desk }: { readonly desk: Desk }) {
  const { outlook, cards, view } = desk;
  const after = view.phase === 'over' ? undefined : pointsAfter(desk.world);
  const names = [...new Set(outlook.eras.flatMap(({ bill }) => bill.map(([name]) => name)))];
  const isMany = cards.eras.length > 1;
  const hasStock = outlook.eras.some((one) => stockIn(one) > 0);
  return (
    <section class="cgs-bill" aria-label={said('bill')}>
      <div class="cgs-wide">
        <table>
          <caption>{said('bill')}</caption>
          <thead>
            <tr>
              <td />
              <NameHeads cards={cards} names={names} />
              {hasStock ? <th scope="col">{said('attribute.StockHolding')}</th> : null}
              <th scope="col">{said('points')}</th>
              {after === undefined ? null : <th scope="col">{said('points.after')}</th>}
              {isMany ? <th scope="col">{said('wins')}</th> : null}
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
                    const isShort = covered < required;
                    return (
                      <td key={name} class={isShort ? 'lost' : ''}>
                        {covered} − {required}
                        {isShort ? <small> {said('bill.short', { count: required - covered })}</small> : null}
                      </td>
                    );
                  })}
                  {hasStock ? <td>{one === undefined ? 0 : stockIn(one)}</td> : null}
                  <td>
                    <b>{signed(one?.points ?? 0)}</b>
                  </td>
                  {after === undefined ? null : <td>{signed(after[player] ?? 0)}</td>}
                  {isMany ? <td>{view.wins[player] ?? 0}</td> : null}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p>{leaderWords(desk)}</p>
      <p class="cgs-hint">{said('bill.about')}</p>
      {view.phase === 'over' ? null : <p class="cgs-hint">{eraEndWords(desk.world)}</p>}
    </section>
  );
}

function leaderWords(desk: Desk): string {
  if (desk.view.phase === 'over') return '';
  if (isFatal(desk)) return said('bill.fatal');
  const leaders = eraLeaders(desk.world);
  const [first, ...more] = leaders;
  if (first === undefined) return said('bill.nobody');
  return more.length === 0
    ? said('bill.leads', whoIn(desk, first))
    : said('bill.share', sharersOf(desk, leaders));
}
