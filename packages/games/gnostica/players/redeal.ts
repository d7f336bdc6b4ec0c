/** The same world with everything a seat doesn't know dealt again. */

import {
  addMember,
  firstMember,
  hasMember,
  NO_MEMBER,
  nextMember,
  type Rng,
  removeMember,
  type Seat,
  shuffleRange,
} from '@hortus/kernel';
import {
  ageOf,
  CARDS,
  type GnosticaState,
  handOf,
  knownTo,
  pileCard,
  pileSize,
  SET,
  setAge,
  setPileCard,
} from '../src/index.ts';

const cards = new Int32Array(CARDS);
const owners = new Int32Array(CARDS);

/**
 * Cards of the same age change places among the others' hands, those of the last shuffle with the draw pile too. With the
 * same luck, another `turn` gives them the cards that follow: no card comes to them twice before all have come once, so
 * that few worlds show most of what they may hold.
 */
export function redeal({ ints, rules }: GnosticaState, seat: Seat, rng: Rng, turn = 0): void {
  let oldest = 0;
  for (let age = 0; age <= oldest; age++) {
    let count = 0;
    for (let other = 0; other < rules.seats; other++) {
      if (other === seat) continue;
      const hand = handOf(other);
      for (
        let card = firstMember(ints, hand, SET);
        card !== NO_MEMBER;
        card = nextMember(ints, hand, SET, card)
      ) {
        oldest = Math.max(oldest, ageOf(ints, card));
        if (ageOf(ints, card) !== age || hasMember(ints, knownTo(seat), card)) continue;
        cards[count] = card;
        owners[count++] = other;
      }
    }
    const hidden = count;
    if (age === 0) for (let i = 0; i < pileSize(ints); i++) cards[count++] = pileCard(ints, i);
    for (let i = 0; i < hidden; i++) removeMember(ints, handOf(owners[i]), cards[i]);
    shuffleRange(cards, 0, count, rng);
    const first = turn * hidden;
    for (let i = 0; i < hidden; i++) {
      const card = cards[(first + i) % count];
      addMember(ints, handOf(owners[i]), card);
      setAge(ints, card, age);
    }
    for (let i = hidden; i < count; i++) {
      const card = cards[(first + i) % count];
      setPileCard(ints, i - hidden, card);
      setAge(ints, card, 0);
    }
  }
}
