/** What `hortus pack new` and the editor start with: a small pack without errors that has every part once. */
export const STARTER = `# A pack to begin with. Check it with: npx hortus pack check FILE
[pack My First Pack]
game: My Game
type: edition
eras: First Era
components: 6 adventure, 12 support
session: 10-20
setup: 1
wrapup: 1
analysis: 5
turn: 2
players: 2
affiliations: North, South
customizations: any
allow LINT-31: a first pack has no gold cards

# Cards are listed by number; x2 is two copies.
[era First Era]
1-2 x3
11-14 x3

# An adventure: who covers its costs best wins the era resources.
[card Old Bridge 1]
> Reach the far bank first.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Timber 2
EraResources
  Renown 4
~ Nobody remembers who built it.

[card Stone Quay 2]
> Build it before winter.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Stone 2
EraResources
  Renown 4
~ The third in a hundred years.

# Supports: what they bring now, and what they cost at the end of the era.
[card Planks 11]
Type "Support"
Affiliation "North"
AdventureResources
  Timber 2
EraCosts
  Renown 1

[card Masons 12]
Type "Support"
Affiliation "South"
AdventureResources
  Stone 2
EraCosts
  Renown 1

[card Raftsmen 13]
Type "Support"
AdventureResources
  Timber 2
EraCosts
  Renown 1

[card Cart 14]
Type "Support"
AdventureResources
  Stone 2
EraCosts
  Renown 1
`;
