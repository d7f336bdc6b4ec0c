/** Garden's events as sentences. Event fields are numbers as its types.ts declares them. */
import type { PackedJson } from '@hortus/kernel';
import { type Cast, reasonWords, type Teller, type Words, whoIs } from '@hortus/words';
import { columnOf, rowOf, symbolOf, vegetationOf } from '../src/numbers.ts';

/** In the order of the bits of an ended game. */
const REASONS = ['row', 'square', 'block', 'full-board', 'resignation', 'time'] as const;
const NOBODY = 2;

const cellName = (cell: number): string => `${'abcd'[columnOf(cell)]}${4 - rowOf(cell)}`;

function tellGarden(words: Words, event: PackedJson, cast: Cast): string | undefined {
  const field = (name: string): number => Number(event[name]);
  const named = (kind: 'vegetation' | 'symbol', which: number): string => {
    const key = words.find(`garden.${kind}.${which}`);
    return key === undefined ? String(which) : words.say(key);
  };
  switch (event.kind) {
    case 'dealt':
      return words.say('garden.told.dealt', whoIs(cast, field('first')));
    case 'took':
      return words.say('garden.told.took', {
        ...whoIs(cast, field('seat')),
        cell: cellName(field('cell')),
        vegetation: named('vegetation', vegetationOf(field('tile'))),
        symbol: named('symbol', symbolOf(field('tile'))),
      });
    case 'ended': {
      const codes = REASONS.filter((_, bit) => ((field('reasons') >> bit) & 1) === 1);
      const reasons = words.list(codes.map((code) => reasonWords(words, 'garden', code)));
      if (field('winner') === NOBODY) return words.say('garden.told.drawn', { reasons });
      const who = whoIs(cast, field('winner'));
      const count = field('points');
      return count === 0
        ? words.say('garden.told.ended', { ...who, reasons })
        : words.say('garden.told.scored', { ...who, reasons, count });
    }
    case 'decided':
      return field('winner') === NOBODY
        ? words.say('garden.told.undecided')
        : words.say('garden.told.decided');
    default:
      return undefined;
  }
}

export const teller: Teller = { tell: tellGarden };
