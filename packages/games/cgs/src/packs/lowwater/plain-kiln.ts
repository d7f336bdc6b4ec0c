/** What the Kilnfolk live by: Iron, Guard and Craft. */
export const PLAIN_KILN = `[card Apprentice’s Tongs 76]
> Hold on; it cools eventually.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 1
EraCosts
  Renown 1
~ Every smith keeps the first pair, and the scar that explains the second.

[card Bucket of Nails 77]
> Straighten them on the way.
Type "Support"
Subtype "Tool"
AdventureResources
  Iron 1
EraCosts
  Renown 1
~ Pulled out of the drowned houses, one by one, by children, at a rate that children have since improved.

[card Kilnfolk Drag-Plough 78]
> Put your backs into the old seabed.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 2
EraCosts
  Renown 1
~ It turns up cups and cannonballs. Both are washed and priced.

[card Anchor Made Over 79]
> Beat it into whatever is short.
Type "Support"
Subtype "Tool"
AdventureResources
  Iron 2
EraCosts
  Renown 1
~ It spent a century holding things still and has to be persuaded.

[card The Patient Hammer 80]
> Let it fall once.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
AdventureResources
  Iron 3
EraCosts
  Renown 2
~ Water lifts it and a child lets it go. The ground has a dent in it that is known by name.

[card Gate Lad 81]
> Stand there and look taller.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 1
EraCosts
  Renown 1
~ He was told to stop anybody he did not know. He is new.

[card Neighbourhood Dogs 82]
> Let them off.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 1
EraCosts
  Renown 1
~ They bark at Tidewardens, at strangers and at the sea, and have so far been right about the sea.

[card The Brick Wardrobe 83]
> Dress six men in it and shut the road.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 2
EraCosts
  Renown 1
~ Armour of fired clay: it stops a pike once, with a noise like dinner.

[card Night Watch on Stilts 84]
> See over the fog.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 2
EraCosts
  Renown 1
~ They cannot run, but by the time one has stopped laughing they have one’s name.

[card Captain Clinker 85]
> Give her the wall and leave it at that.
Type "Support"
Subtype "Person"
Affiliation "Kilnfolk"
AdventureResources
  Guard 3
EraCosts
  Renown 2
~ She was baked, they say, rather than born. She has heard that one.

[card Thumb-Pot 86]
> Make it out of what is at your feet.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 1
EraCosts
  Renown 1
~ The first thing that every Kilnfolk child makes, and the last they throw away.

[card Reed Basket Weaver 87]
> Keep her talking and she keeps weaving.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 1
EraCosts
  Renown 1
~ The basket is finished when the gossip is. Some are very large.

[card The Glaze Room 88]
> Dip it, and do not ask.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 2
EraCosts
  Renown 1
~ The green is copper, the blue is cobalt and the red is a family matter.

[card Marle Joinery 89]
> Fit it without a nail.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 2
EraCosts
  Renown 1
~ Peg, wedge and spit. The drowned country’s chairs came up from the seabed without a wobble.

[card The Hundred-Year Wheel 90]
> Throw the shape that everything else will copy.
Type "Support"
Subtype "Goods"
Affiliation "Kilnfolk"
AdventureResources
  Craft 3
EraCosts
  Renown 2
~ It has not stopped since the first potter kicked it, and it takes seven in relay, who may not sneeze.
`;
