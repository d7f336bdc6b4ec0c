/** The goal and every step of a turn, with what you do in it. */
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Dialog } from '../parts/Dialog.tsx';

export function GuideDialog({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const guide = model.guide.value;
  const view = model.frame.value?.sight.view;
  if (guide === undefined || view === undefined) return null;
  const { game, seat } = model.source;
  const { options } = model.source.info.value;
  const goal = guide.goal(view, seat.value, options);
  const rail = guide.rail?.(view, seat.value, options);
  return (
    <Dialog
      title={say('web.guide.title')}
      onClose={() => {
        model.dialog.value = undefined;
      }}
      actions={
        <>
          <a class="button" href={`/learn/${game.id}`}>
            {say('web.guide.learn')}
          </a>
          <a class="button" href={`/rules/${game.id}`}>
            {say('web.guide.rules')}
          </a>
        </>
      }
    >
      <div class="guide-large" aria-hidden="true">
        <guide.Drawing view={view} seat={seat.value} options={options} />
      </div>
      <p class="guide-large-line">{goal.line}</p>
      {goal.more === undefined ? null : <p>{goal.more}</p>}
      {rail === undefined ? null : (
        <>
          {rail.stage === undefined ? null : (
            <p class="rail-stage">
              <strong>{rail.stage.now.name}</strong> {rail.stage.now.about}
            </p>
          )}
          <h3>{say('web.guide.turn')}</h3>
          <ol class="rail-list">
            {rail.steps.map(({ name, about }, i) => (
              <li key={name} aria-current={i === rail.now && rail.stage === undefined ? 'step' : undefined}>
                <strong>{name}</strong> {about}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
