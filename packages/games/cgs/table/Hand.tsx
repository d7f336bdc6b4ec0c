/** Your own cards, within reach of the thumb: those that help now come first. */
import { designIn, faceOfDesign, isBarredFace } from '../src/index.ts';
import { CardList, type Held, heldBy } from './CardList.tsx';
import { type Desk, layingOf, M } from './desk.ts';
import { isPloy } from './explain.ts';
import { helps, isSpare } from './helps.ts';
import { said } from './say.ts';

export function Hand({ desk }: { readonly desk: Desk }) {
  const { props, seat, chosen, soon } = desk;
  if (seat === undefined) return null;
  const fits = ({ face, design }: Held, filter: 'now' | 'tradable'): boolean => {
    if (filter === 'tradable') return isSpare(desk, face);
    const may = layingOf(props.legal, face) !== undefined || soon.has(face);
    return helps(desk, design) || (isPloy(design) && may);
  };
  const slip = ({ face }: Held) => {
    const move = layingOf(props.legal, face);
    // Outside your own turn a card can still be planned.
    const may = move !== undefined || soon.has(face);
    return {
      isLit: move !== undefined,
      isChosen: chosen === face,
      point: (on: boolean) => desk.point(on && may ? face : undefined),
      press: (anchor: Element) => {
        if (may) desk.choose(chosen === face ? undefined : face);
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
