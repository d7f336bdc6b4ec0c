/** The cards behind a cell of the holdings, with their owners and what they would bring. */
import { designIn, movedBrings } from '../../src/index.ts';
import { CardList, type Held } from '../cards/CardList.tsx';
import { isUseful } from '../cards/helps.ts';
import { type Desk, playerName } from '../desk.ts';
import { playerIn } from '../players.ts';
import { said } from '../says/say.ts';
import { swapWords } from '../says/swap-words.ts';

/** Undefined: any name, all players. */
export interface Cell {
  readonly name: number | undefined;
  readonly player: number | undefined;
}

/** How much of a name a card still in hand gives. */
export function heldOf({ cards }: Desk, { design }: Held, name: number): number | undefined {
  if (design.isAdventure) return undefined;
  const { from, name: names, value } = cards.ar;
  for (let i = from[design.first]!; i < from[design.first + 1]!; i++) if (names[i] === name) return value[i];
  return undefined;
}

interface BehindProps {
  readonly desk: Desk;
  readonly cell: Cell;
  readonly held: readonly (readonly Held[])[];
}

export function Behind({ desk, cell, held }: BehindProps) {
  const { view, names, seat, world } = desk;
  const shown = held
    .filter((_, player) => cell.player === undefined || cell.player === player)
    .flat()
    .filter((one) => cell.name === undefined || heldOf(desk, one, cell.name) !== undefined);
  const brings = ({ face, seat: owner }: Held) =>
    seat === undefined || playerIn(view, owner) === desk.me
      ? undefined
      : movedBrings(world, seat, owner, face);
  const label = [
    cell.player === undefined ? '' : playerName(desk, cell.player),
    cell.name === undefined ? '' : desk.cards.names[cell.name],
  ];
  return (
    <CardList
      desk={desk}
      cards={shown}
      label={said('stores.behind', { what: label.filter(Boolean).join(', ') })}
      first="all"
      isForeign={cell.player !== undefined && cell.player !== desk.me}
      fits={(one, filter) => {
        if (filter === 'now') return isUseful(desk, one);
        const swap = brings(one);
        return swap !== undefined && (swap.unlocks.length > 0 || swap.breaksIn);
      }}
      slip={(one) => {
        const words = swapWords(desk, brings(one));
        return {
          mark: [`${names[one.seat]}.`, words].filter(Boolean).join(' '),
          isLit: words !== '',
          press: () => desk.show(designIn(one.face)),
        };
      }}
    />
  );
}
