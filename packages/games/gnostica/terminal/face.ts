/** Gnostica in a terminal: drawn by its notation; cards go by their codes or names. */

import type { Around, Face, Seen } from '@hortus/kit';
import { wrap } from '@hortus/kit/paint';
import { CODES, givesOf, worthOf } from '../src/index.ts';
import { cardName, named } from '../words/card-name.ts';
import { sentenceOf } from '../words/sentence.ts';

interface Hands {
  readonly hands: readonly { readonly cards: readonly string[] }[];
}

function tell(code: string, { look, words }: Around): string {
  const card = CODES.indexOf(code);
  const does = sentenceOf(givesOf(card), (key, params) => named(words, `deed.${key}`, params));
  return wrap(`${code} ${cardName(words, card)}, worth ${worthOf(card)}. ${does}`, look.width, '    ');
}

function cards({ game, state, viewer }: Seen, name: string, around: Around): string[] {
  const { hands } = game.view(state, viewer) as Hands;
  const wanted = name.toLowerCase();
  const codes =
    name === ''
      ? typeof viewer === 'number'
        ? (hands[viewer]?.cards ?? [])
        : []
      : CODES.filter((code, card) =>
          [code.toLowerCase(), cardName(around.words, card).toLowerCase()].includes(wanted),
        );
  return codes.map((code) => tell(code, around));
}

export const face: Face = {
  hides: true,
  draw: ({ game, state, viewer }) => game.notation.draw(state, viewer),
  cards,
};
