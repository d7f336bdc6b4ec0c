/** How to use a table: the game's words, keys, switches, and links to lesson and rules. */

import { capital } from '@hortus/words';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { BOARD_KEYS, TABLE_KEYS } from '../table/keys.ts';
import { PACE_NAMES, type PaceName, pace, setPace } from '../table/pace.ts';
import { type Setting, shortcuts, sound } from '../table/settings.ts';
import { Glossary } from './Glossary.tsx';
import { toLesson } from './tips.ts';

export function Help({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const { game } = model.source;
  return (
    <Dialog
      title={say('web.help')}
      onClose={() => {
        model.dialog.value = undefined;
      }}
      actions={
        <>
          <a class="button" {...toLesson(model)}>
            {say('web.help.learn')}
          </a>
          <a class="button" href={`/rules/${game.id}`}>
            {say('web.help.rules')}
          </a>
          <a class="button" href="/settings">
            {say('web.nav.settings')}
          </a>
        </>
      }
    >
      <p>{say('web.help.about')}</p>
      {mayChangeLevel(model) ? (
        <p>
          <button
            type="button"
            onClick={() => {
              model.dialog.value = 'level';
            }}
          >
            {capital(say('web.seat.level'))}
          </button>
        </p>
      ) : null}
      <Glossary game={game.id} />
      <dl class="keys">
        {[...BOARD_KEYS, ...(model.table.keys ?? [])].map(({ shown, about }) => (
          <div key={about}>
            <dt>
              <kbd>{say(shown)}</kbd>
            </dt>
            <dd>{say(about)}</dd>
          </div>
        ))}
        {TABLE_KEYS.map(({ key, about }) => (
          <div key={key} class={shortcuts.on.value ? '' : 'off'}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(about)}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        {say('web.help.pace')}
        <select value={pace.value} onChange={({ currentTarget }) => setPace(currentTarget.value as PaceName)}>
          {PACE_NAMES.map((name) => (
            <option key={name} value={name}>
              {say(`web.help.pace.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <Switch setting={shortcuts} name={say('web.help.shortcuts')} />
      <Switch setting={sound} name={say('web.help.sound')} />
    </Dialog>
  );
}

/**
 * Offered here too because seat plates may have no room for it.
 * Its words are in a book that loads after the board.
 */
const mayChangeLevel = ({ source, over }: TableModel): boolean =>
  !over.value &&
  source.hint !== undefined &&
  source.info.value.seats.some(({ kind }) => kind === 'bot') &&
  words.value.find('web.seat.level') !== undefined;

function Switch({ setting, name }: { readonly setting: Setting; readonly name: string }) {
  return (
    <label class="check">
      <input type="checkbox" checked={setting.on.value} onChange={() => setting.toggle()} />
      {name}
    </label>
  );
}
