/** To take away: a link to this moment, the match as a text, and as a file that anyone can check. */
import { words } from '@hortus/frame/page/words.ts';
import { CopyLink } from '@hortus/frame/parts/CopyLink.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { saveFile } from '../files/save-file.ts';
import { fileName, matchAsText } from './as-text.ts';
import type { ReplayModel } from './model.ts';
import { momentWords } from './Timeline.tsx';

interface SavePanelProps {
  readonly model: ReplayModel;
  readonly from: 'here' | 'server' | 'file';
}

export function SavePanel({ model, from }: SavePanelProps) {
  const { say } = words.value;
  const { log, table } = model;
  const shown = model.shown.value;
  if (shown === undefined) return null;
  const url = new URL(location.href);
  url.searchParams.set('at', String(model.seq.value));
  return (
    <div class="save">
      {from === 'file' ? null : (
        <>
          <CopyLink url={url.href} label={say('web.replay.link')} title={momentWords(model)} />
          <p class="soft">{say(from === 'here' ? 'web.replay.link.here' : 'web.replay.link.server')}</p>
        </>
      )}
      <div class="save-files">
        <button
          type="button"
          onClick={() =>
            saveFile(
              fileName(log, 'txt'),
              'text/plain;charset=utf-8',
              matchAsText({
                words: words.value,
                table,
                log,
                entries: shown.source.entries.value,
                cast: shown.cast.value,
              }),
            )
          }
        >
          <Icon name="share" />
          {say('web.replay.text')}
        </button>
        {model.over ? (
          <button
            type="button"
            onClick={() =>
              saveFile(fileName(log, 'json'), 'application/json', `${JSON.stringify(log, null, 1)}\n`)
            }
          >
            <Icon name="share" />
            {say('web.replay.json')}
          </button>
        ) : null}
      </div>
      <p class="soft">{say(model.over ? 'web.replay.json.about' : 'web.replay.still-running')}</p>
    </div>
  );
}
