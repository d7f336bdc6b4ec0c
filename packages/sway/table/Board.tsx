/** The table of Genesis and of Worlds Asunder: two timelines face to face, zones around them, the hand within reach of the thumb. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { SwayState, SwayView } from '../src/index.ts';
import { hasBeenAttacked, mayBeAsked } from '../src/press/index.ts';
import { Doing } from './actions/Doing.tsx';
import { order } from './actions/orders.ts';
import { Line } from './board/Line.tsx';
import { Looked } from './board/Looked.tsx';
import { Middle } from './board/Middle.tsx';
import { CardDialog } from './cards/CardDialog.tsx';
import { hasSeenBattle, type KnownCard } from './cards/deck.ts';
import { LegendDialog } from './cards/LegendDialog.tsx';
import { Peek } from './cards/Peek.tsx';
import { Story } from './ending/Story.tsx';
import { Keep } from './panels/Keep.tsx';
import { OtherHand } from './panels/OtherHand.tsx';
import { OwnHand } from './panels/OwnHand.tsx';
import { storyWords } from './says/story-words.ts';
import './styles/index.css';
import { OrderField } from './actions/WindowPanel.tsx';
import { useWaitingFocus } from './motion/use-waiting-focus.ts';
import { VoidDialog } from './panels/VoidDialog.tsx';
import { useDesk } from './use-desk.ts';

export function Board({ game, ...props }: BoardProps<SwayView, SwayState> & { readonly game: Game }) {
  const { view, seat, names, manner } = props;
  const [still, lesson] = [manner === 'still', manner === 'lesson'];
  const { say } = words.value;
  const large = useSignal<KnownCard | undefined>(undefined);
  const open = useSignal<'void' | 'legend' | undefined>(undefined);
  const close = (): void => {
    large.value = undefined;
    open.value = undefined;
  };
  const sitting = useDesk(game, props, {
    hold: (card) => {
      large.value = card;
    },
    open: (what) => {
      open.value = what;
    },
  });
  const { desk, legal, peeked } = sitting;
  const root = useWaitingFocus(legal);
  const near = ((seat ?? 0) & 1) as 0 | 1;
  const far = (1 - near) as 0 | 1;
  const sideName = (side: number): string => words.value.list(names.filter((_, one) => (one & 1) === side));
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  const rivals = others.filter((one) => (one & 1) !== near);
  // Against people it may have to be said before the first attack.
  const isNear = seat !== undefined && (props.match?.alone !== true || hasBeenAttacked(view, seat));
  const meansSomething = isNear && hasSeenBattle(view, desk.cards);
  const mayCutIn = view.end === null && (order.value !== 'could' || meansSomething);
  const mates = others.filter((one) => (one & 1) === near);

  return (
    <div
      class={`sway seats-${names.length}${seat === undefined ? ' watching' : ''}`}
      ref={root}
      tabIndex={-1}
      {...(legal.length === 0 ? { 'data-home': '' } : {})}
    >
      <div class="sway-others">
        {[...rivals, ...mates].map((one) => (
          <OtherHand key={one} desk={desk} seat={one} />
        ))}
      </div>
      <Keep desk={desk} side={far} near={false} />
      <Line desk={desk} side={far} name={sideName(far)} near={false} />
      <Middle desk={desk} near={near} lesson={lesson} />
      <Line
        desk={desk}
        side={near}
        name={sideName(near)}
        near
        story={storyWords(desk, still ? [] : (props.match?.lately ?? []))}
      />
      <Looked desk={desk} />
      {still || lesson ? <Story view={view} cards={desk.cards} /> : null}
      <Doing sitting={sitting} props={props} />
      {seat === undefined ? null : <OwnHand desk={desk} seat={seat} />}
      <Keep desk={desk} side={near} near />
      {seat !== undefined && !still && (lesson ? mayBeAsked(view, seat) : mayCutIn) ? (
        <OrderField waits={props.match?.window?.left === null} />
      ) : null}
      {peeked.value === undefined ? null : <Peek desk={desk} peeked={peeked.value} />}
      {large.value === undefined ? null : <CardDialog desk={desk} card={large.value} close={close} />}
      {open.value === 'void' ? <VoidDialog desk={desk} close={close} /> : null}
      {open.value === 'legend' ? <LegendDialog cards={desk.cards} close={close} /> : null}
      <p class="visually-hidden">{say('web.sway.keys')}</p>
    </div>
  );
}
