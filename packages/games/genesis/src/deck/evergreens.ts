export const EVERGREENS = `
Long Frost · ruin 6 · Evergreens
  The strait froze from shore to shore, and the fleet with it. Behind the hedges we burned our own
  orchards to keep the seed warm, and in spring, on black ground, there was nobody left to quarrel
  with.
Harvest of Suns · triumph 6 · Evergreens
  That autumn the terraces gave three crops, one after another, and the fruit lit the cellars like
  lamps. The pilots came up from the shore to ask the price. We told them to bring their children and
  sit down.
Open Gate · triumph 6 · Evergreens
  It never had a lock, only four hundred years of being closed. When at last we lifted the gate from
  its hinges it made a good long table, and both shores ate at it.
Upward Path · leadership 2 · Evergreens
  Every terrace is one season higher than the last. Nobody climbs it in a day, and nobody who has
  climbed it asks to go back.
Night Steward · leadership 2 · Evergreens
  She counts the sleepers, banks the fires, and decides by lamplight what the council will believe it
  thought of in the morning.
Orchard Mother · leadership 3 · Evergreens
  Nine hundred trees, and she knows which of them sulk. People are simpler, she says: they move when
  you call them.
Terrace Reeve · leadership 3 · Evergreens
  He owns the longest measuring rod in the valley and the shortest patience. Between the two, every
  field is level.
Many Hands · leadership 3 · Evergreens
  No one remembers who began the wall. By noon the argument was about where to put the door.
Seed Chancellor · leadership 4 · Evergreens
  His treasury weighs eleven pounds. Wars have been fought for less than a thimble of it.
Moss Abbess · leadership 4 · Evergreens
  Her order has one rule, to stay, and she has kept it longer than the roof has.
First Warden · leadership 5 · Evergreens
  The gardens had keepers before her, but she was the first to plant what she would not live to sit
  beneath. Half the valley is shade because of it.
Sap Rising · engineering 1 · Evergreens
  Put your ear to the bark in the last week of snow. That sound is every plan we have.
Tidal Yard · engineering 2 · Evergreens
  Twice a day the sea does our lifting and asks no wages. Twice a day we thank it, in case.
Master Grafter · engineering 3 · Evergreens
  One trunk, eleven kinds of apple, and a twelfth that he refuses to name until it has fruited twice.
Bridge Builder · engineering 3 · Evergreens
  She builds from both banks and has never been asked which side she is on. She is in the middle, with
  wet feet.
Glass Orchard · engineering 3 · Evergreens
  The first pane was a chapel window, the second a ship’s lantern. Now there are oranges at midwinter,
  and nobody mentions the chapel.
Living Wall · engineering 4 · Evergreens
  Stone cracks and mortar sulks. A wall that grows will mend its own breach, given a wet spring and a
  garrison willing to water it.
Waterwheel Choir · engineering 4 · Evergreens
  Seven wheels, seven notes. The millers hear a broken paddle the way others hear a wrong hymn.
Thorn Captain · warfare 3 · Evergreens
  He asks of every recruit a rose and a reason. The rose is to see how they hold it.
Briar Guard · warfare 3 · Evergreens
  They don’t charge. They are simply in more and more of the places where you meant to step.
Hornet Lines · warfare 3 · Evergreens
  Forty hives on forty poles, one cord, and a small girl with a knife who has been told to count to
  ten.
Iron Hedge · warfare 4 · Evergreens
  Hammered leaf by leaf in the year of the raids, and left out to rust into the right colour. Real
  wrens nest in it.
Boar Riders · warfare 4 · Evergreens
  Nobody tames the boar. You agree on a direction, and you hold on to the agreement by both ears.
March of Oaks · warfare 5 · Evergreens
  A finger’s breadth a year, always downhill, always toward the sea. The old maps are no help, and the
  oaks are in no hurry.
Unsent Letter · vision 1 · Evergreens
  “Dear brother, when this reaches you the gardens will” – and there the page ends. She has carried it
  so long that she knows what came next.
Still Water · vision 1 · Evergreens
  Lean over the cistern at dusk and you see your own face, then the roof, then the stars, then
  whatever is coming over the hill behind you.
Lamp Keeper · vision 2 · Evergreens
  He lights the same streets every evening, walking slowly, and knows from which windows people watch
  him pass, and since when.
Seventh Generation · vision 2 · Evergreens
  We keep a chair at council for someone who will be born in two hundred years. It is astonishing how
  often the chair is outvoted, and how often it was right.
Full Granary · logistics 2 · Evergreens
  Three floors of barley and one of cats.
Root Cellar · logistics 2 · Evergreens
  Turnips, candles, the good spade, a map of the old drains and, in hot weather, grandfather.
  Everything keeps down there.
Outer Depot · logistics 3 · Evergreens
  The last roof before the ice: thirty sledges, nine stoves, and a book in which everyone who passes
  writes what they took.
Deer Track · navigation 2 · Evergreens
  It doesn’t go the shortest way. It goes the way on which nothing has died.
Pilgrim Road · navigation 3 · Evergreens
  Worn knee-deep by people looking for something. Most of them found an inn, and the rest found each
  other.
Rooftop Watcher · omen 1 · Evergreens
  From up there the quarrel of the two shores is a line of lights and another line of lights. She
  reports the wind.
Burning Almanac · omen 4 · Evergreens
  The last reliable page was for the ninth of March. We burned the rest to get through April, and it
  was the most use the thing had ever been.
Quiet Oath · valor 2 · Evergreens
  It has no words. You lay your hand flat on the bark, and afterwards you are someone who stays.
Last Furrow · valor 3 · Evergreens
  The others ran when the horns blew. He turned the team, since there was light enough for one more,
  and before he reached the hedge they had come back to see who was still ploughing.
Closed Shutters · covert 2 · Evergreens
  A whole street of them is a kind of shout. Nobody here has seen anything, will see anything, or was
  at home.
Under Ivy · covert 3 · Evergreens
  Beneath the ivy is a door, beneath the door a stair, and at its foot a very polite person who would
  like to know how you heard.
Honeyed Word · persuasion 3 · Evergreens
  First the jar, then the spoon, then the proposal. No envoy has ever refused with his mouth full.
Patient Aunt · persuasion 3 · Evergreens
  She lets you finish. She lets you finish again. By the third time you have talked yourself into the
  thing she came for.
Wildfire Break · battle 4 · Evergreens
  You fight a fire by choosing what to lose to it. They cut down the orange grove in one night,
  weeping, and met the flames with axes on bare ground.
Felling Day · battle 5 · Evergreens
  Once in a lifetime the horn is blown three times, and every gardener takes down from the wall the
  tool that is not for gardening.
Warm Loaf · rescue 1 · Evergreens
  It was left on the sill for anyone. He was anyone, that night, and by morning he was himself again.
Salted Earth · vengeance 2 · Evergreens
  They could not keep the field, so they made sure of its next hundred harvests. Somebody’s great-
  grandson will still taste it.
`;
