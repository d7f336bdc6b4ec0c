/** GEN-R-76 to GEN-R-79: what maven and replication share, the naming of an ability and its execution. */
import {
  EVERYONE,
  hasBit,
  lowestBit,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  type Sink,
  withoutLowest,
} from '@hortus/kernel';
import {
  ABILITY,
  type Ability,
  type AbilityName,
  ability,
  act,
  at,
  ENTRY,
  ENTRY_BITS,
  EVENTS,
  entryCard,
  entrySeat,
  execute,
  limitOn,
  MOVES,
  OUTSIDE_POOL,
  type RefusalCode,
  type SwayState,
  setNamed,
} from '@hortus/sway';

const { name } = MOVES.kinds;

const isOpen = ({ ints }: SwayState, index: number): boolean =>
  (ints[at.engaged + index] & ENTRY_BITS.naming) !== 0;

/** An ability that names one of those in the set `from`; `why` is the refusal for one that isn't in it. */
export function namingAbility(
  own: AbilityName,
  from: (state: SwayState, seat: Seat) => number,
  why: RefusalCode,
): Ability {
  const number = ABILITY[own];

  const owns = (state: SwayState, move: Move): boolean => {
    const index = name.get.index(move);
    return (
      index < state.ints[at.engagedCount] && state.rules.deck.ability[entryCard(state, index)] === number
    );
  };

  function list(state: SwayState, seat: Seat, out: MoveList, from_: number): number {
    const { ints, rules } = state;
    let n = from_;
    for (let i = 0; i < ints[at.engagedCount]; i++) {
      if (!isOpen(state, i) || rules.deck.ability[entryCard(state, i)] !== number) continue;
      for (let rest = from(state, seat) & rules.nameable; rest !== 0; rest = withoutLowest(rest)) {
        const named = lowestBit(rest);
        if (limitOn(state, seat, named) === undefined) out[n++] = name.pack(i, named);
      }
    }
    return n;
  }

  function judge(state: SwayState, seat: Seat, move: Move): RefusalCode | undefined {
    const index = name.get.index(move);
    const named = name.get.ability(move);
    if (!isOpen(state, index)) {
      const mine = entrySeat(state, index) === seat;
      return mine && ENTRY.get.as(state.ints[at.engaged + index]) > 0 ? 'named-already' : 'not-open';
    }
    if (!hasBit(state.rules.nameable, named)) return 'not-nameable';
    if (!hasBit(from(state, seat), named)) return why;
    return limitOn(state, seat, named) === undefined ? undefined : 'naming-barred';
  }

  return ability(own, {
    open({ ints }, _, index) {
      ints[at.engaged + index] |= ENTRY_BITS.naming;
    },
    acts: [act('name', [OUTSIDE_POOL], list, judge, play, owns)],
  });
}

/** GEN-R-76 From now on the card also has the named ability, which is executed. */
function play(state: SwayState, seat: Seat, move: Move, _: Rng, told?: Sink): void {
  const index = name.get.index(move);
  const named = name.get.ability(move);
  setNamed(state, index, named);
  told?.tell(EVENTS.kinds.named.pack(seat, entryCard(state, index), named), EVERYONE, false);
  execute(state, seat, index, named, false, told);
}
