/** What pressing things means and what would be given up, for boards of any kind. Pure: a board draws it and points. */
export { type ByThing, byThing, cardOfMove, has, kindOf, M } from './by-thing.ts';
export {
  type CardPress,
  engageOrAsk,
  likelyMeant,
  onlyStores,
  type Presser,
  pressCard,
  spendsLife,
} from './card.ts';
export { buttonsOf, countsOf, givenUpBy, isHeard, isSentence, losesByEnding } from './finishing.ts';
export { dueToLeave, leaveOf, leavesBy, marking, mustLeave, tooMany } from './leaving.ts';
export { payOf, room } from './pays.ts';
export { canQueue, due, type Queue, toggled, waits } from './queue.ts';
export {
  answersEnough,
  answersNothing,
  countingFor,
  destinyLeft,
  epicShare,
  finaleNears,
  hasNoCards,
  isRecruiting,
  leadOf,
  livesIn,
  recruitsLeft,
} from './standing.ts';
export { hasBeenAttacked, mayBeAsked, ORDERS, type Order, SPOKEN, standingAnswer } from './window.ts';
