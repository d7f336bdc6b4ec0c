/** A plan: cards that are played one per turn, until something unexpected happens. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type CgsState,
  type PlanMark,
  planMark,
  playerAt,
  type Surprise,
  surpriseOf,
  type View,
} from '../../src/index.ts';
import { layingOf } from '../desk.ts';
import type { Turning } from './use-turning.ts';

export interface Plan {
  readonly faces: readonly number[];
  readonly runs: boolean;
  /** Why it stopped. */
  readonly surprise: Surprise | 'unplayable' | undefined;
  /** The next card can be played this turn. */
  readonly isMine: boolean;
  add(face: number): void;
  drop(face: number): void;
  clear(): void;
  /** Plays the first card now, or as soon as it can; the others follow automatically. */
  start(): void;
}

/** What is stored of a plan; on one screen each seat has its own. */
interface Kept {
  readonly faces: readonly number[];
  readonly mark?: PlanMark | undefined;
  readonly surprise?: Plan['surprise'];
  /** The turn in which it last laid a card. */
  readonly laid?: number;
}

const NO_PLAN: Kept = { faces: [] };

export function usePlan(props: BoardProps<View>, world: CgsState, turning: Turning): Plan {
  const { view, legal, seat, manner, match } = props;
  const plans = useSignal<Readonly<Record<number, Kept>>>({});
  const sending = match?.sending.length ?? 0;
  const planOf = (): Kept => plans.value[seat ?? -1] ?? NO_PLAN;
  const keep = (kept: Partial<Kept>): void => {
    if (seat !== undefined) plans.value = { ...plans.value, [seat]: { ...planOf(), ...kept } };
  };
  const stop = (surprise: Plan['surprise']): void =>
    keep({ mark: undefined, surprise, ...(surprise === 'over' ? { faces: [] } : {}) });
  const layFirst = (mark: PlanMark): void => {
    const [first, ...faces] = planOf().faces;
    const move = first === undefined ? undefined : layingOf(legal, first);
    if (move === undefined) return stop('unplayable');
    keep({ faces, laid: view.turns, surprise: undefined, mark: faces.length === 0 ? undefined : mark });
    turning.layAndPass(move);
  };
  const isMyTurn =
    view.phase === 'turn' && legal.length > 0 && view.step !== 'adventure' && view.step !== 'pass';
  useEffect(() => {
    const { mark, laid } = planOf();
    if (mark === undefined || seat === undefined || sending > 0 || manner !== 'live') return;
    const surprise = surpriseOf(mark, planMark(world, playerAt(world, seat)));
    if (surprise !== undefined) return stop(surprise);
    if (isMyTurn && view.turns !== laid) layFirst(mark);
  }, [world, legal, sending]);
  const { faces, mark, surprise } = planOf();
  return {
    faces,
    runs: mark !== undefined,
    surprise,
    isMine: isMyTurn,
    add: (face) => keep({ faces: [...faces.filter((one) => one !== face), face], surprise: undefined }),
    drop: (face) => keep({ faces: faces.filter((one) => one !== face) }),
    clear: () => keep({ faces: [], mark: undefined, surprise: undefined }),
    start() {
      if (seat === undefined) return;
      const from = { ...planMark(world, playerAt(world, seat)), power: false, request: false };
      if (isMyTurn) layFirst(from);
      else keep({ mark: from, surprise: undefined });
    },
  };
}
