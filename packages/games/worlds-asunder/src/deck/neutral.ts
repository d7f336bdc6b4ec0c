export const NEUTRAL = `
Lantern Walk · leadership 2
  It started as a protest, and then the children got hold of it. Nobody has yet given the order to
  disperse paper geese.
Schoolroom · leadership 2
  Two maps of one country hang side by side. The first lesson, every autumn, is to find what both of
  them leave out.
Stand Tall · leadership 3
  She has a statue at the ford. It is life-size, so visitors tend to miss it; horses don’t.
Bandaged Mayor · leadership 3
  Two bullets and an election, and she was out of bed in time for all three. As a girl she kept geese.
Treaty Table · leadership 4
  They built it round, to avoid a quarrel, in a room with only one door, which caused it.
Fen Heiress · leadership 4
  She has abolished the tolls, drained nothing, and wears her grandmother’s boots. Both Leagues have
  sent surveyors. The surveyors are being looked after.
Every Bell at Once · leadership 5
  No one had planned it. At noon they all rang, cracked bells, ships’ bells, bicycles, and for as long
  as it lasted there was just the one country.
Travelling Fair · enlist 3
  It leaves every town with one wagon more, and the town with one clerk less.
Loose Thread · engineering 1
  Pull it, and you learn how the whole thing was made. There is generally time to stop.
Radio Mast · engineering 2
  By day it sends the forecast, by night whatever the shepherds feel like saying. It is the most
  trusted voice in the country.
Weather Loom · engineering 3
  The shuttle goes across, and a squall comes in from the west. It is not quite settled which of them
  is the loom.
Patchwork Bridge · engineering 3
  A span of stone, a span of rope, one of railway carriages, one of nothing but habit. Those who live
  here cross it reading.
Bone Setter · engineering 3
  She asks which League you belong to when she has you by the wrist. By the time you have answered, it
  is done.
Buried Dynamo · engineering 4
  It was turning under the turnip fields before there were turnips. We have hung one lamp on it, and
  wait to be asked for the rent.
Slow Cathedral · engineering 4
  Begun by people with no hope of a roof. In its ninety-first year the swallows moved in, and the
  masons call it finished and carry on.
Free Company · warfare 3
  They elect their captain every Monday and their side every Tuesday. Hire them on a Wednesday.
Barricade · warfare 3
  Two trams, a confessional, all the chairs. The chairs were being handed out of the windows before
  anybody asked.
Feral Machines · warfare 3
  They were let go when the money went. Now they graze beside the railway in herds, and the young ones
  have never once been switched on by anybody.
Gale · warfare 4
  They give them names these days. This one was called after a clerk’s mother-in-law, and the clerk
  has since moved inland.
Glass Storm · warfare 4
  Sand, wind, lightning. It rained windows for an hour, and afterwards the desert was full of small
  clear views of nothing.
Two Armies · warfare 5
  They had dug in so close that they shared a well. It took great generals, on both sides, to get a
  war out of it.
Paper Boat · vision 1
  Folded from a page of the treaty. It floats, which is more than was expected.
Frosted Window · vision 1
  Breathe on it and rub, and there is the street as it used to be, with everyone in it.
Museum of Ice · vision 2
  One room has been kept as the Frost left it: the table laid, the door ajar. The guide does not come
  in with you.
Shape of the Whole · vision 2 · epic
  She spent her life on one corner of the mosaic. On the last day they brought her the ladder, and she
  laughed so loudly that people came in from both Leagues to see what it was a picture of.
Bread Line · logistics 2
  It goes twice around the square. So far it has given rise to a newspaper, a choir, and nine
  marriages.
Junction Town · logistics 3
  All trains stop here, for a reason that is in no timetable and may be the pie.
Salt Road · logistics 3
  Camels to the wall, lorries to the sea, and all the way in between a woman with a handcart, who is
  never late.
Ferryman · navigation 2
  One coin to cross, two to come back. By then, he says, you will have something to come back with.
Where Roads Meet · navigation 2 · epic
  Seven roads, and an inn that is older than any of them. People who set out in opposite directions
  find each other at the same table, a lifetime later, and order the same thing.
Cat at Midnight · omen 1
  It sat up, looked hard at nobody, and moved over to make room.
Cracked Moon · omen 4
  A hair’s breadth, from edge to edge, at moonrise. Everybody looked at everybody, to see who would be
  the first to say that it had always been there.
Borrowed Coat · valor 2
  It was too large, and it was the enemy’s. She buttoned it, took up her end of the stretcher, and
  walked out to where both sides had to stop.
Unarmed Crossing · valor 3
  Sixty of them, arm in arm, singing badly, right up to the wire. The corporal had his orders. He also
  had, it turned out, an aunt in the second row.
Empty Chair · covert 2
  He is listed as present at every meeting, and no one has ever seen him. The minutes are unusually
  good.
Room without Doors · covert 3
  You can’t be followed in. You only remember having been there all along, and somebody handing you a
  cup.
Puppet Theatre · persuasion 3
  “And which of you is on strings?” asks the smallest puppet, every night; and every night some
  minister stands up and leaves.
Fair Copy · persuasion 3
  The clerk wrote out the demands of both sides in one hand and one grammar. They came to the same
  four sentences.
Drawn Line · battle 4
  Chalk, on a bridge, by a boy whose hand was shaking. They stopped at it, though.
Spring Flood · battle 5
  Everything that the Frost had kept came down the river at once: ice, fences, a pulpit, four winters
  of undelivered post.
Found Child · rescue 1
  He would not say which side he came from. So each of them took him in, turn and turn about, and they
  had to talk to one another about shoes.
Grave Tender · vengeance 2
  She keeps the weeds from all of them, League by League, and says each name aloud. Some nights she is
  out with a lamp, checking it against a list of her own.
`;
