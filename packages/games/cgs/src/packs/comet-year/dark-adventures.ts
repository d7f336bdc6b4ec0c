/** The adventures of the Dark Half: eleven that earn stars, and the three finales. */
export const DARK_ADVENTURES = `[card The Position of the Smudge 1]
> Say where it is, to the minute, before anybody else does.
Type "Adventure"
Roleplay "Competition"
MultiEra "Yes"
AdventureCommonCosts
  Ink 1
  Lens 1
  Sums 2
AcceptSupportIf1
  Ploy < 1
EraResources
  Fame 7
Feats
  Stars 1
  Sums 1
~ On the first night it was a thumbprint on the sky. Three assistants wiped the glass; the fourth wrote down the time.

[card Relay over Sill Pass 2]
> Carry the first report down before the snow shuts the pass.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Boots 2
  Lamps 1
AcceptSupportIf1
  Ploy < 1
Feats
  Boots 1
  Stars 1
~ The cairns are counted from both ends, and the counts have never agreed. Everyone agrees about the wolf.

[card The Winter Plate 3]
> Draw the head of the comet by steady light.
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Lamps 2
  Lens 2
AcceptSupportIf1
  AR.Lamps > 2
  Ploy < 1
Feats
  Lens 1
  Stars 1
~ A candle will not do: it shivers, and so does the drawing. The engraver has sent back nine comets with a tremble.

[card Battle of the Coffee House 4]
> Hold the long table at the Brass Kettle until closing time.
Type "Adventure"
Roleplay "Battle"
MultiEra "Yes"
AdventureCommonCosts
  Boots 1
  Ink 1
  Lamps 1
  Lens 1
EraCosts
  Fame 1
EraResources
  Fame 9
Feats
  Boots 1
  Bread 1
  Stars 1
~ Whoever holds the table reads the letters aloud. Chairs have been thrown over less than a decimal point.

[card The Torchlight Procession 5]
> March past the other three houses, louder than they can.
Type "Adventure"
Roleplay "Battle"
AdventureCommonCosts
  Boots 1
  Lamps 1
  Lens 1
Feats
  Ink 1
  Lamps 1
  Stars 1
~ It began as a parade of learning and was remembered as the night of the turnips.

[card The Roof Above the Bakery 6]
> Build a dome on the warmest roof in town.
Type "Adventure"
Roleplay "Obstruction"
MultiEra "Yes"
AdventureCommonCosts
  Bread 2
  Lamps 2
EraResources
  Fame 8
Feats
  Ink 1
  Lamps 1
  Lens 1
  Stars 1
~ The ovens keep the mirror dry and the observer awake. The rent is paid in predictions, due monthly, none refundable.

[card A Chair of Reckoning 7]
> Found a professorship before the trustees sober up.
Type "Adventure"
Roleplay "Obstruction"
AdventureCommonCosts
  Ink 2
  Sums 2
AdventureResources
  Ink 1
Feats
  Stars 1
  Sums 1
~ The deed was drafted on the back of a menu, which supplied the first line of it.

[card A Pantry of One’s Own 8]
> Lay in food for forty cloudy nights.
Type "Adventure"
Roleplay "Solo"
AdventureCommonCosts
  Bread 2
  Sums 1
AcceptSupportIf1
  Ploy < 0
Feats
  Bread 1
  Stars 1
~ Nobody has discovered anything on an empty stomach, though several have claimed to.

[card One Almanac for Four 9]
> Print a single almanac that all four houses will sign.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Boots 1
  Lens 2
Feats
  Almanac "Shared"
  Stars 4
~ The tides are Otter’s, the saints are Wren’s, and the weather is wrong in everybody’s hand.

[card The Beacon Road 10]
> Light a chain of beacons from the pass to the sea.
Type "Adventure"
Roleplay "Cooperation"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Ink 2
  Lamps 1
Feats
  Relay "Open"
  Stars 4
~ One flash for clear, two for cloud, three for please stop asking.

[card The Night of Broken Domes 11]
> Calm the town, or there will be no year left to quarrel over.
Type "Adventure"
Roleplay "Cataclysm"
CommonBuildsite "Yes"
MultiEra "Yes"
AdventureCommonCosts
  Bread 2
  Sums 2
AcceptSupportIf1
  Ploy < 0
Feats
  Stars 5
  Truce "Signed"
~ They had been told that it was only ice and dust. That was when the stones came out: dust, in this town, is an insult.

[card The First True Orbit 12]
> Publish the path of the comet, round and whole.
Type "Adventure"
Roleplay "Epic"
AdventureCommonCosts
  Lamps 1
  Lens 1
  Sums 1
AcceptSupportIf1
  Glare = 1/3
PlayIfBuildsiteSum
  Feats.Stars > 13
~ Every earlier curve ran off the edge of the paper. This one came back, and so did its author, unbearable.

[card Crossing to the Far Shore 13]
> Watch it set from a coast that is on nobody’s map.
Type "Adventure"
Roleplay "Epic"
AdventureCommonCosts
  Boots 1
  Bread 1
  Ink 1
AcceptSupportIf1
  Ploy < 0
PlayIfBuildsiteSum
  Feats.Stars > 13
~ The expedition took nine mules, one clock and every person who was not on speaking terms with the director.

[card The Date of the End 14]
> Announce the day on which it strikes, and be believed.
Type "Adventure"
Roleplay "Doomsday"
AdventureCommonCosts
  Bread 2
  Sums 2
PlayIfBuildsiteSum
  Feats.Stars > 13
~ If you are right, nobody will be left to say so. If you are wrong, everybody will.
`;
