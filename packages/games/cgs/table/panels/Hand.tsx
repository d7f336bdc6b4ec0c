/** Your own cards, within reach of the thumb: those that help now come first. */
import type { Signal } from '@preact/signals';
import { designIn, faceOfDesign, isBarredFace } from '../../src/index.ts';
import { CardList, type Filter, type Held, heldBy } from '../cards/CardList.tsx';
import { isSpare, isUseful } from '../cards/helps.ts';
import { type Desk, layingOf, M } from '../desk.ts';
import { useKeptPlace } from '../motion/use-kept-place.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  readonly filter: Signal<Filter | undefined>;
}

export function Hand({ desk, filter }: Props) {
  const { props, seat, chosen, soon, planned } = desk;
  const keep = useKeptPlace(chosen, desk.view.phase === 'study');
  if (seat === undefined) return null;
  const fits = (held: Held, by: 'now' | 'tradable'): boolean =>
    by === 'tradable' ? isSpare(desk, held) : isUseful(desk, held);
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
        keep(anchor);
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
      kept={filter}
      slip={slip}
    />
  );
}
