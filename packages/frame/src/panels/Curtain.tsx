/** Between two seats at one screen: nobody's hand is in the page while it is down. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { words } from '../page/words.ts';

/** A player who has finished looks as long as they like, then lets the curtain fall. */
export function HandOver({ model }: { readonly model: TableModel }) {
  const { source, table } = model;
  const to = source.handTo.value;
  if (to === undefined || table.windows?.handsOver(source.sight.value?.view, source.seat.value) === true)
    return null;
  return (
    <div class="prompt hand-over">
      <button type="button" class="main" onClick={() => source.dropCurtain()}>
        {words.value.say('web.curtain.drop', { who: model.names.value[to] ?? '' })}
      </button>
    </div>
  );
}

export function Curtain({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  const to = model.source.curtain.value;
  useLayoutEffect(() => button.current?.focus(), [to]);
  if (to === undefined) return null;
  const who = model.names.value[to] ?? '';
  return (
    <div class="curtain">
      <h2>{say('web.curtain', { who })}</h2>
      <p>{say('web.curtain.about')}</p>
      <button type="button" class="main" ref={button} onClick={() => model.source.raiseCurtain()}>
        {say('web.curtain.raise', { who })}
      </button>
    </div>
  );
}
