/** Who knows where a hidden card is: `known Gale: abt; Still Water: a`, `trace Gale: bt ops.a experience.a`. */

import { type Piece, partOf, splitAt } from '@hortus/cards';
import { hasBit, membersOf } from '@hortus/kernel';
import type { SwayState } from '../../edition/rules.ts';
import { nooksOf, placeKnown, setNooks, sureOf, TABLE, VIEWERS } from '../../state/knowledge.ts';
import { at } from '../../state/layout.ts';
import { SET } from '../../types.ts';
import { type Loading, said } from '../loading.ts';
import { cardName, nookNames, nooksNamed, viewerNames, viewersNamed } from '../names.ts';
import type { Part } from './part.ts';

const knownCards = ({ ints }: SwayState): number[] => membersOf(ints, at.knownCards, SET);

/** The card before the colon and what follows it. */
function readEntry(loading: Loading, piece: Piece): readonly [number, Piece] | undefined {
  const colon = piece.text.indexOf(':');
  if (colon < 0)
    return loading.fault(piece, 'bad-knowledge', `${said(piece)}: a card, a colon, and who knows it`);
  const card = loading.card(partOf(piece, 0, colon));
  return card === undefined ? undefined : [card, partOf(piece, colon + 1, piece.text.length)];
}

function readViewers(loading: Loading, piece: Piece): number {
  const { seats } = loading.state.rules;
  const viewers = viewersNamed(piece.text, seats);
  if (viewers === undefined)
    loading.fault(
      piece,
      'not-a-viewer',
      `${said(piece)} names no viewers`,
      `letters of ${[...'abcd'].slice(0, seats).join('')}t`,
    );
  return viewers ?? 0;
}

const known: Part = {
  key: 'known',
  many: true,
  write(state) {
    const { rules } = state;
    const entries = knownCards(state).flatMap((card) => {
      const viewers = viewerNames(sureOf(state, card), rules.seats);
      return viewers === '' ? [] : [`${cardName(rules.deck, card)}: ${viewers}`];
    });
    return entries.length === 0 ? [] : [entries.join('; ')];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ';')) {
      const entry = readEntry(loading, piece);
      if (entry !== undefined) placeKnown(loading.state, entry[0], readViewers(loading, entry[1]));
    }
  },
};

/** Viewers who know the same are written together. */
function tracesOf(state: SwayState, card: number): string[] {
  const { rules } = state;
  const byNooks = new Map<number, number>();
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const nooks = viewer < rules.seats || viewer === TABLE ? nooksOf(state, card, viewer) : 0;
    if (nooks !== 0) byNooks.set(nooks, (byNooks.get(nooks) ?? 0) | (1 << viewer));
  }
  return [...byNooks].map(
    ([nooks, viewers]) =>
      `${cardName(rules.deck, card)}: ${viewerNames(viewers, rules.seats)} ${nookNames(nooks).join(' ')}`,
  );
}

const trace: Part = {
  key: 'trace',
  many: true,
  write(state) {
    const entries = knownCards(state).flatMap((card) => tracesOf(state, card));
    return entries.length === 0 ? [] : [entries.join('; ')];
  },
  read(loading, value) {
    for (const piece of splitAt(value, ';')) {
      const entry = readEntry(loading, piece);
      if (entry === undefined) continue;
      const [who, ...places] = splitAt(entry[1], ' ');
      const viewers = who === undefined ? 0 : readViewers(loading, who);
      const nooks = nooksNamed(places.map(({ text }) => text));
      if (nooks === undefined || nooks === 0)
        loading.fault(
          entry[1],
          'not-a-nook',
          `${said(entry[1])} names no places`,
          'ops.a experience.a under slot.0 marked',
        );
      else
        for (let viewer = 0; viewer < VIEWERS; viewer++)
          if (hasBit(viewers, viewer)) setNooks(loading.state, entry[0], viewer, nooks);
    }
  },
};

export const KNOWLEDGE_PARTS: readonly Part[] = [known, trace];
