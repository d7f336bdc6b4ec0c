/**
 * Until somebody's first win: the lesson, then the few things a beginner misses, one at a time, until they've had
 * enough.
 */
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { ALL, dismiss, lessonTip, needsTips, offersLesson, tipsLesson, toLesson, wasRead } from './tips.ts';

interface Shown {
  readonly id: string;
  readonly text: string;
  readonly learn: boolean;
}

/** The first tip that the position calls for and that wasn't dismissed. */
function tipOf(model: TableModel): Shown | undefined {
  const { source, guide } = model;
  const { game, seat } = source;
  const view = model.frame.value?.sight.view;
  if (!needsTips(model) || seat.value === undefined || view === undefined) return undefined;
  const learn = {
    id: lessonTip(model),
    text: words.value.say('web.tip.learn', { count: model.table.presets?.minutes.lesson ?? 3 }),
    learn: true,
  };
  const tips = (guide.value?.tips?.(view, seat.value) ?? []).map(({ id, text }) => ({
    id: `${game.id}.${id}`,
    text,
    learn: false,
  }));
  return [...(tipsLesson(model) ? [learn] : []), ...tips].find(({ id }) => !wasRead(id));
}

export function TipLine({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const tip = tipOf(model);
  if (tip === undefined) return null;
  return (
    <aside class={offersLesson(model) ? 'tip lesson' : 'tip'} aria-label={say('web.tip')}>
      <p>{tip.text}</p>
      <div class="tip-actions">
        {tip.learn ? (
          <a class="button small" {...toLesson(model)}>
            {say('web.tip.lesson')}
          </a>
        ) : null}
        <button type="button" class="small" onClick={() => dismiss(tip.id)}>
          {say(tip.learn ? 'web.tip.no-lesson' : 'web.tip.next')}
        </button>
        <button
          type="button"
          class="subtle icon-button"
          aria-label={say('web.tip.never')}
          onClick={() => dismiss(ALL)}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
