/** The table of the Card Game System: the adventure with its ladders, what can be done, and panels for all the cards. */
import { worldOf } from '@hortus/frame/board/asked.ts';
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { usePeek } from '@hortus/frame/peek/use-peek.ts';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { addableFaces, type CgsState, cgs, outlookOf, type View } from '../src/index.ts';
import { Actions } from './actions/Actions.tsx';
import { PlanStrip } from './actions/PlanStrip.tsx';
import { useGuard } from './actions/use-guard.ts';
import { useHintedOnly } from './actions/use-hinted-only.ts';
import { usePlan } from './actions/use-plan.ts';
import { useTurning } from './actions/use-turning.ts';
import { Warning } from './actions/Warning.tsx';
import { Between } from './board/Between.tsx';
import { EndedNote } from './board/EndedNote.tsx';
import { ghostsIn } from './board/ghosts.ts';
import { Ladders } from './board/Ladders.tsx';
import { States } from './board/States.tsx';
import { TakenNote } from './board/TakenNote.tsx';
import { useEnded } from './board/use-ended.ts';
import { Large } from './cards/Large.tsx';
import { Peek } from './cards/Peek.tsx';
import { Slip } from './cards/Slip.tsx';
import { type Desk, type PeekedCard, playerAt } from './desk.ts';
import { useEraTop } from './motion/use-era-top.ts';
import { Panels } from './panels/Panels.tsx';
import './styles/index.css';
import { stockWords } from './says/stock-words.ts';

export function Board(props: BoardProps<View, CgsState>) {
  const { view, options, names } = props;
  // Nothing is hidden: what the view says is the whole position.
  const world = useMemo(
    () => props.world ?? worldOf(cgs, options, names.length, view),
    [view, options, props.world],
  );
  return world === undefined ? null : <Laid props={props} world={world} />;
}

function Laid({ props: given, world }: { readonly props: BoardProps<View>; readonly world: CgsState }) {
  const { view, seat, names, legal, manner } = given;
  const { seen, ended, read, props } = useEnded(given);
  const guard = useGuard();
  const chosen = useSignal<number | undefined>(undefined);
  const pointed = useSignal<number | undefined>(undefined);
  const large = useSignal<number | undefined>(undefined);
  const { peeked, peek, leave, unpeek } = usePeek<PeekedCard>();
  const tab = useSignal<string | undefined>(undefined);
  const turning = useTurning(props, world, () => {
    chosen.value = undefined;
  });
  const plan = usePlan(props, world, turning);
  // A new question ends whatever was being chosen; a trade between others changes nothing. This must happen
  // before anybody can press again: an effect after painting would undo that press.
  useLayoutEffect(() => {
    chosen.value = undefined;
  }, [view.turns, view.phase, view.step, seat]);
  useHintedOnly(props, chosen);
  useEraTop(props);
  const outlook = useMemo(() => outlookOf(world), [world]);
  // Lessons have no plans: a card that can't be played says why.
  const soon = useMemo(
    () => (seat === undefined || manner === 'lesson' ? new Set<number>() : addableFaces(world, seat)),
    [world, seat],
  );
  const ghosted = pointed.value ?? chosen.value;
  const ghostOf = useMemo(
    () => ghostsIn(world, seat, legal, soon, plan.faces),
    [world, seat, legal, soon, plan.faces],
  );
  const desk: Desk = {
    props,
    view,
    world,
    cards: world.rules.cards,
    seat,
    me: seat === undefined ? undefined : playerAt(world, seat),
    names,
    outlook,
    ghost: ghosted === undefined ? undefined : ghostOf(ghosted),
    ghosted,
    chosen: chosen.value,
    planned: plan.faces,
    soon,
    ghostOf,
    choose: (one) => {
      unpeek();
      chosen.value = one;
    },
    point: (one) => {
      pointed.value = one;
    },
    peek,
    leave,
    unpeek,
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
            <Slip desk={desk} design={current} mark={stockWords(desk)} />
            <Ladders desk={desk} />
          </div>
        )}
        <States
          desk={desk}
          openTrade={() => {
            tab.value = 'trade';
          }}
        />
        {current !== undefined && view.phase !== 'over' && seen.value !== ended ? (
          <EndedNote desk={desk} close={read} />
        ) : null}
        {seat === undefined || manner === 'still' ? null : <TakenNote desk={desk} />}
      </div>
      <div class="cgs-tray">
        {manner === 'still' || seat === undefined ? null : (
          <div class="cgs-bar" tabIndex={-1} data-home {...guard.on}>
            {chosen.value === undefined ? <PlanStrip desk={desk} plan={plan} /> : null}
            {chosen.value === undefined ? <Warning desk={desk} /> : null}
            <Actions desk={desk} turning={turning} plan={plan} guard={guard} />
          </div>
        )}
        <Panels desk={desk} tab={tab} />
      </div>
      <Large desk={desk} design={large} />
      {peeked.value === undefined ? null : <Peek desk={desk} peeked={peeked.value} />}
    </div>
  );
}
