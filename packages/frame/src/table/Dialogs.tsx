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
        </Confirm>
      );
    default:
      return null;
  }
}
