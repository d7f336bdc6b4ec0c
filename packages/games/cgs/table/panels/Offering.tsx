/** An offer before it is sent: both cards, and what the trade would bring. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Held } from '../cards/CardList.tsx';
import { Slip } from '../cards/Slip.tsx';
import { type Desk, designOf } from '../desk.ts';
import { useTop } from '../motion/use-top.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  readonly mine: number;
  readonly wanted: Held;
  readonly about: string;
  send(): void;
  back(): void;
}

export function Offering({ desk, mine, wanted, about, send, back }: Props) {
  const step = useTop();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const sides = [
    { key: 'give', face: mine },
    { key: 'get', face: wanted.face },
  ] as const;
  return (
    <div class="cgs-drawer cgs-offering" ref={step}>
      <div class="cgs-slips">
        {sides.map(({ key, face }) => (
          <div key={key}>
            <h3>{said(`trade.${key}`)}</h3>
            <Slip desk={desk} design={designOf(desk, face)} />
          </div>
        ))}
      </div>
      <p>{about}</p>
      <div class="cgs-actions">
        <button type="button" class="main" ref={button} onClick={send}>
          {said('trade.send', { who: desk.names[wanted.seat] ?? '' })}
        </button>
        <button type="button" onClick={back}>
          {said('trade.other')}
        </button>
      </div>
    </div>
  );
}
