/** The frame of a table, the same for every game: seats, board, log, actions, why-not. */
import type { Move, Refusal } from '@hortus/kernel';
import { entryWords, outcomeWords, refusalWords } from '@hortus/words';
import { useComputed, useSignal } from '@preact/signals';
import { words } from '../app/words.ts';
import type { GameTable } from '../games/game-table.ts';
import { askRules } from './asked.ts';
import type { TableSource } from './source.ts';

export function Table({ source, table }: { source: TableSource; table: GameTable }) {
  const { game } = source;
  const names = useComputed(() => source.info.value.seats.map(({ name }) => name));
  const refusal = useSignal<Refusal | undefined>(undefined);
  const asked = useComputed(() =>
    askRules(
      game,
      source.info.value.options,
      names.value.length,
      source.sight.value?.view,
      source.sight.value === undefined ? undefined : source.seat.value,
    ),
  );
  const sight = source.sight.value;
  if (sight === undefined) return <p class="notice">{words.value.say('web.loading')}</p>;
  const cast = { names: names.value, you: source.seat.value };
  const play = async (move: Move): Promise<void> => {
    refusal.value = await source.play([move]);
  };
  const last = source.entries.value.findLast((entry) => entry.kind === 'moves')?.told ?? [];
  const Board = table.Board;
  return (
    <div class="table">
      <div class="table-board">
        <Board
          view={sight.view as never}
          seat={source.seat.value}
          names={names.value}
          legal={asked.value.legal}
          why={asked.value.why}
          play={(move) => void play(move)}
          refuse={(move) => {
            refusal.value = asked.value.why(move);
          }}
          last={last}
          values={undefined}
        />
      </div>
      <div class="table-side">
        <p role="status">
          {sight.outcome === undefined
            ? table.describe(sight.view as never, names.value)
            : outcomeWords(words.value, game.id, sight.outcome, cast)}
        </p>
        {refusal.value === undefined ? null : (
          <p role="alert">{refusalWords(words.value, game.id, refusal.value)}</p>
        )}
        <button type="button" onClick={() => void source.takeBack()}>
          {words.value.say('web.table.back')}
        </button>
        <ol class="log">
          {source.entries.value
            .flatMap((entry) => entryWords(words.value, game.id, entry, cast))
            .map((line, i) => (
              <li key={i}>{line}</li>
            ))}
        </ol>
      </div>
    </div>
  );
}
