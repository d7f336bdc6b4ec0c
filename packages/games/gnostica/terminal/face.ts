/** Gnostica at a terminal: drawn by its notation; cards go by their codes or names. */

import type { Around, Face, Seen } from '@hortus/kit';
import { wrap } from '@hortus/kit/paint';
import type { Words } from '@hortus/words';
import { CODES, givesOf, isMajor, worthOf } from '../src/index.ts';
import { sentenceOf } from '../words/sentence.ts';

interface Hands {
  readonly hands: readonly { readonly cards: readonly string[] }[];
}

function said(words: Words, key: string, params: Parameters<Words['say']>[1] = {}): string {
  const found = words.find(`web.gnostica.${key}`);
  return found === undefined ? '' : words.say(found, params);
}

/** `The Moon`, `Ace of Cups`. */
const nameOf = (code: string, words: Words): string =>
  isMajor(CODES.indexOf(code))
    ? said(words, `major.${Number(code)}`)
    : said(words, 'minor', {
        rank: said(words, `rank.${code[1]}`),
        suit: said(words, `suit.${code[0]}`),
      });

function tell(code: string, { look, words }: Around): string {
  const card = CODES.indexOf(code);
  const does = sentenceOf(givesOf(card), (key, params) => said(words, `deed.${key}`, params));
  return wrap(`${code} ${nameOf(code, words)}, worth ${worthOf(card)}. ${does}`, look.width, '    ');
}

function cards({ game, state, viewer }: Seen, name: string, around: Around): string[] {
  const { hands } = game.view(state, viewer) as Hands;
  const wanted = name.toLowerCase();
  const codes =
    name === ''
      ? typeof viewer === 'number'
        ? (hands[viewer]?.cards ?? [])
        : []
      : CODES.filter((code) =>
          [code.toLowerCase(), nameOf(code, around.words).toLowerCase()].includes(wanted),
        );
  return codes.map((code) => tell(code, around));
}

export const face: Face = {
  hides: true,
  draw: ({ game, state, viewer }) => game.notation.draw(state, viewer),
  cards,
};
