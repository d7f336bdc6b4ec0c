/** The same world with what a seat does not know dealt anew. */

import {
  addMember,
  hasMember,
  lowestBit,
  type Rng,
  removeMember,
  type Seat,
  shuffleRange,
} from '@hortus/kernel';
import { at, CARDS, type GnosticaState, handOf, knownTo, SET } from '../src/index.ts';

const cards = new Int32Array(CARDS);
const owners = new Int32Array(CARDS);

/** Cards of the same age change places among the others' hands, those of the last shuffle with the draw pile too. */
export function redeal({ words, rules }: GnosticaState, seat: Seat, rng: Rng): void {
  let oldest = 0;
  for (let age = 0; age <= oldest; age++) {
    let count = 0;
    for (let other = 0; other < rules.seats; other++) {
      if (other === seat) continue;
      for (let i = 0; i < SET; i++)
        for (let bits = words[handOf(other) + i]; bits !== 0; bits &= bits - 1) {
          const card = 32 * i + lowestBit(bits);
          oldest = Math.max(oldest, words[at.age + card]);
          if (words[at.age + card] !== age || hasMember(words, knownTo(seat), card)) continue;
          cards[count] = card;
          owners[count++] = other;
        }
    }
    const hidden = count;
    if (age === 0) for (let i = 0; i < words[at.pile]; i++) cards[count++] = words[at.piled + i];
    for (let i = 0; i < hidden; i++) removeMember(words, handOf(owners[i]), cards[i]);
    shuffleRange(cards, 0, count, rng);
    for (let i = 0; i < hidden; i++) {
      addMember(words, handOf(owners[i]), cards[i]);
      words[at.age + cards[i]] = age;
    }
    for (let i = hidden; i < count; i++) {
      words[at.piled + i - hidden] = cards[i];
      words[at.age + cards[i]] = 0;
    }
  }
}
