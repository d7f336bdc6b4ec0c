/** Five ways to face, as they lie on the board. */
import { words } from '@hortus/frame/page/words.ts';
import { FACINGS } from '../../src/index.ts';
import { type Group, keeping, ownerTurned, pipsAfter } from '../../src/press/index.ts';
import { Piece } from '../board/Piece.tsx';
import { facingName } from '../says/names.ts';
import type { ControlsProps } from './controls-props.ts';
import { looking, type Namer } from './looking.ts';

interface Props extends ControlsProps {
  readonly group: Group;
  readonly name: Namer;
}

export function Rose(props: Props) {
  const { group, view, you, play, name } = props;
  const [first] = group;
  const pips = pipsAfter(first, view);
  const owner = ownerTurned(first, view, you ?? 0);
  const keeps = keeping(group, view);
  return (
    <div class="gno-rose-with">
      <p>
        {name(first, false)}
        <small>{words.value.say('web.gnostica.facing.how')}</small>
      </p>
      <div class="gno-rose">
        {group.map((one) => {
          const facing = FACINGS[one.facing ?? 4] ?? 'U';
          return (
            <button
              type="button"
              key={one.move}
              class={`facing-${facing}${one === keeps ? ' keeps' : ''}${props.hinted?.move === one.move ? ' hinted' : ''}`}
              data-kind={one.kind}
              data-facing={facing}
              title={facingName(facing)}
              {...looking(props, one.move)}
              onClick={() => play(one.move)}
            >
              <span class="visually-hidden">{name(one)}</span>
              <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
                <Piece man={{ owner, pips, facing }} />
              </svg>
              <span class="gno-rose-word" aria-hidden="true">
                {one === keeps ? words.value.say('web.gnostica.keep') : facingName(facing)}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
