/** What is asked before a move that can't be taken back. */
import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import type { Move } from '@hortus/kernel';
import type { Signal } from '@preact/signals';
import type { ControlsProps } from './controls-props.ts';

export function pointsOf({ view, you }: ControlsProps) {
  const [count, { target }] = [view.scores[you ?? 0] ?? 0, view.options];
  return { count, target, missing: target - count };
}

/** A player who announces now and gains nothing next turn is out. */
export const isShort = (props: ControlsProps): boolean => pointsOf(props).missing > 0;

interface AskProps extends ControlsProps {
  /** The move in question; emptied once it is answered. */
  readonly asked: Signal<Move | undefined>;
}

function answering({ asked, play }: AskProps) {
  const move = asked.value;
  return {
    onYes(): void {
      asked.value = undefined;
      if (move !== undefined) play(move);
    },
    onNo(): void {
      asked.value = undefined;
    },
  };
}

export function AskAnnounce(props: AskProps) {
  const { say } = words.value;
  const about = isShort(props) ? 'web.gnostica.announce.short' : 'web.gnostica.announce.about';
  return (
    <Confirm
      title={say('web.gnostica.announce.title')}
      yes={say('web.gnostica.do.announce')}
      isRash={isShort(props)}
      {...answering(props)}
    >
      <p>{say(about, pointsOf(props))}</p>
    </Confirm>
  );
}

/** GNO-END-4 The announced turn would end with too few points. */
export function AskLeave(props: AskProps) {
  const { say } = words.value;
  return (
    <Confirm
      title={say('web.gnostica.leave.title')}
      yes={say('web.gnostica.leave.yes')}
      isRash
      {...answering(props)}
    >
      <p>{say('web.gnostica.leave.about', pointsOf(props))}</p>
    </Confirm>
  );
}
