/** Which of the reader's cards went to rivals with their houses: shown until the reader has moved, or closed it. */
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { type Desk, designOf, playerName, playersOf, titleOf } from '../desk.ts';
import { said } from '../says/say.ts';

export function TakenNote({ desk }: { readonly desk: Desk }) {
  const { view, props } = desk;
  const [before, keep] = useState<View | undefined>(undefined);
  const [closed, close] = useState(-1);
  const isNew = view.adventures === 0 && ['turn', 'answer', 'doing'].includes(view.phase);
  const hasHouses = view.claimed.some((house) => house !== null);
  useEffect(() => {
    let isOld = false;
    // Nobody gets anything before the last player has chosen.
    if (isNew && hasHouses)
      void props.recall('claimed').then((one) => {
        if (!isOld) keep(one);
      });
    return () => {
      isOld = true;
    };
  }, [view.era, isNew, hasHouses]);
  const isAsked = props.legal.length > 0;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked && isNew && hasHouses) close(view.era);
    wasAsked.current = isAsked && isNew && hasHouses;
  }, [view.era, isAsked, isNew, hasHouses]);
  const told = isNew && closed !== view.era && before?.era === view.era ? takenWords(desk, before) : '';
  return told === '' ? null : (
    <div class="cgs-note cgs-taken" role="status">
      <p>{told}</p>
      <button
        type="button"
        class="icon-button"
        aria-label={said('note.close')}
        title={said('note.close')}
        onClick={() => close(view.era)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** CGS-CLAIM-3 `Ben’s house, Heron, took Clogs and Chalk from you.` */
export function takenWords(desk: Desk, before: Pick<View, 'ops'>): string {
  const { view, seat = -1, me, cards } = desk;
  const held = before.ops[seat] ?? [];
  return playersOf(desk)
    .flatMap((player) => {
      const house = view.claimed[player] ?? null;
      if (player === me || house === null) return [];
      const taken = new Set(
        held.map((face) => designOf(desk, face)).filter((one) => one.affiliation === house),
      );
      if (taken.size === 0) return [];
      const titles = [...taken].map(titleOf);
      const names = { who: playerName(desk, player), house: cards.affiliations[house] ?? '' };
      return [said('house.took', { ...names, what: words.value.list(titles) })];
    })
    .join(' ');
}
