/** The window in which a plot can be cut short: who may, how long it lasts, and the standing order for later ones. */

import type { Beside as BesideAnswers } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { useEffect, useState } from 'preact/hooks';
import { ORDERS, type Order, SPOKEN } from '../../src/press/index.ts';
import { order, setOrder } from './orders.ts';

interface Props {
  readonly name: string;
  readonly mine: boolean;
  /** The reader has passed, and the window is still open. */
  readonly passed: boolean;
  /** What the plot amounts to so far: cutting in leaves it there. */
  readonly theirs: number;
  /** Milliseconds left when the page heard of it; null if untimed. */
  readonly left: number | null | undefined;
  /** Changes with every window. */
  readonly moment: string;
}

export function WindowPanel({ name, mine, passed, theirs, left, moment }: Props) {
  const { say } = words.value;
  return (
    <div class="sway-window" role={mine && !passed ? 'alert' : undefined}>
      <p class="sway-ask now">
        {passed ? say('web.sway.window.passed') : say('web.sway.window', { who: name, you: mine, theirs })}
      </p>
      {typeof left === 'number' ? <Bar key={moment} ms={left} /> : null}
    </div>
  );
}

interface BesideProps {
  readonly name: string;
  /** The player being asked sits at this screen too. */
  readonly beside: BesideAnswers | undefined;
  /** The cards lined up next. */
  readonly queued: readonly string[];
}

/** The reader is plotting: the player being asked answers aloud, or the reader lines up the next cards meanwhile. */
export function Beside({ name, beside, queued }: BesideProps) {
  const { say } = words.value;
  if (beside === undefined)
    return (
      <p class="sway-window-next">
        {queued.length === 0
          ? say('web.sway.queue')
          : say('web.sway.queue.next', { cards: words.value.list(queued) })}
      </p>
    );
  return (
    <div class="sway-beside">
      <button type="button" class="main" onClick={() => beside.answer(SPOKEN.pass)}>
        {say('web.sway.beside.pass')}
      </button>
      <button type="button" onClick={() => beside.answer(SPOKEN.waive)}>
        {say('web.sway.beside.waive')}
      </button>
      <button type="button" onClick={() => beside.handOver()}>
        {say('web.sway.beside.hand', { who: name })}
      </button>
    </div>
  );
}

/** Shrinks while the window is open; doesn't move if motion is reduced. */
function Bar({ ms }: { readonly ms: number }) {
  const [run, start] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => start(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span class="sway-window-bar" aria-hidden="true">
      <span style={{ transform: run ? 'scaleX(0)' : 'scaleX(1)', transitionDuration: `${ms}ms` }} />
    </span>
  );
}

/** In an untimed window the time taken would give away the hand, so “ask me with a battle card” isn't offered. */
export function OrderField({ waits }: { readonly waits: boolean }) {
  const { say } = words.value;
  const offered = ORDERS.filter((one) => !waits || one !== 'could');
  return (
    <label class="field sway-order">
      <span>
        {say('web.sway.order')}
        <small class="sway-order-about">{say('web.sway.order.about')}</small>
      </span>
      <select
        value={waits && order.value === 'could' ? 'always' : order.value}
        onChange={(event) => setOrder(event.currentTarget.value as Order)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {say(`web.sway.order.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
