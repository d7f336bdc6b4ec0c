export const SWIFTS = `
Falling Ember · ruin 6 · Swifts
  It began as one ember from the signal mast, and the wind had opinions. By morning the gardens were
  smoke, and half our own fleet with them. We had won the shore; there was nothing left on it to tie a
  rope to.
Thousand Harbours · triumph 6 · Swifts
  We never found the one good shore that the songs promised. We found a thousand small ones, put a
  lamp and a kettle in each, and noticed one evening that the whole dark coast was lit.
Landfall · triumph 6 · Swifts
  Nine months of water, and then a smell of leaves. The child at the masthead had no word for what she
  saw, so we still use the one that she made up.
Young Bosun · leadership 2 · Swifts
  She is fourteen and has a voice that rope obeys.
Rope and Whistle · leadership 2 · Swifts
  Two blasts mean haul and three mean hold. One long one means that whoever was blowing has fallen in.
One More Try · leadership 3 · Swifts
  The seventh crossing failed like the other six. She wiped the slate, sharpened the chalk, and wrote
  an eight with a flourish.
Storm Council · leadership 3 · Swifts
  It meets on deck, in the weather under discussion. Speeches are short.
Quay Mistress · leadership 3 · Swifts
  Every ship that leaves owes her a rope, a story and a date. She has never had to ask twice for the
  rope.
Fleet Speaker · leadership 4 · Swifts
  When four hundred captains disagree, one person says so for all of them, in such a way that they
  sail the same morning.
Convoy Elder · leadership 4 · Swifts
  “Slowest ship leads.” It was her rule, and in thirty years nobody was lost behind her.
High Pilot · leadership 5 · Swifts
  He hasn’t touched a wheel in years. He stands at the bow with his eyes shut, and the helmsmen of
  sixty ships watch the back of his coat.
Spare Rivet · engineering 1 · Swifts
  Somewhere aboard there is a hole of exactly its size. You will know when.
Tar and Oakum · engineering 2 · Swifts
  Old rope picked apart, hammered into the seams and boiled over with pine. Half of seamanship is
  keeping the outside out.
Sail Wright · engineering 3 · Swifts
  She cuts by ear. The cloth is snapped once in the wind, and whatever it says too loudly, she takes
  off.
Diving Bell · engineering 3 · Swifts
  Down there are the streets of people who thought that the sea would stop. We bring up their hinges;
  theirs were better.
Kite Foundry · engineering 3 · Swifts
  Iron has no wish to fly and must be talked into it, a little at a time, over a very hot fire.
Ring Forge · engineering 4 · Swifts
  It floats at the centre of the fleet, and everything round comes from there: hoops, wheels, hatch
  rims, bells. Wedding rings on Sundays.
Thinking Engine · engineering 4 · Swifts
  We dredged it up with the anchor, green and humming. It answers any question about tides, and once a
  night it asks one about us.
Wing Lancer · warfare 3 · Swifts
  The glider gives you one pass, and the sea below no second opinion.
Grapnel Crew · warfare 3 · Swifts
  A hook each, a line each, and a general agreement that the gap is narrower than it looks.
Chain Shot · warfare 3 · Swifts
  Two balls that hate each other and cannot part. Aim it at somebody’s rigging, and stand well back
  from the metaphor.
Black Pennant · warfare 4 · Swifts
  It doesn’t mean death. It means that the captain has stopped counting the cost of powder.
Gannet Squadron · warfare 4 · Swifts
  They climb until they are specks, fold, and come down like thrown knives. Those who lived through a
  first attack always describe the silence.
Hammerfall · warfare 5 · Swifts
  The great gun is fired by its oldest gunner with a wooden mallet. Then everyone aboard is deaf till
  supper, and the far shore is a different shape.
Masthead Child · vision 1 · Swifts
  Light enough for the topmost spar, and too young to know what isn’t worth reporting.
Message in Glass · vision 1 · Swifts
  The bottle had crossed two oceans. “Is it you as well?” said the note.
Dead Reckoning · vision 2 · Swifts
  Speed by the log, time by the glass, and the rest by refusing to think about fog.
Uncharted Blue · vision 2 · Swifts
  The mapmaker left it blank and apologised. The pilot had it framed.
Salt Barrels · logistics 2 · Swifts
  Cod, cabbage, lemons, a letter from home. Salt keeps them all and improves two.
Tender Boats · logistics 2 · Swifts
  All day they run between ship and shore like gossip, and like gossip they come back heavier.
Floating Market · logistics 3 · Swifts
  When the stalls tie up together you can walk a mile on planks and buy anything but land.
Pale Strait · navigation 2 · Swifts
  Nine miles wide and never the same depth twice. On clear nights each shore can see the other’s
  lamps, and counts them.
Trade Wind · navigation 3 · Swifts
  It blows from the gardens to the sea for half the year, and back for the other half. Neither side
  has ever thanked it.
Circling Gulls · omen 1 · Swifts
  Fish, a wreck, or land. The gulls do not say which; they are gulls.
Green Lightning · omen 4 · Swifts
  It struck upward, out of the sea, and every compass in the fleet turned to look.
Hands Aloft · valor 2 · Swifts
  Nobody was ordered up into that rigging. The first looked at the sail, the second at the first, and
  then there was no room left on the yard.
Captain Stays · valor 3 · Swifts
  She sent away the boats with the crew, the cat and the logbook. Then she lit every lamp aboard, so
  that they would have something to row from.
False Colours · covert 2 · Swifts
  Each ship has a locker with flags for a dozen nations, four of which exist.
Fog Bank · covert 3 · Swifts
  Forty ships went in and forty came out, some of them ours.
Soft Voice · persuasion 3 · Swifts
  He never raises it. The whole tavern leans in, and whoever is leaning has already lost.
Tavern Song · persuasion 3 · Swifts
  It has eighty verses. By the thirtieth the garrison was singing; by the sixtieth they were holding
  the door for us.
Boarding Axe · battle 4 · Swifts
  Good for rope, doors, cheese, and the ending of conversations.
Broadside · battle 5 · Swifts
  The ship leans back from what it has said. Then comes the smoke, and then, much later, the other
  ship’s reply.
Lifeline · rescue 1 · Swifts
  One end is tied to the mast, the other to a person, and the middle to everybody’s breath.
Unpaid Debt · vengeance 2 · Swifts
  He kept the knife, the receipt and the memory of their faces, in ascending order of sharpness.
`;
