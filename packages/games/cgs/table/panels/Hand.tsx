/** Your own cards, within reach of the thumb: those that help now come first. */
import { designIn, faceOfDesign, isBarredFace } from '../../src/index.ts';
import { CardList, type Held, heldBy } from '../cards/CardList.tsx';
import { isSpare, isUseful } from '../cards/helps.ts';
import { type Desk, layingOf, M } from '../desk.ts';
import { said } from '../says/say.ts';

export function Hand({ desk }: { readonly desk: Desk }) {
  const { props, seat, chosen, soon, planned } = desk;
  if (seat === undefined) return null;
  const fits = (held: Held, filter: 'now' | 'tradable'): boolean =>
    filter === 'tradable' ? isSpare(desk, held) : isUseful(desk, held);
  const slip = ({ face }: Held) => {
    const move = layingOf(props.legal, face);
    // Outside your own turn a card can still be planned.
    const may = move !== undefined || soon.has(face);
    return {
      isLit: move !== undefined,
      isHinted: move !== undefined && props.values.has(move),
      isChosen: chosen === face,
      face,
      mark: planned.includes(face) ? said('plan.mark', { number: planned.indexOf(face) + 1 }) : undefined,
      press: (anchor: Element) => {
        if (may || props.manner === 'live') desk.choose(chosen === face ? undefined : face);
        else props.refuse(M.play.pack(faceOfDesign(designIn(face), isBarredFace(face))), anchor, 'press');
      },
    };
  };
  return (
    <CardList
      desk={desk}
      cards={heldBy(desk, [seat])}
      label={said('hand')}
      fits={fits}
      first="now"
      slip={slip}
    />
  );
}
