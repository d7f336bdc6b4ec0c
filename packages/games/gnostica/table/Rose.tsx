/** Five ways to face, as they lie on the board. */
import { words } from '@hortus/frame/page/words.ts';
import type { ControlsProps } from './Controls.tsx';
import { keeping } from './facing.ts';
import type { Meaning } from './meaning.ts';
import { facingName } from './names.ts';
import { Piece } from './Piece.tsx';

const FACINGS = ['N', 'E', 'S', 'W', 'U'] as const;

/** How large the piece will be. */
function pipsAfter({ kind, target, actor, amount }: Meaning, { view }: ControlsProps): number {
  if (kind === 'put' || kind === 'cup') return 1;
  if (kind === 'sun') return 2;
  if (kind === 'disc2') return 3;
  const pips = view.men[Number((target ?? actor)?.slice(4))]?.pips ?? 1;
  if (kind === 'disc') return pips + 1;
  return kind === 'sword' || kind === 'sword2' ? pips - (amount ?? 0) - 1 : pips;
}

interface Props extends ControlsProps {
  readonly group: readonly Meaning[];
  name(one: Meaning, facing?: boolean): string;
}

export function Rose(props: Props) {
  const { group, view, you, look, away, play, name } = props;
  const [first] = group;
  if (first === undefined) return null;
  const pips = pipsAfter(first, props);
  const keeps = keeping(group, view);
  return (
    <div class="gno-rose-with">
      <p>{name(first, false)}</p>
      <div class="gno-rose">
        {group.map((one) => {
          const facing = FACINGS[one.facing ?? 4] ?? 'U';
          return (
            <button
              type="button"
              key={one.move}
              class={`facing-${facing}${one === keeps ? ' keeps' : ''}`}
              data-kind={one.kind}
              data-facing={facing}
              title={facingName(facing)}
              onPointerEnter={() => look(one.move)}
              onPointerLeave={() => look(undefined)}
              onFocus={() => look(one.move)}
              onBlur={() => away(one.move)}
              onClick={() => play(one.move)}
            >
              <span class="visually-hidden">{name(one)}</span>
              <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
                <Piece man={{ owner: you ?? 0, pips, facing }} />
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
