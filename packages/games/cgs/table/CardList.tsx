/** Cards with search, filters and sorting: the reader's own, or those behind a cell of the matrix. */

import type { Seat } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { type Design, designIn, isBarredFace } from '../src/index.ts';
import { counted, type Desk, designOf, titleOf } from './desk.ts';
import { isPloy, linesOf } from './explain.ts';
import { Slip } from './Slip.tsx';
import { said } from './say.ts';

export interface Held {
  readonly face: number;
  readonly seat: Seat;
  readonly count: number;
  readonly design: Design;
}

/** The cards of some seats, each face once per seat. */
export const heldBy = (desk: Desk, seats: readonly Seat[]): readonly Held[] =>
  seats.flatMap((seat) =>
    counted(desk.view.ops[seat] ?? []).map(([face, count]) => ({
      face,
      seat,
      count,
      design: designOf(desk, face),
    })),
  );

export const FILTERS = ['now', 'tradable', 'adventures', 'supports', 'ploys', 'all'] as const;
export type Filter = (typeof FILTERS)[number];
const SORTS = ['pack', 'name', 'strength', 'price'] as const;
type Sort = (typeof SORTS)[number];

const totalOf = (design: Design, category: 'AdventureResources' | 'EraCosts' | 'EraResources'): number =>
  [...(design.card.attributes.lists.get(category)?.values() ?? [])].reduce<number>(
    (sum, value) => sum + Number(value),
    0,
  );

/** Adventures by what they earn, supports by what they cover. */
const strengthOf = (design: Design): number =>
  totalOf(design, design.isAdventure ? 'EraResources' : 'AdventureResources');

const ORDER: Readonly<Record<Sort, (a: Held, b: Held) => number>> = {
  pack: () => 0,
  name: (a, b) => titleOf(a.design).localeCompare(titleOf(b.design)),
  strength: (a, b) => strengthOf(b.design) - strengthOf(a.design),
  price: (a, b) => totalOf(a.design, 'EraCosts') - totalOf(b.design, 'EraCosts'),
};

const textOf = (design: Design): string =>
  `${titleOf(design)} ${linesOf(design).map(({ text }) => text)}`.toLowerCase();

interface Props {
  readonly desk: Desk;
  readonly cards: readonly Held[];
  readonly label: string;
  /** Which are shown under a filter that needs to know more than the card. */
  fits(held: Held, filter: 'now' | 'tradable'): boolean;
  readonly first: Filter;
  /** What is said and done with each. */
  slip(held: Held): Partial<Parameters<typeof Slip>[0]>;
}

export function CardList({ desk, cards, label, fits, first, slip }: Props) {
  // The few cards of a lesson are all shown.
  const filter = useSignal<Filter>(desk.props.manner === 'lesson' ? 'all' : first);
  const sort = useSignal<Sort>('pack');
  const wanted = useSignal('');
  const text = wanted.value.trim().toLowerCase();
  const passes = (held: Held): boolean => {
    if (text !== '') return textOf(held.design).includes(text);
    if (filter.value === 'now' || filter.value === 'tradable') return fits(held, filter.value);
    if (filter.value === 'adventures') return held.design.isAdventure;
    if (filter.value === 'supports') return !held.design.isAdventure && !isPloy(held.design);
    return filter.value === 'all' || isPloy(held.design);
  };
  const shown = cards.filter(passes).sort(ORDER[sort.value]);
  return (
    <section class="cgs-hand" aria-label={label}>
      <div class="cgs-filters" hidden={desk.props.manner === 'lesson'}>
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={filter.value === one}
            onClick={() => {
              filter.value = one;
              wanted.value = '';
            }}
          >
            {said(`filter.${one}`)}
          </button>
        ))}
        <select
          aria-label={said('sort')}
          value={sort.value}
          onChange={(event) => {
            sort.value = event.currentTarget.value as Sort;
          }}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {said(`sort.${one}`)}
            </option>
          ))}
        </select>
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
        {shown.length === 0 ? <p>{said('hand.none', { count: cards.length })}</p> : null}
        {shown.map((held) => (
          <Slip
            key={`${held.seat}.${held.face}`}
            design={held.design}
            count={held.count}
            isBarred={isBarredFace(held.face)}
            show={() => desk.show(designIn(held.face))}
            {...slip(held)}
          />
        ))}
      </div>
    </section>
  );
}
