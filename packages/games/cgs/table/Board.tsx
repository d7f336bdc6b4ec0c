/** The table of the Card Game System: the adventure with its ladders, what can be done, and panels for all the cards. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { FastLuck } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import {
  addableFaces,
  type CgsState,
  cgs,
  outlookAfter,
  outlookOf,
  outlookSoon,
  type View,
} from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { Between } from './Between.tsx';
import { type Desk, layingOf, M, playerAt } from './desk.ts';
import { Ladders } from './Ladders.tsx';
import { Large } from './Large.tsx';
import { Panels } from './Panels.tsx';
import { PlanStrip } from './PlanStrip.tsx';
import { Slip } from './Slip.tsx';
import { States } from './States.tsx';
import { usePlan } from './use-plan.ts';
import { useTurning } from './use-turning.ts';
import './cgs.css';
import './cgs-bar.css';
import './cgs-cards.css';
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
  const tab = useSignal<string | undefined>(undefined);
  const turning = useTurning(props, () => {
    chosen.value = undefined;
  });
  const plan = usePlan(props, world, turning);
  // A new question ends whatever was being chosen; a trade between others changes nothing.
  useEffect(() => {
    chosen.value = undefined;
  }, [view.turns, view.phase, view.step, seat]);
  // A trade that is hinted at is made in its own panel.
  const hinted = [...(props.values?.keys() ?? [])].find(M.offer.is);
  useEffect(() => {
    if (hinted !== undefined) tab.value = 'trade';
  }, [hinted]);
  const outlook = useMemo(() => outlookOf(world), [world]);
  // Lessons have no plans: a card that can't be played says why.
  const soon = useMemo(
    () => (seat === undefined || manner === 'lesson' ? new Set<number>() : addableFaces(world, seat)),
    [world, seat],
  );
  const face = chosen.value ?? pointed.value;
  const ghost = useMemo(() => {
    if (face === undefined || seat === undefined) return undefined;
    const move = layingOf(legal, face);
    if (move !== undefined) return outlookAfter(world, seat, move);
    return soon.has(face) ? outlookSoon(world, seat, face) : undefined;
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
    soon,
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
  return (
    <div class={`cgs mood-cgs${manner === 'still' ? ' still' : ''}${world.rules.players > 2 ? ' many' : ''}`}>
      <div class="cgs-stage">
        {current === undefined ? (
          <Between desk={desk} />
        ) : (
          <div class="cgs-adventure">
            <Slip design={current} show={() => desk.show(current.index)} />
            <Ladders desk={desk} />
          </div>
        )}
        <States
          desk={desk}
          openTrade={() => {
            tab.value = 'trade';
          }}
        />
      </div>
      <div class="cgs-tray">
        {manner === 'still' || seat === undefined ? null : (
          <div class="cgs-bar" tabIndex={-1} data-home>
            {chosen.value === undefined ? <PlanStrip desk={desk} plan={plan} /> : null}
            <Actions desk={desk} turning={turning} plan={plan} />
          </div>
        )}
        <Panels desk={desk} tab={tab} />
      </div>
      <Large desk={desk} design={large} />
    </div>
  );
}
