/** The adventures of tier I: a morning's walk from the old shore. */
export const ADVENTURES_1 = `[card The Sunken Weir 1]
> Be first across before the silt gives way.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Guard 2
  Hull 2
AcceptSupportIf1
  AR.Guard > 2
  AR.Hull > 2
  Ploy < 0
EraResources
  Renown 4
~ The fish stair still works. The fish were the only ones to read the notice.

[card The Standing Chimneys 2]
> Claim the tallest before it leans any further.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Iron 2
  Pilot 2
AcceptSupportIf1
  AR.Iron > 2
  AR.Pilot > 2
  Ploy < 0
EraResources
  Renown 4
~ Eleven chimneys and no houses. On a still day they smoke a little, out of habit.

[card The Unclaimed Bell 3]
> Take it home and hear what it has to say.
Type "Adventure"
Roleplay "Competition"
MustPlay "Yes"
AdventureCommonCosts
  Hull 1
  Pilot 1
  Store 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Renown 4
~ It was rung to warn of the flood and the flood came, so each house maintains that the other should have it.

[card The Widow’s Inventory 4]
> Settle the list with her heirs, all of them.
Type "Adventure"
Roleplay "Competition"
MustPlay "Yes"
AdventureCommonCosts
  Craft 1
  Guard 1
  Iron 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Renown 4
~ Forty pages, beginning with the good spoons. Until somebody carries it out, the widow will not lie quiet, nor will the heirs.

[card The Inscribed Causeway 5]
> Walk it end to end and read every stone.
Type "Adventure"
Roleplay "Competition"
MultiEra "Yes"
AdventureCommonCosts
  Guard 2
  Pilot 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 4
Feats
  Learned "Old Tongue"
~ The old country wrote its laws on its roads, so that nobody could claim not to have gone over them.

[card Raid on the Cellars of Marle 6]
> Carry out what you can before the other house is through the wall.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Hands 2
  Store 2
EraResources
  Renown 5
~ Two hundred years under brine. The cider has become strong and the cheese has become doctrine.

[card The Brawl at Pot Hill 7]
> Hold the clay pit until the carts are full.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Craft 2
  Hands 2
EraResources
  Renown 5
~ Both sides brought shovels, for digging. Each digs better with an audience.

[card The First Sluice 8]
> Get one gate to open and shut when it is told to.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Tidewardens"
MultiEra "Yes"
AdventureCommonCosts
  Hands 2
  Hull 2
EraResources
  Favour 1
  Renown 4
Feats
  Guard 1
  Learned "Sluices"
~ The wheel turns for anybody who leans on it, but only a Tidewarden apologises to it first.

[card A Kiln on Wet Ground 9]
> Build it, light it and keep it from sinking.
Type "Adventure"
Roleplay "Obstruction"
Affiliation "Kilnfolk"
MultiEra "Yes"
AdventureCommonCosts
  Hands 2
  Iron 2
EraResources
  Favour 1
  Renown 4
Feats
  Learned "Slow Fire"
  Pilot 1
~ The first slid into the mud and is still warm. The second was built on top of it.

[card The Pilot’s Lesson 10]
> Learn to read a pot as you would read a current.
Type "Adventure"
Roleplay "Solo"
Affiliation "Tidewardens"
MultiEra "Yes"
AdventureCommonCosts
  Craft 1
  Pilot 2
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
Feats
  Craft 1
~ Every bowl has an inside curve that wants to be a wave. The Kilnfolk charge for pointing it out.

[card The Watchman’s Larder 11]
> Learn from the boats how to keep food through a siege.
Type "Adventure"
Roleplay "Solo"
Affiliation "Kilnfolk"
MultiEra "Yes"
AdventureCommonCosts
  Guard 2
  Store 1
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
Feats
  Store 1
~ Salt, smoke, string, and never tell the crew how much is left.

[card A Ferry for the Toll-Keeper 12]
> Put one old man back to work.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Hands 1
  Hull 2
  Voice 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
~ He has waited on the far bank since the road was mended. He has kept the tariff by heart and the change in his boot.

[card A Hinge for the Town Gate 13]
> Hang it so that it shuts on the first try.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Hands 1
  Iron 2
  Voice 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 1
  Renown 2
~ There is no wall on either side of it. All the same, people have begun to queue.

[card The School on the Sandbar 14]
> Teach between tides.
Type "Adventure"
Roleplay "Solo"
MultiEra "Yes"
AdventureCommonCosts
  Hands 1
  Voice 1
  Wits 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Favour 2
  Renown 1
Feats
  Wits 1
~ Attendance is excellent until ten past four, when the classroom leaves.
`;
