/** What the server has stored about this person: a copy of it, or all of it deleted. */
import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import { useSignal } from '@preact/signals';
import { forgetServer, knowsServer } from '../app/been.ts';
import { saveFile } from '../files/save-file.ts';

const ask = async (method: 'GET' | 'DELETE', path: string): Promise<unknown> => {
  const answer = await fetch(path, { method, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
};

export function MyData() {
  const { say } = words.value;
  const isAsked = useSignal(false);
  const told = useSignal('');
  // Somebody who was never at a table on the server has nothing there.
  if (!knowsServer() && told.value === '') return null;
  const orSay = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch {
      told.value = say('web.new.no-server');
    }
  };
  const save = (): Promise<void> =>
    orSay(async () => {
      const data = await ask('GET', '/api/me/data');
      saveFile('hortus-me.json', 'application/json', `${JSON.stringify(data, undefined, 2)}\n`);
    });
  const remove = (): Promise<void> =>
    orSay(async () => {
      isAsked.value = false;
      await ask('DELETE', '/api/me');
      forgetServer();
      told.value = say('web.settings.data.deleted');
    });
  return (
    <section class="my-data" aria-labelledby="my-data">
      <h2 id="my-data">{say('web.settings.data')}</h2>
      <p class="soft">{say('web.settings.data.about')}</p>
      <div class="my-data-acts">
        <button type="button" onClick={() => void save()}>
          {say('web.settings.data.save')}
        </button>
        <button
          type="button"
          onClick={() => {
            isAsked.value = true;
          }}
        >
          {say('web.settings.data.delete')}
        </button>
      </div>
      <p role="status">{told.value}</p>
      {isAsked.value ? (
        <Confirm
          title={say('web.settings.data.delete')}
          yes={say('web.settings.data.delete.yes')}
          onYes={() => void remove()}
          onNo={() => {
            isAsked.value = false;
          }}
        >
          <p>{say('web.settings.data.delete.about')}</p>
        </Confirm>
      ) : null}
    </section>
  );
}
