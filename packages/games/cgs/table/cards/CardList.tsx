/** Cards with search, filters and sorting: the reader's own, or those behind a cell of the matrix. */

import type { Seat } from '@hortus/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Design, isBarredFace } from '../../src/index.ts';
import { counted, type Desk, designOf, titleOf } from '../desk.ts';
import { isPloy, linesOf } from '../says/explain.ts';
import { said } from '../says/say.ts';
import { ORDER, SORTS, type Sort } from './order.ts';
import { PowersKey } from './PowersKey.tsx';
import { Slip } from './Slip.tsx';

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
const textOf = (design: Design): string =>
  `${titleOf(design)} ${linesOf(design).map(({ text }) => text)}`.toLowerCase();

interface Props {
  readonly desk: Desk;
  readonly cards: readonly Held[];
  readonly label: string;
  /** Whether a card passes a filter that needs to know more than the card. */
  fits(held: Held, filter: 'now' | 'tradable'): boolean;
  readonly first: Filter;
  /** Where the chosen filter is kept, if the list comes and goes. */
  readonly kept?: Signal<Filter | undefined>;
  /** Cards of rivals: nobody can spare these, but some would unlock something. */
  readonly isForeign?: boolean;
  /** The props of each card's slip. */
  slip(held: Held): Partial<Parameters<typeof Slip>[0]>;
}

export function CardList({ desk, cards, label, fits, first, kept, isForeign = false, slip }: Props) {
  // The few cards of a lesson are all shown.
  const filter = useSignal<Filter>(desk.props.manner === 'lesson' ? 'all' : (kept?.value ?? first));
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
  // A hinted card is never filtered out.
  const isHinted = (held: Held): boolean => slip(held).isHinted === true;
  const shown = cards
    .filter((held) => isHinted(held) || passes(held))
    .sort(ORDER[sort.value])
    .sort((a, b) => Number(isHinted(b)) - Number(isHinted(a)));
  const hinted = shown.find(isHinted)?.face;
  // Scroll back to the top for another adventure or another filter.
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const part of [place.current, place.current?.closest('.tab-panel')]) part?.scrollTo({ top: 0 });
    place.current?.querySelector('.cgs-slips')?.scrollTo({ left: 0 });
  }, [desk.view.current, filter.value, sort.value, hinted]);
  return (
    <section class="cgs-hand" aria-label={label} ref={place}>
      <div class="cgs-filters" hidden={desk.props.manner === 'lesson'}>
        {isForeign ? null : <PowersKey cards={desk.cards} />}
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={filter.value === one}
            onClick={() => {
              filter.value = one;
              if (kept !== undefined) kept.value = one;
              wanted.value = '';
            }}
          >
            {said(isForeign && one === 'tradable' ? 'filter.unlocks' : `filter.${one}`)}
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
            desk={desk}
            design={held.design}
            count={held.count}
            isBarred={isBarredFace(held.face)}
            {...slip(held)}
          />
        ))}
      </div>
    </section>
  );
}
