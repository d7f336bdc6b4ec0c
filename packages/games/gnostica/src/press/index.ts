/** What pressing things means and what would follow, for boards of any kind. Pure: a board draws it and points. */
export { cardBelow } from './below.ts';
export { isHighestBid } from './bids.ts';
export { agreedActor, type Choosing, choiceOf, NOTHING } from './choosing.ts';
export { type Drawing, drawsOf, droppedBy, isPass } from './drawing.ts';
export { type Group, keeping, keepsItsFacing, ownerTurned, pipsAfter, shownOf, TURNS } from './facing.ts';
export { putsOut, whatFollows } from './follows.ts';
export { harmLast } from './harm-last.ts';
export { likeless } from './likeless.ts';
export { type Meaning, meaningsOf } from './meaning.ts';
export {
  type Light,
  type Pressed,
  pressThing,
  type Question,
  questionFor,
  UNPRESSED,
} from './question.ts';
export {
  ahead,
  cardIn,
  cardShown,
  firstLike,
  foundAgain,
  holderOf,
  isSameSpace,
  manIn,
  siteAt,
  siteBelow,
  type Thing,
} from './things.ts';
export { likelyMeant } from './why-not.ts';
