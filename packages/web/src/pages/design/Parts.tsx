/** The small parts that every page is made of. */

import { words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import { CopyLink } from '@hortus/frame/parts/CopyLink.tsx';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { Icon, type IconName } from '@hortus/frame/parts/Icon.tsx';
import { Tabs } from '@hortus/frame/parts/Tabs.tsx';
import { useSignal } from '@preact/signals';
import { Buttons } from './Buttons.tsx';

const ICONS = [
  ...['back', 'flag', 'pause', 'go', 'hint', 'again', 'help', 'close', 'copy', 'share', 'first', 'previous'],
  ...[
    'next',
    'newest',
    'look',
    'past',
    'pencil',
    'more',
    'hide',
    'report',
    'sound',
    'silent',
    'check',
    'away',
  ],
  ...['clock', 'person', 'people', 'bot', 'link'],
] as readonly IconName[];

export function Parts() {
  const { say } = words.value;
  const chosen = useSignal('a');
  const tab = useSignal('one');
  const open = useSignal<'dialog' | 'confirm' | undefined>(undefined);
  const shut = (): void => {
    open.value = undefined;
  };
  return (
    <>
      <h3>{say('web.design.buttons')}</h3>
      <Buttons />
      <h3>{say('web.design.dialogs')}</h3>
      <div class="design-row">
        <button
          type="button"
          onClick={() => {
            open.value = 'dialog';
          }}
        >
          {say('web.design.dialog')}
        </button>
        <button
          type="button"
          onClick={() => {
            open.value = 'confirm';
          }}
        >
          {say('web.design.confirm')}
        </button>
      </div>
      {open.value === 'dialog' ? (
        <Dialog title={say('web.design.dialog')} onClose={shut}>
          <p>{say('web.design.sample')}</p>
        </Dialog>
      ) : null}
      {open.value === 'confirm' ? (
        <Confirm title={say('web.resign')} yes={say('web.resign.yes')} onYes={shut} onNo={shut}>
          <p>{say('web.design.sample')}</p>
        </Confirm>
      ) : null}
      <h3>{say('web.design.choices')}</h3>
      <Choice
        legend={say('web.design.choice')}
        value={chosen.value}
        onChoose={(value) => {
          chosen.value = value;
        }}
        choices={['a', 'b', 'c'].map((value) => ({ value, name: value.toUpperCase() }))}
      />
      <div class="design-row">
        <label class="check">
          <input type="checkbox" checked />
          {say('web.design.choice')}
        </label>
        <label class="field">
          <span>{say('web.design.field')}</span>
          <input value="Anna" />
        </label>
      </div>
      <CopyLink url="https://hortus.example/t/abc" label={say('web.replay.link')} title="Hortus" />
      <h3>{say('web.design.tabs')}</h3>
      <div class="design-tabs">
        <Tabs
          label={say('web.design.tabs')}
          chosen={tab.value}
          choose={(id) => {
            tab.value = id;
          }}
          tabs={['one', 'two'].map((id) => ({
            id,
            name: say(id === 'one' ? 'web.log' : 'web.chat'),
            news: id === 'two' && tab.value === 'one' ? say('web.chat.news') : undefined,
            panel: <p>{say('web.design.sample')}</p>,
          }))}
        />
      </div>
      <h3>{say('web.design.clause')}</h3>
      <Clause game="garden" id="GAR-MOV-4" />
      <h3>{say('web.design.icons')}</h3>
      <ul class="design-icons">
        {ICONS.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
