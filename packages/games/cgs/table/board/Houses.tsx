/** What each house would bring, before one is chosen; then what came with the reader's own. */
import { designIn, houseBrings } from '../../src/index.ts';
import { counted, type Desk, designOf } from '../desk.ts';
import { said } from '../says/say.ts';
import { Laid } from './Laid.tsx';

export function Houses({ desk }: { readonly desk: Desk }) {
  const { view, world, seat, me, cards } = desk;
  if (seat === undefined || me === undefined) return null;
  const own = view.claimed[me] ?? null;
  if (own !== null) {
    const isNew = view.phase === 'claim' || (view.phase === 'turn' && view.adventures === 0);
    const held = (view.ops[seat] ?? []).filter((face) => designOf(desk, face).affiliation === own);
    // Until all have chosen, nobody has got anything.
    if (!isNew || view.phase === 'claim' || held.length === 0) return null;
    return (
      <div class="cgs-houses">
        <House desk={desk} name={said('house.yours', { house: cards.affiliations[own] })} faces={held} />
      </div>
    );
  }
  if (view.phase !== 'claim') return null;
  const taken = new Set(view.claimed);
  return (
    <div class="cgs-houses">
      {(cards.eras[view.era]?.affiliations ?? [])
        .filter((house) => !taken.has(house))
        .map((house) => (
          <House
            key={house}
            desk={desk}
            name={cards.affiliations[house] ?? ''}
            faces={houseBrings(world, me, house)}
          />
        ))}
    </div>
  );
}

interface HouseProps {
  readonly desk: Desk;
  readonly name: string;
  readonly faces: readonly number[];
}

/** The gold card first. */
const House = ({ desk, name, faces }: HouseProps) => {
  const isGold = ([face]: readonly [number, number]): boolean =>
    desk.cards.designs[designIn(face)]?.card.gold === true;
  const sorted = [...counted(faces)].sort((a, b) => Number(isGold(b)) - Number(isGold(a)));
  return (
    <div class="cgs-house">
      <b>{name}</b>
      <Laid
        desk={desk}
        player={-1}
        faces={sorted.flatMap(([face, count]) => Array(count).fill(face))}
        named
      />
    </div>
  );
};
