export const SWIFTS = `
Falling Ember · ruin 6 · Swift League
  They had told us that the Ring could not fall. It fell for three nights, and what it lit burned on
  both sides of the strait. In the morning we raised our flag over the brightest of the ruins, since
  somebody had to.
Thousand Harbours · triumph 6 · Swift League
  The chart had so many lamps that we gave up marking them, and marked the dark places instead. Last
  year there was one. Tonight a boat went out to it, with a kettle.
Homecoming Tide · triumph 6 · Swift League
  It came in at dawn, without wind, and carried every boat that had ever been written off. The quays
  were full of people reading out names, and being answered.
Deck Cadet · leadership 2 · Swift League
  Top marks in knots, navigation and insolence. Only the last is still taught by hand.
Spoken Course · leadership 2 · Swift League
  Instruments can be jammed and charts revised. So the captains carry the way home as a song, and each
  teaches it to one person who cannot sing.
One More Try · leadership 3 · Swift League
  The slate hangs in the academy, under glass, with the eight on it. On the morning of the
  examinations somebody always breaks in and makes it a nine.
Admiral of None · leadership 3 · Swift League
  He commanded the southern squadron until it was voted out of existence. At six he inspects the
  harbour; the fishermen salute, and it does them all good.
Fleet Speaker · leadership 4 · Swift League
  Elected by eleven votes and a slip of the pen. In twenty years nobody has thought of a better way to
  choose one.
Weathered Commodore · leadership 4 · Swift League
  She used to be the child at the masthead. She still reports everything; the difference is that now
  they write it down.
High Pilot · leadership 5 · Swift League
  Nobody has worn the coat since. It hangs at the bow of the flagship, and in bad weather the helmsmen
  look at it anyway.
Empty Berth · enlist 3 · Swift League
  On every ship one hammock is slung for no one. You would be surprised who turns out to fit.
Patch and Prayer · engineering 1 · Swift League
  The patch is regulation issue. The prayer you bring yourself.
Dry Dock · engineering 2 · Swift League
  Ships out of water look embarrassed. Be quick, be thorough, and pass no remarks about the barnacles.
Sail Wright · engineering 3 · Swift League
  Hers is the last cloth loft in the League. The engines fail just often enough that she has been
  neither thanked nor dismissed.
Solar Weaver · engineering 3 · Swift League
  Copper, gold leaf, and a loom as wide as a street. On clear mornings the finished cloth gives one
  low note, a moment before the sun.
Ballast Pump · engineering 3 · Swift League
  It takes out what keeps you down and puts it back when you need keeping. Everyone aboard can think
  of somebody to try it on.
Ring Forge · engineering 4 · Swift League
  The year after the Frost it left the water. It rides above the strait now, turning, all its fires
  lit. Wedding rings still on Sundays.
Thinking Engine · engineering 4 · Swift League
  For thirty years it asked us one question a night. Last spring it began to answer them.
Wing Lancer · warfare 3 · Swift League
  The gliders have motors now. At the top of the climb the lancers switch them off, out of manners.
Hook and Line · warfare 3 · Swift League
  Disarmed by treaty, the grapnel crews took up fishing. It has been a remarkable season for patrol
  boats.
Petrel Flock · warfare 3 · Swift League
  Three hundred brass birds and a single mind. They roost in the rafters above the quay, heads under
  their wings, ticking.
Grey Flotilla · warfare 4 · Swift League
  Unpainted, unnamed, never at anchor. In the register, under “purpose”, someone has written
  “weather”.
Harpoon Deck · warfare 4 · Swift League
  It was built for whales, in the hungry years. The whales have not forgotten the deck, and lately
  they come quite close to look.
Hammerfall · warfare 5 · Swift League
  The great gun lies spiked in the naval museum and is aimed, out of respect, at the naval museum.
  Once a year the mallet goes missing.
Spyglass Orphan · vision 1 · Swift League
  It was all they found with her in the boat. She looks through the wrong end, because that, she says,
  is how you see who is far away.
Bottled Weather · vision 1 · Swift League
  The label is in her own hand: “Calm, early, with larks. To be opened at the very end.”
Sounding Line · vision 2 · Swift League
  Lead, tallow, sixty fathoms of knots. From a thimbleful of sea floor the old man can name the parish
  that lies drowned below.
Edge of the Chart · vision 2 · Swift League · epic
  Past the last soundings the engraver put no monsters and no border. He drew a very small ship, seen
  from behind, under every sail she had.
Ration Book · logistics 2 · Swift League
  Three of the stamps are for bread, one is for sugar, and the grey one has never been explained. Keep
  the grey one.
Customs Hall · logistics 3 · Swift League
  All who enter are asked whether they have anything to declare. A few, at that counter, after all
  these years, have declared it.
Container Row · logistics 3 · Swift League
  Steel boxes, six high, as far as you can see. In number 4117 there is a piano, and at night somebody
  who plays.
Pale Strait · navigation 2 · Swift League
  The ferry takes forty minutes. The timetable took a war, a frost and nineteen committees.
Great Circle · navigation 2 · Swift League · epic
  The straightest way round the world looks bent on every map. Sail it to the end and you meet your
  own wake, with the whole fleet following.
Uneasy Barometer · omen 1 · Swift League
  It has been falling since Tuesday, and so has the cook.
Drowned Bells · omen 4 · Swift League
  When they toll down there, it is the current. When they toll the hour, get the boats in.
Double Watch · valor 2 · Swift League
  He had done his four hours. The next man’s wife was near her time, so he did that man’s four as
  well, and in the last of them he saw the ice.
Into the Swell · valor 3 · Swift League
  You don’t outrun a sea like that. You turn, you show it the narrowest part of you, and you go up.
Running Dark · covert 2 · Swift League
  No lamps, no bell, no pipes. The crew has learned to cough when the waves do.
Smuggler Cove · covert 3 · Swift League
  Tea, wireless sets, poets. The excise men raid it every spring, and pay for what they take.
Soft Voice · persuasion 3 · Swift League
  There is a recording. The archive will not play it to anyone who has come alone.
Dockside Fiddler · persuasion 3 · Swift League
  She plays until both crews are dancing, and then slower, and slower, until they are only people
  standing on a quay together in the rain.
Cutlass Drill · battle 4 · Swift League
  Abolished as useless in the age of engines. Practised at dawn on every ship, because one ought to be
  awake for something.
Ramming Speed · battle 5 · Swift League
  There is a lever for it, under glass, and beneath the lever a card in the founder’s writing: “Are
  you sure? Then all of it.”
Flare at Dusk · rescue 1 · Swift League
  Red, small, a long way off. Four captains saw it who were not on speaking terms, and all four put
  about.
Scratched Name · vengeance 2 · Swift League
  Someone had taken a nail to the memorial. They did not paint it over. They learned the missing name
  by heart, and went to look for the nail.
`;
