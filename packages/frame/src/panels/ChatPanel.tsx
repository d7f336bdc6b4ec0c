/** Chat at the table. It can be muted, a person hidden, a line reported. A draft stays until it has been sent. */
import type { ChatLine } from '@hortus/protocol';
import { perLanguage } from '@hortus/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { language, words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { hidden, hide, muteOf, personOf } from '../table/hidden.ts';
import { Draft } from './ChatDraft.tsx';
import { Report } from './ChatReport.tsx';

const times = perLanguage(
  (spoken) => new Intl.DateTimeFormat(spoken, { hour: '2-digit', minute: '2-digit' }),
);

const timeOf = (at: number): string => times(language.value).format(at);

export function ChatPanel({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const { chat, info } = model.source;
  const { id } = info.value;
  const mute = muteOf(id);
  const muted = hidden.value.has(mute);
  const reported = useSignal<ChatLine | undefined>(undefined);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [chat.value.length, muted]);
  return (
    <div class="chat">
      {muted ? (
        <p class="chat-muted">{say('web.chat.muted')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <ol class="chat-lines" ref={list} tabIndex={0} aria-label={say('web.chat')} aria-live="polite">
          {chat.value.length === 0 ? <li class="log-none">{say('web.chat.none')}</li> : null}
          {chat.value.map((line) => (
            <Line key={line.n} line={line} model={model} report={() => (reported.value = line)} />
          ))}
        </ol>
      )}
      {muted ? null : info.value.mySeat === undefined ? (
        <p class="soft">{say('web.chat.seated')}</p>
      ) : (
        <Draft model={model} />
      )}
      <button type="button" class="subtle small" aria-pressed={muted} onClick={() => hide(mute, !muted)}>
        <Icon name={muted ? 'sound' : 'silent'} />
        {say(muted ? 'web.chat.unmute' : 'web.chat.mute')}
      </button>
      {reported.value === undefined ? null : (
        <Report line={reported.value} model={model} close={() => (reported.value = undefined)} />
      )}
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly model: TableModel;
  report(): void;
}

function Line({ line, model, report }: LineProps) {
  const { say } = words.value;
  const { info } = model.source;
  const person = personOf(info.value.id, line);
  const mine = line.seat !== null && line.seat === info.value.mySeat;
  if (hidden.value.has(person))
    return (
      <li class="chat-line hidden">
        {say('web.chat.hidden', { name: line.name })}{' '}
        <button type="button" class="subtle small" onClick={() => hide(person, false)}>
          {say('web.chat.show')}
        </button>
      </li>
    );
  return (
    <li class={`chat-line${mine ? ' mine' : ''}`}>
      <span class="chat-head">
        <strong>{line.name}</strong>
        {line.seat === null ? <span> {say('web.chat.watching')}</span> : null}
        <time dateTime={new Date(line.at).toISOString()}>{timeOf(line.at)}</time>
      </span>
      <span class="chat-text">{line.text}</span>
      {mine ? null : (
        <span class="chat-tools">
          <button
            type="button"
            class="subtle icon-button"
            aria-label={say('web.chat.hide', { name: line.name })}
            title={say('web.chat.hide', { name: line.name })}
            onClick={() => hide(person, true)}
          >
            <Icon name="hide" />
          </button>
          <button
            type="button"
            class="subtle icon-button"
            aria-label={say('web.chat.report', { name: line.name })}
            title={say('web.chat.report', { name: line.name })}
            onClick={report}
          >
            <Icon name="report" />
          </button>
        </span>
      )}
    </li>
  );
}
