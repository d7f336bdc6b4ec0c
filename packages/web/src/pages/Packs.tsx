/** The card workshop: write, check, see and play a pack. */
import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CardPanel } from '../packs/CardPanel.tsx';
import { EditorPlace } from '../packs/EditorPlace.tsx';
import { Findings } from '../packs/Findings.tsx';
import { PackModel } from '../packs/model.ts';
import { Toolbar } from '../packs/Toolbar.tsx';
import '../packs/packs.css';

export default function Packs() {
  const { say } = words.value;
  const model = useMemo(() => new PackModel(), []);
  const [ready, begin] = useState(false);
  useEffect(() => {
    void model.start().then(() => begin(true));
    // Closing the window loses nothing.
    const leave = (): void => void model.keep();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      model.close();
    };
  }, []);
  return (
    <div class="packs mood-cgs">
      <header class="packs-head">
        <h1>{say('web.packs.title')}</h1>
        <p>{say(model.keeps.value ? 'web.packs.lead' : 'web.packs.unkept')}</p>
      </header>
      {ready ? (
        <>
          <Toolbar model={model} />
          <div class="pack-desk">
            <div>
              <EditorPlace model={model} />
              <p class="pack-keys">{say('web.packs.keys')}</p>
              <Findings model={model} />
            </div>
            <aside class="pack-side">
              <CardPanel model={model} />
            </aside>
          </div>
        </>
      ) : (
        <p class="notice">{say('web.loading')}</p>
      )}
    </div>
  );
}
