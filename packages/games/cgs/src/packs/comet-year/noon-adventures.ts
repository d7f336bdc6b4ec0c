/** The adventures of the Long Noon, scored by fame. */
export const NOON_ADVENTURES = `[card The Daylight Sighting 21]
> Show it to the crowd at noon, with the sun beside it.
Type "Adventure"
Roleplay "Competition"
Affiliation "Heron"
AdventureCommonCosts
  Boots 2
  Lens 2
  Sums 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 5
~ Half the crowd saw it. The other half were polite, and then bought the souvenir plate.

[card Race to the Snowline 22]
> Plant your flag above the haze and write home about it.
Type "Adventure"
Roleplay "Competition"
Affiliation "Lynx"
AdventureCommonCosts
  Boots 2
  Bread 1
  Ink 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 5
~ The air up there is so clear that one can see exactly how much further it is.

[card The Midsummer Edition 23]
> Have it printed, hand-coloured and sold out by Sunday.
Type "Adventure"
Roleplay "Competition"
Affiliation "Otter"
AdventureCommonCosts
  Ink 2
  Lamps 2
  Sums 1
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 5
~ The comet is on every page, including the recipe for eel.

[card The Feast of Windows 24]
> Turn the whole hill into one instrument.
Type "Adventure"
Roleplay "Competition"
Affiliation "Wren"
AdventureCommonCosts
  Bread 1
  Lamps 2
  Lens 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 5
~ Nine hundred windows, each tilted by its own family, each family quite sure about the angle.

[card The Naming 25]
> Decide, once and for all, what it is called.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Boots 2
  Ink 2
  Lamps 2
  Lens 2
PlayIfBuildsite
  Feats.Almanac = "Shared"
  Feats.Relay = "Open"
EraResources
  Fame 13
~ The hall was booked for an hour. By the third day they were fighting over the spelling of the name they had all rejected.

[card The Siege of the Refectory 26]
> Win dinner, and with it the argument.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Bread 2
  Sums 2
AcceptSupportIf1
  AR.Bread = 2/3
EraResources
  Fame 4
~ The doors were barred with benches, the benches with professors. Soup was passed in under a flag.

[card The Peace Observatory 27]
> Raise one great dome where the four roads meet.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Bread 3
  Sums 3
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsite1
  Feats.Stars > 1
  Feats.Truce = "Signed"
EraResources
  Fame 9
~ It has four doors, so that nobody need enter by another’s, and one stair, on which they meet anyway.

[card The Meridian Stone 28]
> Set the zero of all maps in your own courtyard.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Boots 1
  Ink 1
  Lamps 1
  Lens 1
EraResources
  Fame 4
~ The other three houses set theirs the same week. The carter who sold the stones has retired.

[card A Paper Read in Person 29]
> Speak for twenty minutes and leave before the questions.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Fame 4
~ The applause was for the window, which somebody had at last opened.

[card The Rooftop Supper 30]
> Entertain your patron beneath the tail.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Boots 1
  Bread 1
  Lamps 1
AcceptSupportIf1
  Ploy < 0
EraResources
  Fame 5
~ Between the fish and the cheese the comet set, and with it the last of the conversation.

[card The Great Catalogue 31]
> Number every star between you, and sell subscriptions.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 4
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 3
Feats
  Sums 1
~ Some stars were counted by all four houses and are therefore brighter.

[card The Comet Fair 32]
> Put up the stalls together and share the takings.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
StockOffering 5
AdventureCommonCosts
  Boots 1
  Bread 3
  Lamps 1
Feats
  Bread 1
~ Comet cakes, comet ribbons, comet pills. The pills were found to be cakes.

[card The Free Night School 33]
> Teach anybody who can climb the stairs.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
AdventureCommonCosts
  Bread 3
  Sums 3
Feats
  Bread 1
  Sums 1
~ The first lesson was on long division. The second was on who had taken the chalk.

[card The Panic of the Millers 34]
> Prove that the harvest is safe, and bake until it is believed.
Type "Adventure"
Roleplay "Cataclysm"
AdventureCommonCosts
  Bread 2
  Sums 2
AcceptSupportIf1
  Ploy < 0
  StockHolding < 1
EraResources
  Fame 3
~ They had buried the flour in case the sky fell. Where they had buried it, nobody would say first.
`;
