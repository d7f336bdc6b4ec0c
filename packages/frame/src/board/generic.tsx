/** A board for games without one: a text drawing, a button for each move and aside, and a line to write others. */
import type { Players } from '@hortus/bots';
import type { Game, Move, State } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { words } from '../page/words.ts';
import { worldOf } from './asked.ts';
import { defineTable } from './define-table.ts';
import type { BoardProps, GameTable } from './game-table.ts';
import { plainEnding, plainTelling } from './plain.ts';
import './generic.css';

interface MovesProps {
  readonly legend: string;
  readonly moves: readonly Move[];
  /** Moves on their way to the host. */
  readonly sending: readonly Move[];
  nameOf(move: Move): string;
  play(move: Move): void;
}

const Moves = ({ legend, moves, sending, nameOf, play }: MovesProps) =>
  moves.length === 0 ? null : (
    <fieldset class="generic-moves">
      <legend>{legend}</legend>
      {moves.map((move) => (
        <button key={move} type="button" disabled={sending.includes(move)} onClick={() => play(move)}>
          {nameOf(move)}
        </button>
      ))}
    </fieldset>
  );

/**
 * For moves that are never listed, such as an offer: written in the game's notation. The rules say why not.
 */
function Written({ read, props }: { read(text: string): Move | undefined; readonly props: BoardProps }) {
  const { say } = words.value;
  const text = useSignal('');
  const unreadable = useSignal(false);
  const hand = (form: HTMLFormElement): void => {
    const move = read(text.value.trim());
    unreadable.value = move === undefined;
    if (move === undefined) return;
    if (props.why(move) !== undefined) return props.refuse(move, form, 'press');
    text.value = '';
    props.play(move);
  };
  return (
    <form
      class="generic-written"
      onSubmit={(event) => {
        event.preventDefault();
        hand(event.currentTarget);
      }}
    >
      <label>
        {say('web.generic.written')}
        <input
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit">{say('web.generic.make')}</button>
      {unreadable.value ? <p role="alert">{say('web.generic.unreadable')}</p> : null}
    </form>
  );
}

function GenericBoard({ game, ...props }: BoardProps & { readonly game: Game }) {
  const { say } = words.value;
  const { view, options, names, seat, legal, asides, play, match } = props;
  // Its drawing shows no more than the viewer may know.
  const world: State | undefined = props.world ?? worldOf(game, options, names.length, view);
  if (world === undefined) return null;
  const drawing = <pre class="generic-drawing">{game.notation.draw(world, seat ?? 'table')}</pre>;
  if (seat === undefined) return <div class="generic-board">{drawing}</div>;
  const shared = {
    sending: match?.sending ?? [],
    nameOf: (move: Move) => game.notation.makeMove(world, seat, move),
    play,
  };
  const read = (text: string): Move | undefined => {
    const move = game.notation.parseMove(world, seat, text);
    return move.ok ? move.value : undefined;
  };
  const isRunning = match !== undefined && props.manner === 'live' && props.world !== undefined;
  return (
    <div class="generic-board">
      {drawing}
      <Moves {...shared} legend={say('web.generic.moves')} moves={legal} />
      <Moves {...shared} legend={say('web.generic.asides')} moves={asides} />
      {isRunning && game.moves.asides.length > 0 ? <Written read={read} props={props} /> : null}
    </div>
  );
}

export function genericTable({ game, levels, analyse, resign = false, draws = false }: Players): GameTable {
  const names = Object.keys(levels);
  return defineTable({
    game,
    // Better one curtain too many than a hand revealed.
    hides: true,
    takesBack: true,
    sound: 'tile',
    bots: {
      levels: names,
      usual: names.at(-1) ?? 'random',
      ratings: {},
      hints: analyse !== undefined,
      resign,
      draws,
    },
    Board: (props) => <GenericBoard {...props} game={game} />,
    describe: () => '',
    telling: plainTelling,
    ending: plainEnding,
  });
}
