/** Costs against coverage: a row for each name, in it a bar for each player, with a notch at the requirement. */
import { isLockedOut } from '../src/index.ts';
import { type Desk, playerName, playersOf } from './desk.ts';
import { said } from './names.ts';

export function Ladders({ desk }: { readonly desk: Desk }) {
  const { outlook, ghost, cards } = desk;
  const now = outlook.adventure;
  if (now === null) return null;
  const shown = ghost?.adventure ?? now;
  const names = [...new Set([...now.costs, ...shown.costs].map(({ name }) => name))].sort((a, b) => a - b);
  return (
    <div class="cgs-ladders">
      <table>
        <caption class="visually-hidden">{said('ladders')}</caption>
        <thead>
          <tr>
            <td />
            {playersOf(desk).map((player) => (
              <th scope="col" key={player} class={`cgs-of-${player}`}>
                {playerName(desk, player)}
                {desk.view.hero === player ? <em>{said('hero')}</em> : null}
                {desk.view.out.includes(player) ? <em>{said('out')}</em> : null}
                {isLockedOut(outlook, player) ? <em class="cgs-locked">{said('locked')}</em> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{cards.names[name]}</th>
              {playersOf(desk).map((player) => (
                <Rung key={player} desk={desk} name={name} player={player} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="cgs-verdict">{verdictOf(desk)}</p>
    </div>
  );
}

function Rung({
  desk,
  name,
  player,
}: {
  readonly desk: Desk;
  readonly name: number;
  readonly player: number;
}) {
  const { outlook, ghost } = desk;
  const lineOf = (standing: typeof outlook.adventure) => standing?.costs.find((one) => one.name === name);
  const [line, after] = [lineOf(outlook.adventure), lineOf(ghost?.adventure ?? null)];
  const covered = line?.covered[player] ?? 0;
  const required = after?.required[player] ?? line?.required[player] ?? 0;
  const ghosted = Math.max(0, (after?.covered[player] ?? covered) - covered);
  const reach = Math.max(0, (outlook.reach[player]?.[name] ?? 0) - ghosted);
  const missing = Math.max(0, required - covered - ghosted - reach);
  const whole = Math.max(required, covered + ghosted + reach, 1);
  const part = (value: number): string => `${(100 * value) / whole}%`;
  const isMet = covered + ghosted >= required;
  return (
    <td class={isMet ? 'met' : missing > 0 ? 'lost' : ''}>
      <span class="cgs-rung-count" aria-hidden="true">
        {covered + ghosted} / {required}
        {isMet ? ' ✓' : ''}
      </span>
      <span class={`cgs-rung cgs-of-${player}`} aria-hidden="true">
        <i class="solid" style={{ width: part(covered) }} />
        <i class="ghost" style={{ width: part(ghosted) }} />
        <i class="pale" style={{ width: part(reach) }} />
        <i class="hatched" style={{ width: part(missing) }} />
        <i class="notch" style={{ left: part(required) }} />
      </span>
      <span class="visually-hidden">{said('rung', { covered, required, reach, missing })}</span>
    </td>
  );
}

/** Who would win if the adventure ended now, and why. */
function verdictOf(desk: Desk): string {
  const { outlook, me } = desk;
  const now = outlook.adventure;
  if (now === null) return '';
  const { winner, covers, overflow } = now;
  if (winner === null) return said(covers.some(Boolean) ? 'verdict.tie' : 'verdict.nobody');
  const rivals = overflow.filter((_, player) => player !== winner && covers[player]);
  return said(rivals.length === 0 ? 'verdict.alone' : 'verdict.wins', {
    who: playerName(desk, winner),
    you: winner === me,
    mine: overflow[winner],
    theirs: Math.max(0, ...rivals),
  });
}
