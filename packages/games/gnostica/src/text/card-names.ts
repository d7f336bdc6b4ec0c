/** Cards by their names, as people say them: `King of Cups`, `the Fool`. */
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

const CODE_OF: ReadonlyMap<string, string> = new Map([
  ...SUITS.flatMap((suit, s) =>
    RANKS.map((rank, r) => [`${rank} of ${suit}`, CODES[s * RANKS.length + r] ?? ''] as const),
  ),
  ...MAJORS.map((name, number) => [name, CODES[major(number)] ?? ''] as const),
]);

const NAMES = new RegExp(
  `\\b(?:the )?(${RANKS.join('|')}) of (${SUITS.join('|')})\\b|\\b(?:the )?(${MAJORS.join('|')})\\b`,
  'gi',
);

/** The text with codes in place of names; expects single spaces. */
export const withCodes = (text: string): string =>
  text.replace(NAMES, (name) => CODE_OF.get(name.toLowerCase().replace(/^the /, '')) ?? name);
