/** What a reader prefers everywhere on the site. All of it is kept in this browser. */

import { kept } from '@hortus/frame/page/kept.ts';
import { chooseMotion, chooseTheme, MOTIONS, motion, THEMES, theme } from '@hortus/frame/page/theme.ts';
import { language, speak, words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import { PACE_NAMES, pace, setPace } from '@hortus/frame/table/pace.ts';
import { inNotation, type Setting, shortcuts, sound } from '@hortus/frame/table/settings.ts';
import { LANGUAGES, type Language } from '@hortus/words';
import { useSignal } from '@preact/signals';
import { KeptContent } from './KeptContent.tsx';
import { MyData } from './MyData.tsx';
import './settings.css';

export default function Settings() {
  const { say } = words.value;
  const trouble = useSignal(false);
  const learn = async (chosen: Language): Promise<void> => {
    try {
      await speak(chosen);
      trouble.value = false;
    } catch {
      trouble.value = true;
    }
  };
  return (
    <div class="page settings">
      <header class="page-head">
        <h1>{say('web.settings.title')}</h1>
        <p>{say(kept.works ? 'web.settings.lead' : 'web.storage.none')}</p>
      </header>
      <Choice
        legend={say('web.settings.theme')}
        value={theme.value}
        onChoose={chooseTheme}
        choices={THEMES.map((value) => ({ value, name: say(`web.settings.theme.${value}`) }))}
      />
      <Choice
        legend={say('web.settings.language')}
        value={language.value}
        onChoose={(chosen) => void learn(chosen)}
        choices={(Object.keys(LANGUAGES) as Language[]).map((value) => ({
          value,
          name: <span lang={value}>{LANGUAGES[value]}</span>,
        }))}
      />
      {trouble.value ? <p role="alert">{say('web.failed.offline')}</p> : null}
      <Choice
        legend={say('web.settings.motion')}
        value={motion.value}
        onChoose={chooseMotion}
        choices={MOTIONS.map((value) => ({ value, name: say(`web.settings.motion.${value}`) }))}
      />
      <Choice
        legend={say('web.help.pace')}
        value={pace.value}
        onChoose={setPace}
        choices={PACE_NAMES.map((value) => ({ value, name: say(`web.help.pace.${value}`) }))}
      />
      <fieldset class="choice">
        <legend>{say('web.settings.table')}</legend>
        <Switch
          setting={sound}
          name={say('web.help.sound')}
          about={say('web.settings.sound.about')}
          heard={() =>
            void import('@hortus/frame/table/sounds.ts').then(({ playSound }) => playSound('chime'))
          }
        />
        <Switch
          setting={inNotation}
          name={say('web.log.notation')}
          about={say('web.settings.notation.about')}
        />
        <Switch
          setting={shortcuts}
          name={say('web.help.shortcuts')}
          about={say('web.settings.shortcuts.about')}
        />
      </fieldset>
      <KeptContent />
      <MyData />
    </div>
  );
}

interface SwitchProps {
  readonly setting: Setting;
  readonly name: string;
  readonly about: string;
  /** Called when it is switched on. */
  heard?(): void;
}

function Switch({ setting, name, about, heard }: SwitchProps) {
  return (
    <label class="check setting">
      <input
        type="checkbox"
        checked={setting.on.value}
        onChange={() => {
          setting.toggle();
          if (setting.on.value) heard?.();
        }}
      />
      <span>
        <span class="setting-name">{name}</span>
        <span class="setting-about">{about}</span>
      </span>
    </label>
  );
}
