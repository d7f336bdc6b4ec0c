/** Costs against coverage: a row for each player, in it a ladder for each name, with a notch at the requirement. */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { isLockedOut } from '../src/index.ts';
import { type Desk, designOf, isInVain, playerName, playersOf } from './desk.ts';
import { Laid } from './Laid.tsx';
import { Legend } from './Legend.tsx';
import { NameHeads } from './NameHeads.tsx';
import { verdictOf } from './names.ts';
import { personsIn } from './players.ts';
import { said } from './say.ts';

export function Ladders({ desk }: { readonly desk: Desk }) {
  const { outlook, ghost, cards } = desk;
  const isAsked = useSignal(false);
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
            <NameHeads cards={cards} names={names} />
            <th scope="col" class="cgs-laid-head">
              {said('grounds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {playersOf(desk).map((player) => (
            <tr key={player} class={`cgs-of-${player}`}>
              <th scope="row">
                <span>{playerName(desk, player)}</span>
                <Flags desk={desk} player={player} />
              </th>
              {names.map((name) => (
                <Rung key={name} desk={desk} name={name} player={player} />
              ))}
              <td class="cgs-laid">
                <Laid desk={desk} player={player} faces={supportsOf(desk, player)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="cgs-verdict">{verdictOf(desk)}</p>
      <button
        type="button"
        class="icon-button cgs-key"
        aria-label={said('legend')}
        title={said('legend')}
        onClick={() => {
          isAsked.value = true;
        }}
      >
        <Icon name="help" />
      </button>
      {isAsked.value ? (
        <Legend
          close={() => {
            isAsked.value = false;
          }}
        />
      ) : null}
    </div>
  );
}

/** What a player has played besides the adventure's own card, which is next to the ladders. */
const supportsOf = (desk: Desk, player: number): readonly number[] =>
  personsIn(desk.view, player)
    .flatMap((seat) => desk.view.ground[seat] ?? [])
    .filter((face) => !designOf(desk, face).isAdventure);

function Flags({ desk, player }: { readonly desk: Desk; readonly player: number }) {
  const { view, outlook } = desk;
  return (
    <>
      {view.hero === player ? <em>{said('hero')}</em> : null}
      {isInVain({ ...desk, me: player }) ? <em>{said('vain')}</em> : null}
      {view.out.includes(player) ? <em>{said('out')}</em> : null}
      {isLockedOut(outlook, player) && !isInVain({ ...desk, me: player }) ? (
        <em class="cgs-locked">{said('locked')}</em>
      ) : null}
    </>
  );
}

interface RungProps {
  readonly desk: Desk;
  readonly name: number;
  readonly player: number;
}

function Rung({ desk, name, player }: RungProps) {
  const { outlook, ghost } = desk;
  const lineOf = (standing: typeof outlook.adventure) => standing?.costs.find((one) => one.name === name);
  const [line, after] = [lineOf(outlook.adventure), lineOf(ghost?.adventure ?? null)];
  const of = (one: number) => {
    const covered = line?.covered[one] ?? 0;
    const required = after?.required[one] ?? line?.required[one] ?? 0;
    const ghosted = Math.max(0, (after?.covered[one] ?? covered) - covered);
    const reach = Math.max(0, (outlook.reach[one]?.[name] ?? 0) - ghosted);
    return { covered, required, ghosted, reach, whole: Math.max(required, covered + ghosted + reach, 1) };
  };
  const { covered, required, ghosted, reach } = of(player);
  const missing = Math.max(0, required - covered - ghosted - reach);
  // One scale for everybody, so that bars can be compared.
  const whole = Math.max(...playersOf(desk).map((one) => of(one).whole));
  const part = (value: number): string => `${(100 * value) / whole}%`;
  const isMet = covered + ghosted >= required;
  return (
    <td class={`cgs-rung-cell ${isMet ? 'met' : missing > 0 ? 'lost' : ''}`}>
      <span class="cgs-rung-name" aria-hidden="true">
        {desk.cards.names[name]}
      </span>
      <span class="cgs-rung-count" aria-hidden="true">
        {covered + ghosted}/{required}
        {isMet ? ' ✓' : ''}
      </span>
      <span class="cgs-rung" aria-hidden="true">
        <i class="solid" style={{ width: part(covered) }} />
        <i class="ghost" style={{ width: part(ghosted) }} />
        <i class="pale" style={{ width: part(reach) }} />
        <i class="hatched" style={{ width: part(missing) }} />
        <i class="notch" style={{ left: part(required) }} />
      </span>
      <span class="visually-hidden">
        {said('rung', { name: desk.cards.names[name], covered, required, reach, missing })}
      </span>
    </td>
  );
}
