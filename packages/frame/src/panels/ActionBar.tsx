/**
 * What you can always do at a table. Nothing here disappears without a trace: an action that isn't possible is dimmed
 * and says why.
 */
import type { Key } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';

interface Action {
  readonly icon: IconName;
  readonly name: string;
  readonly can: boolean;
  /** Why it can't be done now, as a key in a book that loads after the board. */
  readonly why?: Key | undefined;
  act(): void;
}

function actionsOf(model: TableModel): Action[] {
  const { say } = words.value;
  const { source } = model;
  const sight = source.sight.value;
  const over = model.over.value;
  const seated = source.seat.value !== undefined;
  // Nobody takes back or resigns before having seen how the last game ended.
  const held = model.frame.value?.hold ?? false;
  const asked = (kind: string): boolean =>
    source.asks.value.some((ask) => ask.kind === kind && ask.seat === source.seat.value);
  const paused = sight?.paused ?? false;
  return [
    ...(seated && !over
      ? [
          {
            icon: 'back',
            name: say('web.table.back'),
            can: model.canTakeBack.value && !held && !asked('back'),
            why: held ? 'web.why.held' : asked('back') ? 'web.why.back.asked' : model.whyNoTakeBack,
            act: () => model.takeBack(),
          } as const,
        ]
      : []),
    ...(source.hint !== undefined && model.table.bots.hints && !over
      ? [
          {
            icon: 'hint',
            name: say('web.table.hint'),
            can: model.awaited.value,
            why: 'web.why.hint',
            act: () => void model.hint(),
          } as const,
        ]
      : []),
    ...(source.where === 'server' && seated && !over
      ? [
          {
            icon: paused ? 'go' : 'pause',
            name: say(paused ? 'web.table.resume' : 'web.table.pause'),
            can: !asked(paused ? 'resume' : 'pause'),
            act: () => void model.run(() => source.ask(paused ? 'resume' : 'pause')),
          } as const,
        ]
      : []),
    {
      icon: 'past',
      name: say('web.table.look-back'),
      can: (sight?.seq ?? 0) > 0,
      why: 'web.why.past',
      act: () => void model.step(-1),
    },
    ...(seated && !over
      ? [
          {
            icon: 'flag',
            name: say('web.table.resign'),
            can: !held,
            why: 'web.why.held',
            act: () => {
              model.dialog.value = 'resign';
            },
          } as const,
        ]
      : []),
    {
      icon: 'help',
      name: say('web.table.help'),
      can: true,
      act: () => {
        model.dialog.value = 'help';
      },
    },
  ];
}

export function ActionBar({ model }: { readonly model: TableModel }) {
  return (
    <div class="actions" role="toolbar" aria-label={words.value.say('web.actions')}>
      {actionsOf(model).map(({ icon, name, can, why, act }) => (
        <button
          type="button"
          class={`action action-${icon}`}
          key={icon}
          aria-disabled={!can}
          onClick={() => {
            if (can) act();
          }}
        >
          <Icon name={icon} />
          <span>{name}</span>
          {can ? null : <Why reason={why} />}
        </button>
      ))}
    </div>
  );
}

/** Shown while the button is hovered or focused; screen readers get it with the button's name. */
function Why({ reason }: { readonly reason: Key | undefined }) {
  const known = reason === undefined ? undefined : words.value.find(reason);
  return known === undefined ? null : <span class="action-why">{words.value.say(known)}</span>;
}
