export const EVERGREENS = `
Long Frost · ruin 6 · Evergreen League
  This time there was a warning, and each League kept it as evidence against the other. The snow lay
  four years. When the roads opened, those of us who held the vaults came out to govern a country of
  chimneys.
Harvest of Suns · triumph 6 · Evergreen League
  The old trees bore again, on wood that we had all taken for dead. We sent the first basket over the
  strait without a letter. They sent it back, washed, with a second one inside.
Open Gate · triumph 6 · Evergreen League
  After the Frost the gate was hung again, and guarded, and painted twice. On the day it opened no
  order had been given. A child went through after a ball, then her mother, then the rest of us.
Upward Path · leadership 2 · Evergreen League
  They have put in a railing since, and benches, and a plaque. It is still as steep.
Night Steward · leadership 2 · Evergreen League
  Her grandmother counted sleepers. She counts the windows that light up at three in the morning, and
  sends round soup.
Reader of Rings · leadership 3 · Evergreen League
  Every stump is a ledger. She can show you, with a fingernail, the year which both sides say did not
  happen.
Stubborn Heir · leadership 3 · Evergreen League
  He was left a ruined orchard and a great deal of advice. He sold the advice.
League Assembly · leadership 4 · Evergreen League
  Two hundred delegates under one glass roof. It leaks on all parties alike, and the motion to buy
  buckets is the only one that ever passed unopposed.
Grey Arborist · leadership 4 · Evergreen League
  He planted the boulevard as a boy and fought for it as a soldier. Now, each spring, he decides which
  of his old friends is dangerous.
First Warden · leadership 5 · Evergreen League
  There have been six since. Sooner or later each is asked what the first would have done, and goes to
  sit under her trees until an answer comes that sounds like her.
Sapling Levy · enlist 3 · Evergreen League
  Every household sends one child and one tree, to be raised side by side. The trees remember which
  was theirs.
Sap Rising · engineering 1 · Evergreen League
  The pumps have gauges now. There is still a woman who puts her ear to the bark, in case the gauges
  are being polite.
Tidal Yard · engineering 2 · Evergreen League
  The sea has been made a full partner in the firm. It has yet to attend a meeting.
Master Grafter · engineering 3 · Evergreen League
  The twelfth apple fruited twice, and then he died. His pupils agree about everything except its
  name.
Bridge Builder · engineering 3 · Evergreen League
  The same bridge four times, and always from both banks. She has begun to leave a chair in the
  middle.
Winter Garden · engineering 3 · Evergreen League
  Under the dome it is for ever the second week of May. The old are let in by rota; the roses know
  them.
Root Engine · engineering 4 · Evergreen League
  It was grown, not built, over thirty years, around a boiler. It drives the eastern mills and has
  begun, very slightly, to hum.
Dome Raising · engineering 4 · Evergreen League
  Four hundred ropes, one drum. For as long as it hung between ground and sky, nobody in the valley
  belonged to any party.
Thorn Captain · warfare 3 · Evergreen League
  He has grown stout, and his roses take prizes. Recruits still come to show him the scars on their
  palms.
Briar Guard · warfare 3 · Evergreen League
  No one has drilled them since the armistice. They have spread of their own accord.
Nettle Patrol · warfare 3 · Evergreen League
  Volunteers, mostly retired, armed with sickles and an intimate knowledge of who lives where.
Iron Hedge · warfare 4 · Evergreen League
  Children are forbidden to climb it and are all expert. In places the real hedge has grown through,
  and it is the leaves that hold up the iron.
Stone Beetle · warfare 4 · Evergreen League
  Six legs, fifty tons, a crew of three, and a vase on the chart table. It walks through walls so
  gently that the vase has never been filled twice in one day.
Forest Walks · warfare 5 · Evergreen League
  What the oaks had been doing at a finger’s breadth a year they did in one night. At daybreak the
  wood stood along the harbour wall, dripping, and waited to be spoken to.
Unsent Letter · vision 1 · Evergreen League
  It was found in the lining of her coat and delivered thirty years late, to her brother’s grandson.
  He has begun an answer.
Still Water · vision 1 · Evergreen League
  The cistern has been roofed over. You see your own face in it still, and the stars, and it is no use
  telling people about the roof.
Lamp Keeper · vision 2 · Evergreen League
  The lamps light themselves now. He walks the round all the same, so that the street knows it was
  noticed.
Mother Tree · vision 2 · Evergreen League · epic
  Every tree of the League has its roots in hers, or in those of one that does. Wound it anywhere, and
  the whole forest flinches. Ask it anything, and allow a year.
Full Granary · logistics 2 · Evergreen League
  The fourth floor is still cats. They are on the payroll.
Outer Depot · logistics 3 · Evergreen League
  The book is in its ninth volume. On the first page of each, someone has copied out the oldest entry:
  “Took nothing. Was glad of the roof.”
Seed Vault · logistics 3 · Evergreen League
  Forty below, behind nine locks. The ninth key is with the Swifts, which is the point of it.
Mended Road · navigation 2 · Evergreen League
  By their colour you can tell which League laid which stones. The carts cannot.
Green Corridor · navigation 2 · Evergreen League · epic
  A strip of forest one mile wide, from the mountains to the sea, which nobody may own, fell or close.
  Everything that lives here uses it. So, on foot and by night, do we.
Rooftop Watcher · omen 1 · Evergreen League
  There are instruments for it nowadays. She is kept on because not one of them has ever called the
  others up to see the sunset.
Burning Almanac · omen 4 · Evergreen League
  They have printed it again, on better paper. Every house keeps its copy beside the stove.
Quiet Oath · valor 2 · Evergreen League
  There is a form now, in triplicate. The clerk waits until you have signed and then takes you
  outside, to the tree.
Bent Not Broken · valor 3 · Evergreen League
  The pear on the sea wall grows sideways and fruits on one branch. It has outlived three admirals and
  the wall.
Closed Shutters · covert 2 · Evergreen League
  They are steel, and the street has a new name. Behind them sits the same old woman, who has not seen
  a thing.
Spore Drift · covert 3 · Evergreen League
  It came in on somebody’s boots. No sentry stops anything so small, and by midsummer the secret plans
  had grown a soft grey fur.
Shared Table · persuasion 3 · Evergreen League
  Made out of the old gate, they say, though six villages have that table. You argue standing up; you
  agree sitting down.
Old Photograph · persuasion 3 · Evergreen League
  A garden, a boat, a dozen people squinting. The envoy found his own mother there, with an arm around
  the enemy.
Pruning Hook · battle 4 · Evergreen League
  Beaten out of a spear, which had been beaten out of a pruning hook. The smith keeps both patterns on
  the same nail.
Windbreak · battle 5 · Evergreen League
  Nine rows of poplars, planted to take the blow for whatever stands behind them. They have never been
  straight. They lean into it.
Kitchen Door · rescue 1 · Evergreen League
  The front door is for guests. This one has not been locked since the Frost.
Stump and Ash · vengeance 2 · Evergreen League
  She counted the rings before she left, and took the number with her.
`;
