/** The adventures of tiers III and IV: the deep country, and the last weeks before the water. */
export const ADVENTURES_3 = `[card The Procession of Wrecks 33]
> Float the finest of them home with bunting on.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hull 4
  Voice 2
AcceptSupportIf1
  AR.Craft > 2
  AR.Hull > 2
  AR.Voice > 2
  Ploy < 0
EraResources
  Renown 10
~ Nine hulls in a row, bow to stern, as if they had sunk politely.

[card The Iron Orchard 34]
> Bring in the harvest, hinge by hinge.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 4
  Store 2
  Voice 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Store > 2
  AR.Voice > 2
  Ploy < 0
EraResources
  Renown 10
~ A rail yard went down here with all its points and levers. They have grown barnacles, and something like fruit.

[card The Pilots’ Guildhall 35]
> Find the drawings of the long ships before they dry to dust.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 3
  Pilot 4
  Wits 1
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Renown 11
Feats
  Learned "Long Keels"
~ The guild admitted no one who could not swim. On the last day it admitted everyone.

[card The Bellows House 36]
> Work out what breathed here, and make it breathe again.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 4
  Hull 3
  Wits 1
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Renown 11
Feats
  Learned "Great Bellows"
~ The leather is gone, the ribs are left. People lower their voices inside, as one does in a whale.

[card The Siege of the Salt Vaults 37]
> Take the cellars from below.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Guard 3
  Hands 2
  Store 4
PlayIfBuildsite
  Feats.Learned = "Sluices"
EraResources
  Renown 11
Feats
  Hands 1
  Learned "Salt Vaults"
~ The doors open only to the sea, so somebody must always be the sea.

[card The Burning of Glass Street 38]
> Keep the furnaces, whoever holds the houses.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 4
  Hands 2
  Pilot 3
PlayIfBuildsite
  Feats.Learned = "Slow Fire"
EraResources
  Renown 11
Feats
  Hands 1
  Learned "Glass Kilns"
~ The street is one long window. By evening the two armies could see exactly how alike they looked.

[card The Tide Mill of Marle 39 | gold]
> Set the great wheel turning on the last true tide.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 3
  Hull 4
  Wits 1
EraResources
  Renown 11
Feats
  Hull 2
~ It ground the corn of nine parishes and one year, when asked, the bones of a king. The wardens have kept its oil can filled for two hundred years.

[card The Hill That Was a Kiln 40 | gold]
> Break the seal, and fire the mountain.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Iron 4
  Store 3
  Wits 1
EraResources
  Renown 11
Feats
  Iron 2
~ The elders built a hill around the largest pot ever thrown, so that the sea should not have it. It rings when it rains.

[card The Customs House 41]
> Reopen it in the face of every smuggler on the coast.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Guard 3
  Hands 3
  Pilot 3
EraResources
  Renown 11
~ The smugglers protested that the place was closed. It was explained to them that this had been the attraction.

[card The Quiet Warehouse 42]
> Move in by night and be established by morning.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Craft 3
  Store 3
  Wits 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 7
~ Goods from both houses, still ticketed for a market that was held under water.

[card The Bell at the Bottom 43]
> Raise it together and hang it where all can hear.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 6
AdventureCommonCosts
  Craft 2
  Pilot 4
  Voice 1
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Learned "Turning Bell"
  Voice 1
~ When it is rung everything stops: oxen, tempers, the tide itself for a moment, out of respect.

[card The Drowned Observatory 44]
> Read the old calendar to the last page.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 6
AdventureCommonCosts
  Guard 4
  Store 2
  Voice 1
PlayIfBuildsite
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Learned "Drowned Calendar"
  Voice 1
~ It names the day on which the sea will return, and the day after, on which everybody will say so.

[card The King Tide 45]
> Find every leak before the water does, or lose the season.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Hands 2
  Voice 2
  Wits 3
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Renown 3
~ It comes at night, one hand higher than anybody’s grandfather admitted.

[card The Crown of Soundings 46]
> Outbid the sea for the last chart of the realm.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 4
  Pilot 4
  Voice 3
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite1
  ER.Renown > 10
  Feats.Learned = "Long Keels"/"Great Bellows"/"Salt Vaults"/"Glass Kilns"
EraResources
  Renown 14
~ A circlet of lead weights, one for each harbour. Kings wore it to remember how deep things were.

[card The Battle of Marle Minster 47]
> Hold the nave until the water is at the door.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Hull 5
  Iron 5
PlayIfBuildsiteSum
  ER.Renown > 18
EraResources
  Renown 15
~ They fought from pew to pew, and when the tide came in they helped each other up into the gallery.

[card The New Dyke 48]
> Close it before the spring tides, whoever objects.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Craft 4
  Store 4
  Wits 2
PlayIfBuildsite1
  Feats.Hands > 1
  Feats.Learned = "Salt Vaults"/"Glass Kilns"
EraResources
  Renown 15
~ Three miles long and one cart short. The cart belongs to an objector.

[card The Treaty City 49]
> Found a town that will float if it must.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 8
AdventureCommonCosts
  Guard 2
  Hull 3
  Iron 3
  Pilot 2
PlayIfBuildsite1
  Feats.Learned = "Common Watch"/"Common Oven"
Feats
  Craft 1
  Store 1
~ Its streets are laid on rafts, its walls on piles and its constitution on the fact that both houses were tired.

[card The Returning Sea 50]
> Give it what it asks, all of you, or give it everything.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Hands 1
  Voice 3
  Wits 3
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Renown 3
~ First it fills the footprints, then the cellars, and then it stands in the doorway like a guest who has remembered the way.
`;
