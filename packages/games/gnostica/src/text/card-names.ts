/** Cards by their names, as people say them: `King of Cups`, `5 of swords`, `the Fool`. */
import { CODES, major } from '../cards/cards.ts';

const RANKS = [
  ...['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['page', 'knight', 'queen', 'king'],
];
const SUITS = ['cups', 'rods', 'discs', 'swords'];
const MAJORS = [
  ...[
    'fool',
    'magician',
    'high priestess',
    'empress',
    'emperor',
    'hierophant',
    'lovers',
    'chariot',
    'strength',
  ],
  ...['hermit', 'wheel of fortune', 'justice', 'hanged man', 'death', 'temperance', 'devil', 'tower', 'star'],
  ...['moon', 'sun', 'judgement', 'world'],
];
/** What other decks and other spellings call them. */
const ALSO: Readonly<Record<string, string>> = {
  judgment: 'judgement',
  wheel: 'wheel of fortune',
  priestess: 'high priestess',
  wands: 'rods',
  staves: 'rods',
  disks: 'discs',
  coins: 'discs',
  pentacles: 'discs',
};
const usual = (name: string): string => ALSO[name] ?? name;

const rankNamed = (name: string): number => (/^\d/.test(name) ? Number(name) - 1 : RANKS.indexOf(name));
function codeOf(rank: string | undefined, suit: string | undefined, name: string | undefined): string {
  const card =
    rank === undefined || suit === undefined
      ? major(MAJORS.indexOf(usual(name ?? '')))
      : SUITS.indexOf(usual(suit)) * RANKS.length + rankNamed(rank);
  return CODES[card] ?? '';
}

/** Longer names first, since some begin with another. */
const also = (names: readonly string[]): string =>
  [...names, ...Object.keys(ALSO).filter((other) => names.includes(usual(other)))].join('|');
const NAMES = new RegExp(
  `\\b(?:the )?(${RANKS.join('|')}|[1-9]|10) of (${also(SUITS)})\\b|\\b(?:the )?(${also(MAJORS)})\\b`,
  'gi',
);

/** The text with codes in place of names; expects single spaces. */
export const withCodes = (text: string): string =>
  text.replace(NAMES, (_, ...[rank, suit, name]: (string | undefined)[]) =>
    codeOf(rank?.toLowerCase(), suit?.toLowerCase(), name?.toLowerCase()),
  );
