/** Replays a match: from this browser, from the server, or from a file. */

import { gameName } from '@hortus/frame/page/game-name.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { useTitle } from '@hortus/frame/page/title.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Diagnostic, MatchLog, Seat } from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { faultWords } from '../replay/fault-words.ts';
import { type Found, type From, findHere, findOnServer, PLACES } from '../replay/found.ts';
import { OpenFile } from '../replay/OpenFile.tsx';
import { Player } from '../replay/Player.tsx';
import { useReplay } from '../replay/use-replay.ts';
import '../replay/replay.css';

export default function Replay({ params, query }: PageProps) {
  const from = params.id === undefined ? 'file' : PLACES[params.where ?? ''];
  const [found, find] = useState<Found>({ is: 'loading' });
  const [faults, fault] = useState<readonly Diagnostic[]>([]);
  const id = params.id ?? '';
  useEffect(() => {
    if (from === 'here' || from === 'server')
      void (from === 'here' ? findHere(id) : findOnServer(id)).then(find);
  }, [id]);
  const { say } = words.value;
  if (from === undefined) return <NoLog is="missing" from="server" id={id} />;
  if (from === 'file' && (found.is !== 'log' || faults.length > 0))
    return (
      <OpenFile
        faults={faults}
        onOpen={(log) => {
          fault([]);
          find({ is: 'log', log });
        }}
      />
    );
  if (found.is === 'loading') return <p class="notice">{say('web.loading')}</p>;
  if (found.is !== 'log') return <NoLog is={found.is} from={from} id={id} />;
  if (faults.length > 0)
    return (
      <Notice title={say('web.replay.not-a-log')}>
        {faults.map((one, i) => (
          <p key={i}>{faultWords(words.value, one)}</p>
        ))}
      </Notice>
    );
  return (
    <Opened
      key={found.log.terms.id}
      log={found.log}
      mySeat={found.mySeat}
      from={from}
      at={Number(query.get('at') ?? 0)}
      refuse={fault}
    />
  );
}

interface OpenedProps {
  readonly log: MatchLog;
  readonly mySeat: Seat | undefined;
  readonly from: From;
  readonly at: number;
  refuse(faults: readonly Diagnostic[]): void;
}

function Opened({ log, mySeat, from, at, refuse }: OpenedProps) {
  const { say } = words.value;
  const model = useReplay(log, mySeat, at, refuse);
  useTitle(say('web.replay.of', { game: gameName(words.value, log.terms.game) }));
  return model === undefined ? (
    <p class="notice">{say('web.loading')}</p>
  ) : (
    <Player model={model} from={from} />
  );
}

function NoLog({ is, from, id }: { readonly is: 'missing' | 'offline' | 'running'; from: From; id: string }) {
  const { say } = words.value;
  return (
    <Notice
      title={say(is === 'running' ? 'web.replay.running' : 'web.replay.missing')}
      reload={is === 'offline'}
    >
      <p>
        {say(
          is === 'offline'
            ? 'web.replay.offline'
            : is === 'running'
              ? 'web.replay.running.about'
              : from === 'here'
                ? 'web.replay.missing.here'
                : 'web.replay.missing.server',
        )}
      </p>
      {is === 'running' ? (
        <p>
          <a href={`/t/${id}`}>{say('web.replay.to-table')}</a>
        </p>
      ) : (
        <p>
          <a href="/replay">{say('web.nav.replay')}</a>
        </p>
      )}
    </Notice>
  );
}
