export const NEUTRAL = `
Goose Girl · leadership 2
  Thirty geese and a stick. She has held the market bridge against dukes with less.
Lost Caravan · leadership 2
  They have been lost for three generations and by now are extremely good at it. If you must lose your
  way, do it in company.
Stand Tall · leadership 3
  It isn’t height. The smallest woman in the fen did it once in front of cavalry, and the horses
  remember.
Village Bell · leadership 3
  One stroke for a birth, two for a death, and steadily, all night, when the water is coming. The rope
  is worn thinnest at the height of a child.
Borrowed Crown · leadership 3
  To be returned by seven each evening, polished. So far nobody has asked to keep it; it is heavy, and
  there is the paperwork.
Fen Queen · leadership 4
  Her throne is a punt, her army the knowledge of which ground will hold you. Both shores pay her
  tribute and call it a toll.
Winter Moot · leadership 4
  On the shortest day all grudges may be brought in from the cold, set on the table and named. Some of
  them are smaller indoors.
Beacon Chain · leadership 5
  A fire on one hill is a shepherd. A fire on ninety hills is a country that has just found out it
  exists.
Tinker Moth · engineering 1
  Brass, two grams, and drawn to anything that flickers. What it lands on works again.
Clay Aqueduct · engineering 2
  Twelve hundred pots with their bottoms knocked out, laid end to end by people who were thirsty and
  not stupid.
Windmill Heart · engineering 3
  Under the cap, where the great shaft turns, the miller hangs her children’s cradles. They are rocked
  for as long as there is weather.
Clock Mender · engineering 3
  He’ll mend the clock for nothing. For the lost hours there is a charge.
Scrap Cathedral · engineering 3
  Boilers, bedsteads, the ribs of a ship. The windows are bottle ends, and the light comes in through
  everything anyone ever drank to forget.
Deep Drill · engineering 4
  At the ninth mile it struck something that drilled back.
Walking Crane · engineering 4
  It crosses the valley in six strides and sets each foot down as if something were asleep there.
Hill Clans · warfare 3
  They come down for salt, weddings and war. The wise lay in plenty of salt.
Hired Spears · warfare 3
  Loyal to the last coin, which is carried ahead of them on a cushion.
Wolf Winter · warfare 3
  In the year when the wolves came as far as the well, we learned that they, too, send one ahead to
  see if it is safe.
Gale · warfare 4
  Out of the north-west, without a declaration. It has no quarrel with anyone, and no manners.
Siege Tower · warfare 4
  From the top floor you can see into their kitchens. That is the hard part, the gunners say: the
  kitchens.
Avalanche · warfare 5
  A hare stepped on the cornice. There were twenty years of snow above the pass, all waiting to be
  asked.
First Snowdrop · vision 1
  It came up through the ice with its head down, as though looking for something it had dropped there
  in autumn.
Blind Cartographer · vision 1
  She draws with thread and wax. The sighted use her maps with their eyes closed, and arrive.
Tower of Lenses · vision 2
  Turn the third ring, and you see the far coast; the fifth, the craters of the moon; the seventh, an
  astronomer in a tower, looking at you.
Map of Tomorrow · vision 2
  Accurate to the street, but somebody has stood a cup on the middle of it.
Mule Train · logistics 2
  A mule will carry a third of its weight and twice your patience, and has views on the remainder.
Market Day · logistics 2
  On Thursdays there are no shores. There is only the price of eggs.
Canal Locks · logistics 3
  Fourteen gates lift a laden barge over a hill. Their keepers are the only people in the country who
  have never hurried and never been late.
Stepping Stones · navigation 2
  Set for the stride of somebody taller. At the seventh one jumps; everybody has, and everybody looks
  round afterwards.
River Mouth · navigation 3
  Here the sweet water finds out what it was for.
Tea Leaves · omen 1
  A ship, a ladder, a dog. Or the same dog three times.
Two Moons · omen 4
  The second one rose at half past ten, low, and in no hurry. By midnight there were prophets on every
  corner, and all of them had said so.
Small Lantern · valor 2
  It lights a circle three steps wide. She crossed the whole of the moor in it.
Narrow Pass · valor 3
  Two abreast is a crowd here. Five held it for a day, by taking turns at being afraid.
Masked Ball · covert 2
  Everyone knew who everyone was. The masks were there so that nobody had to.
Owl Hour · covert 3
  Between the second bell and the third nothing is signed, sold or witnessed, and most of the town’s
  business gets done.
Honest Scales · persuasion 3
  They hang in the open market and have ended more wars than any general, being impossible to impress.
Travelling Players · persuasion 3
  They gave the siege in two acts, with the general played by a bucket. He had laughed before he knew
  it, and after that he couldn’t very well burn the town.
Crossed Staves · battle 4
  Two shepherds, one ford. The sheep have learned to sit down and wait.
Breaking Dam · battle 5
  It had been talking to itself for a week. At noon it made up its mind.
Snow Dog · rescue 1
  She has dug out bishops, smugglers and a collector of taxes, and licked them all alike.
Cold Hearth · vengeance 2
  They came home to it, and nobody spoke, and nobody lit it again until every name had been found.
`;
