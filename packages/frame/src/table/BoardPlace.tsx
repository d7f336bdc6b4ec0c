/** The board of the game, fed with what is shown and what may be done. */
import { useMemo } from 'preact/hooks';
import { NO_VALUES, type RunningMatch } from '../board/game-table.ts';
import { happenedIn } from '../model/frames.ts';
import type { TableModel } from '../model/model.ts';
import { othersSince } from '../says/others-since.ts';

export function BoardPlace({ model }: { readonly model: TableModel }) {
  const frame = model.frame.value;
  const hinted = model.hinted.value;
  const [hintedMove, worth] =
    hinted === undefined ? [] : 'move' in hinted ? [hinted.move, hinted.value] : [hinted.moves[0], 1];
  const lately = useMemo(
    () => othersSince(frame?.entries ?? [], model.source.seat.value, model.table.telling),
    [frame?.entries, model.source.seat.value],
  );
  if (frame === undefined) return null;
  const { Board } = model.table;
  const past = model.past.value !== undefined;
  const busy = model.source.sending.value.length > 0;
  const { order } = model.source;
  return (
    <div class={`table-board${past ? ' past' : ''}`}>
      <Board
        view={frame.sight.view}
        seat={model.source.seat.value}
        reader={model.source.seat.value}
        names={model.names.value}
        options={model.source.info.value.options}
        world={busy ? undefined : model.asked.value.world}
        legal={busy ? [] : model.asked.value.legal}
        asides={busy ? [] : model.asked.value.asides}
        why={model.asked.value.why}
        play={(...moves) => model.play(...moves)}
        refuse={(move, anchor, how = 'press') => model.block(move, anchor, how)}
        recall={(kind) => model.recall(kind)}
        happened={() => happenedIn(frame)}
        last={frame.last}
        values={
          hintedMove === undefined || worth === undefined || past ? NO_VALUES : new Map([[hintedMove, worth]])
        }
        manner={past ? 'still' : 'live'}
        match={{
          alone: model.alone,
          sending: model.source.sending.value,
          lately,
          window: past ? undefined : frame.sight.window,
          order: order === undefined ? undefined : (passes) => void model.run(() => order(passes)),
          beside: past ? undefined : besideOf(model),
          back: !busy && !past && model.canTakeBack.value ? () => model.takeBack() : undefined,
          rush: past || model.over.value ? undefined : model.rush,
        }}
      />
    </div>
  );
}

/** Somebody else at this screen is being asked, and this player may not see their hand. */
function besideOf(model: TableModel): RunningMatch['beside'] {
  const { source } = model;
  const { answerFor } = source;
  const to = source.handTo.value;
  if (to === undefined || answerFor === undefined) return undefined;
  return {
    answer: (move) => void model.run(() => answerFor(to, [move])),
    handOver: () => source.dropCurtain(),
  };
}
