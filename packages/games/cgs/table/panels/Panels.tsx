/** Everything around the adventure, one panel at a time; on a wide screen the hand stays next to it. */
import { type Tab, Tabs } from '@hortus/frame/parts/Tabs.tsx';
import { type Signal, useSignal } from '@preact/signals';
import type { Filter } from '../cards/CardList.tsx';
import { type Desk, M } from '../desk.ts';
import { said } from '../says/say.ts';
import { Bill } from './Bill.tsx';
import { Hand } from './Hand.tsx';
import { Holdings } from './Holdings.tsx';
import { Sites } from './Sites.tsx';
import { Trade } from './Trade.tsx';
import { useWide } from './use-wide.ts';

interface Props {
  readonly desk: Desk;
  /** The panel that was asked for; undefined: the first. */
  readonly tab: Signal<string | undefined>;
}

export function Panels({ desk, tab }: Props) {
  const { view, seat, props } = desk;
  const isWide = useWide();
  // Kept while another panel is open.
  const filter = useSignal<Filter | undefined>(undefined);
  const isStill = props.manner === 'still';
  // Spectators see offers but can't make any.
  const trades =
    !isStill &&
    ['turn', 'answer', 'doing'].includes(view.phase) &&
    (seat !== undefined || view.offers.length > 0);
  const toMe = view.offers.filter(([, , to]) => to === seat).length;
  // Marked, not opened: nothing changes under the reader's eyes.
  const isHinted = [...props.values.keys()].some(M.offer.is);
  const hand = seat === undefined || isStill ? undefined : <Hand desk={desk} filter={filter} />;
  const tabs: (Tab | undefined)[] = [
    hand === undefined || isWide ? undefined : { id: 'hand', name: said('tab.hand'), panel: hand },
    isWide ? { id: 'bill', name: said('tab.bill'), panel: <Bill desk={desk} /> } : undefined,
    trades
      ? {
          id: 'trade',
          name: said('tab.trade'),
          news:
            toMe > 0
              ? said('tab.trade.news', { count: toMe })
              : isHinted
                ? said('tab.trade.hinted')
                : undefined,
          panel: <Trade desk={desk} />,
        }
      : undefined,
    { id: 'cards', name: said('tab.cards'), panel: <Holdings desk={desk} /> },
    { id: 'sites', name: said('tab.sites'), panel: <Sites desk={desk} /> },
    isWide ? undefined : { id: 'bill', name: said('tab.bill'), panel: <Bill desk={desk} /> },
  ];
  const shown = tabs.filter((one) => one !== undefined);
  return (
    <div class={`cgs-panels${hand !== undefined && isWide ? ' two' : ''}`}>
      {isWide ? hand : null}
      <Tabs
        label={said('tabs')}
        tabs={shown}
        // At the end the bill says why.
        chosen={tab.value ?? (view.phase === 'over' ? 'bill' : (shown[0]?.id ?? ''))}
        choose={(id) => {
          tab.value = id;
        }}
      />
    </div>
  );
}
