/** The pack that a new visitor finds: small, whole, and written to be changed. */
export const SAMPLE = `# A small pack to begin with. Change anything: the card beside it follows.
[pack Small Tide]
game: Lowwater
type: edition
eras: First Ebb
components: 8 adventure, 14 support, 2 gold
session: 15-20
setup: 1
wrapup: 1
analysis: 2
turn: 1
players: 2
affiliations: Plovers, Masons
level: beginner
customizations: decks, cards
instructions: Trade early. Nobody can cover everything alone.

[era First Ebb]
1-4 x2
11-14 x2
15-18
21-22

# Adventures have a red border. They say what has to be covered.
[card Drowned Mole 1]
> Reach the mole before the tide turns.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Hull 2
  Voice 1
EraResources
  Renown 5
~ Nobody alive has walked on it, and the gulls aren't telling.

[card Salt Pans 2]
> Boil the sea, a pan at a time.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Iron 2
EraResources
  Renown 3
Feats
  Iron 1
~ By evening there is enough for a winter, or for one good quarrel.

[card Bell in the Reeds 3]
> Raise the bell. Somebody will have to ring it.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Hull 1
  Iron 1
  Voice 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Renown 6
~ It was cast for a church that moved inland without it.

[card Causeway 4]
> One stone each, and no counting.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
AdventureCommonCosts
  Hull 2
  Iron 2
  Voice 2
Feats
  Hull 1

# Supports have a blue border. They cover costs, or get in the way.
[card Flat Punt 11]
Type "Support"
AdventureResources
  Hull 1
EraCosts
  Renown 1
~ It leaks politely.

[card Iron Rake 12]
Type "Support"
AdventureResources
  Iron 1
EraCosts
  Renown 1

[card Ferry Song 13]
Type "Support"
AdventureResources
  Voice 1
EraCosts
  Renown 1
~ The verse about the tax collector is usually hummed.

[card Stubborn Mud 14]
> Nothing moves here without asking twice.
Type "Support"
Ploy 1
AdventureCommonCosts
  Hull 1
EraCosts
  Renown 1

[card Long Punt 15]
Type "Support"
Affiliation "Plovers"
AdventureResources
  Hull 2
EraCosts
  Renown 1

[card Kiln Barrow 16]
Type "Support"
Affiliation "Masons"
AdventureResources
  Iron 2
EraCosts
  Renown 1

[card Harbour Watch 17]
> Put out the lamp, then count the boats twice. One of them isn't ours.
Type "Support"
Ploy 1
Signal 2
DisableIf1
  AR.Hull < 2
EraCosts
  Renown 2

[card Deaf Pilot 18]
Type "Support"
AdventureResources
  Voice 1
ImmuneIf1
  Signal < 2
EraCosts
  Renown 1
~ He says the harbour has nothing new to tell him.

# Gold cards are large. They wait in the void until their affiliation claims them.
[card Great Plover 21 | gold]
> Sail her only when you mean it.
Type "Support"
Affiliation "Plovers"
AdventureResources
  Hull 3
  Voice 1
EraCosts
  Renown 2
~ Laid down by the grandmothers, finished by an argument, and launched on the one night the whole town was awake.

[card Mother Kiln 22 | gold]
> She is never quite cold.
Type "Support"
Affiliation "Masons"
AdventureResources
  Iron 3
  Voice 1
EraCosts
  Renown 2
~ Half the street was baked in her, and the other half was warmed by the wall.
`;
