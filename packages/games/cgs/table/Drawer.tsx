/** Making an offer: first a card of one's own, then one of a rival's, each with what it would unlock. */
import { words } from '@hortus/frame/page/words.ts';
import type { Signal } from '@preact/signals';
import { designIn, type Swap, swapBrings } from '../src/index.ts';
import { type Desk, designOf, M, titleOf } from './desk.ts';
import { counted } from './Hand.tsx';
import { said } from './names.ts';
import { Slip } from './Slip.tsx';

/** What a trade would change, in words; empty where it changes nothing of that kind. */
export function swapWords({ cards }: Desk, swap: Swap | undefined): string {
  if (swap === undefined) return '';
  const titles = (designs: readonly number[]): string =>
    words.value.list(designs.map((one) => titleOf(cards.designs[one]!)));
  const parts = [
    swap.breaksIn ? said('swap.breaks-in') : '',
    swap.locksOut ? said('swap.locks-out') : '',
    swap.unlocks.length > 0 ? said('swap.unlocks', { what: titles(swap.unlocks) }) : '',
    swap.loses.length > 0 ? said('swap.loses', { what: titles(swap.loses) }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const worthOf = (swap: Swap | undefined): number =>
  swap === undefined
    ? 0
    : swap.unlocks.length - swap.loses.length + (swap.breaksIn ? 5 : 0) - (swap.locksOut ? 5 : 0);

interface Props {
  readonly desk: Desk;
  readonly mine: Signal<number | undefined>;
  done(): void;
}

export function Drawer({ desk, mine, done }: Props) {
  const { view, seat = 0, names } = desk;
  const rivals = names
    .map((_, one) => one)
    .filter((one) => one !== seat && desk.world.rules.playerOf[view.era]?.[one] !== desk.me);
  return (
    <div class="cgs-drawer">
      <h3>{said('trade.mine')}</h3>
      <div class="cgs-slips">
        {counted(view.ops[seat] ?? []).map(([face, count]) => (
          <Slip
            key={face}
            design={designOf(desk, face)}
            count={count}
            isChosen={mine.value === face}
            show={() => desk.show(designIn(face))}
            press={() => {
              mine.value = mine.value === face ? undefined : face;
            }}
          />
        ))}
      </div>
      {mine.value === undefined
        ? null
        : rivals.map((rival) => (
            <Theirs key={rival} desk={desk} rival={rival} mine={mine.value ?? 0} done={done} />
          ))}
    </div>
  );
}

interface TheirsProps {
  readonly desk: Desk;
  readonly rival: number;
  readonly mine: number;
  done(): void;
}

/** What would help most comes first. */
function Theirs({ desk, rival, mine, done }: TheirsProps) {
  const { view, world, seat = 0, names, props } = desk;
  const offered = counted(view.ops[rival] ?? [])
    .map(([face, count]) => ({ face, count, swap: swapBrings(world, seat, mine, rival, face) }))
    .sort((a, b) => worthOf(b.swap) - worthOf(a.swap));
  return (
    <div>
      <h3>{said('trade.theirs', { who: names[rival] ?? '' })}</h3>
      <div class="cgs-slips">
        {offered.map(({ face, count, swap }) => (
          <Slip
            key={face}
            design={designOf(desk, face)}
            count={count}
            isLit={worthOf(swap) > 0}
            mark={swapWords(desk, swap) || undefined}
            show={() => desk.show(designIn(face))}
            press={(anchor) => {
              const move = M.offer.pack(mine, rival, face);
              if (props.why(move) !== undefined) return props.refuse(move, anchor, 'press');
              props.play(move);
              done();
            }}
          />
        ))}
      </div>
    </div>
  );
}
