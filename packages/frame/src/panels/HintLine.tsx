/** What the solver or a strong bot would do, and why. Only where it's fair: the source decides that. */
import type { Advice, AnalysedMove } from '@hortus/bots';
import { copyState, FastLuck, type Move } from '@hortus/kernel';
import { toldWords } from '@hortus/words';
import { useEffect, useRef } from 'preact/hooks';
import { moveWords, ownMoveWords } from '../board/move-words.ts';
import type { TableModel } from '../model/model.ts';
import { isStill } from '../page/theme.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';

export function HintLine({ model }: { readonly model: TableModel }) {
  const hinted = model.hinted.value;
  const { say } = words.value;
  const line = useRef<HTMLDivElement>(null);
  // On a phone it may appear far from the button that was pressed.
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }, [hinted]);
  if (model.past.value !== undefined || !model.live.value) return null;
  if (hinted === undefined && !model.hinting.value) return null;
  return (
    <div class="hint" ref={line}>
      <p role="status">
        {hinted === undefined
          ? say('web.hint.thinking')
          : 'move' in hinted
            ? solved(model, hinted)
            : advised(model, hinted)}
      </p>
      {/* Only where it lies over the board. */}
      {hinted === undefined ? null : (
        <button
          type="button"
          class="subtle icon-button"
          aria-label={say('web.close')}
          onClick={() => {
            model.hinted.value = undefined;
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function solved(model: TableModel, { move, value }: AnalysedMove): string {
  const key = value > 0 ? 'hint.win' : value < 0 ? 'hint.loss' : 'hint.draw';
  const told = words.value.say(key, { move: ownMoveWords(model, move) });
  return words.value.say('web.hint.line', { told: [told, whyOf(model, move) ?? ''].join(' ').trim() });
}

/** What the move would change. */
function whyOf({ source, asked, guide, names, frame }: TableModel, move: Move): string | undefined {
  const [{ world }, seat, view] = [asked.value, source.seat.value, frame.value?.sight.view];
  if (world === undefined || seat === undefined || view === undefined) return undefined;
  const then = copyState(world);
  source.game.play(then, seat, move, new FastLuck(1));
  return guide.value?.reason?.(view, source.game.view(then, seat), seat, names.value, [move]);
}

/** What to do, then what it is good for. */
function advised(model: TableModel, advice: Advice): string {
  const seat = model.source.seat.value;
  const view = model.frame.value?.sight.view;
  if (seat !== undefined && view !== undefined) {
    const { moves, views, told, after } = advice;
    const { options } = model.source.info.value;
    const hint = { moves, views, told, now: view, after, seat, cast: model.cast.value, options };
    const command = model.guide.value?.advise?.(hint);
    if (command !== undefined) return words.value.say('web.hint.line', { told: command });
  }
  const reason =
    seat === undefined || view === undefined
      ? undefined
      : model.guide.value?.reason?.(view, advice.after, seat, model.names.value, advice.moves);
  const sentences = commanded(model, advice) ?? foretold(model, advice);
  return words.value.say('web.hint.line', { told: [...sentences, reason ?? ''].join(' ').trim() });
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Each step as its button says it, where the game can. */
function commanded(model: TableModel, { moves, views }: Advice): readonly string[] | undefined {
  const { source, table, names, you } = model;
  const seat = source.seat.value ?? 0;
  if (table.moveWords === undefined) return undefined;
  const reader = { names: names.value, you };
  const said = moves.map((move, i) =>
    moveWords(table, source.info.value.options, reader, { view: views[i], seat, move }),
  );
  return said.map(sentence);
}

/** As the log would tell it. */
function foretold(model: TableModel, { moves, told }: Advice): readonly string[] {
  const { id } = model.source.game;
  const view = model.frame.value?.sight.view;
  const scene = view === undefined ? undefined : words.value.teller(id)?.scene?.(view);
  const worth = told.filter((event) => !model.table.telling.isIdle(event));
  const by = model.source.seat.value;
  const sentences = toldWords(words.value, id, worth, { ...model.cast.value, by, scene });
  if (sentences.length > 0 || moves[0] === undefined) return sentences;
  // A move with no certain result, such as drawing; some notations end a turn with a mere dot.
  const written = ownMoveWords(model, moves[0]);
  return [/[\p{L}\d]/u.test(written) ? sentence(written) : words.value.say('web.hint.done')];
}
