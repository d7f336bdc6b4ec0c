/** Making an offer: first one of your own cards, then one of a rival's; these light up with what they would unlock. */
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { swapBrings } from '../../src/index.ts';
import { CardList, type Held, heldBy } from '../cards/CardList.tsx';
import { isSpare, isUseful } from '../cards/helps.ts';
import { type Desk, designOf, M, titleOf } from '../desk.ts';
import { useTop } from '../motion/use-top.ts';
import { playerIn } from '../players.ts';
import { said } from '../says/say.ts';
import { type Sides, weighWords, worthOf } from '../says/swap-words.ts';
import { Offering } from './Offering.tsx';

interface Props {
  readonly desk: Desk;
  /** Your own card that is offered. */
  readonly mine: Signal<number | undefined>;
}

export function Drawer({ desk, mine }: Props) {
  const { seat = 0 } = desk;
  const face = mine.value;
  if (face !== undefined && (desk.view.ops[seat] ?? []).includes(face))
    return <Wanted desk={desk} mine={face} drop={() => (mine.value = undefined)} />;
  return (
    <div class="cgs-drawer">
      <h3>{said('trade.mine')}</h3>
      <CardList
        desk={desk}
        cards={heldBy(desk, [seat])}
        label={said('trade.mine')}
        first={hintedOf(desk) === undefined ? 'tradable' : 'all'}
        fits={(one, filter) => (filter === 'now' ? isUseful(desk, one) : isSpare(desk, one))}
        slip={(one) => ({
          isHinted: hintedOf(desk)?.mine === one.face,
          press: () => {
            mine.value = one.face;
          },
        })}
      />
    </div>
  );
}

/** The offer that a hint proposes. */
function hintedOf({ props }: Desk): { mine: number; seat: number; theirs: number } | undefined {
  const move = [...props.values.keys()].find(M.offer.is);
  if (move === undefined) return undefined;
  const { mine, seat, theirs } = M.offer.get;
  return { mine: mine(move), seat: seat(move), theirs: theirs(move) };
}

interface WantedProps {
  readonly desk: Desk;
  readonly mine: number;
  drop(): void;
}

type Weighed = Held & Sides;

/** What would help most comes first. */
function Wanted({ desk, mine, drop }: WantedProps) {
  const { view, world, seat = 0, names, props } = desk;
  const rivals = names.map((_, one) => one).filter((one) => playerIn(view, one) !== desk.me);
  const weighed = useMemo(
    () =>
      heldBy(desk, rivals)
        .map(
          (held): Weighed => ({
            ...held,
            own: swapBrings(world, seat, mine, held.seat, held.face),
            theirs: swapBrings(world, held.seat, held.face, seat, mine),
          }),
        )
        .sort((a, b) => worthOf(b.own) - worthOf(a.own)),
    [world, seat, mine],
  );
  const step = useTop();
  const wanted = useSignal<Held | undefined>(undefined);
  const byKey = new Map(weighed.map((one) => [`${one.seat}.${one.face}`, one]));
  const weighedOf = ({ seat: owner, face }: Held): Weighed | undefined => byKey.get(`${owner}.${face}`);
  const chosen = wanted.value;
  if (chosen !== undefined && (view.ops[chosen.seat] ?? []).includes(chosen.face))
    return (
      <Offering
        desk={desk}
        mine={mine}
        wanted={chosen}
        about={weighWords(desk, weighedOf(chosen), names[chosen.seat] ?? '', true)}
        send={() => {
          props.play(M.offer.pack(mine, chosen.seat, chosen.face));
          drop();
        }}
        back={() => {
          wanted.value = undefined;
        }}
      />
    );
  return (
    <div class="cgs-drawer" ref={step}>
      <p class="cgs-given">
        <span>
          {said('trade.given', { card: titleOf(designOf(desk, mine)) })} <b>{said('trade.wanted')}</b>
        </span>
        <button type="button" onClick={drop}>
          {said('trade.other')}
        </button>
      </p>
      <CardList
        desk={desk}
        cards={weighed}
        label={said('trade.wanted')}
        first="all"
        isForeign
        fits={(one, filter) => (filter === 'now' ? isUseful(desk, one) : worthOf(weighedOf(one)?.own) > 0)}
        slip={(one) => ({
          isLit: worthOf(weighedOf(one)?.own) > 0,
          isHinted: hintedOf(desk)?.theirs === one.face && hintedOf(desk)?.seat === one.seat,
          mark: [`${names[one.seat]}.`, weighWords(desk, weighedOf(one), names[one.seat] ?? '')]
            .join(' ')
            .trim(),
          press: (anchor) => {
            const move = M.offer.pack(mine, one.seat, one.face);
            if (props.why(move) !== undefined) return props.refuse(move, anchor, 'press');
            wanted.value = one;
          },
        })}
      />
    </div>
  );
}
