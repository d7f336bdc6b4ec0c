/** What the solver or a strong bot would do, and why. Only where it's fair: the source decides that. */
import type { AnalysedMove } from '@hortus/bots';
import { toldWords } from '@hortus/words';
import { makeCellWords } from '../board/move-words.ts';
import type { Advice } from '../here/advise.ts';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

export function HintLine({ model }: { readonly model: TableModel }) {
  const hinted = model.hinted.value;
  const { say } = words.value;
  if (model.past.value !== undefined || !model.live.value) return null;
  if (hinted === undefined && !model.hinting.value) return null;
  return (
    <p class="hint" role="status">
      {hinted === undefined
        ? say('web.hint.thinking')
        : 'move' in hinted
          ? solved(model, hinted)
          : advised(model, hinted)}
    </p>
  );
}

function solved(model: TableModel, { move, value }: AnalysedMove): string {
  const key = value > 0 ? 'hint.win' : value < 0 ? 'hint.loss' : 'hint.draw';
  return words.value.say(key, { move: makeCellWords(model, move) });
}

/** As a command, if the game has words for it; otherwise as the log would tell it, then what it is good for. */
function advised(model: TableModel, { moves, told, after }: Advice): string {
  const { id } = model.source.game;
  const seat = model.source.seat.value;
  const view = model.frame.value?.sight.view;
  if (seat !== undefined && view !== undefined) {
    const hint = { moves, told, now: view, after, seat, cast: model.cast.value };
    const command = model.guide.value?.advise?.(hint);
    if (command !== undefined) return words.value.say('web.hint.line', { told: command });
  }
  const scene = view === undefined ? undefined : words.value.teller(id)?.scene?.(view);
  const isIdle = model.table.telling?.isIdle;
  const worth = told.filter((event) => isIdle?.(event) !== true);
  const sentences = toldWords(words.value, id, worth, { ...model.cast.value, by: seat, scene });
  const reason =
    seat === undefined || view === undefined
      ? undefined
      : model.guide.value?.reason?.(view, after, seat, model.names.value);
  // A move of which nothing is certain but itself, such as drawing.
  if (sentences.length === 0 && moves[0] !== undefined) {
    const written = makeCellWords(model, moves[0]);
    // Some notations end a turn with a mere dot.
    sentences.push(/[\p{L}\d]/u.test(written) ? written : words.value.say('web.hint.done'));
  }
  return words.value.say('web.hint.line', { told: [...sentences, reason ?? ''].join(' ').trim() });
}
