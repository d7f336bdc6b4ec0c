/** The own cards at the thumb: those that help now first, with search and filters. */
import { useSignal } from '@preact/signals';
import { type Design, designIn, faceOfDesign, isBarredFace } from '../src/index.ts';
import { type Desk, designOf, layingOf, M, titleOf } from './desk.ts';
import { linesOf, said } from './names.ts';
import { Slip } from './Slip.tsx';

const FILTERS = ['now', 'adventures', 'supports', 'ploys', 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Powers, shields and whatever else is more than numbers. */
const isPloy = (design: Design): boolean =>
  !design.isAdventure && linesOf(design).some(({ kind }) => kind === 'trick' || kind === 'costs');

/** How many cards of each face, in the order of the pack. */
export function counted(faces: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

export function Hand({ desk }: { readonly desk: Desk }) {
  const { props, view, seat, chosen } = desk;
  const filter = useSignal<Filter>(props.manner === 'lesson' ? 'all' : 'now');
  const wanted = useSignal('');
  if (seat === undefined) return null;
  const faces = counted(view.ops[seat] ?? []);
  const fits = (face: number): boolean => {
    const design = designOf(desk, face);
    const text = wanted.value.trim().toLowerCase();
    if (
      text !== '' &&
      !`${titleOf(design)} ${linesOf(design).map((line) => line.text)}`.toLowerCase().includes(text)
    )
      return false;
    if (text !== '' || filter.value === 'all') return true;
    if (filter.value === 'adventures') return design.isAdventure;
    if (filter.value === 'supports') return !design.isAdventure && !isPloy(design);
    if (filter.value === 'ploys') return isPloy(design);
    return helps(desk, design) || (isPloy(design) && layingOf(props.legal, face) !== undefined);
  };
  const shown = faces.filter(([face]) => fits(face));
  return (
    <section class="cgs-hand" aria-label={said('hand')}>
      <div class="cgs-filters">
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={filter.value === one}
            onClick={() => {
              filter.value = one;
            }}
          >
            {said(`filter.${one}`)}
          </button>
        ))}
        <input
          type="search"
          value={wanted.value}
          placeholder={said('search')}
          aria-label={said('search')}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="cgs-slips">
        {shown.length === 0 ? <p>{said('hand.none', { count: faces.length })}</p> : null}
        {shown.map(([face, count]) => {
          const move = layingOf(props.legal, face);
          return (
            <Slip
              key={face}
              design={designOf(desk, face)}
              count={count}
              isLit={move !== undefined}
              isChosen={chosen === face}
              isBarred={isBarredFace(face)}
              point={(on) => desk.point(on && move !== undefined ? face : undefined)}
              show={() => desk.show(designIn(face))}
              press={(anchor) => {
                if (move === undefined)
                  props.refuse(
                    M.play.pack(faceOfDesign(designIn(face), isBarredFace(face))),
                    anchor,
                    'press',
                  );
                else desk.choose(chosen === face ? undefined : face);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Covers one of the costs that are open. */
function helps({ outlook, cards, me }: Desk, { first, isAdventure }: Design): boolean {
  const now = outlook.adventure;
  if (now === null || me === undefined) return isAdventure;
  const { from, name } = cards.ar;
  for (let i = from[first]!; i < from[first + 1]!; i++)
    if (now.costs.some((line) => line.name === name[i])) return true;
  return false;
}
