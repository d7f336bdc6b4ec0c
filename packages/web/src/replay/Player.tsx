/** Replays a whole match on screen: the frame of a table, with time instead of turns. */

import { NO_VALUES } from '@hortus/frame/board/game-table.ts';
import { happenedIn } from '@hortus/frame/model/frames.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import { setQuery } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Seats } from '@hortus/frame/panels/Seats.tsx';
import { StatusLine } from '@hortus/frame/panels/StatusLine.tsx';
import { useTop } from '@hortus/frame/table/use-top.ts';
import { useEffect, useRef } from 'preact/hooks';
import { BetterMark } from './review/BetterMark.tsx';
import { Verdict } from './review/Verdict.tsx';
import { type PlayerProps, Side } from './Side.tsx';
import { Timeline } from './Timeline.tsx';
import { useKeys } from './use-player.ts';

const NOTHING: readonly never[] = [];

export function Player({ model, from }: PlayerProps) {
  const { say } = words.value;
  const root = useRef<HTMLElement>(null);
  const shown = model.shown.value;
  const seq = model.seq.value;
  useEffect(() => {
    if (from !== 'file' && shown !== undefined) setQuery('at', String(seq));
  }, [seq, shown === undefined]);
  useEffect(() => {
    if (typeof model.reviewing.value === 'object' && model.valued.value) void model.value(seq);
  }, [seq, model.reviewing.value, model.valued.value]);
  useKeys(model);
  useTop(root);
  if (shown === undefined) return <p class="notice">{say('web.loading')}</p>;
  const frame = shown.frame.value;
  const { Board } = model.table;
  return (
    <article class={`table replay mood-${model.game.id}`} ref={root}>
      <h1 class="visually-hidden">{say('web.replay.of', { game: gameName(words.value, model.game.id) })}</h1>
      <div class="stage">
        <Seats model={shown} />
        <div class="table-board past">
          {frame === undefined ? null : (
            <Board
              view={frame.sight.view}
              seat={shown.source.seat.value}
              reader={model.reader}
              names={shown.names.value}
              options={shown.source.info.value.options}
              legal={NOTHING}
              asides={NOTHING}
              world={undefined}
              why={() => undefined}
              play={() => undefined}
              refuse={() => undefined}
              recall={(kind) => shown.recall(kind)}
              happened={() => happenedIn(frame)}
              last={frame.last}
              values={model.marks.value ?? NO_VALUES}
              manner={model.running.value ? 'live' : 'still'}
            />
          )}
          <BetterMark model={model} />
        </div>
        <div class="table-words">
          <StatusLine model={shown} />
          <Verdict model={model} />
        </div>
        <Timeline model={model} />
      </div>
      <Side model={model} from={from} />
    </article>
  );
}
