// A match of Gnostica that begins at a position, for pictures: the reader to move, bots in the other seats.

import { englishWords, loadGames } from '@hortus/catalogue';
import { gnostica } from '@hortus/gnostica';
import { commitTo, Match, type Terms } from '@hortus/kernel';
import { botName } from '@hortus/words';
import type { LocalRecord } from '../../packages/frame/src/here/local-host.ts';

await loadGames();

const AT = Date.UTC(2026, 0, 1, 12);

/** Late in a duel: the Lovers under the reader's pieces, a large rival behind the Tower. */
const DUEL = [
  'to 9 | seats ab | turn a | open -',
  'cards -1,1:CA 0,1:R5 1,1:DK 2,1:C8 -1,0:S3 0,0:06 1,0:CQ -1,-1:17 0,-1:D4 1,-1:16 2,-1:RN',
  'men a1E@0,0 a2U@-1,1 a1N@0,-1 a3U@-1,-1 b1W@1,1 b2W@1,0 b3N@1,-1 b1U@2,-1 b1S@0,2',
  'hand a 13,19,SK,C7,RP,D9',
  'hand b #5',
  'out S9,R2,CT,04',
  'turns 22',
];
/** Four players, and one of them has announced. */
const FOUR = [
  'to 9 | seats abcd | turn a | open c',
  'cards -1,1:CA 0,1:00 1,1:DK -2,0:R9 -1,0:S3 0,0:21 1,0:CQ 2,0:08 -1,-1:R2 0,-1:D4 1,-1:16 0,-2:SP',
  'men a2E@-1,0 a1N@0,-1 a1U@-1,1 a3U@1,-1 b1S@0,1 b2W@1,0 b1U@-2,0 c3U@0,0 c1W@2,0 c2U@0,1 c1S@1,1 d1N@0,-2 d2E@-1,-1 d1U@1,0',
  'hand a 10,07,S4,CK,R6',
  'hand b #4',
  'hand c #6',
  'hand d #3',
  'out C5,D2,RT,S8,14',
  'turns 41',
];

export function preparedMatch(id: string, seats: 2 | 4): LocalRecord {
  const { say } = englishWords();
  const bot = { name: botName(englishWords(), 'club'), kind: 'bot', level: 'club' } as const;
  const terms: Terms = {
    id,
    game: gnostica.id,
    rulesVersion: gnostica.rulesVersion,
    options: {},
    packs: {},
    seats: [{ name: say('web.you'), kind: 'person' }, ...Array.from({ length: seats - 1 }, () => bot)],
    position: (seats === 2 ? DUEL : FOUR).join('\n'),
  };
  const [reveal, secret] = ['1', '2'].map((digit) => digit.padStart(64, '0')) as [string, string];
  const entropy = [{ seat: 0, commitment: commitTo(terms, 0, reveal), reveal }];
  const begun = Match.begin(gnostica, terms, entropy, secret);
  if (!begun.ok) throw new Error(begun.fault.map(({ message }) => message).join('; '));
  return { id, log: begun.value.log({ withSecret: true }), savedAt: AT, takeBacks: true };
}
