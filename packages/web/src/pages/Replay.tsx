/** A match again: of this browser, of the server, or from a file. */

import { loadMatch } from '@hortus/frame/here/local-store.ts';
import { ApiFault, logOf, tableAt } from '@hortus/frame/online/api.ts';
import { gameName } from '@hortus/frame/page/game-name.ts';
import type { PageProps } from '@hortus/frame/page/router.ts';
import { useTitle } from '@hortus/frame/page/title.ts';
import { words } from '@hortus/frame/page/words.ts';
import {
  contentsOf,
  type Diagnostic,
  type Game,
  type MatchLog,
  referencesIn,
  type Seat,
  withContents,
} from '@hortus/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/Notice.tsx';
import { tableOf } from '../games/index.ts';
import { startReplayWorker } from '../replay/asking.ts';
import { faultWords } from '../replay/fault-words.ts';
import { ReplayModel } from '../replay/model.ts';
import { OpenFile } from '../replay/OpenFile.tsx';
import { Player } from '../replay/Player.tsx';
import '../replay/replay.css';
import '@hortus/frame/styles/table.css';
import '@hortus/frame/styles/table-words.css';

type From = 'here' | 'server' | 'file';
/** `/replay/here/…` and `/replay/t/…`. */
const PLACES: Readonly<Record<string, From>> = { here: 'here', t: 'server' };
type Found =
  | { readonly is: 'loading' | 'missing' | 'offline' | 'running' }
  | { readonly is: 'log'; readonly log: MatchLog; readonly mySeat?: Seat | undefined };

async function findHere(id: string): Promise<Found> {
  const kept = await loadMatch(id).catch(() => undefined);
  return kept?.log?.terms === undefined ? { is: 'missing' } : { is: 'log', log: kept.log };
}

async function findOnServer(id: string): Promise<Found> {
  try {
    const { status, mySeat } = await tableAt(id);
    return status === 'over' ? { is: 'log', log: await logOf(id), mySeat } : { is: 'running' };
  } catch (error) {
    return {
      is: error instanceof ApiFault && error.status >= 400 && error.status < 500 ? 'missing' : 'offline',
    };
  }
}

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

/** A log of this browser names its content, which lies beside it; one from elsewhere should bring its own. */
async function withItsContent(game: Game, log: MatchLog): Promise<MatchLog> {
  const held = contentsOf(log.contents);
  const missing = referencesIn(game, log.terms.options).filter(({ hash }) => held(hash) === undefined);
  if (missing.length === 0) return log;
  const { findContents } = await import('@hortus/frame/here/shelf.ts');
  return withContents(game, log, contentsOf(await findContents(missing)));
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
  const [model, open] = useState<ReplayModel | undefined>(undefined);
  useTitle(say('web.replay.of', { game: gameName(words.value, log.terms.game) }));
  useEffect(() => {
    const worker = startReplayWorker();
    let left = false;
    let made: ReplayModel | undefined;
    const start = async (): Promise<void> => {
      const table = await tableOf(log.terms.game);
      const whole = table === undefined ? log : await withItsContent(table.game, log);
      const wrong = await worker.ask('open', { log: whole });
      if (left) return;
      if (table === undefined) return refuse([{ code: 'unknown-game', message: log.terms.game }]);
      if (wrong !== undefined) return refuse(wrong);
      made = new ReplayModel(whole, table, worker, mySeat);
      await made.look(made.viewers[0] ?? 'table', Number.isFinite(at) ? Math.round(at) : 0);
      if (!left) open(made);
    };
    start().catch((error: Error) => {
      if (!left) refuse([{ code: 'broken', message: error.message }]);
    });
    return () => {
      left = true;
      made?.close();
      worker.end();
    };
  }, []);
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
