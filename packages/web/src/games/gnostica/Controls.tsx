/** What is being chosen: the words so far, what is left to say, and the move itself. */
import type { View } from '@hortus/gnostica';
import type { Move, Seat } from '@hortus/kernel';
import { words } from '../../app/words.ts';
import { type Choosing, type Kind, kindsIn } from './choosing.ts';
import { moveName, said } from './names.ts';

/** As many as can be read at a glance. */
const MOST = 14;
/** These are said by themselves, whatever else there is to choose. */
const ALONE: readonly Kind[] = ['rest', 'announce', 'skip', 'stuck', 'flip'];

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
  readonly moves: readonly Move[];
  readonly choosing: Choosing;
  chooseKind(kind: Kind | undefined): void;
  restart(): void;
  look(move: Move | undefined): void;
  play(move: Move): void;
}

export function Controls({ view, names, you, moves, choosing, chooseKind, restart, look, play }: Props) {
  const { say } = words.value;
  if (moves.length === 0) return null;
  const kinds = kindsIn(moves);
  const begun = choosing.chosen.length > 0 || choosing.kind !== undefined;
  const few = moves.length <= MOST || (kinds.length === 1 && moves.length <= 40 && begun);
  const shown = few ? moves : [];
  const alone = few ? [] : kinds.filter((kind) => ALONE.includes(kind));
  const rest = few ? [] : kinds.filter((kind) => !ALONE.includes(kind));
  return (
    <fieldset class="gno-controls" aria-label={say('web.gnostica.controls')}>
      {begun ? (
        <button type="button" class="quiet" onClick={restart}>
          {say('web.gnostica.restart')}
        </button>
      ) : null}
      {rest.length > 1 ? <p class="gno-ask">{say('web.gnostica.what')}</p> : null}
      {rest.length === 1 ? (
        <p class="gno-ask">{said(`which.${rest[0]}`, say('web.gnostica.which'))}</p>
      ) : null}
      {rest.length > 1
        ? rest.map((kind) => (
            <button type="button" key={kind} onClick={() => chooseKind(kind)}>
              {said(`kind.${kind}`, kind)}
            </button>
          ))
        : null}
      {[...shown, ...moves.filter((move) => alone.some((kind) => kindsIn([move])[0] === kind))].map(
        (move) => (
          <button
            type="button"
            class={moves.length === 1 ? 'main' : ''}
            key={move}
            onPointerEnter={() => look(move)}
            onPointerLeave={() => look(undefined)}
            onFocus={() => look(move)}
            onBlur={() => look(undefined)}
            onClick={() => play(move)}
          >
            {moveName(move, view, names, you)}
          </button>
        ),
      )}
    </fieldset>
  );
}
