/** The goal and the steps of a turn, always in the same place; pressing it shows more. */
import type { Rail } from '../board/guide.ts';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

export function GuideStrip({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const guide = model.guide.value;
  const view = model.frame.value?.sight.view;
  if (guide === undefined || view === undefined) return null;
  const seat = model.source.seat.value;
  const { options } = model.source.info.value;
  const goal = guide.goal(view, seat, options);
  const rail = guide.rail?.(view, seat);
  return (
    <button
      type="button"
      class="guide-strip"
      aria-haspopup="dialog"
      data-lasting
      onClick={() => {
        model.dialog.value = 'guide';
      }}
    >
      <span class="guide-drawing" aria-hidden="true">
        <guide.Drawing view={view} seat={seat} options={options} />
      </span>
      <span class="guide-goal">
        <span class="visually-hidden">{say('web.guide.goal')}: </span>
        <span class="guide-line">{goal.line}</span>
        <span class="guide-short" aria-hidden="true">
          {goal.short}
        </span>
      </span>
      {rail === undefined ? null : <RailLine rail={rail} />}
    </button>
  );
}

/** A dot for each step; the current one by name, and what comes next. */
function RailLine({ rail: { steps, now, next: follows } }: { readonly rail: Rail }) {
  const { say } = words.value;
  const step = now === undefined ? undefined : steps[now];
  const next = now === undefined ? undefined : steps[follows ?? now + 1];
  return (
    <span class="rail">
      <span class="rail-dots" aria-hidden="true">
        {steps.map(({ name }, i) => (
          <span key={name} class={i === now ? 'now' : now !== undefined && i < now ? 'past' : ''} />
        ))}
      </span>
      {step === undefined || now === undefined ? null : (
        <span class="rail-now">
          <span class="visually-hidden">
            {say('web.guide.step', { number: now + 1, all: steps.length })}:{' '}
          </span>
          {step.name}
        </span>
      )}
      {next === undefined ? null : (
        <span class="rail-next">{say('web.guide.next', { step: next.name })}</span>
      )}
    </span>
  );
}
