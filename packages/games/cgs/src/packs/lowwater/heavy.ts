/** Carriers with a berth or a bench, and the heavy cards that need one, or a feat. */
export const HEAVY = `[card Barge with a Crew 109]
> Moor here and load.
Type "Support"
Subtype "Mount"
AdventureResources
  Berth 3
  Hands 1
EraCosts
  Renown 1
~ The crew go with the barge; neither has been seen without the other.

[card The Charted Slip 110]
> Float it in on the number painted on the post.
Type "Support"
Subtype "Mount"
AdventureResources
  Berth 3
  Wits 1
EraCosts
  Renown 1
~ Every tide for forty years is pencilled on the wall, with remarks.

[card The Travelling Bench 111]
> Set it down and start.
Type "Support"
Subtype "Mount"
AdventureResources
  Bench 3
  Hands 1
EraCosts
  Renown 1
~ Six legs, four vices and two joiners who come with the vices.

[card The Drawing Loft 112]
> Chalk it on the floor at full size.
Type "Support"
Subtype "Mount"
AdventureResources
  Bench 3
  Wits 1
EraCosts
  Renown 1
~ The boards are so deep in old lines that one can trip over an idea.

[card The Unsinkable Second Try 113]
> Launch her from a proper berth.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
Unique "Great Ship"
AdventureCosts
  Berth 2
AdventureResources
  Hull 4
EraCosts
  Renown 2
~ The first try is still down there. The second was built to the same plans, but by people who were sorry.

[card The Walking Crane 114]
> Bolt it down before it starts.
Type "Support"
Subtype "Tool"
Affiliation "Kilnfolk"
Unique "Great Engine"
AdventureCosts
  Bench 2
AdventureResources
  Iron 4
EraCosts
  Renown 2
~ It has three legs and a will of its own, and takes one step for each thing it lifts.

[card The Admiral’s Own Choir 115]
> Bring them alongside and let them sing.
Type "Support"
Subtype "Person"
AdventureCosts
  Berth 2
AdventureResources
  Voice 4
EraCosts
  Renown 2
~ Sixty basses in a flat-bottomed boat. On the low notes it draws another foot.

[card The Oratory Engine 116]
> Put a speech in at the top and turn the handle.
Type "Support"
Subtype "Person"
AdventureCosts
  Bench 2
AdventureResources
  Voice 4
EraCosts
  Renown 2
~ It was made for the deaf king of Marle, who is said to have asked it to keep its voice down.

[card The Whole Fishing Fleet 117]
> Tie up and turn out.
Type "Support"
Subtype "Crowd"
AdventureCosts
  Berth 2
AdventureResources
  Hands 4
EraCosts
  Renown 2
~ Every man, woman and dog of them. The herring have declared a holiday.

[card The Guild of Two Hundred 118]
> Clear the benches; they are all coming.
Type "Support"
Subtype "Crowd"
AdventureCosts
  Bench 2
AdventureResources
  Hands 4
EraCosts
  Renown 2
~ There are a hundred and ninety-four. The name was cut in stone before the count.

[card The Leviathan Resumed 119]
> Build on from where they stopped.
Type "Support"
Subtype "Boat"
Unique "Great Ship"
AdventureResources
  Hull 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ The ribs had stood in the dock at Marle since the flood, with a pot of varnish and a note saying back soon.

[card The Blind Navigator of Hythe 120]
> Give him the long keel and the open water.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ He reads the swell through the soles of his feet and takes his shoes off only for storms.

[card The Salt Cathedral 121]
> Draw on the vaults.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 5
PlayIfBuildsite
  Feats.Learned = "Salt Vaults"
EraCosts
  Favour 1
  Renown 2
~ Hewn by monks who had vowed to waste nothing. Hams hang from the vaulting like bells.

[card The Breath of the Hill 122]
> Work the great bellows, forty to a side.
Type "Support"
Subtype "Tool"
Unique "Great Engine"
AdventureResources
  Iron 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ When it draws in, hats leave. When it blows out, iron runs.

[card The Terracotta Regiment 123]
> March them out of the kiln.
Type "Support"
Subtype "Person"
AdventureResources
  Guard 5
PlayIfBuildsite
  Feats.Learned = "Great Bellows"/"Long Keels"
EraCosts
  Favour 1
  Renown 2
~ Four hundred, each with a different face, all of them the potter’s aunt’s.

[card The Clear Ship in the Bottle 124]
> Unveil it, and let them look for the join.
Type "Support"
Subtype "Goods"
AdventureResources
  Craft 5
PlayIfBuildsite
  Feats.Learned = "Glass Kilns"
EraCosts
  Favour 1
  Renown 2
~ The bottle is nine feet long and so is the ship. The Glass Street masters took the secret up the chimney with them.
`;
