/** What opens over a table: help, a name, the question before resigning. */
import { MORE } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import type { TableSource } from '../model/source.ts';
import { lazily } from '../page/lazily.tsx';
import { learnBook, words } from '../page/words.ts';
import { Confirm } from '../parts/Confirm.tsx';

type WithModel = { readonly model: TableModel };
const Help = lazily<WithModel>(async () => {
  const [{ Help }] = await Promise.all([import('../panels/Help.tsx'), learnBook(MORE)]);
  return { default: Help };
});
const GuideDialog = lazily<WithModel>(async () => ({
  default: (await import('../panels/GuideDialog.tsx')).GuideDialog,
}));
const LevelDialog = lazily<WithModel>(async () => {
  const [{ LevelDialog }] = await Promise.all([import('../panels/LevelDialog.tsx'), learnBook(MORE)]);
  return { default: LevelDialog };
});
const NameDialog = lazily<{ readonly source: TableSource; close(): void }>(async () => ({
  default: (await import('../lobby/NameDialog.tsx')).NameDialog,
}));

/** Whoever thinks of resigning may offer a draw instead; the bar has no room for another button. */
function DrawInstead({ model }: WithModel) {
  const { asks, game, seat } = model.source;
  if (game.agreement === undefined) return null;
  const isOpen = asks.value.some((ask) => ask.kind === 'draw' && ask.seat === seat.value);
  return isOpen ? (
    <p>{words.value.say('web.asked.draw')}</p>
  ) : (
    <button
      type="button"
      onClick={() => {
        model.dialog.value = 'draw';
      }}
    >
      {words.value.say('web.table.draw')}
    </button>
  );
}

export function Dialogs({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const view = model.frame.value?.sight.view;
  switch (model.dialog.value) {
    case 'help':
      return <Help model={model} />;
    case 'guide':
      return <GuideDialog model={model} />;
    case 'level':
      return <LevelDialog model={model} />;
    case 'name':
      return (
        <NameDialog
          source={model.source}
          close={() => {
            model.dialog.value = undefined;
          }}
        />
      );
    case 'resign':
      return (
        <Confirm
          title={say('web.resign')}
          yes={say('web.resign.yes')}
          onYes={() => model.resign()}
          onNo={() => {
            model.dialog.value = undefined;
          }}
        >
          <p>{model.table.ending.resigning(view) ?? say('web.resign.about')}</p>
          <DrawInstead model={model} />
        </Confirm>
      );
    case 'draw':
      return (
        <Confirm
          title={say('web.draw')}
          yes={say('web.draw.yes')}
          onYes={() => model.offerDraw()}
          onNo={() => {
            model.dialog.value = undefined;
          }}
        >
          <p>{say(model.sharesScreen ? 'web.draw.here' : 'web.draw.about')}</p>
        </Confirm>
      );
    default:
      return null;
  }
}
