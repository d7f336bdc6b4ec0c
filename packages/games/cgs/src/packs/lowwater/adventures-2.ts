/** The adventures of tier II: the drowned towns. */
export const ADVENTURES_2 = `[card Regatta of the Dry Docks 15]
> Be the first to float anything at all.
Type "Adventure"
Roleplay "Competition"
Affiliation "Tidewardens"
AdventureCommonCosts
  Guard 2
  Hull 3
  Wits 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ The course has no water in it yet. The wardens dragged their boats to the line and sat in them, looking ready.

[card The Great Firing 16]
> Bring a hundred pots through the fire and break none.
Type "Adventure"
Roleplay "Competition"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Iron 3
  Pilot 2
  Wits 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ They are stacked so close that each one remembers the shape of its neighbours.

[card The Glass Shoals 17]
> Thread the channel where the furnaces ran into the sea.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hands 1
  Pilot 3
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ The bottom is green and smooth and full of bubbles with the old air still in them. Do not anchor.

[card The Granary of Ninebridge 18]
> Get the keys from nine doorkeepers, one per bridge.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 3
  Hands 1
  Store 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 7
~ Their grandfathers swore to open to nobody but all nine together. The grandsons have inherited the oath and the lumbago.

[card The Clock at Hythe Under 19]
> Start it, and have the hour agreed.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 2
  Store 2
  Wits 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Store > 2
  AR.Wits > 2
  Ploy < 0
EraResources
  Renown 7
~ It stopped at the flood and has been right twice a day ever since, which is better than the town hall.

[card The Map Room 20]
> Dry the sheets before they forget.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Craft 2
  Hull 2
  Wits 2
AcceptSupportIf1
  AR.Craft > 2
  AR.Hull > 2
  AR.Wits > 2
  Ploy < 0
EraResources
  Renown 7
~ The ink has run, and where it ran the surveyors found new rivers.

[card The Salt War 21]
> Take the pans and keep the rakes.
Type "Adventure"
Roleplay "Battle"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 1
  Iron 2
  Store 3
EraResources
  Renown 8
~ There is plenty of salt for everyone. That was tried first.

[card The War of the Two Bricks 22]
> Prove that yours is the older, by force of numbers.
Type "Adventure"
Roleplay "Battle"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Craft 3
  Hull 2
  Store 1
EraResources
  Renown 8
~ Both bear a thumbprint. Both houses have produced the thumb.

[card The Bridge at Cobbold’s Lock 23]
> Take it, and hold it against people with the same idea.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 2
  Hands 2
  Hull 2
EraResources
  Renown 8
~ One arch was built by boatmen and one by masons. They meet in the middle, at different heights.

[card The Foundry Wharf 24]
> Seize the cranes while the other side is still signing the guest book.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Iron 2
  Store 2
EraResources
  Renown 8
~ The hooks hang where they were left, each with half a load. The other half is at the bottom, waiting its turn.

[card The Lightkeeper’s Election 25]
> Put a warden in the tower without giving offence.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
AdventureCommonCosts
  Iron 2
  Pilot 3
  Voice 1
EraResources
  Favour 1
  Renown 7
~ The lamp can be seen for twenty miles, and so can the argument on the stairs.

[card The Wall Nobody Ordered 26]
> Finish it before anybody asks what it is for.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Guard 3
  Hull 2
  Voice 1
EraResources
  Favour 1
  Renown 7
~ It goes from the clay hills to the sea and has one window, with a pot in it.

[card The Bilingual Market 27]
> Open it under the old rules and the new ones at once.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Craft 2
  Store 2
  Voice 2
PlayIfBuildsite
  Feats.Learned = "Old Tongue"
EraResources
  Favour 2
  Renown 6
Feats
  Wits 2
~ In the old tongue the words for debt and tide are the same. The fishmongers had always suspected it.

[card A Keel for the Deep Road 28]
> Lay it now and argue about the paint later.
Type "Adventure"
Roleplay "Solo"
Affiliation "Tidewardens"
AdventureCommonCosts
  Craft 2
  Hands 1
  Hull 3
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 5
~ She is too long for the slip, so the slip was lengthened, and now it is too long for the beach.

[card The Anvil Nobody Could Lift 29]
> Build the smithy around it.
Type "Adventure"
Roleplay "Solo"
Affiliation "Kilnfolk"
AdventureCommonCosts
  Hands 1
  Iron 3
  Store 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 5
~ It was left by the flood on top of a hill. Four horses would not move it. It has been promoted to landmark.

[card The Joint Patrol 30]
> Go out together and come back on speaking terms.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Guard 2
  Pilot 2
  Voice 2
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 4
~ One pilot, one guard and a lantern between them. They report on the coast, and in a separate envelope on each other.

[card The Common Watch 31]
> Man one lookout with two houses.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 4
AdventureCommonCosts
  Guard 2
  Hull 2
  Voice 1
Feats
  Learned "Common Watch"
~ The Tidewardens watch the sea and the Kilnfolk watch the Tidewardens. Nothing has come by either way.

[card The Common Oven 32]
> Bake for everybody from a single fire.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
StockOffering 4
AdventureCommonCosts
  Iron 2
  Pilot 2
  Voice 1
Feats
  Learned "Common Oven"
~ Loaves are stamped so that each family knows its own. The smell could not be divided.
`;
