/** What the Tidewardens live by: Hull, Pilot and Store. */
export const PLAIN_TIDE = `[card Warden’s Skiff 61]
> Row out and say who is asking.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 1
EraCosts
  Renown 1
~ Painted grey so that the sea will take it for a small wave.

[card Door with Oars 62]
> Push off and do not lean.
Type "Support"
Subtype "Boat"
AdventureResources
  Hull 1
EraCosts
  Renown 1
~ It was the front door of a good house. It still sticks in wet weather.

[card Tar-Black Lugger 63]
> Run in under the wall.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 2
EraCosts
  Renown 1
~ She has been tarred so often that there may be no boat left inside.

[card Raft of Pews 64]
> Float the congregation.
Type "Support"
Subtype "Boat"
AdventureResources
  Hull 2
EraCosts
  Renown 1
~ Built in a morning out of Marle Minster. The hymn numbers are still up.

[card The Grey Apology 65]
> Send the flagship.
Type "Support"
Subtype "Boat"
Affiliation "Tidewardens"
AdventureResources
  Hull 3
EraCosts
  Renown 2
~ Named by the shipwright after the launch, which took the pier with it.

[card Mud Pilot 66]
> Follow her footprints exactly.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 1
EraCosts
  Renown 1
~ She tastes the mud at every turn and has never been asked back to dinner.

[card Gull-Follower 67]
> Go where they settle.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 1
EraCosts
  Renown 1
~ Gulls know every channel. They also know every midden, and do not distinguish.

[card The Channel Sisters 68]
> Let one steer while the other disagrees.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 2
EraCosts
  Renown 1
~ Between them they have never run aground. Apart, they have never left port.

[card Eel-Boy’s Shortcut 69]
> Duck, and hold your breath.
Type "Support"
Subtype "Person"
AdventureResources
  Pilot 2
EraCosts
  Renown 1
~ It saves an hour, if one is the size of the eel-boy.

[card Old Mother Fathom 70]
> Ask her, and take off your hat.
Type "Support"
Subtype "Person"
Affiliation "Tidewardens"
AdventureResources
  Pilot 3
EraCosts
  Renown 2
~ She piloted the last ship out of Marle as a girl of six. She has been waiting to be asked for the way back.

[card Salt Pork Barrel 71]
> Eat around the date.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 1
EraCosts
  Renown 1
~ It is stamped with the year. The cook has turned that side to the wall.

[card Sack of Wet Rope 72]
> Dry it, coil it, promise it away.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 1
EraCosts
  Renown 1
~ Rope is never lost at sea. It merely becomes somebody’s.

[card The Wardens’ Chandlery 73]
> Draw what you need and sign for twice as much.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 2
EraCosts
  Renown 1
~ Everything hangs from the ceiling, in order of how often it is regretted.

[card Flood-Cellar Preserves 74]
> Open one and stand back.
Type "Support"
Subtype "Goods"
AdventureResources
  Store 2
EraCosts
  Renown 1
~ The labels floated off. There are plums, and there are surprises.

[card The Ark at Hallow Quay 75]
> Unlock the great store.
Type "Support"
Subtype "Goods"
Affiliation "Tidewardens"
AdventureResources
  Store 3
EraCosts
  Renown 2
~ Provisions for two hundred, for the flood that had already happened. The wardens do not like to be caught out twice.
`;
