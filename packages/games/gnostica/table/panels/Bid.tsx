/** A player's bid: laid face down until all have bid, then open. */
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson } from '@hortus/kernel';
import { CODES, type View } from '../../src/index.ts';
import { cardName } from '../says/names.ts';

interface Props {
  readonly view: View;
  readonly seat: number;
  readonly opened: readonly PackedJson[];
}

export function Bid({ view, seat, opened }: Props) {
  const { say } = words.value;
  const bid = view.bids[seat] ?? null;
  const shown = opened.findLast((event) => event.kind === 'opened' && event.seat === seat);
  if (shown !== undefined) return <em>{cardName(CODES[Number(shown.card)] ?? '')}</em>;
  if (view.phase === 'redraw') return view.first === seat ? <em>{say('web.gnostica.starts')}</em> : null;
  if (view.phase !== 'bid') return null;
  if (bid === null) return <em class="waits">{say('web.gnostica.bid.waits')}</em>;
  return <em>{bid === '?' ? say('web.gnostica.bid.laid') : cardName(bid)}</em>;
}
