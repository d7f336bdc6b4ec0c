/** Gnostica at a terminal: drawn by its notation; cards go by their codes or names. */

import type { Around, Face, Seen } from '@hortus/kit';
import { wrap } from '@hortus/kit/paint';
import type { Words } from '@hortus/words';

const RANKS = [...'A23456789TPNQK'];
const MINORS = [...'CRDS'].flatMap((suit) => RANKS.map((rank) => suit + rank));
const MAJORS = Array.from({ length: 22 }, (_, number) => String(number).padStart(2, '0'));
const CODES: readonly string[] = [...MINORS, ...MAJORS];

interface Hands {
  readonly hands: readonly { readonly cards: readonly string[] }[];
}

function said(words: Words, key: string, params: Parameters<Words['say']>[1] = {}): string {
  const found = words.find(`web.gnostica.${key}`);
  return found === undefined ? '' : words.say(found, params);
}

const isMajor = (code: string): boolean => /^\d/.test(code);

/** `The Moon`, `Ace of Cups`. */
const nameOf = (code: string, words: Words): string =>
  isMajor(code)
    ? said(words, `major.${Number(code)}`)
    : said(words, 'minor', {
        rank: said(words, `rank.${code[1]}`),
        suit: said(words, `suit.${code[0]}`),
      });

/** GNO-SCO-2 */
const worthOf = (code: string): number => (isMajor(code) ? 3 : 'PNQK'.includes(code[1] ?? '') ? 2 : 1);

function tell(code: string, { look, words }: Around): string {
  const does = said(words, `does.${isMajor(code) ? Number(code) : code[0]}`);
  return wrap(`${code} ${nameOf(code, words)}, worth ${worthOf(code)}. ${does}`, look.width, '    ');
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
