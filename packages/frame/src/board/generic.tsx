/** A board for a game that brings none: its drawing in text, and a button for each move. */
import type { Players } from '@hortus/bots';
import { FastLuck, type Game, type State } from '@hortus/kernel';
import { words } from '../page/words.ts';
import { defineTable } from './define-table.ts';
import type { BoardProps, GameTable } from './game-table.ts';
import './generic.css';

/** A world that the view allows; its drawing shows no more than the viewer may know. */
function worldOf(game: Game, { view, options, names, world }: BoardProps): State | undefined {
  if (world !== undefined) return world;
  const parsed = game.parseOptions(options, names.length);
  if (!parsed.ok) return undefined;
  const imagined: State = game.create(parsed.value, names.length);
  game.imagine(view, imagined, new FastLuck(1));
  return imagined;
}

function GenericBoard({ game, ...props }: BoardProps & { readonly game: Game }) {
  const { seat, legal, play, match } = props;
  const world = worldOf(game, props);
  if (world === undefined) return null;
  return (
    <div class="generic-board">
      <pre class="generic-drawing">{game.notation.draw(world, seat ?? 'table')}</pre>
      {seat === undefined || legal.length === 0 ? null : (
        <fieldset class="generic-moves">
          <legend>{words.value.say('web.generic.moves')}</legend>
          {legal.map((move) => (
            <button
              key={move}
              type="button"
              disabled={match?.sending.includes(move)}
              onClick={() => play(move)}
            >
              {game.notation.makeMove(world, seat, move)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export function genericTable({ game, levels, analyse }: Players): GameTable {
  const names = Object.keys(levels);
  return defineTable<unknown>({
    game,
    // Better a curtain too many than a hand seen.
    hides: true,
    takesBack: true,
    hints: analyse !== undefined,
    levels: names,
    usual: names.at(-1) ?? 'random',
    Board: (props) => <GenericBoard {...props} game={game} />,
    describe: () => '',
  });
}
