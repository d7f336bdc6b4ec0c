/** The goal and the steps of a turn, always in the same place; pressing it shows more. */
import type { Rail, RailStep } from '../board/guide.ts';
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
  const rail = guide.rail?.(view, seat, options);
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

/** A dot for each step; the current one by name, and what comes next, in fewer words on a phone. */
function RailLine({ rail }: { readonly rail: Rail }) {
  const { steps, now, next: follows, stage } = rail;
  const { say } = words.value;
  const step = stage?.now ?? (now === undefined ? undefined : steps[now]);
  const last = { name: rail.last ?? say('web.guide.next-turn') };
  const next = stage?.next ?? (now === undefined ? undefined : (steps[follows ?? now + 1] ?? last));
  return (
    <span class="rail">
      <span class="rail-dots" aria-hidden="true">
        {steps.map(({ name }, i) => (
          <span key={name} class={i === now ? 'now' : now !== undefined && i < now ? 'past' : ''} />
        ))}
      </span>
      {step === undefined ? null : (
        <span class="rail-now">
          {now === undefined || stage !== undefined ? null : (
            <span class="visually-hidden">
              {say('web.guide.step', { number: now + 1, all: steps.length })}:{' '}
            </span>
          )}
          <Either long={step.name} short={shortOf(step)} />
        </span>
      )}
      {next === undefined ? null : (
        <span class="rail-next">
          <Either
            long={say('web.guide.next', { step: next.name })}
            short={say('web.guide.next.short', { step: shortOf(next) })}
          />
        </span>
      )}
    </span>
  );
}

const shortOf = ({ name, short = name }: Pick<RailStep, 'name' | 'short'>): string => short;

/** Screen readers get the long one everywhere. */
const Either = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <>
    <span class="rail-long">{long}</span>
    <span class="rail-short" aria-hidden="true">
      {short}
    </span>
  </>
);
