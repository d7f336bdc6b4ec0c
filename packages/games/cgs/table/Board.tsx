/** The table of the Card Game System: an adventure with its ladders, what lies where, the hand, the bill and the trade. */

import { packFace } from '@hortus/cards/pack-face';
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { FastLuck } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type CgsState, cgs, outlookAfter, outlookOf, type View } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { type Desk, layingOf, playerAt, titleOf } from './desk.ts';
import { Hand } from './Hand.tsx';
import { Ladders } from './Ladders.tsx';
import { said } from './names.ts';
import { PlanStrip } from './PlanStrip.tsx';
import { Slip } from './Slip.tsx';
import { States } from './States.tsx';
import { Bill, Stores } from './Stores.tsx';
import { Trade } from './Trade.tsx';
import { usePlan } from './use-plan.ts';
import { useTurning } from './use-turning.ts';
import { Grounds, Sites } from './Zones.tsx';
import './cgs.css';
import './cgs-phone.css';

/** Nothing is hidden: what the view says is the whole position. */
function worldIn({ view, options, names, world }: BoardProps<View>): CgsState | undefined {
  if (world !== undefined) return world as CgsState;
  const parsed = cgs.parseOptions(options, names.length);
  if (!parsed.ok) return undefined;
  const laid = cgs.create(parsed.value, names.length);
  cgs.imagine(view, laid, new FastLuck(1));
  return laid;
}

export function Board(props: BoardProps<View>) {
  const { view, options } = props;
  const world = useMemo(() => worldIn(props), [view, options, props.world]);
  return world === undefined ? null : <Laid props={props} world={world} />;
}

function Laid({ props, world }: { readonly props: BoardProps<View>; readonly world: CgsState }) {
  const { view, seat, names, legal, manner } = props;
  const chosen = useSignal<number | undefined>(undefined);
  const pointed = useSignal<number | undefined>(undefined);
  const large = useSignal<number | undefined>(undefined);
  const turning = useTurning(props, () => {
    chosen.value = undefined;
  });
  const plan = usePlan(props, world, turning);
  // What was being chosen is not chosen any more once something else is asked.
  useEffect(() => {
    chosen.value = undefined;
  }, [legal]);
  const outlook = useMemo(() => outlookOf(world), [world]);
  const face = chosen.value ?? pointed.value;
  const ghost = useMemo(() => {
    const move = face === undefined ? undefined : layingOf(legal, face);
    return move === undefined || seat === undefined ? undefined : outlookAfter(world, seat, move);
  }, [world, face, legal, seat]);
  const desk: Desk = {
    props,
    view,
    world,
    cards: world.rules.cards,
    seat,
    me: seat === undefined ? undefined : playerAt(world, seat),
    names,
    outlook,
    ghost,
    chosen: chosen.value,
    choose: (one) => {
      chosen.value = one;
    },
    point: (one) => {
      pointed.value = one;
    },
    show: (design) => {
      large.value = design;
    },
  };
  const current = view.current === null ? undefined : desk.cards.designs[view.current];
  const shown = large.value === undefined ? undefined : desk.cards.designs[large.value];
  return (
    <div class="cgs mood-cgs">
      <div class="cgs-middle">
        {current === undefined ? (
          <p class="cgs-between">{said('between', { era: desk.cards.eras[view.era]?.name ?? '' })}</p>
        ) : (
          <div class="cgs-adventure">
            <Slip design={current} show={() => desk.show(current.index)} />
            <Ladders desk={desk} />
          </div>
        )}
        <Grounds desk={desk} />
        <States desk={desk} />
      </div>
      {manner === 'still' ? null : (
        <div class="cgs-tray">
          <PlanStrip desk={desk} plan={plan} />
          <Actions desk={desk} turning={turning} plan={plan} />
          <Hand desk={desk} />
        </div>
      )}
      <div class="cgs-beside">
        <Bill desk={desk} />
        {manner === 'still' ? null : <Trade desk={desk} />}
        <Stores desk={desk} />
        <Sites desk={desk} />
      </div>
      {shown === undefined ? null : (
        <Dialog
          title={titleOf(shown)}
          onClose={() => {
            large.value = undefined;
          }}
        >
          <div
            class={`cgs-face ${shown.card.gold ? 'gold' : 'silver'}`}
            // Drawn by the face, which escapes what people wrote.
            dangerouslySetInnerHTML={{ __html: packFace(shown.card, desk.cards.name).markup }}
          />
        </Dialog>
      )}
    </div>
  );
}
