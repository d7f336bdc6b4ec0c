/** Positions after scenarios of the ledger, from which rare things are one or two moves away. */
import { CODES } from '../../cards/cards.ts';

const B0 = '-1,1:CA 0,1:R5 1,1:DK -1,0:S3 0,0:06 1,0:CQ -1,-1:R2 0,-1:D4 1,-1:16';
const FOOL_HOME = B0.replace('0,0:06', '0,0:00');

/** Seats, and the fields of a position from `cards` on; anything not given is in the draw pile. */
const STARTS: readonly (readonly [id: string, seats: number, fields: string])[] = [
  ['GNO-S-6', 3, `cards ${B0}\nmen a1E@-1,0 b1U@0,0 b1N@0,0 c2U@0,0 b1U@1,0\nhand a 07,18\nout 21`],
  ['GNO-S-12', 3, `cards ${B0}\nmen a2E@-1,0 b1U@0,0 b2N@0,0 c1U@0,0 a1W@1,0\nhand a 18,21`],
  ['GNO-S-43', 2, `cards ${B0} 2,4:C9\nmen a1E@1,2 a2E@0,2 b1U@1,2 a1S@2,3\nhand a 07`],
  [
    'GNO-S-75',
    2,
    `cards ${FOOL_HOME}\nmen a1E@0,0 b2U@1,0 a3W@2,0\nhand a 13,C2\npile 21,D5,20,07,02\nout S9,SK`,
  ],
  ['GNO-S-82', 2, `cards ${FOOL_HOME}\nmen a1E@0,0 b2U@1,0\nhand a 13\npile 21\nout -`],
  ['GNO-S-83', 2, `cards ${B0}\nmen a3U@0,0 b1N@0,1\nhand a 00,C2,C3\npile 20\nout SK,C8,D7`],
  [
    'GNO-S-84',
    3,
    `cards ${B0.replace(':16', ':20')}\nmen c1E@0,0 a1U@0,1 b1U@1,1\nhand a C5,C6\nhand c 16,17\npile C2,C3\nout S9,SK,21,00`,
  ],
  ['GNO-S-85', 2, `cards ${B0}\nmen a1N@0,1 b1U@0,0\nhand a C3,10,09\npile -\nout -`],
  ['GNO-S-106', 3, 'cards 0,0:C4\nmen b1U@0,0 a1W@1,0 a1S@0,1 c1U@0,-1\nhand a S5,13,SK\nhand b S4'],
  ['GNO-S-110', 2, 'cards 0,0:C4 3,0:D2\nmen a2E@-1,0 a1U@0,0 b1U@0,1 a3E@0,0\nhand a R4,07,09,12'],
  ['GNO-S-123', 3, `cards ${B0}\nmen a1E@-1,0 b1U@0,0 a1W@2,0 c1U@1,0 c1N@1,0 c2U@1,0\nhand a 18,04,07`],
  ['GNO-S-129', 2, 'cards 0,0:13 1,0:C4\nmen a1E@0,0 a3N@1,0 a2U@1,0 a1E@0,0 b3U@1,0\nhand a 21,S4'],
  ['GNO-S-46', 2, `cards ${FOOL_HOME}\nmen a1U@0,0 a3E@-1,0 b1U@0,0\nhand a 21\npile R9,05,14,S8`],
  ['GNO-S-65', 2, 'cards 0,0:C4\nmen b1U@0,0 b1N@1,0 b1E@-1,0 b1S@0,1 b2W@0,-1\nhand a C2\nhand b R4,C5,S6'],
  ['GNO-S-77', 2, `cards ${B0}\nmen a1U@0,0 a1U@1,-1 a2U@1,0 a1N@1,1 b1U@0,1\nhand a C2,14`],
  ['GNO-S-39', 3, `cards ${B0}\nmen a1E@0,0 b1U@2,0 a2S@-2,0 c1U@0,2\nhand a 09,21\nhand c 05`],
  [
    'GNO-R-90',
    2,
    'cards 250,250:C4 249,250:D2 248,249:19\nmen a2E@249,250 a3N@250,249 b1U@248,250 a1U@250,250\nhand a 07,09,04,R4,14',
  ],
  [
    'GNO-R-90',
    2,
    'cards -250,-249:C4 -249,-250:D2\nmen a2W@-249,-250 a3S@-250,-249 b1U@-250,-250 a1E@-250,-248\nhand a 07,09,04,R4,14,18',
  ],
];

/** The whole text, now and then with an open announcement or after many passes. */
export function startText(number: number, target: number): { readonly seats: number; readonly text: string } {
  const [, seats, fields] = STARTS[number % STARTS.length];
  const round = Math.floor(number / STARTS.length);
  const open = ['-', '-', 'a', 'b'][round % 4];
  const quiet = round % 3 === 1 ? `quiet ${3 * seats - 1}\n` : '';
  const turn = fields.includes('hand c') && round % 2 === 0 ? 'c' : 'a';
  return {
    seats,
    text: `to ${target} | seats ${'abcdef'.slice(0, seats)} | turn ${turn} | open ${open}\n${quiet}${withTheRest(fields)}`,
  };
}

/** If the draw pile is given, all other cards lie on an island far away. */
function withTheRest(fields: string): string {
  if (!fields.includes('pile ')) return fields;
  const named = new Set(fields.match(/\b([CRDS][A2-9TPNQK]|[012]\d)\b(?![@,]?\d*:)/g));
  const rest = CODES.filter((card) => !named.has(card));
  const island = rest.map((card, i) => `${i % 10},${60 + Math.floor(i / 10)}:${card}`);
  return fields.replace('cards ', `cards ${island.join(' ')} `);
}
