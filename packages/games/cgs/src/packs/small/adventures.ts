/** The adventures of the small pack. */
export const ADVENTURES = `[card Harbour Light 1]
> Keep the lamp burning until spring.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Oil 2
  Stone 1
EraResources
  Renown 5
~ Four keepers have asked for the post. None has asked twice.

[card Ice Road 2]
> Mark the road across the frozen bay.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Rope 2
  Stone 1
EraResources
  Renown 5
Feats
  Rope 1
~ In March it is a road. In April it is a rumour.

[card Net Loft 3]
> Mend what the storm has torn.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Rope 2
EraResources
  Renown 3
~ Everybody in town can tie eleven knots and name nine.

[card Oil Cellar 4]
> Fill the cellar before the ice comes.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Oil 2
EraResources
  Renown 3
~ You smell it before you find the door.

[card Broken Mole 5]
> Close the gap in the mole.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Oil 1
  Rope 1
  Stone 3
EraResources
  Renown 7
Feats
  Stone 1
~ The sea takes a stone a night, and counts.

[card Fog Bell 6]
> Hang the great bell.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Rope 3
  Stone 2
EraResources
  Renown 7
~ It was cast for a church inland. Nobody there has missed it.

[card Ferry House 7]
> Build a house for those who wait.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Oil 1
  Rope 1
  Stone 1
EraResources
  Renown 5
~ The stove is lit at four. The ferry comes when it comes.
`;
