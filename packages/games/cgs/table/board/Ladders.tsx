/** Costs against coverage: a row for each player, in it a ladder for each name, with a notch at the requirement. */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { isLockedOut } from '../../src/index.ts';
import { currentOf, type Desk, designOf, isInVain, isJoint, playerName, playersOf } from '../desk.ts';
import { personsIn } from '../players.ts';
import { verdictOf } from '../says/names.ts';
import { said } from '../says/say.ts';
import { Laid } from './Laid.tsx';
import { Legend } from './Legend.tsx';
import { NameHeads } from './NameHeads.tsx';
import { Rung } from './Rung.tsx';

interface Props {
  readonly desk: Desk;
  /** The adventure isn't open yet: nobody wins or loses it. */
  readonly isPreview?: boolean;
}

export function Ladders({ desk, isPreview = false }: Props) {
  const { outlook, ghost, cards } = desk;
  const isAsked = useSignal(false);
  const now = outlook.adventure;
  if (now === null) return null;
  const shown = ghost?.adventure ?? now;
  const names = [...new Set([...now.costs, ...shown.costs].map(({ name }) => name))].sort((a, b) => a - b);
  const current = currentOf(desk);
  const players = playersOf(desk);
  // CGS-COOP-2 What all cards cover together is shown once.
  const rows = current !== undefined && isJoint(current) ? players.length : undefined;
  return (
    <div class="cgs-ladders">
      <table style={{ '--names': names.length }}>
        <caption class="visually-hidden">{said('ladders')}</caption>
        <thead>
          <tr>
            {rows === undefined ? <td /> : <td class="cgs-all">{said('ladders.together')}</td>}
            <NameHeads cards={cards} names={names} />
            {isPreview ? (
              <td class="cgs-laid-head" />
            ) : (
              <th scope="col" class="cgs-laid-head">
                {said('grounds')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {players.map((player, row) => (
            <tr key={player} class={`cgs-of-${player}`}>
              <th scope="row">
                <span>{playerName(desk, player)}</span>
                <Flags desk={desk} player={player} />
              </th>
              {rows !== undefined && row > 0
                ? null
                : names.map((name) => (
                    <Rung key={name} desk={desk} name={name} player={player} rows={rows} />
                  ))}
              <td class="cgs-laid">
                <Laid desk={desk} player={player} faces={supportsOf(desk, player)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isPreview || desk.view.phase === 'over' ? null : <p class="cgs-verdict">{verdictOf(desk)}</p>}
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
