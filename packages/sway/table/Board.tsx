/** The table of Genesis and of Worlds Asunder: two timelines face to face, zones around, the hand at the thumb. */

import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { SwayView } from '../src/index.ts';
import { has, mayBeAsked, waits } from '../src/press/index.ts';
import { Actions } from './Actions.tsx';
import { CardDialog } from './CardDialog.tsx';
import type { KnownCard } from './deck.ts';
import { Line } from './Line.tsx';
import { Looked } from './Looked.tsx';
import { Menu } from './Menu.tsx';
import { Middle } from './Middle.tsx';
import { OtherZones } from './OtherZones.tsx';
import { OwnZones } from './OwnZones.tsx';
import { Pool } from './Pool.tsx';
import { Story } from './Story.tsx';
import './sway.css';
import './sway-doing.css';
import './sway-cards.css';
import './sway-zones.css';
import './sway-sideways.css';
import { momentOf } from './use-answers.ts';
import { useDesk } from './use-desk.ts';
import { useWaitingFocus } from './use-waiting-focus.ts';
import { VoidDialog } from './VoidDialog.tsx';
import { OrderField, WindowPanel } from './WindowPanel.tsx';
import { describe } from './words.ts';

export function Board({ game, ...props }: BoardProps<SwayView> & { readonly game: Game }) {
  const { view, seat, names, manner } = props;
  const [still, lesson] = [manner === 'still', manner === 'lesson'];
  const { say } = words.value;
  const large = useSignal<KnownCard | undefined>(undefined);
  const voidOpen = useSignal(false);
  const { desk, legal, answered, passed, queue, token, asking } = useDesk(game, props, {
    hold: (card) => {
      large.value = card;
    },
    openVoid: () => {
      voidOpen.value = true;
    },
  });
  const { cards, moves, you } = desk;
  const root = useWaitingFocus(legal);
  const near = ((seat ?? 0) & 1) as 0 | 1;
  const sideName = (side: number): string => words.value.list(names.filter((_, one) => (one & 1) === side));
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  const rivals = others.filter((one) => (one & 1) !== near);
  const mates = others.filter((one) => (one & 1) === near);
  const window =
    view.task === 'window' && view.asked !== null && (!answered || passed) ? view.asked : undefined;

  return (
    <div
      class={`sway seats-${names.length}${seat === undefined ? ' watching' : ''}`}
      ref={root}
      tabIndex={-1}
      {...(legal.length === 0 ? { 'data-home': '' } : {})}
    >
      <div class="sway-others">
        {[...rivals, ...mates].map((one) => (
          <OtherZones key={one} desk={desk} seat={one} />
        ))}
      </div>
      <div class="sway-lines">
        <Line desk={desk} side={(1 - near) as 0 | 1} name={sideName(1 - near)} near={false} />
        <Middle desk={desk} near={near} lesson={lesson} />
        <Line desk={desk} side={near} name={sideName(near)} near />
      </div>
      {still || lesson ? <Story view={view} cards={cards} /> : null}
      <div class="sway-doing">
        {seat === undefined || lesson || window !== undefined || view.end !== null ? null : (
          <p class={`sway-ask${legal.length > 0 ? ' now' : ''}`} aria-hidden="true">
            {describe(view, names, seat)}
          </p>
        )}
        {window === undefined || still ? null : (
          <WindowPanel
            name={names[window] ?? ''}
            mine={window === seat}
            passed={passed}
            left={props.match?.window?.left}
            moment={momentOf(view)}
            plots={waits(view, seat)}
            beside={waits(view, seat) ? props.match?.beside : undefined}
            queued={queue.value.flatMap((number) => cards.at(number)?.name ?? [])}
          />
        )}
        <Looked desk={desk} />
        <Pool
          view={view}
          others={moves.others}
          who={view.turn === seat ? undefined : { who: names[view.turn] ?? '', you: view.turn === you }}
          chosen={token.value}
          mine={has(moves, 'engage')}
          choose={(by) => {
            token.value = by;
          }}
        />
        {asking.value === undefined ? (
          <Actions desk={desk} />
        ) : (
          <Menu
            desk={desk}
            {...asking.value}
            close={() => {
              asking.value = undefined;
            }}
          />
        )}
      </div>
      {seat === undefined ? null : (
        <OwnZones desk={desk} seat={seat}>
          {!still && mayBeAsked(view, seat) ? (
            <OrderField waits={props.match?.window?.left === null} />
          ) : null}
        </OwnZones>
      )}
      {large.value === undefined ? null : (
        <CardDialog
          desk={desk}
          card={large.value}
          close={() => {
            large.value = undefined;
          }}
        />
      )}
      {voidOpen.value ? (
        <VoidDialog
          desk={desk}
          close={() => {
            voidOpen.value = false;
          }}
        />
      ) : null}
      <p class="visually-hidden">{say('web.sway.keys')}</p>
    </div>
  );
}
