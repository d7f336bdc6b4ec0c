/** Which pack is open, and what can be done with it. */
import { LIMITS } from '@hortus/cards/language';
import { printPack } from '@hortus/cards/pack-face';
import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { ChooseFile } from '../files/ChooseFile.tsx';
import { saveFile } from '../files/save-file.ts';
import { FINISHED, type PackModel } from './model.ts';
import { PlayButton } from './PlayButton.tsx';

const isFinished = (id: string): id is keyof typeof FINISHED => Object.hasOwn(FINISHED, id);

/** `Small Tide` as a file name that any system accepts. */
const fileName = (name: string, ending: string): string =>
  `${
    name
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'pack'
  }.${ending}`;

export function Toolbar({ model }: { readonly model: PackModel }) {
  const { say, language } = words.value;
  const wrong = useSignal<string | undefined>(undefined);
  const deleting = useSignal(false);
  const name = model.reading.value?.pack?.head.name || say('web.packs.unnamed');

  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    wrong.value = undefined;
    // Files that aren't text are read anyway, and the checker says where.
    if (file.size > LIMITS.bytes)
      wrong.value = say('web.packs.too-large', { name: file.name, limit: LIMITS.bytes / 1024 });
    else await model.add((await file.text()).replace(/\r\n?/g, '\n'));
  };
  const choose = (id: string): void => void (isFinished(id) ? model.copy(id) : model.choose(id));
  const print = (): void => {
    const pack = model.reading.peek()?.pack;
    if (pack === undefined) return;
    const { html } = printPack(pack, { paper: 'A4', language, backs: true });
    saveFile(fileName(name, 'html'), 'text/html;charset=utf-8', html);
  };

  return (
    <div class="pack-tools">
      <label class="pack-choose">
        <span class="visually-hidden">{say('web.packs.choose')}</span>
        <select value={model.id.value} onChange={(event) => choose(event.currentTarget.value)}>
          <optgroup label={say('web.packs.mine')}>
            {model.packs.value.some(({ id }) => id === model.id.value) ? null : (
              <option value={model.id.value}>{name}</option>
            )}
            {model.packs.value.map((pack) => (
              <option key={pack.id} value={pack.id}>
                {pack.name || say('web.packs.unnamed')}
              </option>
            ))}
          </optgroup>
          <optgroup label={say('web.packs.finished')}>
            {Object.entries(FINISHED).map(([id, finished]) => (
              <option key={id} value={id}>
                {finished}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <PlayButton model={model} />
      <button type="button" onClick={() => void model.add()}>
        <Icon name="pencil" />
        {say('web.packs.new')}
      </button>
      <ChooseFile name={say('web.packs.open')} accept=".txt,text/plain" onChoose={openFile} />
      <button
        type="button"
        onClick={() => saveFile(fileName(name, 'txt'), 'text/plain;charset=utf-8', model.text)}
      >
        <Icon name="share" />
        {say('web.packs.save')}
      </button>
      <button type="button" title={say('web.packs.format.about')} onClick={() => model.format()}>
        <Icon name="check" />
        {say('web.packs.format')}
      </button>
      <button type="button" title={say('web.packs.print.about')} onClick={print}>
        <Icon name="copy" />
        {say('web.packs.print')}
      </button>
      <button type="button" onClick={() => (deleting.value = true)}>
        <Icon name="close" />
        {say('web.packs.delete')}
      </button>
      <div role="alert">{wrong.value === undefined ? null : <p class="status-refused">{wrong.value}</p>}</div>
      {deleting.value ? (
        <Confirm
          title={say('web.packs.delete.title')}
          yes={say('web.packs.delete.yes')}
          onNo={() => (deleting.value = false)}
          onYes={() => {
            deleting.value = false;
            void model.delete();
          }}
        >
          <p>{say('web.packs.delete.about', { name })}</p>
        </Confirm>
      ) : null}
    </div>
  );
}
