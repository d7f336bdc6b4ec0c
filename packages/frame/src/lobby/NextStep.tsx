/** What to do now, and who has to. Nobody accepts cards they couldn't look at. */
import { useSignal } from '@preact/signals';
import type { TableSource } from '../model/source.ts';
import { lazily } from '../page/lazily.tsx';
import { words } from '../page/words.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { whyWords } from '../says/told.ts';
import { type BroughtCards, type Doing, nextOf, useDoing } from './next-step.ts';

const QrCode = lazily(() => import('../parts/QrCode.tsx'));

interface NextStepProps {
  readonly source: TableSource;
  readonly brought: BroughtCards;
}

export function NextStep({ source, brought }: NextStepProps) {
  const info = source.info.value;
  const doing = useDoing(source);
  const refusal = doing.refusal.value;
  return (
    <div class="lobby-step">
      <Step source={source} brought={brought} doing={doing} />
      {refusal === undefined ? null : (
        <p class="status-refused" role="alert">
          {whyWords(words.value, info.game, refusal)}
        </p>
      )}
      {info.mySeat !== undefined && info.status === 'open' ? (
        <button type="button" class="subtle small" onClick={doing.leave}>
          <Icon name="away" />
          {words.value.say('web.lobby.leave')}
        </button>
      ) : null}
    </div>
  );
}

function Step({ source, brought, doing }: NextStepProps & { readonly doing: Doing }) {
  const { say, list } = words.value;
  const info = source.info.value;
  const mayAccept = brought !== 'coming';
  const isOwn = brought === 'nothing';
  switch (nextOf(info)) {
    case 'dealing':
      return (
        <p class="lobby-words" role="status">
          {say('web.lobby.dealing')} <Awaited source={source} />
        </p>
      );
    case 'invited':
      return (
        <>
          <p class="lobby-words">{say(isOwn ? 'web.lobby.invited' : 'web.lobby.invited.brought')}</p>
          <Agree may={mayAccept} act={doing.sit}>
            {say(doing.busy.value ? 'web.table.sending' : isOwn ? 'web.lobby.sit' : 'web.lobby.sit.brought')}
          </Agree>
        </>
      );
    case 'full':
      return <p class="lobby-words">{say('web.lobby.full')}</p>;
    case 'changed':
      return (
        <>
          <p class="lobby-words">{say(isOwn ? 'web.lobby.changed' : 'web.lobby.changed.brought')}</p>
          <Agree may={mayAccept} act={doing.accept}>
            {say(isOwn ? 'web.lobby.accept' : 'web.lobby.accept.brought')}
          </Agree>
        </>
      );
    case 'share':
      return (
        <>
          <p class="lobby-words">{say('web.lobby.share')}</p>
          <CopyLink
            url={`${location.origin}/t/${info.id}`}
            label={say('web.lobby.link')}
            title={source.game.title}
          />
          <ShareCode url={`${location.origin}/t/${info.id}`} />
          <p class="soft" role="status">
            {say('web.lobby.waiting')}
          </p>
        </>
      );
    case 'waits': {
      const waits = info.seats.filter(({ kind, accepted }) => kind === 'person' && !accepted);
      return (
        <p class="lobby-words" role="status">
          {say('web.lobby.waits', { who: list(waits.map(({ name }) => name)) })}
        </p>
      );
    }
  }
}

/** For somebody sitting nearby: the code, on request. */
function ShareCode({ url }: { readonly url: string }) {
  const { say } = words.value;
  const open = useSignal(false);
  return (
    <details class="more lobby-code" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{say('web.lobby.code')}</summary>
      {open.value ? <QrCode url={url} label={say('web.lobby.code.about')} /> : null}
    </details>
  );
}

function Agree({ may, act, children }: { readonly may: boolean; act(): void; readonly children: string }) {
  return (
    <button type="button" class="main big" aria-disabled={!may} onClick={may ? act : undefined}>
      {children}
    </button>
  );
}

function Awaited({ source }: { readonly source: TableSource }) {
  const { awaited, seats, mySeat } = source.info.value;
  const others = (awaited?.seats ?? [])
    .filter((seat) => seat !== mySeat)
    .map((seat) => seats[seat]?.name ?? '');
  return others.length === 0 ? null : words.value.say('web.lobby.waits', { who: words.value.list(others) });
}
